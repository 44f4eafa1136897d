import { defineChunk } from "../../src/late";

/** The registration: most visitors have an account, or come to sign in. */
export const registerChunk = defineChunk(() => import("../registration"));
