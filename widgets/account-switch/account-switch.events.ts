/** What `martillo-account-switch` tells. */
export interface AccountSwitchOwnEvents {
  /** The person goes on as another account, or as itself again. */
  "martillo-account-switched": { userId: number };
}
