import type { PdfPort } from ".";

/** Writes them where it is called: in a thread of its own, in tests, and in a page, whose visitor sends a PDF to no other person. */
export const inlinePdfs: PdfPort = {
  // Large, and most pages never need it.
  rewrite: async (file) => (await import("./rewrite-pdf")).rewritePdf(file),
};
