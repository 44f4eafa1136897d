/** What `martillo-profile` tells. */
export interface ProfileOwnEvents {
  /** Somebody changed their own data. */
  "martillo-profile-updated": { userId: number };
}
