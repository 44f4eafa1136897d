/** What `martillo-email-verification` tells. */
export interface EmailVerificationOwnEvents {
  /** The e-mail of an account was verified by a link. */
  "martillo-email-verified": Record<string, never>;
}
