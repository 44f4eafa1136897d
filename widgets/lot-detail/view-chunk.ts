import { defineChunk } from "../../src/late";

/** Nobody waits for it. */
export const viewChunk = defineChunk(() => import("./count-view"));
