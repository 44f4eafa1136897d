/**
 * Keeps a demo alive for as long as it runs: something always ends within minutes, and the catalogue never empties.
 * Only ever relists lots of the catalogue's own sellers that no bidder from outside has bid on, and adds new ones.
 */
import { databaseNow } from "../platform/db/clock";
import { createSeals } from "../features/bidding";
import { ms, type Db } from "../platform/db/db";
import { addSearchTerms } from "../features/lots";
import { startRound } from "../features/lots";
import type { Bus } from "../platform/realtime/bus";
import { transition } from "martillo/domain";
import { CATALOGUE_DOMAIN } from "./accounts";
import type { PictureManifest } from "./catalogue/pictures";
import { planEvents } from "./event-plan";
import { drawWish, lotsOfEvent, type LotPlan, type Plan } from "./plan";
import { randomFrom, type Random } from "./random";
import { DEMO_SETTING } from "./seed";
import { calendarOf, DAY, eveningOf, HOUR, MINUTE, roundUpTo } from "./times";
import { writePlan, type People } from "./write-plan";

export interface RollingOptions {
  db: Db;
  bus: Bus;
  /** Epoch milliseconds. @default the database's clock */
  now?: () => number | Promise<number>;
  /** @default Math.random */
  random?: () => number;
  manifest?: PictureManifest | null;
}

/** Ids of the lots that a call has put on sale. */
export interface Rolled {
  relisted: number[];
  created: number[];
}

const NOTHING: Rolled = { relisted: [], created: [] };

/** Looks so far ahead for ends; longer than the promise of ten minutes by more than the time between two calls. */
const HORIZON_MS = 13 * MINUTE;
/** Three and a half of these fit into ten minutes. */
const LONGEST_GAP_MS = 170_000;
const SHORTEST_LIFE_MS = MINUTE;

/** Below these numbers the catalogue is filled up, a few lots with each call. */
const RUNNING_WANTED = 170;
const SCHEDULED_WANTED = 40;
const FIXED_WANTED = 70;
const EVENTS_WANTED = 4;
const LOTS_AT_ONCE = 6;

/** A result stays on show for a while before its lot comes again. */
const REST_MS = 20 * MINUTE;

// One process at a time; any number does, as long as every process uses the same.
const ROLLING_LOCK = 7_046_293;

/** Call it every twenty seconds or so. Does nothing in a database that is not a demo. */
export async function rollDemoAuctions(options: RollingOptions): Promise<Rolled> {
  const { db, bus, now, random: source = Math.random, manifest = null } = options;
  const nowMs = Math.floor(now ? await now() : await databaseNow(db));
  const random = randomFrom(source);
  const rolled = await db.tx(async (t) => {
    if (!(await isMyTurn(t))) return NOTHING;
    const plan = await planMissing(t, nowMs, random);
    const relisted = await relistSome(t, plan, nowMs, random);
    if (plan.lots.length === 0) return { relisted, created: [] };
    const seals = await createSeals();
    const context = { random, nowMs, today: calendarOf(nowMs), manifest, seals };
    const made = await writePlan(t, plan, await readPeople(t), context);
    const created = made.map(({ lot }) => lot.id);
    for (const id of created) await addSearchTerms(t, id);
    return { relisted, created };
  });
  bus.lotChanged([...rolled.relisted, ...rolled.created]);
  return rolled;
}

