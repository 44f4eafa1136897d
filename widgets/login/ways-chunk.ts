import { defineChunk } from "../../src/late";

/** What the house offers besides a password: asked for when somebody comes to sign in, a page at rest needs none of it. */
export const waysChunk = defineChunk(() => import("./Ways"));
