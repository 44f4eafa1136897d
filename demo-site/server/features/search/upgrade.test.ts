import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { migrations } from "../../_made/migrations";
import { migrate, migrateBesideOthers, missingMigrations } from "../../platform/db/migrations";
import { openPostgres } from "../../platform/db/postgres";
import { pause } from "../../platform/db/retry";
import { startPostgres, type TestPostgres } from "../../testing/postgres";
import { keepListing } from "./listing";
import { listingFaults } from "./testing/listing-faults";

/** The last step of the release that knew no listing. */
const BEFORE = 89;
const LOTS = 400;
const UPDATE_LIMIT_MS = 20_000;

let server: TestPostgres;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

async function oldHouse() {
  const connectionString = await server.createDatabase();
  const db = openPostgres({ connectionString });
  await migrate(
    db,
    migrations.filter(({ id }) => id <= BEFORE),
  );
  await db.exec(
    `insert into users (email, first_name, last_name) values ('casa@example.test', 'A', 'B');
     insert into lots (seller_id, status, title, description, start_cents, price_cents, opens_at, closes_at)
     select 1, (array['open', 'sold', 'draft', 'scheduled'])[1 + n % 4], 'Seat ' || n, 'Revisado', 100, 100,
       now() - interval '1 hour', now() + interval '1 day' from generate_series(1, ${LOTS}) n`,
  );
  const open = () =>
    openPostgres({ connectionString, poolSize: 1, queryTimeoutMs: 0, statementLimitMs: 0 });
  return { connectionString, db, open };
}

it("is built while lots change, the release before goes on, and no statement waits for long", async () => {
  const { db, open } = await oldHouse();
  const session = open();
  const state = { isOver: false };
  let slowest = 0;
  let changes = 0;
  async function change() {
    for (let n = 1; !state.isOver; n = (n % LOTS) + 1) {
      const before = performance.now();
      await db.query(
        `update lots set title = title || '!', seq = seq + 1, price_cents = price_cents + 1,
           status = case status when 'open' then 'sold' when 'sold' then 'open' else status end where id = $1`,
        [n],
      );
      slowest = Math.max(slowest, performance.now() - before);
      changes++;
    }
  }
  const changing = change();
  // Another transaction holds a lot for a while, as a long report would: the step waits its turn, and no other statement waits behind it.
  const holding = db.tx(async (t) => {
    await t.query("update lots set seq = seq + 1 where id = $1", [LOTS]);
    await pause(1_500);
  });
  const applied = await migrateBesideOthers(session, migrations, { withContract: false });
  await holding;
  state.isOver = true;
  await changing;
  expect(applied).toContain("listed lots");
  expect(applied).not.toContain("words leave lots");
  expect(changes).toBeGreaterThan(10);
  expect(slowest).toBeLessThan(UPDATE_LIMIT_MS);
  expect((await missingMigrations(db, migrations)).names).toEqual([]);
  // The release before searches by what it knows.
  expect(await db.query("select id from lots where tsv is null")).toEqual([]);
  for (let pass = 0; pass < 3; pass++) await keepListing(db);
  expect(await listingFaults(db)).toEqual([]);
  await migrateBesideOthers(session, migrations, { withContract: true });
  await expect(db.query("select tsv from lots")).rejects.toThrow("tsv");
  await Promise.all([session.close(), db.close()]);
});

it("is waited for by a second process, which says so", async () => {
  const { db, open } = await oldHouse();
  const [first, second] = [open(), open()];
  const onWait = vi.fn<() => void>();
  const options = { withContract: true, onWait };
  // The one that is first cannot end before the other one has come.
  const holding = db.tx(async (t) => {
    await t.query("update lots set seq = seq + 1 where id = $1", [LOTS]);
    await expect.poll(() => onWait.mock.calls.length, { timeout: 20_000 }).toBe(1);
  });
  const both = await Promise.all([
    migrateBesideOthers(first, migrations, options),
    migrateBesideOthers(second, migrations, options),
  ]);
  await holding;
  expect(both.filter((names) => names.length > 0)).toHaveLength(1);
  expect(onWait).toHaveBeenCalledTimes(1);
  await Promise.all([first.close(), second.close(), db.close()]);
});

it("goes on where it was broken off, and builds an index anew that was left unfinished", async () => {
  const { db, open } = await oldHouse();
  const session = open();
  const upTo = (last: number) => migrations.filter(({ id }) => id <= last);
  await migrateBesideOthers(session, upTo(90), { withContract: false });
  await db.exec(
    `create table words_twice as select 1 as n union all select 1;
     insert into schema_progress values (91, 0);`,
  );
  await expect(
    db.exec("create unique index concurrently lot_listing_kind on words_twice (n)"),
  ).rejects.toThrow("could not create unique index");
  await migrateBesideOthers(session, migrations, { withContract: true });
  const valid = await db.query(
    `select indisvalid, indrelid::regclass::text as of from pg_index where indexrelid = 'lot_listing_kind'::regclass`,
  );
  expect(valid).toEqual([{ indisvalid: true, of: "lot_listing" }]);
  expect(await db.query("select * from schema_progress")).toEqual([]);
  expect(await listingFaults(db)).toEqual([]);
  await Promise.all([session.close(), db.close()]);
});

it("is a step of one kind, as all of them from now on", () => {
  for (const { id, sql, backfill, indexes } of migrations) {
    const kinds = [sql, backfill, indexes].filter((part) => part !== undefined);
    expect([id, kinds.length]).toEqual([id, 1]);
  }
});
