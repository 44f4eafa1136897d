// Fills an empty database with as many lots as are asked for, made from those of the demo: the same texts and prices, other titles, chassis
// numbers, kilometres, prices and ends.
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import pg from "pg";
import { load, PICTURES } from "./sources.mjs";

const ROUNDS_AT_ONCE = 25;
const LOTS_AT_ONCE = 5_000;
const SEARCHES_AT_ONCE = 1_000;

/** @returns {Promise<{lots: number, live: number}>} */
export async function fill({ client, db, connectionString, lots, say }) {
  const { migrateServer } = await load("server/node/open-database.ts");
  const log = { info() {}, warn() {}, error() {} };
  await migrateServer(connectionString, { withContract: true, log });
  const known = await one(client, "select count(*)::int as n from lots");
  if (known.n >= lots) say(`takes the ${known.n} lots that are there`);
  else {
    if (known.n === 0) await seed(db);
    await multiply({ client, connectionString, lots, say });
  }
  await client.query("analyze");
  const live = await one(client, "select count(*)::int as n from lot_listing");
  const all = await one(client, "select count(*)::int as n from lots");
  return { lots: all.n, live: live.n };
}

async function seed(db) {
  const { seedDemo, DEMO_SETTING } = await load("server/seed/seed.ts");
  const manifest = JSON.parse(readFileSync(PICTURES, "utf8"));
  await db.tx((t) =>
    seedDemo({ db: t, nowMs: Date.now(), manifest, hashPassword: async () => "nobody" }),
  );
  // The bench's server is no demo: it has no passwords to show.
  await db.query("delete from settings where key = $1", [DEMO_SETTING]);
}

const COPY = `
insert into lots (seller_id, auction_id, auction, status, title, description, start_cents, price_cents, reserve_cents, reserve_mode,
  bid_count, seq, opens_at, closes_at, extension, buy_now_cents, buy_now_policy, iva_percent, images, category, brand, model, fuel,
  kilometers, registration_year, power, transmission, body_type, doors, color, condition, location, created_at, increment_table)
select seller_id, auction_id, auction,
  case when auction = 1 and status in ('open', 'closing') and luck < 0.1 then 'unsold' else status end,
  title || ' ' || upper(substr(md5(id || '/' || n), 1, 6)),
  description || ' Bastidor ' || upper(translate(substr(md5(n || '-' || id), 1, 17), 'i', 'x')) || '.',
  greatest(100, (start_cents * (0.7 + 0.6 * luck))::bigint / 100 * 100),
  greatest(100, (price_cents * (0.7 + 0.6 * luck))::bigint / 100 * 100), null, reserve_mode, 0, 1,
  opens_at, case when closes_at > now() then greatest(opens_at, now()) + interval '2 hours' + luck * interval '20 days' else closes_at end,
  extension, buy_now_cents, buy_now_policy, iva_percent, images, category, brand, model, fuel,
  (kilometers * (0.5 + luck))::int, registration_year, power, transmission, body_type, doors, color, condition,
  location, created_at, increment_table
from (select l.*, n, random() as luck from lots l, generate_series($1::int, $2::int) n
  where l.id <= $3 and l.status in ('open', 'closing', 'scheduled', 'reserved', 'sold', 'unsold', 'provisional')) made`;

/** Triggers would do for each lot what is done for all of them afterwards. */
async function multiply({ client, connectionString, lots, say }) {
  const first = await one(
    client,
    `select max(id)::int as last, count(*) filter (where status in
       ('open', 'closing', 'scheduled', 'reserved', 'sold', 'unsold', 'provisional'))::int as n from lots`,
  );
  const rounds = Math.ceil((lots - first.n) / first.n);
  await client.query("alter table lots disable trigger user");
  for (let n = 1; n <= rounds; n += ROUNDS_AT_ONCE) {
    await client.query(COPY, [n, Math.min(rounds, n + ROUNDS_AT_ONCE - 1), first.last]);
  }
  await client.query("alter table lots enable trigger user");
  say("lots are there");
  await rebuildListing(client, connectionString, first.last);
  say("the listing is there");
  await noteWords(client, connectionString, first.last);
  say("the words are there");
  const { refreshSearchTerms } = await load("server/features/lots/search-terms.ts");
  await refreshSearchTerms({
    query: async (sql, params) => (await client.query(sql, params)).rows,
  });
}

