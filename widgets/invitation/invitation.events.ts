/** What `martillo-invitation` tells. */
export interface InvitationOwnEvents {
  /** The invited person accepted to act for an account. */
  "martillo-invitation-accepted": { account: number };
}
