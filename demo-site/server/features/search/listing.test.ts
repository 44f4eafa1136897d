import { afterAll, beforeAll, describe, expect, it } from "vitest";
import pg from "pg";
import type { Db } from "../../platform/db/db";
import { CHEAP_HASH_COST, inlinePasswords } from "../../ports/passwords/inline-passwords";
import { bothEngines, type OpenEngine } from "../../testing/engines";
import { seedLot, seedUser } from "../../seed/seed-rows";
import { keepListing } from "./listing";
import { listingFaults } from "./testing/listing-faults";

/** The same numbers each time. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const BID = `with bid as (
  insert into bids (lot_id, seq, bidder_id, bidder_no, kind, max_cents, created_at)
  select id, seq + 1, seller_id, 1, 'max', price_cents + 100, now() from lots where id = $1 and status = 'open')
update lots set price_cents = price_cents + 100, bid_count = bid_count + 1, seq = seq + 1,
  closes_at = closes_at + interval '1 second' where id = $1 and status = 'open'`;

/** The changes of lots: each one statement, each of them in one of the ways in which the server does it. */
const CHANGES: readonly string[] = [
  BID,
  BID,
  BID,
  "update lots set price_cents = price_cents - 100, bid_count = bid_count - 1, seq = seq + 1 where id = $1 and bid_count > 1",
  "update lots set status = 'sold', seq = seq + 1 where id = $1 and status in ('open', 'unsold')",
  "update lots set status = 'unsold', seq = seq + 1 where id = $1 and status = 'open'",
  // At its end, as the sweeper does it.
  "update lots set status = 'sold', closes_at = opens_at + interval '1 ms', seq = seq + 1 where id = $1 and status = 'open' and opens_at < now() - interval '1 ms'",
  "update lots set status = 'open', bid_count = 0, closes_at = now() + interval '1 day', seq = seq + 1 where id = $1 and status in ('unsold', 'scheduled')",
  "update lots set status = 'withdrawn', seq = seq + 1 where id = $1 and status = 'open'",
  "update lots set status = 'scheduled', opens_at = now() + interval '1 hour', closes_at = now() + interval '1 day' where id = $1 and status in ('draft', 'withdrawn')",
  "update lots set status = 'draft' where id = $1 and status in ('unsold', 'scheduled')",
  "update lots set title = 'Seat ' || (seq % 7), fuel = 'Diésel', kilometers = seq where id = $1",
  "update lots set description = description || ' corregida', edit_version = edit_version + 1 where id = $1",
  "update lots set auction = 1 - auction, price_cents = start_cents where id = $1 and bid_count = 0",
  "update lots set hidden_at = case when hidden_at is null then now() end, seq = seq + 1 where id = $1",
  "update lots set deleted_at = case when deleted_at is null then now() end where id = $1 and status = 'draft'",
];

