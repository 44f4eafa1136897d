import { defineChunk } from "../../src/late";

/** The forms of a sale: their code loads when one of them is opened. */
export const formsChunk = defineChunk(() => import("./InvoiceForms"));
