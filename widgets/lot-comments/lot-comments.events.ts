/** What `martillo-lot-comments` tells. */
export interface LotCommentsOwnEvents {
  /** The visitor has asked a public question on a lot. */
  "martillo-question-asked": { lot: number; comment: number };
}
