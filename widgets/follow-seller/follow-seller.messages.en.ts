import type { MessageKeyOf } from "../../src/i18n";
import type { followSellerMessages } from "./follow-seller.messages";

export const followSellerEnglish = {
  "followSeller.label": "Follow the seller",
  "followSeller.follow": "Follow this seller",
  "followSeller.following": "You follow this seller.",
  "followSeller.unfollow": "Stop following",
  "followSeller.notify": "Notices of their new lots",
  "followSeller.notify_none": "No notices",
  "followSeller.notify_now": "At once, by e-mail",
  "followSeller.notify_daily": "Once a day, by e-mail",
} satisfies Record<MessageKeyOf<typeof followSellerMessages>, string>;
