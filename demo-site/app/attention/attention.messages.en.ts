import type { MessageKeyOf } from "../locales/message-key-of";
import type { attentionMessages } from "./attention.messages";

export const attentionEnglish = {
  "siteAttention.title": "Needs you now",
  "siteAttention.outbid": "You have been outbid",
  "siteAttention.leading": "You are winning",
  "siteAttention.ending": "Ending soon",
  "siteAttention.closesIn": "ends in",
  "siteAttention.bidNow": "Bid {amount}",
  "siteAttention.see": "See lot",
  "siteAttention.none": "Nothing urgent: no bid was outbid, and nothing ends soon.",
  "siteAttention.bellCount":
    "{count, plural, one {Needs you now: # bid was outbid} other {Needs you now: # bids were outbid}}",
  "siteAttention.allBids": "See all my bids",
} satisfies Record<MessageKeyOf<typeof attentionMessages>, string>;
