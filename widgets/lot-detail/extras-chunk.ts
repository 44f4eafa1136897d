import { defineChunk } from "../../src/late";

/** What few lots have: damage, an inspection, documents, a film. */
export const extrasChunk = defineChunk(() => import("./LotExtras"));
