import { defineChunk } from "../../src/late";

/** The form of an inspection report: few lots have one. */
export const inspectionChunk = defineChunk(() => import("./inspection"));
