import type { MessageKeyOf } from "../../i18n";
import type { relistMessages } from "./relist.messages";

export const relistEnglish = {
  "relist.title": "List again: {title}",
  "relist.loading": "Opening…",
  "relist.notOpened": "It could not be opened. Check the connection.",
  "relist.why": "Why it was not sold",
  "relist.reserve_near":
    "The highest bid reached {figure} % of the reserve. With that reserve it would have been sold: we propose it.",
  "relist.above_market":
    "The price you asked for is {figure} % above the median of similar vehicles that were sold.",
  "relist.start_high":
    "It was looked at {count, plural, one {1 time} other {{figure} times}} without a bid. Try a lower start price.",
  "relist.few_views":
    "It was looked at only {count, plural, =0 {0 times} one {1 time} other {{figure} times}}. Check the title and the first photo.",
  "relist.few_photos":
    "It has {count, plural, =0 {0 photos} one {1 photo} other {{figure} photos}}. Eight or more show the interior, damage and the kilometres.",
  "relist.night_end": "It ended at {figure}:00, when few people bid. At 20:00 there are more.",
  "relist.start_price": "Start price",
  "relist.reserve_price": "Reserve",
  "relist.reserveHint": "Leave it blank to sell without a reserve.",
  "relist.notAnAmount": "Enter an amount in euros.",
  "relist.ends": "It will end {moment}.",
  "relist.cancel": "Cancel",
  "relist.confirm": "List again",
} satisfies Record<MessageKeyOf<typeof relistMessages>, string>;
