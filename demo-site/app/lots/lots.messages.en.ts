import type { MessageKeyOf } from "../locales/message-key-of";
import type { lotsMessages } from "./lots.messages";

export const lotsEnglish = {
  "siteLots.lots": "{count, plural, one {# lot} other {# lots}}",
  "siteLots.openLots": "{count, plural, one {# open lot} other {# open lots}}",
  "siteLots.closesOn": "Closes:",
  "siteLots.follow": "Follow",
  "siteLots.following": "Following",
  "siteLots.followEvent": "Follow {title}",
  "siteLots.imageNotFound": "No picture available",
} satisfies Record<MessageKeyOf<typeof lotsMessages>, string>;
