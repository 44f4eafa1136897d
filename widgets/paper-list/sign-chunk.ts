import { defineChunk } from "../../src/late";

/** The contract and how it is signed: most who look at papers sign nothing. */
export const signChunk = defineChunk(() => import("./SignContract"));
