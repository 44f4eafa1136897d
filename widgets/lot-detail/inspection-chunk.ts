import { defineChunk } from "../../src/late";

/** The inspection report, with the names of all its points: few lots have one. */
export const inspectionChunk = defineChunk(() => import("./inspection"));
