// Reports of a year and dashboards of sellers in a house with a million sales and a million bids, beside a search.
import { createHash, randomBytes } from "node:crypto";
import { HttpClient } from "./http-client.mjs";
import { percentiles, sleep } from "./load.mjs";

const LOTS = 100_000;
const ROUNDS = 10;
const BIDS_OF_LOT = 10;
/** Beside one with a tenth of the house and one with a hundredth. */
const OTHERS = 40;
const COUNT_LIMIT_S = 180;
const REPORTS = ["sales", "sell_through", "bids", "auctions", "buyers", "invoices", "stock"];

/** Milliseconds of each call, by name; `ratio` to a search of the same house. */
export async function measureReports({ client, server, reads = 20 }) {
  await putOff(client);
  const sellers = await fill(client);
  await counted(client);
  const search = await time(server.port, "product/search", sellers[0].token, {}, reads);
  const found = [];
  const year = yearAgo();
  for (const [at, name] of ["a tenth of the house", "one of a hundred"].entries()) {
    const { token } = sellers[at];
    const read = async (label, path, input) => {
      const took = await time(server.port, path, token, input, reads);
      found.push({ name: `${label}, ${name}`, ...took, ratio: took.p95 / search.p95 });
    };
    await read("dashboard", "product/getSellerDashboardData", {});
    for (const report of REPORTS)
      await read(`report ${report}`, "report/display", { report, ...year });
  }
  return { search, found };
}

function yearAgo() {
  const day = (ms) => new Date(ms).toISOString().slice(0, 10);
  return { from: day(Date.now() - 365 * 86_400_000), to: day(Date.now() + 86_400_000) };
}

async function time(port, path, token, input, reads) {
  const http = new HttpClient(port);
  const latencies = [];
  for (let n = 0; n < reads + 2; n++) {
    const begun = performance.now();
    const { status, body } = await http.post(`/api/${path}`, token, input);
    // The first two fill caches.
    if (n > 1) latencies.push(performance.now() - begun);
    if (status !== 200)
      throw new Error(`${path} ${JSON.stringify(input)}: ${status} ${body.slice(0, 300)}`);
  }
  http.close();
  return percentiles(latencies);
}

/** Puts off all jobs that the process does beside calls, except for the hours of lots. */
async function putOff(client) {
  await client.query(
    "update jobs set run_at = now() + interval '1 day' where kind <> 'hours of lots' and run_at < now() + interval '12 hours'",
  );
  await client.query(
    "update jobs set run_at = now() where kind = 'hours of lots' and run_at > now()",
  );
}

