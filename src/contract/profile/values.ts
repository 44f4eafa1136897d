/** What the house writes about. */
export const NOTIFICATION_KINDS = [
  "outbid",
  "ending_soon",
  "won",
  "lost",
  "bid_accepted",
  "saved_search",
  "followed",
  "message",
  "question",
] as const;

/** One of the things that the house writes about. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** How it writes. */
export const NOTIFICATION_MEDIA = ["mail", "sms"] as const;

/** One of the ways in which it writes. */
export type NotificationMedium = (typeof NOTIFICATION_MEDIA)[number];

/** By which of them each is sent: nothing else can be chosen. A phone gets only what is worth taking it out of a pocket. */
export const SENT_BY: Readonly<Record<NotificationKind, readonly NotificationMedium[]>> = {
  outbid: ["mail", "sms"],
  ending_soon: ["mail", "sms"],
  won: ["mail", "sms"],
  lost: ["mail"],
  bid_accepted: ["mail"],
  saved_search: ["mail"],
  followed: ["mail"],
  message: ["mail"],
  question: ["mail"],
};

/** The market's two time zones: the peninsula with the Balearic Islands, and the Canary Islands. */
export const TIME_ZONES = ["Europe/Madrid", "Atlantic/Canary"] as const;

/** One of the two. */
export type MarketTimeZone = (typeof TIME_ZONES)[number];
