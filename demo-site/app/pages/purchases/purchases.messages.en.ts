import type { MessageKeyOf } from "../../locales/message-key-of";
import type { purchasesMessages } from "./purchases.messages";

export const purchasesEnglish = {
  "sitePurchases.title": "My purchases: {list}",
  "sitePurchases.all": "All",
  "sitePurchases.pending": "To be paid",
  "sitePurchases.paid": "Paid",
  "sitePurchases.pickup": "To be collected",
  "sitePurchases.completed": "Collected",
  "sitePurchases.returned": "Returned",
  "sitePurchases.invoice": "See the details of the purchase",
  "sitePurchases.backToPurchases": "My purchases",
  "sitePurchases.returnHeading": "Return",
  "sitePurchases.backToSale": "See the sale",
  "sitePurchases.booked": "Collection booked. We have sent you the appointment by e-mail.",
  "sitePurchases.pickupHeading": "Collection",
  "sitePurchases.papersHeading": "Papers",
} satisfies Record<MessageKeyOf<typeof purchasesMessages>, string>;
