/** What `martillo-paper-list` tells. */
export interface PaperListOwnEvents {
  /** A paper of a sale was brought. */
  "martillo-paper-added": { invoice: number; kind: string };
  /** Both sides have signed the contract of a sale. */
  "martillo-contract-signed": { invoice: number };
}
