/** Carts: what is kept for somebody for a while, what waits for its document, and how both are bought. */
import type { SomeHandlers } from "../../../platform/call/mount";
import {
  addToCart,
  cancelItem,
  refreshCart,
  saveAddress,
  searchCart,
  updateAdminFee,
  updateCheckout,
  updateOwnershipCertificate,
} from "./cart-calls";
import { cartPickup } from "./cart-pickup";
import { checkout } from "./checkout";
import { soldCart, soldCheckout } from "./sold-cart";
import { tellWhenFree } from "./free-alerts";
import { saleStatus } from "./sale-status";

/** What answers the calls of carts, by wire name. */
export const cartCalls = {
  "cart/search": searchCart,
  "buynow/search": searchCart,
  "buynow/addToCart": addToCart,
  "buynow/refreshCart": refreshCart,
  "cart/cancelItem": cancelItem,
  "cart/saveAddress": saveAddress,
  "cart/updateCheckout": updateCheckout,
  "buynow/updateAdminFee": updateAdminFee,
  "buynow/updateOwnershipCertificate": updateOwnershipCertificate,
  "cart/checkout": checkout,
  "custom/cartPickup": cartPickup,
  "custom/saleStatus": saleStatus,
  "custom/tellWhenFree": tellWhenFree,
  "seller/cart/checkout": soldCheckout,
  "seller/cart/getSingleCartProducts": soldCart,
} satisfies SomeHandlers;

export { tellWhoWaits } from "./free-alerts";
export { sweepReservations } from "./release";
