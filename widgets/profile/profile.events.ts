/** What `martillo-profile` tells. */
export interface ProfileOwnEvents {
  /** The user changed their own data. */
  "martillo-profile-updated": { userId: number };
}
