import { type FollowNotice, pathTo } from "martillo/contract";
import { dayOf, localTime } from "martillo/domain";
import { euroText } from "../../platform/languages/written-sums";
import { sendMails, type SendContext } from "../../platform/mail/send";
import { markLotNews, readLotNews, readLots } from "../lots";
import { quietUntil, type Reader, readReader, stopPath } from "../notices";
import {
  type DueReader,
  dropNews,
  noteDay,
  noteNewLots,
  queueNews,
  readDueReaders,
  takeNews,
} from "./follow-repository";
import { newLots } from "./follows.mail";

/** How long a new lot waits for others of its seller, so that many that are published together make one letter. */
const WAIT_MINUTES = 5;
const READERS_AT_ONCE = 200;
/** Lots of a seller that a letter names. */
const MOST_NAMED = 8;
/** The hour of its reader's day from which a daily letter goes. */
const DAILY_HOUR = 9;

export type FollowContext = SendContext & { now(): Promise<number> };

/** Tells followers of new lots. Returns how many letters were written. */
export async function tellFollowers(ctx: FollowContext): Promise<number> {
  await noteNews(ctx);
  const nowMs = await ctx.now();
  let letters = 0;
  for (let after = 0; ;) {
    const due = await readDueReaders(ctx.db, {
      afterUser: after,
      limit: READERS_AT_ONCE,
      waitMinutes: WAIT_MINUTES,
    });
    for (const reader of due) if (await tell(ctx, reader, nowMs)) letters += 1;
    const last = due.at(-1);
    if (!last || due.length < READERS_AT_ONCE) return letters;
    after = last.user_id;
  }
}

/** The lots that came on offer since the last look wait for the letters of those who follow their sellers. */
function noteNews({ db }: FollowContext): Promise<void> {
  return db.tx(async (t) => {
    const news = await readLotNews(t, "followed sellers");
    if (!news) return;
    const fresh = await noteNewLots(t, news.changedLots);
    if (fresh.length > 0) await queueNews(t, fresh);
    await markLotNews(t, news);
  });
}

function tell(ctx: FollowContext, due: DueReader, nowMs: number): Promise<boolean> {
  return ctx.db.tx(async (t) => {
    const reader = await readReader(t, due.user_id, ctx.config);
    const to = reader?.wants.followed.mail ? reader.addresses.mail : null;
    if (!reader || to === null) {
      await dropNews(t, due.user_id);
      return false;
    }
    const today = dayOf(nowMs, reader.zone);
    const isMorning = localTime(nowMs, reader.zone).hour >= DAILY_HOUR;
    const isDay = due.has_daily && due.day !== today && isMorning;
    const isNow = due.has_now && quietUntil(nowMs, reader.zone) === null;
    const notices: FollowNotice[] = [
      ...(isNow ? ["now" as const] : []),
      ...(isDay ? ["daily" as const] : []),
    ];
    if (notices.length === 0) return false;
    const rows = await takeNews(t, reader.id, notices);
    if (isDay) await noteDay(t, reader.id, today);
    if (rows.length === 0) return false;
    await write({ ...ctx, db: t }, { reader, to }, rows);
    return true;
  });
}

async function write(
  ctx: FollowContext,
  { reader, to }: { reader: Reader; to: string },
  rows: Awaited<ReturnType<typeof takeNews>>,
): Promise<void> {
  const { language } = reader;
  const sellers = [];
  for (const id of new Set(rows.map(({ seller_id }) => seller_id))) {
    const own = rows.filter(({ seller_id }) => seller_id === id);
    const named = own.slice(0, MOST_NAMED).map(({ lot_id }) => lot_id);
    const lots = await readLots(ctx.db, named, null);
    sellers.push({
      name: own[0]?.seller_name ?? "",
      link: pathTo("seller", { id }),
      lots: lots.map((lot) => ({
        text: lot.title,
        detail: euroText(lot.price_cents, { language }),
        link: pathTo("lot", { id: lot.id }),
      })),
      more: own.length - lots.length,
    });
  }
  const stopLink = await stopPath(ctx, { userId: reader.id, kind: "followed" });
  const values = { language, name: reader.firstName, sellers, count: rows.length, stopLink };
  await sendMails(ctx, newLots, [{ to, unsubscribe: stopLink, values }]);
}
