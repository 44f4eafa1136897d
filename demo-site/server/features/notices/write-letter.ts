import { pathTo, PATHS } from "martillo/contract";
import * as texts from "./notices.sms";
/** Makes letters and text messages of news, in the transaction in which they are noted as sent. */
import {
  awaitingSeller,
  bidAccepted,
  endingSoon,
  endingSoonMany,
  lost,
  outbid,
  won,
} from "./notices.mail";
import { formatRemaining } from "martillo/domain";
import { sendMails, sendSms, type SendContext } from "../../platform/mail/send";
import type { NoticeValues, RunningLot } from "./notice-letters";
import type { LotFacts } from "./lot-facts";
import type { NoticeKind } from "../lots";
import type { Reader } from "./reader";
import { stopPath } from "./stop-link";
import type { News } from "./what-is-true";
import { euroText } from "../../platform/languages/written-sums";
import { timeText } from "./written";

/** News of a lot, and the kind of letter that its reader can end. */
export interface LotNews {
  news: News;
  kind: NoticeKind;
  lot: LotFacts;
}

/** What a mail server holds back for longer would tell an old price. */
const PRICE_GOOD_MS = 1_800_000;

function staleAfter({ closesMs }: LotFacts, nowMs: number): number {
  return Math.max(1, Math.min(PRICE_GOOD_MS, closesMs - nowMs) / 1_000);
}

const FOLLOWED = PATHS.watchlist;

function linkTo({ id }: LotFacts): string {
  return pathTo("auctionLot", { id });
}

function runningLot(lot: LotFacts, { zone, language }: Reader, nowMs: number): RunningLot {
  return {
    price: euroText(lot.priceCents, { language }),
    minimum: euroText(lot.minimumCents, { language }),
    ends: timeText(lot.closesMs, zone, language),
    left: formatRemaining(lot.closesMs - nowMs),
  };
}

/** Writes one letter about one lot. */
export async function mailNews(
  ctx: SendContext,
  to: string,
  reader: Reader,
  { news, kind, lot }: LotNews,
  nowMs: number,
): Promise<void> {
  const { language } = reader;
  const stopLink = await stopPath(ctx, { userId: reader.id, kind });
  const values: NoticeValues = {
    language,
    name: reader.firstName,
    title: lot.title,
    picture: lot.picture,
    link: linkTo(lot),
    stopLink,
  };
  const running = runningLot(lot, reader, nowMs);
  const money = (cents: number) => euroText(cents, { language });
  const price = money(lot.sale?.price_cents ?? lot.priceCents);
  const letter = { to, unsubscribe: stopLink };
  const timely = { ...letter, staleAfter: staleAfter(lot, nowMs) };
  switch (news) {
    case "outbid":
      return sendMails(ctx, outbid, [{ ...timely, values: { ...values, ...running } }]);
    case "endingSoon": {
      const standing =
        lot.ownMaximumCents === null ? "follows" : lot.leads ? ("leads" as const) : "trails";
      return sendMails(ctx, endingSoon, [
        { ...timely, values: { ...values, ...running, standing } },
      ]);
    }
    case "bidAccepted": {
      const amount = money(lot.ownMaximumCents ?? 0);
      const standing = lot.leads ? ("leads" as const) : "trails";
      return sendMails(ctx, bidAccepted, [
        { ...letter, values: { ...values, ...running, amount, standing } },
      ]);
    }
    case "won": {
      const { premium_cents: premiumCents, total_cents: totalCents } = lot.sale ?? {};
      const premium = premiumCents ? money(premiumCents) : null;
      const total = typeof totalCents === "number" ? money(totalCents) : price;
      return sendMails(ctx, won, [{ ...letter, values: { ...values, price, total, premium } }]);
    }
    case "awaitingSeller":
      return sendMails(ctx, awaitingSeller, [{ ...letter, values: { ...values, price } }]);
    default:
      return sendMails(ctx, lost, [
        { ...letter, values: { ...values, price, because: BECAUSE[news] } },
      ]);
  }
}

const BECAUSE = {
  lostSold: "sold",
  lostAwaiting: "awaiting",
  lostRejected: "rejected",
  lostCancelled: "cancelled",
} as const;

/** Writes one letter about several lots that end about the same time. */
export async function mailEndings(
  ctx: SendContext,
  to: string,
  reader: Reader,
  lots: readonly LotFacts[],
  nowMs: number,
): Promise<void> {
  const stopLink = await stopPath(ctx, { userId: reader.id, kind: "ending_soon" });
  await sendMails(ctx, endingSoonMany, [
    {
      to,
      unsubscribe: stopLink,
      staleAfter: Math.min(...lots.map((lot) => staleAfter(lot, nowMs))),
      values: {
        language: reader.language,
        name: reader.firstName,
        stopLink,
        lots: lots.map((lot) => ({
          title: lot.title,
          link: linkTo(lot),
          ...runningLot(lot, reader, nowMs),
        })),
      },
    },
  ]);
}

const RUNNING_TEXTS = { outbid: texts.outbid, endingSoon: texts.endingSoon };
const ENDED_TEXTS = { won: texts.won, awaitingSeller: texts.awaitingSeller };

/** Writes one text message about one lot. */
export async function textNews(
  ctx: SendContext,
  to: string,
  reader: Reader,
  { news, lot }: LotNews,
  nowMs: number,
): Promise<void> {
  const { language } = reader;
  const values = { language, title: lot.title, link: ctx.config.siteUrl + linkTo(lot) };
  const price = euroText(lot.sale?.price_cents ?? lot.priceCents, { language });
  if (news === "outbid" || news === "endingSoon") {
    const told = { ...values, ...runningLot(lot, reader, nowMs) };
    return sendSms(ctx, RUNNING_TEXTS[news], to, told, { staleAfter: staleAfter(lot, nowMs) });
  }
  if (news === "won" || news === "awaitingSeller") {
    return sendSms(ctx, ENDED_TEXTS[news], to, { ...values, price });
  }
  throw new Error(`martillo: no text message says ${news}.`);
}

/** Writes one text message about several lots that end about the same time. */
export function textEndings(ctx: SendContext, to: string, reader: Reader, count: number) {
  const link = ctx.config.siteUrl + FOLLOWED;
  return sendSms(ctx, texts.endingSoonMany, to, { language: reader.language, count, link });
}