/** Five years of a house, straight into its tables: what their triggers would write is written here. */
async function fill(client) {
  const tokens = Array.from({ length: 2 + OTHERS }, () => randomBytes(32).toString("base64url"));
  const hashes = tokens.map((token) => createHash("sha256").update(token).digest("hex"));
  const { rows: sellers } = await client.query(
    `with person as (
       insert into users (email, password_hash, first_name, last_name, status, admin, membership)
       select gen_random_uuid() || '@bench.example', 'x', 'Casa', 'Prueba', 'active', true, 'enterprise'
       from generate_series(1, $1::int) returning id
     ), numbered as (select id, row_number() over (order by id) as n from person), signed as (
       insert into sessions (token_hash, user_id, expires_at)
       select hash, id, now() + interval '1 day'
       from numbered join unnest($2::text[]) with ordinality as h (hash, n) using (n)
     ) select id from numbered order by n`,
    [tokens.length, hashes],
  );
  const ids = sellers.map(({ id }) => Number(id));
  const { rows: buyers } = await client.query(
    `insert into users (email, password_hash, first_name, last_name, status, approved_to_bid)
     select gen_random_uuid() || '@bench.example', 'x', 'Postor', 'Prueba', 'active', true
     from generate_series(1, 2000) returning id`,
  );
  const people = buyers.map(({ id }) => Number(id));
  await client.query("set session_replication_role = replica");
  const { rows: events } = await client.query(
    `insert into auctions (seller_id, title, opens_at, closes_at)
     select s, 'Subasta ' || n, now(), now() + interval '1 day'
     from unnest($1::bigint[]) s, generate_series(1, 60) n returning id, seller_id`,
    [ids],
  );
  const eventIds = events.map(({ id }) => Number(id));
  const { rows: bounds } = await client.query(
    `with made as (
       insert into lots (seller_id, auction_id, status, title, start_cents, price_cents, opens_at, closes_at,
         category, brand, model, registration_year, kilometers, round, bid_count)
       select s, ($3::bigint[])[1 + array_position($1::bigint[], s) * 60 - 60 + n % 60],
         case when n % 20 = 0 then 'open' when n % 20 = 1 then 'unsold' else 'sold' end,
         'Lote ' || n, 100000, 150000, now() - interval '10 days',
         now() + case when n % 20 = 0 then (6 + n % 900) * interval '10 minutes' else interval '-1 hour' end,
         'Turismo', (array['Seat','BMW','Ford'])[1 + n % 3], 'M' || n % 60, 2000 + n % 24, n % 200000,
         $2::int, $5::int
       from (
         select n, ($1::bigint[])[case when n % 100 < 10 then 1 when n % 100 = 10 then 2 else 3 + n % 40 end] as s
         from generate_series(1, $4::int) n
       ) l returning id
     ) select min(id) as first, max(id) as last from made`,
    [ids, ROUNDS, eventIds, LOTS, BIDS_OF_LOT],
  );
  const lots = [Number(bounds[0].first), Number(bounds[0].last)];
  // In the order of their times, as a house writes them: what is of one time lies together.
  await client.query(
    `insert into sales (lot_id, round, seller_id, outcome, winner_id, price_cents, premium_cents, total_cents, settled_at)
     select l.id, n, l.seller_id, case when l.id % 5 = 0 then 'unsold' else 'sold' end,
       ($4::bigint[])[1 + (l.id * 7 + n) % 2000], 100000 + l.id % 900000, 5000, 105000 + l.id % 900000,
       now() - ((l.id * 37 + n * 181) % 1825) * interval '1 day' - interval '1 hour' as settled
     from lots l, generate_series(1, $3::int) n where l.id between $1 and $2 order by settled`,
    [...lots, ROUNDS, people],
  );
  await client.query(
    `insert into invoices (lot_id, round, buyer_id, seller_id, channel, bound, status, sold_at, due_at, total_cents,
       paid_cents, told, reminders)
     select lot_id, round, winner_id, seller_id, 'auction', true, case when lot_id % 50 = 1 then 'draft' else 'paid' end,
       settled_at, settled_at + interval '3 days', total_cents,
       case when lot_id % 50 = 1 then 0 else total_cents end, true, 3
     from sales where lot_id between $1 and $2 and outcome = 'sold' order by settled_at`,
    lots,
  );
  await client.query(
    `insert into bids (lot_id, seq, position, bidder_id, bidder_no, kind, max_cents, amount_cents, created_at, prev_hash,
       hash, round)
     select l.id, n, n, ($3::bigint[])[1 + (l.id * 3 + n) % 2000], n, 'bid', 100000 + n * 5000, 100000 + n * 5000,
       now() - ((l.id * 37 + $4::int * 181) % 365) * interval '1 day' - (11 - n) * interval '20 minutes' as at, '', 'x',
       $4::int
     from lots l, generate_series(1, $5::int) n where l.id between $1 and $2 order by at`,
    [...lots, people, ROUNDS, BIDS_OF_LOT],
  );
  await client.query("set session_replication_role = origin");
  // As the database does it by itself before long: an index of times knows nothing of rows that came since.
  await client.query("vacuum analyze");
  return ids.map((id, at) => ({ id, token: tokens[at] }));
}

/**
 * The house counts hours by itself, each minute, once nothing else is due: what a house of that size would have done over years, such as
 * signing a million results, is put off.
 */
async function counted(client) {
  await client.query("update lot_hours_mark set counted_until = '-infinity'");
  for (let waited = 0; waited < COUNT_LIMIT_S; waited++) {
    await putOff(client);
    const { rows } = await client.query(
      "select counted_until > '-infinity' as is_counted from lot_hours_mark",
    );
    if (rows[0].is_counted) return client.query("analyze lot_hours");
    await sleep(1_000);
  }
  throw new Error("the hours of lots were not counted");
}
