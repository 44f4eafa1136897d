import { defineChunk } from "../../src/late";

/** What is filled in about a sale: it comes when one of the forms is opened. */
export const formsChunk = defineChunk(() => import("./InvoiceForms"));
