import { shortTitle, smsTemplate } from "../../platform/mail/template";
import { NOTICE_WORDS } from "./notice-words";
import type { NoticeValues, RunningLot } from "./notices.mail";

/** What a text message about a lot is told. */
type NoticeSms = Pick<NoticeValues, "language" | "title"> & {
  /** A whole address where the house knows its own. */
  link: string;
};

/** To whoever led a lot and does not any more. */
export const outbid = smsTemplate<NoticeSms & RunningLot>({
  name: "outbid",
  text: ({ language, title, link, ...lot }) =>
    `${NOTICE_WORDS[language].smsOutbid(shortTitle(title), lot)} ${link}`,
});

/** Before the end of a lot. */
export const endingSoon = smsTemplate<NoticeSms & RunningLot>({
  name: "endingSoon",
  text: ({ language, title, link, ...lot }) =>
    `${NOTICE_WORDS[language].smsEnding(shortTitle(title), lot)} ${link}`,
});

/** Before the end of several. */
export const endingSoonMany = smsTemplate<Omit<NoticeSms, "title"> & { count: number }>({
  name: "endingSoonMany",
  text: ({ language, count, link }) => `${NOTICE_WORDS[language].smsEndingMany(count)} ${link}`,
});

/** To the winner of a lot. */
export const won = smsTemplate<NoticeSms & { price: string }>({
  name: "won",
  text: ({ language, title, price, link }) =>
    `${NOTICE_WORDS[language].smsWon(shortTitle(title), price)} ${link}`,
});

/** To the highest bidder of a lot whose reserve was not met. */
export const awaitingSeller = smsTemplate<NoticeSms & { price: string }>({
  name: "awaitingSeller",
  text: ({ language, title, price, link }) =>
    `${NOTICE_WORDS[language].smsAwaiting(shortTitle(title), price)} ${link}`,
});
