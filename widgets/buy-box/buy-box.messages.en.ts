import type { MessageKeyOf } from "../../src/i18n";
import type { buyBoxMessages } from "./buy-box.messages";
import type { purchaseMessages } from "./purchase.messages";

export const buyBoxEnglish = {
  "buyBox.label": "Purchase at a fixed price",
  "buyBox.open": "Buy for {price}",
  "buyBox.reserve": "Reserve for 15 min",
  "buyBox.mine": "You have it reserved:",
  "buyBox.toCheckout": "Go to checkout",
  "buyBox.reserved": "Reserved by another buyer until {time}.",
  "buyBox.tellMe": "Tell me when it is free",
  "buyBox.told": "We will tell you",
  "buyBox.sold": "Sold",
  "buyBox.notOpened": "The purchase could not be opened.",
  "buyBox.title": "Confirm the purchase",
  "buyBox.what": "You are about to buy “{title}”.",
  "buyBox.price": "Price",
  "buyBox.premium": "Buyer's premium",
  "buyBox.total": "Total",
  "buyBox.tax": "Tax",
  "buyBox.iva": "VAT included",
  "buyBox.rebu": "Margin scheme, VAT not deductible",
  "buyBox.binds": "Confirming binds you to pay. We will tell you until which day you can.",
  "buyBox.asWho": "I buy as",
  "buyBox.consumer": "A private person",
  "buyBox.business": "A company or professional",
  "buyBox.accept": "I have read and accept the",
  "buyBox.terms": "terms of sale (they open in another window)",
  "buyBox.termsMissing": "Tick that you accept the terms of sale.",
  "buyBox.buy": "Buy with an obligation to pay",
  "buyBox.unknown":
    "We do not know whether your purchase arrived. Send it again: if it did, nothing is bought twice.",
  "buyBox.again": "Send again",
  "buyBox.doneTitle": "Purchase made",
  "buyBox.done": "“{title}” is yours. We have sent you the confirmation by e-mail.",
  "buyBox.dueBy": "Total: {total}. You can pay it until {date}.",
  "buyBox.toInvoice": "See and pay the purchase",
  "buyBox.gone": "This vehicle is no longer for sale: somebody has bought it before.",
  "buyBox.close": "Close",
  "buyBox.weTell": "We can tell you when it is free.",
} as const satisfies Record<
  MessageKeyOf<typeof buyBoxMessages> | MessageKeyOf<typeof purchaseMessages>,
  string
>;
