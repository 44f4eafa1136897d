import { oneLine, spanText, type SmsTemplate } from "../template";
import { NOTICE_WORDS } from "./notice-words";
import type { NoticeValues, RunningLot } from "./notices";

/** What a text message with a code is told. */
export interface Code {
  code: string;
  seconds: number;
}

/** The code that proves a phone. Short enough for one message. */
export const verifyCode: SmsTemplate<Code> = {
  text: ({ code, seconds }) => `Martillo: ${code} es su código. Caduca en ${spanText(seconds)}.`,
  secretForSeconds: ({ seconds }) => seconds,
};

/** The code that signs in. */
export const loginCode: SmsTemplate<Code> = {
  text: ({ code, seconds }) =>
    `Martillo: ${code} para entrar (${spanText(seconds)}). No lo comparta.`,
  secretForSeconds: ({ seconds }) => seconds,
};

/** What a text message about a lot is told. */
type NoticeSms = Pick<NoticeValues, "language" | "title"> & {
  /** A whole address where the house knows its own. */
  link: string;
};

/** As much of a title as leaves room for the rest. */
const LONGEST_TITLE = 40;

function shortTitle(title: string): string {
  const line = oneLine(title);
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : line;
}

/** To whoever led a lot and does not any more. */
export const outbid: SmsTemplate<NoticeSms & RunningLot> = {
  text: ({ language, title, link, ...lot }) =>
    `${NOTICE_WORDS[language].smsOutbid(shortTitle(title), lot)} ${link}`,
};

/** Before the end of a lot. */
export const endingSoon: SmsTemplate<NoticeSms & RunningLot> = {
  text: ({ language, title, link, ...lot }) =>
    `${NOTICE_WORDS[language].smsEnding(shortTitle(title), lot)} ${link}`,
};

/** Before the end of several. */
export const endingSoonMany: SmsTemplate<Omit<NoticeSms, "title"> & { count: number }> = {
  text: ({ language, count, link }) => `${NOTICE_WORDS[language].smsEndingMany(count)} ${link}`,
};

/** To the winner of a lot. */
export const won: SmsTemplate<NoticeSms & { price: string }> = {
  text: ({ language, title, price, link }) =>
    `${NOTICE_WORDS[language].smsWon(shortTitle(title), price)} ${link}`,
};

/** To the highest bidder of a lot whose reserve was not met. */
export const awaitingSeller: SmsTemplate<NoticeSms & { price: string }> = {
  text: ({ language, title, price, link }) =>
    `${NOTICE_WORDS[language].smsAwaiting(shortTitle(title), price)} ${link}`,
};
