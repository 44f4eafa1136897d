import type { MessageKeyOf } from "../../locales/message-key-of";
import type { noticeEndMessages } from "./notice-end.messages";

export const noticeEndEnglish = {
  "siteNoticeEnd.title": "Stop notifications",
  "siteNoticeEnd.ask":
    "We will send you no more e-mails of this kind: {kind}. The other notifications stay as they are.",
  "siteNoticeEnd.stop": "Stop them",
  "siteNoticeEnd.done": "You will not get these e-mails any more",
  "siteNoticeEnd.doneText":
    "If you change your mind, you can choose them again among your notifications.",
  "siteNoticeEnd.failed": "This link does not work",
  "siteNoticeEnd.settings": "Choose my notifications",
  "siteNoticeEnd.outbid": "I have been outbid",
  "siteNoticeEnd.ending_soon": "ending soon",
  "siteNoticeEnd.won": "I have won",
  "siteNoticeEnd.lost": "I have not won",
  "siteNoticeEnd.bid_accepted": "bid accepted",
  "siteNoticeEnd.saved_search": "my alerts",
  "siteNoticeEnd.followed": "sellers that I follow",
  "siteNoticeEnd.message": "unread messages",
  "siteNoticeEnd.question": "questions on lots",
} satisfies Record<MessageKeyOf<typeof noticeEndMessages>, string>;
