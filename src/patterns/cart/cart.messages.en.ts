import type { MessageKeyOf } from "../../i18n";
import type { cartPartMessages } from "./cart.messages";

export const cartPartEnglish = {
  "cartParts.premium": "Buyer's premium",
  "cartParts.vehicles": "Vehicles",
  "cartParts.subtotal": "Subtotal without VAT",
  "cartParts.tax": "VAT 21%",
  "cartParts.rebu": "Second-hand goods (margin scheme), VAT not deductible",
  "cartParts.suplido": "Disbursements",
  "cartParts.total": "Total",
  "cartParts.deposit": "Deposit already left",
  "cartParts.due": "To pay",
  "cartParts.left": "Reserved for you:",
  "cartParts.leftOf": "{title}, reserved for you:",
  "cartParts.ending":
    "{minutes, plural, one {One minute is} other {# minutes are}} left of the reservation of “{title}”.",
  "cartParts.ended": "The reservation of “{title}” is over.",
  "cartParts.prolong": "More time",
  "cartParts.prolongLabel": "More time for the reservation of “{title}”",
  "cartParts.admin_fee": "The house sees to the papers",
  "cartParts.ownership_certificate": "Certificate of ownership (disbursement)",
  "cartParts.extras": "Services that you can add to “{title}”",
  "cartParts.trader": "Professional seller",
  "cartParts.private": "Private seller: the buyer pays the transfer tax",
  "cartParts.iva": "VAT included",
  "cartParts.margin": "Margin scheme, VAT not deductible",
} satisfies Record<MessageKeyOf<typeof cartPartMessages>, string>;
