import { PATHS } from "martillo/contract";
import type { LanguageSet } from "martillo/contract";
import {
  type Block,
  greeting,
  type LetterLanguage,
  mailTemplate,
  oneLine,
} from "../../platform/mail/template";
import { NOTICE_WORDS } from "./notice-words";

/** What every letter about a lot is told. Amounts and times are texts in the reader's language. */
export interface NoticeValues {
  language: LanguageSet;
  name?: string | null;
  title: string;
  /** Path or address of the lot's first picture; null where it has none. */
  picture: string | null;
  /** Path of the lot. */
  link: string;
  /** Path that ends letters of this kind. */
  stopLink: string;
}

/** A lot that takes bids, at the moment of writing. */
export interface RunningLot {
  price: string;
  /** The smallest bid that would be accepted. */
  minimum: string;
  ends: string;
  left: string;
}

/** A lot of a letter about several. */
export interface EndingLot extends RunningLot {
  title: string;
  link: string;
}

const SETTINGS = PATHS.notifications;
const FOLLOWED = PATHS.watchlist;
const AUCTIONS = PATHS.searchAuctions;

const language = (values: { language: LanguageSet }): LetterLanguage =>
  values.language === "for_english" ? "en" : "es";

function wordsOf(values: { language: LanguageSet }) {
  return NOTICE_WORDS[values.language];
}

function hello(values: Pick<NoticeValues, "language" | "name">): Block {
  return greeting(values.name, language(values));
}

function pictureOf({ picture, title }: Pick<NoticeValues, "picture" | "title">): Block[] {
  return picture === null ? [] : [{ picture, alt: oneLine(title) }];
}

function foot(values: Pick<NoticeValues, "language" | "stopLink">): Block {
  const words = wordsOf(values);
  return {
    items: [
      { text: words.stop, link: values.stopLink },
      { text: words.settings, link: SETTINGS },
    ],
  };
}

/** To whoever led a lot and does not any more. */
export const outbid = mailTemplate<NoticeValues & RunningLot>({
  name: "outbid",
  language,
  subject: (values) => wordsOf(values).outbidSubject(oneLine(values.title), values.price),
  body: (values) => {
    const words = wordsOf(values);
    return [
      hello(values),
      words.outbid(oneLine(values.title)),
      ...pictureOf(values),
      words.standsAt(values),
      { link: values.link, label: words.bid(values.minimum) },
      { small: words.asOfNow },
      foot(values),
    ];
  },
});

/** To whoever follows a lot, or has bid on it, before its end. */
export const endingSoon = mailTemplate<
  NoticeValues & RunningLot & { standing: "leads" | "trails" | "follows" }
>({
  name: "endingSoon",
  language,
  subject: (values) => wordsOf(values).endingSubject(oneLine(values.title), values.ends),
  body: (values) => {
    const words = wordsOf(values);
    const { standing } = values;
    return [
      hello(values),
      words.ending(oneLine(values.title)),
      ...pictureOf(values),
      words.standsAt(values),
      ...(standing === "follows" ? [] : [standing === "leads" ? words.youLead : words.youTrail]),
      {
        link: values.link,
        label: standing === "leads" ? words.seeLot : words.bid(values.minimum),
      },
      { small: words.asOfNow },
      foot(values),
    ];
  },
});

/** The same for several lots that end about the same time. */
export const endingSoonMany = mailTemplate<
  Pick<NoticeValues, "language" | "name" | "stopLink"> & { lots: readonly EndingLot[] }
>({
  name: "endingSoonMany",
  language,
  subject: (values) => wordsOf(values).endingSubjectMany(values.lots.length),
  body: (values) => {
    const words = wordsOf(values);
    return [
      hello(values),
      words.endingMany,
      {
        items: values.lots.map((lot) => ({
          text: lot.title,
          detail: words.standsAt(lot).replace("\n", " "),
          link: lot.link,
        })),
      },
      { link: FOLLOWED, label: words.seeFollowed },
      { small: words.asOfNow },
      foot(values),
    ];
  },
});

/** To the winner of a lot: its page is the purchase from now on. */
export const won = mailTemplate<
  NoticeValues & { price: string; total: string; premium: string | null }
>({
  name: "won",
  language,
  subject: (values) => wordsOf(values).wonSubject(oneLine(values.title), values.price),
  body: (values) => {
    const words = wordsOf(values);
    return [
      hello(values),
      words.won(oneLine(values.title), values.price),
      ...pictureOf(values),
      words.total(values.total, values.premium),
      words.wonNext,
      { link: values.link, label: words.pay(values.total) },
      foot(values),
    ];
  },
});

/** To the highest bidder of a lot whose reserve was not met. */
export const awaitingSeller = mailTemplate<NoticeValues & { price: string }>({
  name: "awaitingSeller",
  language,
  subject: (values) => wordsOf(values).awaitingSubject(oneLine(values.title)),
  body: (values) => {
    const words = wordsOf(values);
    return [
      hello(values),
      words.awaiting(oneLine(values.title), values.price),
      ...pictureOf(values),
      { link: values.link, label: words.seeLot },
      foot(values),
    ];
  },
});

/** To everybody else with a bid on a lot that is over, and what became of it. */
export const lost = mailTemplate<
  NoticeValues & { price: string; because: "sold" | "awaiting" | "rejected" | "cancelled" }
>({
  name: "lost",
  language,
  subject: (values) => {
    const words = wordsOf(values);
    const title = oneLine(values.title);
    return values.because === "cancelled"
      ? words.cancelledSubject(title)
      : words.lostSubject(title);
  },
  body: (values) => {
    const words = wordsOf(values);
    const title = oneLine(values.title);
    const text = {
      sold: words.lost(title, values.price),
      awaiting: words.lostAwaiting(title, values.price),
      rejected: words.rejected(title),
      cancelled: words.cancelled(title),
    };
    return [
      hello(values),
      text[values.because],
      ...pictureOf(values),
      { link: AUCTIONS, label: words.seeMore },
      { items: [{ text: words.seeLot, link: values.link }] },
      foot(values),
    ];
  },
});

/** To whoever wants it in writing that a bid was accepted. */
export const bidAccepted = mailTemplate<
  NoticeValues & RunningLot & { amount: string; standing: "leads" | "trails" }
>({
  name: "bidAccepted",
  language,
  subject: (values) => wordsOf(values).acceptedSubject(oneLine(values.title)),
  body: (values) => {
    const words = wordsOf(values);
    const leads = values.standing === "leads";
    return [
      hello(values),
      words.accepted(oneLine(values.title), values.amount),
      ...pictureOf(values),
      words.standsAt(values),
      leads ? words.youLead : words.youTrail,
      { link: values.link, label: leads ? words.seeLot : words.bid(values.minimum) },
      { small: words.asOfNow },
      foot(values),
    ];
  },
});
