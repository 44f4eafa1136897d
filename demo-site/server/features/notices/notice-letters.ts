/** Letters about lots, made of the words of a language. */
import { PATHS } from "martillo/contract";
import type { LanguageSet } from "martillo/contract";
import type { Language } from "../../platform/languages";
import {
  type Block,
  greeting,
  type MailTemplate,
  oneLine,
  type Words,
} from "../../platform/mail/template";
import type { NoticeWords } from "./notice-words";

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

/** A lot that ends soon, as its reader stands to it. */
export type EndingValues = NoticeValues & RunningLot & { standing: "leads" | "trails" | "follows" };

/** Several lots that end about the same time. */
export type EndingManyValues = Pick<NoticeValues, "language" | "name" | "stopLink"> & {
  lots: readonly EndingLot[];
};

/** A lot that was won, with what is due. */
export type WonValues = NoticeValues & { price: string; total: string; premium: string | null };

/** A lot that is over for its reader, and why. */
export type LostValues = NoticeValues & {
  price: string;
  because: "sold" | "awaiting" | "rejected" | "cancelled";
};

/** A bid that was accepted. */
export type AcceptedValues = NoticeValues &
  RunningLot & { amount: string; standing: "leads" | "trails" };

const SETTINGS = PATHS.notifications;
const FOLLOWED = PATHS.watchlist;
const AUCTIONS = PATHS.searchAuctions;

/** What the letters of a language are made of. */
interface Parts {
  words: NoticeWords;
  hello: (values: Pick<NoticeValues, "name">) => Block;
}

function pictureOf({ picture, title }: Pick<NoticeValues, "picture" | "title">): Block[] {
  return picture === null ? [] : [{ picture, alt: oneLine(title) }];
}

function foot(words: NoticeWords, { stopLink }: Pick<NoticeValues, "stopLink">): Block {
  return {
    items: [
      { text: words.stop, link: stopLink },
      { text: words.settings, link: SETTINGS },
    ],
  };
}

function outbid({ words, hello }: Parts): Words<MailTemplate<NoticeValues & RunningLot>> {
  return {
    subject: (values) => words.outbidSubject(oneLine(values.title), values.price),
    body: (values) => [
      hello(values),
      words.outbid(oneLine(values.title)),
      ...pictureOf(values),
      words.standsAt(values),
      { link: values.link, label: words.bid(values.minimum) },
      { small: words.asOfNow },
      foot(words, values),
    ],
  };
}

function endingSoon({ words, hello }: Parts): Words<MailTemplate<EndingValues>> {
  return {
    subject: (values) => words.endingSubject(oneLine(values.title), values.ends),
    body: (values) => {
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
        foot(words, values),
      ];
    },
  };
}

function endingSoonMany({ words, hello }: Parts): Words<MailTemplate<EndingManyValues>> {
  return {
    subject: (values) => words.endingSubjectMany(values.lots.length),
    body: (values) => [
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
      foot(words, values),
    ],
  };
}

function won({ words, hello }: Parts): Words<MailTemplate<WonValues>> {
  return {
    subject: (values) => words.wonSubject(oneLine(values.title), values.price),
    body: (values) => [
      hello(values),
      words.won(oneLine(values.title), values.price),
      ...pictureOf(values),
      words.total(values.total, values.premium),
      words.wonNext,
      { link: values.link, label: words.pay(values.total) },
      foot(words, values),
    ],
  };
}

function awaitingSeller({
  words,
  hello,
}: Parts): Words<MailTemplate<NoticeValues & { price: string }>> {
  return {
    subject: (values) => words.awaitingSubject(oneLine(values.title)),
    body: (values) => [
      hello(values),
      words.awaiting(oneLine(values.title), values.price),
      ...pictureOf(values),
      { link: values.link, label: words.seeLot },
      foot(words, values),
    ],
  };
}

function lost({ words, hello }: Parts): Words<MailTemplate<LostValues>> {
  return {
    subject: (values) => {
      const title = oneLine(values.title);
      return values.because === "cancelled"
        ? words.cancelledSubject(title)
        : words.lostSubject(title);
    },
    body: (values) => {
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
        foot(words, values),
      ];
    },
  };
}

function bidAccepted({ words, hello }: Parts): Words<MailTemplate<AcceptedValues>> {
  return {
    subject: (values) => words.acceptedSubject(oneLine(values.title)),
    body: (values) => {
      const leads = values.standing === "leads";
      return [
        hello(values),
        words.accepted(oneLine(values.title), values.amount),
        ...pictureOf(values),
        words.standsAt(values),
        leads ? words.youLead : words.youTrail,
        { link: values.link, label: leads ? words.seeLot : words.bid(values.minimum) },
        { small: words.asOfNow },
        foot(words, values),
      ];
    },
  };
}

/** All letters about lots, in a language. */
export function noticeLetters(words: NoticeWords, language: Language) {
  const parts: Parts = { words, hello: ({ name }) => greeting(name, language) };
  return {
    outbid: outbid(parts),
    endingSoon: endingSoon(parts),
    endingSoonMany: endingSoonMany(parts),
    won: won(parts),
    awaitingSeller: awaitingSeller(parts),
    lost: lost(parts),
    bidAccepted: bidAccepted(parts),
  };
}
