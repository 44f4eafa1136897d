import type { MessageKeyOf } from "../../locales/message-key-of";
import type { noticeMessages } from "./notices.messages";

export const noticeEnglish = {
  "siteNotices.notFound": "This page does not exist",
  "siteNotices.notFoundText":
    "There may be a slip in the address, or the vehicle is not published any more.",
  "siteNotices.preparing": "In preparation",
  "siteNotices.preparingText": "It is not available yet. Meanwhile you can:",
  "siteNotices.seeSales": "See direct sale",
} satisfies Record<MessageKeyOf<typeof noticeMessages>, string>;
