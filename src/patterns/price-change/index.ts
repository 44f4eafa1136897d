// Tells that a price has changed.
import { defineChunk } from "../../late";

/** Most prices stand still while a visitor looks: the code that shows a change loads with the first one. */
export const priceChangeChunk = defineChunk(() => import("./PriceChange"));
