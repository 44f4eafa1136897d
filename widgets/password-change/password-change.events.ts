/** What `martillo-password-change` tells. */
export interface PasswordChangeOwnEvents {
  /** Somebody has a new password; their other sessions have ended. */
  "martillo-password-changed": { userId: number };
}
