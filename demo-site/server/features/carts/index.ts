/** Carts: lots that are kept for a buyer for a while, lots that wait for their document, and how both are bought. */
import type { SomeHandlers } from "../../platform/call/mount";
import { recurring } from "../../platform/jobs/job";
import type { MoneyContext } from "../money";
import type { SaleListener } from "../sale";
import { buyNow } from "./buy-now";
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
import { checkOutCart } from "./checkout";
import { soldCart, soldCheckout } from "./sold-cart";
import { tellWhenFree, tellWhoWaits } from "./free-alerts";
import { readTyped } from "./read-typed";
import { sweepReservations } from "./release";
import { saleStatus } from "./sale-status";
import { cancelSoldLine, placeSoldLine, takeSoldLines } from "./sold-line-repository";

/** A person who waits for a vehicle that was kept sees soon that it is free. */
const RELEASE_EVERY_MS = 2_000;

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "cart/search": searchCart,
  "buynow/search": searchCart,
  "buynow/addToBuynow": buyNow,
  "buynow/addToCart": addToCart,
  "buynow/refreshCart": refreshCart,
  "cart/cancelItem": cancelItem,
  "cart/saveAddress": saveAddress,
  "cart/updateCheckout": updateCheckout,
  "buynow/updateAdminFee": updateAdminFee,
  "buynow/updateOwnershipCertificate": updateOwnershipCertificate,
  "cart/checkout": checkOutCart,
  "custom/cartPickup": cartPickup,
  "custom/saleStatus": saleStatus,
  "custom/tellWhenFree": tellWhenFree,
  "seller/cart/checkout": soldCheckout,
  "seller/cart/getSingleCartProducts": soldCart,
} satisfies SomeHandlers;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("reservations", RELEASE_EVERY_MS, async (ctx: MoneyContext) => {
    await sweepReservations(ctx);
    await tellWhoWaits(ctx);
  }),
];

/** A sold lot waits in its buyer's cart until its document is issued. */
export const saleListeners = [
  { sold: takeSoldLines, issued: placeSoldLine, freed: cancelSoldLine, typedBilling: readTyped },
] satisfies readonly SaleListener[];
