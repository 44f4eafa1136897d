import { defineChunk } from "../../src/late";

/** The page does not wait for it. */
export const viewChunk = defineChunk(() => import("./count-view"));
