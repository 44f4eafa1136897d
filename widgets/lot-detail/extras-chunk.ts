import { defineChunk } from "../../src/late";

/** What few lots have: damage, documents, a film. */
export const extrasChunk = defineChunk(() => import("./LotExtras"));
