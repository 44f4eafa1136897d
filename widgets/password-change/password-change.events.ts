/** What `martillo-password-change` tells. */
export interface PasswordChangeOwnEvents {
  /** The user has a new password; their other sessions have ended. */
  "martillo-password-changed": { userId: number };
}
