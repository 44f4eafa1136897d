/** Turns notices that are due into letters and text messages; any number of processes may do so at once. */
import { NOTIFICATION_MEDIA, type NotificationMedium, SENT_BY } from "martillo/contract";
import { databaseNow } from "../../platform/db/clock";
import type { Db } from "../../platform/db/db";
import { errorText } from "../../platform/call/log";
import type { SendContext } from "../../platform/mail/send";
import { TOGETHER_MS } from "./announce-ends";
import { mayText } from "../accounts";
import { mayMail } from "./budgets";
import { readFacts, type LotFacts } from "./lot-facts";
import {
  holdPerson,
  markShown,
  putOff,
  readLastTold,
  readOpen,
  readShowable,
  takeDue,
  writeFates,
  type DuePair,
  type NoticeEnd,
  type NoticeFate,
  type NoticeRow,
} from "../lots";
import { readReader, type Reader } from "./reader";
import { BY_WEIGHT, newsOf, type News } from "./what-is-true";
import { tellAt } from "./when-to-tell";
import { mailEndings, mailNews, textEndings, textNews } from "./write-letter";

const TRY_AGAIN_MS = 300_000;

/**
 * Notes which news this process shows to their person at this moment: a person gets no letter about news that stands before their eyes.
 * `isShown` says whether a page shows a lot to its person, and was heard of since then, on the clock of `performance.now()`. For each
 * process, since each knows its own pages alone.
 */
export async function noteShown(
  db: Db,
  isShown: (userId: number, lotId: number, since: number) => boolean,
  /** @default the database's clock */
  given?: number,
): Promise<void> {
  const startedAt = performance.now();
  const nowMs = given ?? (await databaseNow(db));
  const young = await readShowable(db, nowMs);
  const seen = young.filter(({ user_id, lot_id, age }) =>
    isShown(user_id, lot_id, startedAt - age),
  );
  await markShown(db, seen, nowMs);
}

/** Writes all that is due at `nowMs`, the database's clock otherwise. Resolves to the number of letters and text messages. */
export async function sendNotices(ctx: SendContext, given?: number): Promise<number> {
  const nowMs = given ?? (await databaseNow(ctx.db));
  const leftAlone: DuePair[] = [];
  for (let sent = 0; ;) {
    let pair: DuePair | undefined;
    try {
      const told = await ctx.db.tx(async (t) => {
        pair = await takeDue(t, nowMs, leftAlone);
        if (!pair) return null;
        // Another process is writing to this person: the rest comes with the next turn.
        if (!(await holdPerson(t, pair.user_id))) return undefined;
        return tell({ ...ctx, db: t }, pair, nowMs);
      });
      if (told === null) return sent;
      if (told === undefined) leftAlone.push(pair as DuePair);
      else sent += told;
    } catch (error) {
      if (!pair) throw error;
      const { user_id: user, lot_id: lot } = pair;
      ctx.log.error({ ...errorText(error), user, lot }, "a notice could not be written");
      leftAlone.push(pair);
      await putOff(ctx.db, pair, nowMs + TRY_AGAIN_MS);
    }
  }
}

/** A notice that still says something true, and what became of it so far. */
interface Told {
  row: NoticeRow;
  news: News;
  lot: LotFacts;
  fates: Record<NotificationMedium, NoticeFate | null>;
  /** When to look again, where a medium waits. */
  againMs: number;
}

async function tell(ctx: SendContext, pair: DuePair, nowMs: number): Promise<number> {
  const { user_id: userId, lot_id: lotId } = pair;
  const open = await readOpen(ctx.db, userId, nowMs + TOGETHER_MS);
  const due = open.filter((row) => row.lot_id === lotId && row.due_ms <= nowMs);
  const reader = await readReader(ctx.db, userId, ctx.config);
  if (!reader) {
    await writeFates(ctx.db, userId, due.map(endedAs("unreachable")), nowMs);
    return 0;
  }
  const ending = open.filter((row) => row.kind === "ending_soon" && row.lot_id !== lotId);
  const lots = [lotId, ...ending.map((row) => row.lot_id)];
  const facts = await readFacts(ctx.db, userId, [...new Set(lots)], nowMs);
  const current = (rows: readonly NoticeRow[]) =>
    rows.flatMap((row) => toldOf(row, facts.get(row.lot_id), userId, nowMs) ?? []);
  const own = current(due).toSorted((a, b) => weightOf(a) - weightOf(b));
  const others = current(ending);
  const last = await readLastTold(ctx.db, userId, lotId);
  let sent = 0;
  for (const medium of NOTIFICATION_MEDIA) {
    sent += await tellBy(ctx, medium, { reader, own, others, lastMs: last[medium], nowMs });
  }
  const kept = new Set(own.map(({ row }) => row));
  const untrue = due.filter((row) => !kept.has(row)).map(endedAs("untrue"));
  await writeFates(ctx.db, userId, [...untrue, ...[...own, ...others].map(endOf)], nowMs);
  return sent;
}

