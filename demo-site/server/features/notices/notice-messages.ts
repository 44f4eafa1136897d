/** Text messages about lots, made of the words of a language. */
import { shortTitle, type SmsTemplate, type Words } from "../../platform/mail/template";
import type { NoticeValues, RunningLot } from "./notice-letters";
import type { NoticeWords } from "./notice-words";

/** What a text message about a lot is told. */
type NoticeSms = Pick<NoticeValues, "language" | "title"> & {
  /** A whole address where the house knows its own. */
  link: string;
};

type Message<Values> = Words<SmsTemplate<Values>>;

/** The messages of a language. */
interface NoticeMessages {
  outbid: Message<NoticeSms & RunningLot>;
  endingSoon: Message<NoticeSms & RunningLot>;
  endingSoonMany: Message<Omit<NoticeSms, "title"> & { count: number }>;
  won: Message<NoticeSms & { price: string }>;
  awaitingSeller: Message<NoticeSms & { price: string }>;
}

/** All text messages about lots, in a language. */
export function noticeMessages(words: NoticeWords): NoticeMessages {
  return {
    outbid: {
      text: ({ title, link, ...lot }) => `${words.smsOutbid(shortTitle(title), lot)} ${link}`,
    },
    endingSoon: {
      text: ({ title, link, ...lot }) => `${words.smsEnding(shortTitle(title), lot)} ${link}`,
    },
    endingSoonMany: { text: ({ count, link }) => `${words.smsEndingMany(count)} ${link}` },
    won: { text: ({ title, price, link }) => `${words.smsWon(shortTitle(title), price)} ${link}` },
    awaitingSeller: {
      text: ({ title, price, link }) => `${words.smsAwaiting(shortTitle(title), price)} ${link}`,
    },
  };
}
