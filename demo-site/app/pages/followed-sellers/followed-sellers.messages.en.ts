import type { MessageKeyOf } from "../../locales/message-key-of";
import type { followedSellersMessages } from "./followed-sellers.messages";

export const followedSellersEnglish = {
  "siteFollowedSellers.none":
    "You do not follow any seller yet. The page of each seller has a button to follow it.",
  "siteFollowedSellers.lots":
    "{count, plural, =0 {Nothing on sale right now} one {1 lot on sale} other {# lots on sale}}",
  "siteFollowedSellers.more": "See more",
} satisfies Record<MessageKeyOf<typeof followedSellersMessages>, string>;
