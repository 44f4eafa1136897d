import type { FollowNotice } from "../../src/contract";

/** What `martillo-follow-seller` tells. */
export interface FollowSellerOwnEvents {
  /** The visitor follows a seller, changed when letters come, or stopped following; `notify` is null then. */
  "martillo-seller-followed": { seller: number; notify: FollowNotice | null };
}
