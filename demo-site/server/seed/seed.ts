// This folder: the demo’s catalogue, people and sales.
import { SaleSettings } from "martillo/contract/schemas";
import { NOTIFICATION_KINDS } from "martillo/contract";
import { DEFAULT_INCREMENTS, type PremiumTier } from "martillo/domain";
import { createSeals } from "../features/bidding";
import type { Db } from "../platform/db/db";
import { refreshSearchTerms } from "../features/lots";
import {
  BUYERS,
  catalogueBidders,
  catalogueSellers,
  DEMO_PEOPLE,
  drawPassword,
  secureSource,
  type DemoAccount,
} from "./accounts";
import type { PictureManifest } from "./catalogue/pictures";
import type { DemoContext, DemoLot } from "./demo-lot";
import { listsOfLots } from "./lists-of-lots";
import { planDemo } from "./plan";
import { randomFrom, seededSource, type Random } from "./random";
import { calendarOf } from "./times";
import { writePlan, type People } from "./write-plan";
import {
  insertUsers,
  insertWatches,
  takeIds,
  writeSetting,
  type UserRecord,
  type WatchRecord,
} from "./write-rows";

export interface SeedOptions {
  db: Db;
  nowMs: number;
  /** Of the rendered pictures; without it the usual front and side views are named. */
  manifest?: PictureManifest | null;
  hashPassword: (password: string) => Promise<string>;
  /** Where passwords come from. @default the platform's secure generator */
  random?: () => number;
}

/** Present once the demo has been laid out. */
export const DEMO_SETTING = "demo";

/** The same catalogue everywhere; only times, months and passwords differ. */
const CATALOGUE_SEED = 20_261;

// Any number does, as long as every process uses the same.
const SEED_LOCK = 7_046_292;

const BUYER_PREMIUM: readonly PremiumTier[] = [
  { fromCents: 0, percent: 5 },
  { fromCents: 1_000_000, percent: 4 },
  { fromCents: 3_000_000, percent: 3 },
];

/** What the house takes of sellers: euro, without IVA. */
const SELLER_COMMISSION = { percent: 2.5, minimum: 90, maximum: 600 };

/**
 * Fills an empty database with accounts, settings, events, lots and their bid histories. Returns the accounts to sign in with,
 * or null when anybody is in the database already: then nothing is written.
 */
export async function seedDemo(options: SeedOptions): Promise<DemoAccount[] | null> {
  const { db, nowMs, hashPassword, random: source = secureSource } = options;
  if (!(await isEmpty(db))) return null;
  // Hashing is slow on purpose: before the transaction, not in it.
  const accounts = DEMO_PEOPLE.map(({ role, email }) => ({
    role,
    email,
    password: drawPassword(source),
  }));
  const hashes = await Promise.all(accounts.map((account) => hashPassword(account.password)));
  // The people of the catalogue share the hash of a password that is forgotten at once.
  const unusable = await hashPassword(drawPassword(secureSource));
  const seals = await createSeals();

  return db.tx(async (t) => {
    await t.query("select pg_advisory_xact_lock($1)", [SEED_LOCK]);
    if (!(await isEmpty(t))) return null;
    const random = randomFrom(seededSource(CATALOGUE_SEED));
    const people = await writePeople(t, hashes, unusable, nowMs);
    const context: DemoContext = {
      random,
      nowMs,
      today: calendarOf(nowMs),
      manifest: options.manifest ?? null,
      seals,
    };
    const plan = planDemo(nowMs, random);
    // Lots are published with it.
    await writeSetting(t, "sale", SaleSettings.parse({ seller_commission: SELLER_COMMISSION }));
    const lots = await writePlan(t, plan, people, context);
    await insertWatches(t, drawWatches(lots, people, random));
    await writeSetting(t, "bid_increments", DEFAULT_INCREMENTS);
    await writeSetting(t, "buyer_premium", BUYER_PREMIUM);
    await writeSetting(t, "tables", listsOfLots());
    await writeSetting(t, DEMO_SETTING, { seededAtMs: nowMs });
    await refreshSearchTerms(t);
    return accounts;
  });
}

async function isEmpty(db: Db): Promise<boolean> {
  const rows = await db.query("select 1 from users limit 1");
  return rows.length === 0;
}

async function writePeople(
  t: Db,
  hashes: readonly string[],
  unusable: string,
  nowMs: number,
): Promise<People> {
  const sellers = catalogueSellers();
  const bidders = catalogueBidders();
  const everybody = [...DEMO_PEOPLE, ...sellers, ...bidders];
  const ids = await takeIds(t, "users", everybody.length);
  const users = everybody.map((user, index): UserRecord => ({
    ...user,
    id: ids[index] ?? 0,
    password_hash: hashes[index] ?? unusable,
  }));
  await insertUsers(t, users, nowMs);
  await silence(t, ids.slice(-bidders.length));
  return {
    byMailbox: Object.fromEntries(users.map((user) => [user.email.split("@")[0], user.id])),
    bidderIds: ids.slice(-bidders.length),
  };
}

/** These accounts get no letters: no person reads them there, and every visitor looks for their own letters in the outbox. */
async function silence(t: Db, userIds: readonly number[]): Promise<void> {
  const none = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, { mail: false }]));
  await t.query(
    `insert into user_preferences (user_id, notifications)
     select id, $2::jsonb from unnest($1::bigint[]) as silent (id)`,
    [userIds, JSON.stringify(none)],
  );
}

/** What the demo buyers follow: mostly lots that still run. */
function drawWatches(lots: readonly DemoLot[], people: People, random: Random): WatchRecord[] {
  const running = lots.filter(({ lot }) => lot.status === "open").map(({ lot }) => lot.id);
  return BUYERS.flatMap((buyer) => {
    const user_id = people.byMailbox[buyer] ?? 0;
    const followed = random.sample(running, 9);
    return followed.map((lot_id, index) => ({
      user_id,
      lot_id,
      kind: index < 6 ? ("watchlist" as const) : ("favorite" as const),
    }));
  });
}
