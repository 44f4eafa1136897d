/** What `martillo-invitation` tells. */
export interface InvitationOwnEvents {
  /** Somebody accepted to act for an account. */
  "martillo-invitation-accepted": { account: number };
}
