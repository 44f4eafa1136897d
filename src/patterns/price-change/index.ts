// Tells that a price has changed.
import { defineChunk } from "../../late";

/** Most prices stand still while somebody looks: what shows a change comes with the first one. */
export const priceChangeChunk = defineChunk(() => import("./PriceChange"));
