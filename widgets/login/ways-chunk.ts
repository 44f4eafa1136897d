import { defineChunk } from "../../src/late";

/** The house's other ways to sign in: loaded when a visitor comes to sign in, as a page at rest needs none of them. */
export const waysChunk = defineChunk(() => import("./Ways"));