interface Telling {
  reader: Reader;
  own: readonly Told[];
  others: readonly Told[];
  lastMs: number | null;
  nowMs: number;
}

/** At most one message: the weightiest of the wanted news, with the news that belong to it. */
async function tellBy(
  ctx: SendContext,
  medium: NotificationMedium,
  { reader, own, others, lastMs, nowMs }: Telling,
): Promise<number> {
  const isWanted = ({ row }: Told) =>
    SENT_BY[row.kind].includes(medium) && reader.wants[row.kind][medium];
  const undecided = own.filter(({ fates }) => fates[medium] === null);
  const wanted = undecided.filter(isWanted);
  for (const told of undecided) if (!isWanted(told)) told.fates[medium] = "off";
  const [top, ...rest] = wanted;
  if (!top) return 0;
  const to = ctx.delivery[medium] === "drop" ? null : reader.addresses[medium];
  if (to === null) {
    for (const told of wanted) told.fates[medium] = "unreachable";
    return 0;
  }
  const { news, lot } = top;
  const atMs = tellAt({ news, medium, lot, zone: reader.zone, lastMs, nowMs });
  if (atMs > nowMs) {
    for (const told of wanted) told.againMs = Math.min(told.againMs, atMs);
    return 0;
  }
  const hasRoom = medium === "mail" ? await mayMail(ctx, reader.id, news) : await mayText(ctx, to);
  if (!hasRoom) {
    for (const told of wanted) told.fates[medium] = "budget";
    return 0;
  }
  const together =
    news === "endingSoon"
      ? others.filter((told) => told.fates[medium] === null && isWanted(told))
      : [];
  await write(ctx, medium, to, reader, [top, ...together], nowMs);
  for (const told of [top, ...together]) told.fates[medium] = "sent";
  for (const told of rest) told.fates[medium] = "merged";
  return 1;
}

async function write(
  ctx: SendContext,
  medium: NotificationMedium,
  to: string,
  reader: Reader,
  told: readonly Told[],
  nowMs: number,
): Promise<void> {
  const [first, ...others] = told;
  if (!first) return;
  if (others.length === 0) {
    const news = { news: first.news, kind: first.row.kind, lot: first.lot };
    const writeOne = medium === "mail" ? mailNews : textNews;
    await writeOne(ctx, to, reader, news, nowMs);
    return;
  }
  const lots = told.map(({ lot }) => lot).toSorted((a, b) => a.closesMs - b.closesMs);
  if (medium === "mail") await mailEndings(ctx, to, reader, lots, nowMs);
  else await textEndings(ctx, to, reader, lots.length);
}

function toldOf(
  row: NoticeRow,
  lot: LotFacts | undefined,
  userId: number,
  nowMs: number,
): Told | undefined {
  const news = newsOf(row, lot, userId, nowMs);
  if (!lot || news === null) return undefined;
  const fates = { mail: row.mail, sms: row.sms };
  return { row, news, lot, fates, againMs: row.due_ms > nowMs ? row.due_ms : Infinity };
}

function weightOf({ row }: Told): number {
  return BY_WEIGHT.indexOf(row.kind);
}

function endOf({ row, fates, againMs }: Told): NoticeEnd {
  const { lot_id, kind, occurrence, due_ms } = row;
  return {
    lot_id,
    kind,
    occurrence,
    ...fates,
    due_ms: Number.isFinite(againMs) ? againMs : due_ms,
  };
}

function endedAs(fate: NoticeFate) {
  return ({ lot_id, kind, occurrence, due_ms, mail, sms }: NoticeRow): NoticeEnd => ({
    lot_id,
    kind,
    occurrence,
    mail: mail ?? fate,
    sms: sms ?? fate,
    due_ms,
  });
}
