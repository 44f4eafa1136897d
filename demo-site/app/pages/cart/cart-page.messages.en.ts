import type { MessageKeyOf } from "../../locales/message-key-of";
import type { cartPageMessages } from "./cart-page.messages";

export const cartPageEnglish = {
  "siteCart.unpaid": "Purchases to pay",
  "siteCart.otherBuyNow": "Direct sale basket",
  "siteCart.otherAuction": "Auction basket",
} satisfies Record<MessageKeyOf<typeof cartPageMessages>, string>;
