import { defineChunk } from "../../src/late";

/** What stands around the entry: news of the lot, said aloud, and what is there instead when there is nothing to bid on. */
export const entryChunk = defineChunk(() => import("./entry"));

/** Confirmation, outcomes and receipts, and the lowering of a maximum. */
export const stepsChunk = defineChunk(() => import("./steps"));

/** The history with its check, the award and the retraction. */
export const historyChunk = defineChunk(() => import("./history"));

// Chunks of other folders; here with the own ones, for a caller that loads all that a box may need.
export { loginChunk } from "../login";
export { priceChangeChunk } from "../../src/patterns/price-change";