async function isMyTurn(t: Db): Promise<boolean> {
  const [row] = await t.query<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock($1) and exists (select 1 from settings where key = $2) as mine`,
    [ROLLING_LOCK, DEMO_SETTING],
  );
  return row?.mine === true;
}

/** Ends to add so that from now to the horizon no gap is longer than allowed. */
export function missingEnds(nowMs: number, ends: readonly number[], random: Random): number[] {
  const missing: number[] = [];
  let last = nowMs;
  for (const end of [...ends.toSorted((a, b) => a - b), nowMs + HORIZON_MS]) {
    while (end - last > LONGEST_GAP_MS) {
      last = Math.max(
        last + random.int(130, LONGEST_GAP_MS / 1000) * 1000,
        nowMs + SHORTEST_LIFE_MS + random.int(0, 60) * 1000,
      );
      missing.push(last);
    }
    last = Math.max(last, end);
  }
  return missing;
}

async function planMissing(t: Db, nowMs: number, random: Random): Promise<Plan> {
  const { ends, running, scheduled, fixed, live_events } = await readStock(t, nowMs);
  const soon = missingEnds(nowMs, ends, random).map((closesMs) =>
    lotOf(random, "running", nowMs - random.int(6, 60) * HOUR, closesMs, random.int(1, 6)),
  );
  const later = upTo(RUNNING_WANTED - running, () => {
    const closesMs = roundUpTo(nowMs + random.between(0.5, 9) * DAY, 10 * MINUTE);
    return lotOf(random, "running", nowMs - MINUTE, closesMs, 0);
  });
  const coming = upTo(SCHEDULED_WANTED - scheduled, () => {
    const opensMs = roundUpTo(nowMs + random.between(0.5, 7) * DAY, 30 * MINUTE);
    return lotOf(random, "scheduled", opensMs, eveningOf(opensMs, random.int(3, 7)), 0);
  });
  const shop = upTo(FIXED_WANTED - fixed, () =>
    lotOf(random, "fixed", nowMs - MINUTE, nowMs + 60 * DAY, 0),
  );
  const events = nextEvents(nowMs, live_events);
  const inEvents = events.flatMap((event) => lotsOfEvent(event, random));
  return { lots: [...soon, ...later, ...coming, ...shop, ...inEvents], events };
}

interface Stock {
  /** Within the horizon. */
  ends: number[];
  running: number;
  scheduled: number;
  fixed: number;
  live_events: string[];
}

async function readStock(t: Db, nowMs: number): Promise<Stock> {
  const [row] = await t.query<Stock>(
    `with live as (
       select l.auction, l.status, ${ms("l.closes_at")} as closes_ms from lots l
       where l.status in ('open', 'scheduled')
     )
     select
       (select coalesce(json_agg(closes_ms), '[]') from live
         where auction = 1 and status = 'open' and closes_ms > $1 and closes_ms < $1 + $2) as ends,
       (select count(*) from live where auction = 1 and status = 'open' and closes_ms > $1) as running,
       (select count(*) from live where status = 'scheduled') as scheduled,
       (select count(*) from live where auction = 0 and status = 'open') as fixed,
       (select coalesce(json_agg(title), '[]') from auctions
         where ${ms("closes_at")} > $1) as live_events`,
    [nowMs, HORIZON_MS],
  );
  if (!row) throw new Error("martillo: the stock of the demo could not be read.");
  return row;
}

function lotOf(
  random: Random,
  phase: LotPlan["phase"],
  opensMs: number,
  closesMs: number,
  interest: number,
): LotPlan {
  const wish = drawWish(random, phase === "fixed" ? 0 : 1);
  return { ...wish, phase, opensMs, closesMs, event: null, interest, parts: [] };
}

function upTo(missing: number, make: () => LotPlan): LotPlan[] {
  return Array.from({ length: Math.max(0, Math.min(missing, LOTS_AT_ONCE)) }, make);
}

/** One event of the calendar that is not on yet, starting now. */
function nextEvents(nowMs: number, liveTitles: readonly string[]): Plan["events"] {
  if (liveTitles.length >= EVENTS_WANTED) return [];
  return planEvents(nowMs)
    .filter(({ title, firstEndMs }) => firstEndMs > nowMs + DAY && !liveTitles.includes(title))
    .slice(0, 1)
    .map((event) => ({ ...event, phase: "running", opensMs: nowMs - HOUR }));
}

async function readPeople(t: Db): Promise<People> {
  const users = await t.query<{ id: number; email: string; admin: boolean }>(
    "select id, email, admin from users where email like $1 order by id",
    [`%@${CATALOGUE_DOMAIN}`],
  );
  return {
    byMailbox: Object.fromEntries(users.map((user) => [user.email.split("@")[0], user.id])),
    bidderIds: users.filter((user) => !user.admin).map((user) => user.id),
  };
}

interface Relistable {
  id: number;
  start_cents: number;
  reserve_cents: number | null;
  deposit_required_cents: number | null;
}

const RELISTABLE = `
select l.id, l.start_cents, l.reserve_cents, l.deposit_required_cents from lots l join users seller on seller.id = l.seller_id
where l.status = 'unsold' and l.auction = 1 and l.auction_id is null
  and ${ms("l.closes_at")} < $2 and seller.email like $3
  and not exists (
    select 1 from bids b join users bidder on bidder.id = b.bidder_id
    where b.lot_id = l.id and bidder.email not like $3)
order by l.closes_at limit $1
for no key update of l skip locked`;

/** Lets unsold lots come again in place of some of the new ones that would end soon; takes those out of the plan. */
async function relistSome(t: Db, plan: Plan, nowMs: number, random: Random): Promise<number[]> {
  const wanted = plan.lots.filter(
    (lot) => lot.closesMs < nowMs + HORIZON_MS + LONGEST_GAP_MS && random.chance(0.5),
  );
  if (wanted.length === 0) return [];
  const status = listedAgain();
  const rows = await t.query<Relistable>(RELISTABLE, [
    wanted.length,
    nowMs - REST_MS,
    `%@${CATALOGUE_DOMAIN}`,
  ]);
  for (const [index, row] of rows.entries()) {
    const slot = wanted[index];
    if (!slot) continue;
    await startRound(t, row.id, status, {
      opensMs: nowMs - 1_000,
      closesMs: slot.closesMs,
      startCents: row.start_cents,
      reserveCents: row.reserve_cents,
      depositCents: row.deposit_required_cents,
    });
    plan.lots.splice(plan.lots.indexOf(slot), 1);
  }
  return rows.map((row) => row.id);
}

function listedAgain() {
  const scheduled = transition("unsold", "relist");
  const open = scheduled && transition(scheduled, "open");
  if (!open) throw new Error("martillo: an unsold lot can be listed again no more.");
  return open;
}