describe.each(bothEngines)("the listing on $name", (engine) => {
  let open: OpenEngine;
  let db: Db;
  let lots: number[];

  beforeAll(async () => {
    open = await engine.open();
    ({ db } = open);
    const seller = await seedUser(db, inlinePasswords(CHEAP_HASH_COST));
    lots = await Promise.all(
      Array.from({ length: 24 }, (_value, n) =>
        seedLot(db, {
          sellerId: seller.id,
          status: n % 3 === 0 ? "scheduled" : "open",
          opensInMs: n % 3 === 0 ? 3_600_000 : -1_000,
        }),
      ),
    );
  });
  afterAll(() => open.close());

  const pick = (random: (below: number) => number) => ({
    lot: lots[random(lots.length)] ?? 0,
    change: CHANGES[random(CHANGES.length)] ?? "",
  });

  /** Several times: the news that was read is left behind only once every transaction of its time has ended. */
  async function catchUp() {
    for (let pass = 0; pass < 3; pass++) await keepListing(db);
  }

  it("knows a lot, an edit and a withdrawal at once, and what bids move after a moment", async () => {
    const [lot = 0] = lots.slice(1);
    await db.query(BID, [lot]);
    expect(await listingFaults(db)).toHaveLength(1);
    await keepListing(db);
    expect(await listingFaults(db)).toEqual([]);
    await db.query("update lots set title = 'Otro' where id = $1", [lot]);
    expect(await listingFaults(db)).toEqual([]);
  });

  it("touches no index for a new price", async () => {
    const hot = `select n_tup_upd - n_tup_hot_upd as cold from pg_stat_xact_user_tables where relname = 'lot_listing'`;
    const [lot = 0] = lots.slice(1);
    await db.query(BID, [lot]);
    await db.exec("vacuum full lot_listing");
    // The session counts what it did before, too.
    const [before, after] = await db.tx(async (t) => {
      const first = await t.query<{ cold: number }>(hot);
      await keepListing(t);
      return [first, await t.query<{ cold: number }>(hot)];
    });
    expect(after).toEqual(before);
    expect(await listingFaults(db)).toEqual([]);
  });

  it("equals what would be built anew, after any sequence of changes", async () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const random = chance(seed);
      for (let step = 0; step < 120; step++) {
        const { lot, change } = pick(random);
        await db.query(change, [lot]);
        if (random(10) === 0) await keepListing(db);
      }
      await catchUp();
      expect(await listingFaults(db)).toEqual([]);
    }
    expect(await db.query("select 1 from lot_listing")).not.toEqual([]);
    expect(await db.query("select 1 from lot_past")).not.toEqual([]);
  });

  it.runIf(engine.name === "PostgreSQL")(
    "loses nothing when who changes lots and who keeps the listing die at any point",
    async () => {
      const { connectionString } = open;
      const random = chance(99);
      const killed: string[] = [];
      async function untilKilled(name: string, step: (client: pg.Client) => Promise<unknown>) {
        const client = new pg.Client({ connectionString, application_name: name });
        client.on("error", () => killed.push(name));
        await client.connect();
        try {
          for (;;) await step(client);
        } catch (error) {
          // A session that was killed says so; a change that the rules of the tables refuse would be a fault of this test.
          if (!/terminat|Connection|not queryable/i.test(String(error))) throw error;
        }
      }
      const change = async (client: pg.Client) => {
        await client.query("begin");
        // In one order, as every holder of several lots does it.
        const few = [pick(random), pick(random)].toSorted((a, b) => a.lot - b.lot);
        for (const { lot, change: sql } of few) await client.query(sql, [lot]);
        await client.query(random(8) === 0 ? "rollback" : "commit");
      };
      const keep = (client: pg.Client) =>
        keepListing({
          ...db,
          tx: async (run) => {
            await client.query("begin");
            const t: Db = {
              ...db,
              query: async <T>(sql: string, params: readonly unknown[] = []) =>
                (await client.query(sql, [...params])).rows as T[],
            };
            const result = await run(t);
            await client.query("commit");
            return result;
          },
        });
      for (let round = 0; round < 12; round++) {
        const names = [`first ${round}`, `second ${round}`, `keeper ${round}`];
        const running = names.map((name, at) => untilKilled(name, at === 2 ? keep : change));
        for (const name of names.toSorted(() => random(3) - 1)) {
          await new Promise((resolve) => setTimeout(resolve, 5 + random(40)));
          await db.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1",
            [name],
          );
        }
        // A session that connects a moment later is not found yet.
        const timer = setInterval(
          () =>
            void db.query(
              "select pg_terminate_backend(pid) from pg_stat_activity where application_name = any($1::text[])",
              [names],
            ),
          50,
        );
        await Promise.all(running).finally(() => clearInterval(timer));
      }
      await catchUp();
      expect(await listingFaults(db)).toEqual([]);
      expect(killed.length).toBeGreaterThan(12);
    },
  );
});
