import { defineChunk } from "../../late";

/** What bids: few visitors of a page do. */
export const bidsChunk = defineChunk(() => import("./machine"));
