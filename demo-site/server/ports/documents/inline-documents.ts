import type { DocumentsPort } from ".";
import { drawPdf } from "./draw-pdf";

/** Makes documents where it is called: in a thread of their own, and in tests. */
export const inlineDocuments: DocumentsPort = { pdf: drawPdf };
