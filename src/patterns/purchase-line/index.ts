// A purchase from winning to the vehicle in the buyer's own name: one line of steps, with the one that is next as its only button.
import { defineChunk } from "../../late";

export { PurchaseLine, type PurchaseLineProps } from "./PurchaseLine";
export { purchaseHref, stepHref } from "./purchase-links";

/** On a lot's page it is for one person in a hundred: it loads for the buyer of the lot. */
export const ownPurchaseChunk = defineChunk(() => import("./OwnPurchase"));
