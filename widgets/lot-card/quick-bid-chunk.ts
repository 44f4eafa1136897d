import { defineChunk } from "../../src/late";

/** Few visitors of a page of cards bid: what that needs is loaded with the first sign that one may. */
export const quickBidChunk = defineChunk(() => import("./QuickBidSteps"));
