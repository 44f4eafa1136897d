/** Kinds of documents that say who somebody is. */
export const DOCUMENT_TYPES = ["dni", "nie", "passport", "cif"] as const;
