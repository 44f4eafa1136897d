import type { MessageKeyOf } from "../../src/i18n";
import type { dashboardMessages } from "./dashboard.messages";

export const dashboardEnglish = {
  "dashboard.decide":
    "{count, plural, =0 {There is nothing to decide.} one {1 decision waits.} other {# decisions wait.}}",
  "dashboard.home": "See what is waiting today",
  "dashboard.now": "On sale",
  "dashboard.figures": "Results",
  "dashboard.span": "Period",
  "dashboard.days": "Last {days} days",
  "dashboard.open": "Open",
  "dashboard.ending": "End within 24 hours",
  "dashboard.without_bids": "Of these, without bids",
  "dashboard.hammer": "Sold for",
  "dashboard.sold": "Sales",
  "dashboard.sell_through": "Sold of what was offered",
  "dashboard.views": "Views",
  "dashboard.bids": "Bids",
  "dashboard.percent": "{percent}%",
  "dashboard.points": "{percent} points",
  "dashboard.more": "{amount} more than in the {days} days before",
  "dashboard.less": "{amount} less than in the {days} days before",
  "dashboard.same": "As in the {days} days before",
  "dashboard.noBefore": "Nothing in the {days} days before",
  "dashboard.list_without_bids": "End without bids",
  "dashboard.list_ending": "Ending soon",
  "dashboard.ends": "ends {moment}",
  "dashboard.bidCount": "{count, plural, one {1 bid} other {# bids}}",
  "dashboard.untitled": "Untitled",
  "dashboard.drawn": "By day",
  "dashboard.byDay": "{name} by day",
  "dashboard.notOpened": "The overview could not be opened.",
} satisfies Record<MessageKeyOf<typeof dashboardMessages>, string>;
