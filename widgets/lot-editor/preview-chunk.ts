import { defineChunk } from "../../src/late";

/** The page of a lot, for who wants to see it before it is published. */
export const previewChunk = defineChunk(() => import("./preview"));
