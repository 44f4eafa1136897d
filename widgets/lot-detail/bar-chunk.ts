import { defineChunk } from "../../src/late";

/** Price, time and a button at the bottom of small windows. */
export const barChunk = defineChunk(() => import("./LotBar"));
