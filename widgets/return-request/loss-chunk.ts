import { defineChunk } from "../../src/late";

/** A deduction for lost value: who has none never loads it. */
export const lossChunk = defineChunk(() => import("./LostValue"));
