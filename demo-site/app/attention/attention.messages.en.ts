import type { MessageKeyOf } from "../locales/message-key-of";
import type { attentionMessages } from "./attention.messages";

export const attentionEnglish = {
  "siteAttention.title": "Needs you now",
  "siteAttention.purchases": "Your purchases",
  "siteAttention.outbid": "You have been outbid",
  "siteAttention.leading": "You are winning",
  "siteAttention.ending": "Ending soon",
  "siteAttention.closesIn": "ends in",
  "siteAttention.bidNow": "Bid {amount}",
  "siteAttention.see": "See lot",
  "siteAttention.none":
    "Nothing urgent: no purchase is open, no bid was outbid, and nothing ends soon.",
  "siteAttention.bellCount":
    "{count, plural, one {Needs you now: # notice} other {Needs you now: # notices}}",
  "siteAttention.allBids": "See all my bids",
} satisfies Record<MessageKeyOf<typeof attentionMessages>, string>;
