/** What `martillo-password-reset` tells. */
export interface PasswordResetOwnEvents {
  /** A link to a new password was asked for; whether there is such an account, nobody is told. */
  "martillo-password-link-sent": Record<string, never>;
  /** A new password was chosen by a link; nobody is signed in by that. */
  "martillo-password-reset": Record<string, never>;
}
