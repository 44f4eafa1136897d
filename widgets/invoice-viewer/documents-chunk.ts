import { defineChunk } from "../../src/late";

/** The list of documents: it comes where a sale has more than one. */
export const documentsChunk = defineChunk(() => import("../../src/patterns/issued-documents"));
