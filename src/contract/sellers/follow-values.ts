/** When the house writes about new lots of a seller that an account follows: never, soon after they are published, once a day. */
export const FOLLOW_NOTICES = ["none", "now", "daily"] as const;

/** One of these. */
export type FollowNotice = (typeof FOLLOW_NOTICES)[number];
