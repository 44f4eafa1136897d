import { defineChunk } from "../../src/late";

/** A deduction for lost value: a return without one never loads its code. */
export const lossChunk = defineChunk(() => import("./LostValue"));
