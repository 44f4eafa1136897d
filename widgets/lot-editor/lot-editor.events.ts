/** What `martillo-lot-editor` tells. */
export interface LotEditorOwnEvents {
  /** A lot that its seller writes was saved; for a new one, that is when it has a number. */
  "martillo-lot-saved": { lot: number; version: number };
  /** A seller published a lot. */
  "martillo-lot-published": { lot: number };
  /** Another step of posting a lot is open. */
  "martillo-step-changed": { step: string };
}
