// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { cartsSchemas } from "./schemas";

type Of<Name extends keyof typeof cartsSchemas> = CallOf<typeof cartsSchemas, Name>;

/** The cart of what was won at auctions, or of what was taken at a fixed price. */
export const cartSearch: Of<"cart/search"> = {
  name: "cart/search",
  access: "user",
  scope: "read",
  silent: true,
};

/** The cart of what was taken at a fixed price. */
export const buynowSearch: Of<"buynow/search"> = {
  name: "buynow/search",
  access: "user",
  scope: "read",
  silent: true,
};

/** Keeps a direct sale for the caller for a while, and puts it into the cart. */
export const buynowAddToCart: Of<"buynow/addToCart"> = {
  name: "buynow/addToCart",
  access: "user",
  scope: "buy",
  rateLimit: "pay",
  silent: true,
};

/** Reads the cart anew and keeps again what had fallen out of it, where it is still free. */
export const buynowRefreshCart: Of<"buynow/refreshCart"> = {
  name: "buynow/refreshCart",
  access: "user",
  scope: "buy",
  rateLimit: "pay",
  silent: true,
};

/** Takes a line out of the cart: its vehicle is free again. */
export const cartCancelItem: Of<"cart/cancelItem"> = {
  name: "cart/cancelItem",
  access: "user",
  scope: "buy",
  silent: true,
};

/** Keeps the typed data of the document's recipient, complete or not. */
export const cartSaveAddress: Of<"cart/saveAddress"> = {
  name: "cart/saveAddress",
  access: "user",
  scope: "buy",
  silent: true,
};

/** Enters the checkout: its reservations last longer, once. The call also saves when a vehicle would be picked up. */
export const cartUpdateCheckout: Of<"cart/updateCheckout"> = {
  name: "cart/updateCheckout",
  access: "user",
  scope: "buy",
  silent: true,
};

/** When the vehicles of a cart can be picked up. */
export const cartPickup: Of<"custom/cartPickup"> = {
  name: "custom/cartPickup",
  access: "user",
  scope: "buy",
  silent: true,
};

/** Takes the administration of the papers with a vehicle, or not. */
export const buynowUpdateAdminFee: Of<"buynow/updateAdminFee"> = {
  name: "buynow/updateAdminFee",
  access: "user",
  scope: "buy",
  silent: true,
};

/** Takes a certificate of ownership with a vehicle, or not. */
export const buynowUpdateOwnershipCertificate: Of<"buynow/updateOwnershipCertificate"> = {
  name: "buynow/updateOwnershipCertificate",
  access: "user",
  scope: "buy",
  silent: true,
};

/** Reads what would be bought, or with `place` buys it: the purchase binds the caller. */
export const cartCheckout: Of<"cart/checkout"> = {
  name: "cart/checkout",
  access: "user",
  scope: "buy",
  rateLimit: "pay",
  silent: true,
};

/** What became of a purchase whose answer was lost, by its key. */
export const customSaleStatus: Of<"custom/saleStatus"> = {
  name: "custom/saleStatus",
  access: "user",
  scope: "read",
  silent: true,
};

/** Asks for one letter when a direct sale that another buyer keeps is free again, or not any more. */
export const customTellWhenFree: Of<"custom/tellWhenFree"> = {
  name: "custom/tellWhenFree",
  access: "user",
  scope: "buy",
  rateLimit: "pay",
  silent: true,
};

/** What a seller's sale comes to that has no document yet, or with `place` its document: for buyers who do not go to the checkout. */
export const sellerCartCheckout: Of<"seller/cart/checkout"> = {
  name: "seller/cart/checkout",
  access: "seller",
  rateLimit: "pay",
  silent: true,
};

/** What a seller's sale comes to that has no document yet. */
export const sellerCartProducts: Of<"seller/cart/getSingleCartProducts"> = {
  name: "seller/cart/getSingleCartProducts",
  access: "seller",
  silent: true,
};

/** Buys a lot at its fixed price: a direct sale, or an auction that may be ended so. The purchase binds the caller. */
export const buynowAddToBuynow: Of<"buynow/addToBuynow"> = {
  name: "buynow/addToBuynow",
  access: "user",
  scope: "buy",
  rateLimit: "pay",
  silent: true,
};

/** These calls, by wire name. */
export const cartsCalls = {
  "cart/search": cartSearch,
  "buynow/search": buynowSearch,
  "buynow/addToCart": buynowAddToCart,
  "buynow/refreshCart": buynowRefreshCart,
  "cart/cancelItem": cartCancelItem,
  "cart/saveAddress": cartSaveAddress,
  "cart/updateCheckout": cartUpdateCheckout,
  "custom/cartPickup": cartPickup,
  "buynow/updateAdminFee": buynowUpdateAdminFee,
  "buynow/updateOwnershipCertificate": buynowUpdateOwnershipCertificate,
  "cart/checkout": cartCheckout,
  "custom/saleStatus": customSaleStatus,
  "custom/tellWhenFree": customTellWhenFree,
  "seller/cart/checkout": sellerCartCheckout,
  "seller/cart/getSingleCartProducts": sellerCartProducts,
  "buynow/addToBuynow": buynowAddToBuynow,
};
