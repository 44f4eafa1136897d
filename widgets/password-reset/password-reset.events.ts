/** What `martillo-password-reset` tells. */
export interface PasswordResetOwnEvents {
  /** A link to a new password was asked for; the server never tells whether there is such an account. */
  "martillo-password-link-sent": Record<string, never>;
  /** A new password was chosen by a link; this signs no user in. */
  "martillo-password-reset": Record<string, never>;
}