/** As the migration does it: rows first, indexes afterwards. Words take most of the time, so each core makes a part of them. */
async function rebuildListing(client, connectionString, after) {
  const { listedLots } = await load("server/features/search/migrations/0091-listed-lots.ts");
  const { listingIndexes } = await load(
    "server/features/search/migrations/0094-listing-indexes.ts",
  );
  for (const { name } of listingIndexes.indexes) await client.query(`drop index ${name}`);
  const { last } = await one(client, "select max(id)::int as last from lots");
  let at = after;
  await onEachCore(connectionString, async (worker) => {
    while (at < last) {
      const from = at;
      at += LOTS_AT_ONCE;
      await worker.query(listedLots.backfill.statements[0], [from, Math.min(last, at)]);
    }
  });
  const left = [...listingIndexes.indexes];
  await onEachCore(connectionString, async (worker) => {
    for (let index = left.shift(); index; index = left.shift()) {
      await worker.query(`create index ${index.name} on ${index.on}`);
    }
  });
  await client.query("vacuum analyze lot_listing, lot_listing_order, lot_past, lots");
}

/** The words of titles and chassis numbers; the list's indexes afterwards. */
async function noteWords(client, connectionString, after) {
  const { rows: indexes } = await client.query(
    `select indexname as name, indexdef as sql from pg_indexes
     where tablename = 'search_words' and indexname <> 'search_words_pkey'`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(
    `insert into search_words (word)
     select distinct martillo_fold(found.words[1])
     from lots, regexp_matches(title || ' ' || right(description, 30), '[[:alnum:]]{2,40}', 'g') found (words)
     where id > $1 on conflict do nothing`,
    [after],
  );
  await onEachCore(connectionString, async (worker) => {
    for (let index = indexes.shift(); index; index = indexes.shift()) {
      await worker.query(index.sql);
    }
  });
}

/** Connections that work at the same time, and then are closed. */
async function onEachCore(connectionString, work) {
  const workers = Array.from({ length: availableParallelism() }, async () => {
    const worker = new pg.Client({ connectionString });
    await worker.connect();
    try {
      await worker.query("set maintenance_work_mem = '256MB'");
      await work(worker);
    } finally {
      await worker.end();
    }
  });
  await Promise.all(workers);
}

/** Searches of people who wait for what fits, as they are in the demo's market. */
export async function fillSearches({ client, db, count }) {
  const { n } = await one(client, "select count(*)::int as n from saved_search_index");
  if (n >= count) return;
  const { indexSearches } = await load("server/features/saved-searches/search-index.ts");
  const { rows: cars } = await client.query(
    `select distinct on (brand, model) brand, model, fuel, location from lot_listing where brand <> ''`,
  );
  for (let at = n; at < count; at += SEARCHES_AT_ONCE) {
    const made = Array.from({ length: SEARCHES_AT_ONCE }, (_value, k) => criteriaOf(cars, at + k));
    const { rows } = await client.query(
      `insert into saved_searches (email, criteria, confirmed_at)
       select 'busca-' || ordinality || '-' || $2 || '@example.test', value, now()
       from jsonb_array_elements($1::jsonb) with ordinality returning id, criteria`,
      [JSON.stringify(made), at],
    );
    await indexSearches(db, rows);
  }
  await client.query("analyze saved_search_index");
}

function criteriaOf(cars, n) {
  const car = cars[(n * 7_919) % cars.length];
  const any = {
    category: [],
    brand: "",
    model: "",
    fuel: "",
    transmission: "",
    body_type: "",
    doors: "",
    power: "",
    registration_year: "",
    wprice: n % 3 === 0 ? `-${5_000 + (n % 40) * 1_000}` : "",
    kilometers: n % 4 === 0 ? `-${50_000 + (n % 20) * 5_000}` : "",
  };
  if (n % 2 === 0) return { ...any, search_text: `${car.brand} ${car.model}` };
  if (n % 5 === 0) return { ...any, search_text: car.brand, fuel: car.fuel ?? "" };
  return { ...any, search_text: `${car.model} ${car.location}`, brand: car.brand };
}

export async function one(client, sql, params = []) {
  const { rows } = await client.query(sql, params);
  return rows[0];
}
