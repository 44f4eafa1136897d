// What a large house does apart from searches: alerts, ends, tables of increments, regular tasks.
import { percentiles, sleep } from "../load.mjs";
import { one } from "./fill.mjs";
import { load } from "./sources.mjs";

const PATIENCE_MS = 120_000;

async function timed(times, run) {
  const took = [];
  for (let n = 0; n < times; n++) {
    const before = performance.now();
    await run(n);
    took.push(performance.now() - before);
  }
  return percentiles(took);
}

/** One lot asks which searches it fits; before, each search looked at all lots. */
export async function measureSavedSearches({ client, db, times, searches }) {
  const { searchesFor } = await load("server/features/saved-searches/search-index.ts");
  const { findFits } = await load("server/features/saved-searches/find-matches.ts");
  const { rows: lots } = await client.query(
    "select id from lot_listing where closes_at > now() order by md5(id::text) limit $1",
    [times],
  );
  const { rows: some } = await client.query(
    "select criteria from saved_searches order by md5(id::text) limit $1",
    [times],
  );
  const reverse = await timed(lots.length, (n) => searchesFor(db, [lots[n].id]));
  const forward = await timed(some.length, (n) => findFits(db, some[n].criteria));
  const pass = { p50: forward.p50 * searches, p95: forward.p95 * searches };
  return [
    { name: `one lot asks ${searches} saved searches`, http: reverse },
    { name: "one saved search looks at all lots", http: forward },
    { name: "all of them look at all lots, by that row", http: pass, bare: reverse },
  ];
}

/** Another table for what is published from now on. */
export async function measureIncrements({ client }) {
  const http = await timed(5, () =>
    client.query(
      `insert into settings (key, value) values ('bid_increments', '[{"fromCents": 0, "stepCents": 100}]')
       on conflict (key) do update set value = excluded.value`,
    ),
  );
  return { name: "another table of increments", http };
}

export async function measureTasks({ db, client }) {
  const { refreshSearchTerms } = await load("server/features/lots/search-terms.ts");
  const { keepListing } = await load("server/features/search/listing.ts");
  const bare = await timed(3, () =>
    client.query("select count(*), count(distinct brand) from lot_listing"),
  );
  const terms = await timed(3, () => refreshSearchTerms(db));
  const quiet = await timed(20, () => keepListing(db));
  return [
    { name: "counting search terms (beside a count of the listing)", http: terms, bare },
    { name: "the listing's look for news, when there are none", http: quiet },
  ];
}

/** So many lots that end within a second; bare: the same change of so many rows of the same table, taken back. */
export async function measureClosings({ client, lots }) {
  const { rows } = await client.query(
    `select id from lots where status = 'open' and auction = 1 and bid_count = 0 and closes_at > now() + interval '1 hour'
     order by md5(id::text) limit $1`,
    [lots],
  );
  const ids = rows.map(({ id }) => id);
  const bare = await timed(5, async () => {
    await client.query("begin");
    await client.query("alter table lots disable trigger user");
    await client.query(
      "update lots set status = 'unsold', seq = seq + 1, updated_at = clock_timestamp() where id = any($1::bigint[])",
      [ids],
    );
    await client.query("rollback");
  });
  await client.query(
    `update lots set extension = null, seq = seq + 1, closes_at = now() + interval '5 seconds' + random() * interval '1 second'
     where id = any($1::bigint[])`,
    [ids],
  );
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const late = await one(
      client,
      `select count(*)::int as n, extract(epoch from max(s.settled_at) - max(l.closes_at))::float8 * 1000 as last,
         percentile_cont(array[0.5, 0.95]) within group (order by extract(epoch from s.settled_at - l.closes_at) * 1000) as late
       from sales s join lots l on l.id = s.lot_id and l.round = s.round where l.id = any($1::bigint[])`,
      [ids],
    );
    if (late.n === ids.length) {
      const [p50, p95] = late.late;
      return [
        { name: `${ids.length} ends in one second: each one's lateness`, http: { p50, p95 }, bare },
        {
          name: "the last of them after the last end",
          http: { p50: late.last, p95: late.last },
          bare,
        },
      ];
    }
    if (Date.now() > until) throw new Error("not all lots were settled");
    await sleep(300);
  }
}
