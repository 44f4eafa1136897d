import { defineChunk } from "../../src/late";

/** The box searches without it; typing is what it is for. */
export const suggestionsChunk = defineChunk(() => import("./suggestions"));
