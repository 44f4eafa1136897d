import { defineChunk } from "../../src/late";

/** What its seller does with a sale: it comes when one of them is opened. */
export const formsChunk = defineChunk(() => import("./InvoiceForms"));
