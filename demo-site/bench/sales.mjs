// Sales through the HTTP API beside bids, searches and bare statements of the same PostgreSQL: ratios of one run.
import { createHash, randomBytes } from "node:crypto";
import pg from "pg";
import { measureBareUpdate, measureBids } from "./bids.mjs";
import { HttpClient } from "./http-client.mjs";
import { addBidders, addLots } from "./house.mjs";
import { percentiles, sleep } from "./load.mjs";

const PRICE = "1000";
const CLIENTS = 16;
const CROWD = 64;
const ADDRESS = { address1: "Calle Mayor 1", zip: "28013", city: "Madrid", state: "Madrid" };

let keys = 0;
const key = () => `bench-sale-${process.pid}-${String(++keys).padStart(12, "0")}`;

/** Sends all of them, so many at a time. Resolves to milliseconds each and together; throws where one is not as expected. */
async function sendAll(port, requests, { clients = CLIENTS, expected = [200] } = {}) {
  const waiting = [...requests.keys()].reverse();
  const latencies = [];
  const bodies = Array.from({ length: requests.length });
  const started = performance.now();
  const all = Array.from({ length: Math.min(clients, requests.length) }, async () => {
    const http = new HttpClient(port);
    for (let n = waiting.pop(); n !== undefined; n = waiting.pop()) {
      const [path, token, input] = requests[n];
      const begun = performance.now();
      const { status, body } = await http.post(`/api/${path}`, token, input);
      latencies.push(performance.now() - begun);
      bodies[n] = body;
      if (!expected.includes(status)) throw new Error(`${path}: ${status} ${body.slice(0, 300)}`);
    }
    http.close();
  });
  await Promise.all(all);
  const elapsed = performance.now() - started;
  const data = (n) => JSON.parse(bodies[n]).responseData;
  return {
    elapsed,
    perSecond: (requests.length / elapsed) * 1_000,
    data,
    ...percentiles(latencies),
  };
}

/** Direct sales of one seller. Returns their ids and the seller's token. */
async function addDirectSales(client, count) {
  const lots = await addLots(client, count);
  await client.query("update lots set auction = 0, extension = null where id = any($1::bigint[])", [
    lots,
  ]);
  const token = randomBytes(32).toString("base64url");
  await client.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select $2, seller_id, now() + interval '1 day' from lots where id = $1`,
    [lots[0], createHash("sha256").update(token).digest("hex")],
  );
  return { lots, seller: token };
}

const buy = (lot, token) => [
  "buynow/addToBuynow",
  token,
  { project_id: lot, expected_price: PRICE, accept_terms: 1, idempotency_key: key() },
];
const bid = (lot, token, amount) => [
  "bid/confirm",
  token,
  { project_id: lot, proposed_amount: amount, idempotency_key: key() },
];

/** Lots that are bought, and as many that are bid on for the first time. */
export async function measureBuying({ server, client, lots: count }) {
  const people = await addBidders(client, 100);
  const auctions = await addLots(client, count);
  const { lots } = await addDirectSales(client, count);
  const at = (n) => people[n % people.length];
  const bids = await sendAll(
    server.port,
    auctions.map((lot, n) => bid(lot, at(n), 1_000)),
  );
  const bought = await sendAll(
    server.port,
    lots.map((lot, n) => buy(lot, at(n))),
  );
  return { bought, bids, ratio: bought.perSecond / bids.perSecond };
}

/** Everybody wants one lot: until the last one has an answer. */
export async function measureCrowd({ server, client, rounds = 10 }) {
  const people = await addBidders(client, CROWD);
  const auctions = await addLots(client, rounds);
  const { lots } = await addDirectSales(client, rounds);
  const sold = [];
  const refused = [];
  const options = { clients: CROWD, expected: [200, 409] };
  for (let round = 0; round < rounds; round++) {
    await sendAll(server.port, [bid(auctions[round], people[0], 5_000)]);
    const bids = people.slice(1).map((token) => bid(auctions[round], token, 1_000));
    bids.push(bid(auctions[round], people[1], 1_000));
    refused.push((await sendAll(server.port, bids, options)).elapsed);
    const sales = people.map((token) => buy(lots[round], token));
    sold.push((await sendAll(server.port, sales, options)).elapsed);
  }
  const { rows } = await client.query(
    "select count(*)::int as n from invoices where lot_id = any($1::bigint[])",
    [lots],
  );
  if (rows[0].n !== rounds) throw new Error(`${rows[0].n} sales of ${rounds} lots`);
  const [ours, theirs] = [percentiles(sold).p50, percentiles(refused).p50];
  return { ours, theirs, ratio: ours / theirs };
}

/** The invoices of the sales are issued and paid, one document after the other in one series. */
export async function measureIssuing({ server, client, connectionString, sales, seconds }) {
  const { invoices, seller } = await sell(server, client, sales);
  const pay = (invoice) => [
    "seller/offline/payCartOffline",
    seller,
    { invoice_id: invoice, amount: PRICE, reference: "TR-1", idempotency_key: key() },
  ];
  const issued = await sendAll(server.port, invoices.map(pay));
  const bare = await measureBareUpdate({ connectionString, concurrency: CLIENTS, seconds });
  const { rows } = await client.query(
    `select count(*)::int as n, max(number) as last, count(*) filter (where issued_at < before)::int as back
     from (select number, issued_at, lag(issued_at) over (order by number) as before
       from invoice_documents where series like 'A%') d`,
  );
  const { n, last, back } = rows[0];
  if (n !== last || back > 0) throw new Error(`${n} documents up to ${last}, ${back} back in time`);
  return { issued, bare, ratio: issued.perSecond / bare.perSecond };
}

async function sell(server, client, count) {
  const people = await addBidders(client, 100);
  const { lots, seller } = await addDirectSales(client, count);
  const sold = await sendAll(
    server.port,
    lots.map((lot, n) => buy(lot, people[n % people.length])),
  );
  const invoices = lots.map((_, n) => sold.data(n).invoice_id);
  return { invoices, seller, people };
}

/** Bids on many lots, alone and beside a hundred checkouts a second. */
export async function measureBesideCheckouts(sizes) {
  const { server, client, lots, seconds } = sizes;
  const alone = await measureBids({ ...sizes, lots });
  const count = Math.ceil((seconds + 2) * 100);
  const people = await addBidders(client, count);
  const sales = await addDirectSales(client, count);
  const kept = await sendAll(
    server.port,
    sales.lots.map((lot, n) => ["buynow/addToCart", people[n], { project_id: lot }]),
  );
  const carts = people.map((_, n) => kept.data(n).cart_id);
  const billing = { address: ADDRESS, nif: "12345678Z", buyer_kind: "consumer" };
  await sendAll(
    server.port,
    carts.map((cart_id, n) => ["cart/saveAddress", people[n], { cart_id, ...billing }]),
  );
  const phase = { isOver: false };
  let placed = 0;
  const started = performance.now();
  const placing = Array.from({ length: CLIENTS }, async (_, n) => {
    const http = new HttpClient(server.port);
    for (let next = n; next < count && !phase.isOver; next += CLIENTS) {
      const wait = started + next * 10 - performance.now();
      if (wait > 0) await sleep(wait);
      const { status, body } = await http.post("/api/cart/checkout", people[next], {
        cart_id: carts[next],
        type: "buynow",
        place: 1,
        expected_total: PRICE,
        accept_terms: 1,
        idempotency_key: key(),
      });
      if (status !== 200) throw new Error(`cart/checkout: ${status} ${body.slice(0, 300)}`);
      placed++;
    }
    http.close();
  });
  const beside = await measureBids({ ...sizes, lots });
  phase.isOver = true;
  await Promise.all(placing);
  const perSecond = placed / ((performance.now() - started) / 1_000);
  return { alone, beside, placed: perSecond, ratio: beside.perSecond / alone.perSecond };
}

/** Everybody wants the last place of a time. */
export async function measureLastPlace({ server, client, connectionString, rounds = 8 }) {
  const { invoices, seller, people } = await sell(server, client, CROWD);
  await sendAll(
    server.port,
    invoices.map((invoice) => [
      "seller/offline/payCartOffline",
      seller,
      { invoice_id: invoice, amount: PRICE, idempotency_key: key() },
    ]),
  );
  const calendar = {
    local_pickup_start_hour: "09:00",
    local_pickup_end_hour: "13:30",
    local_pickup_slot_timeframe: 30,
    local_pickup_appt_per_slot: 1,
  };
  await sendAll(server.port, [["custom/pickupCalendar", seller, { calendar }]]);
  const shown = await sendAll(server.port, [
    ["appointment/checkAppointments", people[0], { invoice_id: invoices[0] }],
  ]);
  const slots = shown
    .data(0)
    .dates.slice(2)
    .flatMap((day) => day.slots);
  const latencies = [];
  for (let round = 0; round < rounds; round++) {
    const appointmentTime = slots[round].start;
    const asks = invoices.map((invoice_id, n) => [
      "appointment/update",
      people[n],
      { invoice_id, appointmentTime },
    ]);
    latencies.push(
      (await sendAll(server.port, asks, { clients: CROWD, expected: [200, 409] })).p95,
    );
  }
  const { rows } = await client.query(
    "select count(*)::int as n from pickup_slots where booked > capacity",
  );
  if (rows[0].n > 0) throw new Error("more than there are places");
  const ours = percentiles(latencies).p50;
  const theirs = await bareLastPlace(connectionString, rounds);
  return { ours, theirs, ratio: ours / theirs };
}

async function bareLastPlace(connectionString, rounds) {
  const clients = Array.from({ length: CROWD }, () => new pg.Client({ connectionString }));
  await Promise.all(clients.map((one) => one.connect()));
  await clients[0].query(
    "drop table if exists bench_place; create table bench_place (id int primary key, booked int not null)",
  );
  const worst = [];
  for (let round = 0; round < rounds; round++) {
    await clients[0].query("insert into bench_place values ($1, 0)", [round]);
    const latencies = await Promise.all(
      clients.map(async (one) => {
        const begun = performance.now();
        await one.query(
          "update bench_place set booked = booked + 1 where id = $1 and booked < 1 returning 1",
          [round],
        );
        return performance.now() - begun;
      }),
    );
    worst.push(percentiles(latencies).p95);
  }
  await clients[0].query("drop table bench_place");
  await Promise.all(clients.map((one) => one.end()));
  return percentiles(worst).p50;
}

/** A page of a seller with so many sales, beside a search. */
export async function measureList({ server, client, invoices, reads = 60 }) {
  const { seller, lots } = await addDirectSales(client, 1_000);
  const [buyer] = await addBidders(client, 1);
  await client.query(
    `insert into invoices (lot_id, round, buyer_id, seller_id, channel, bound, status, sold_at, due_at, total_cents, told,
       reminders)
     select l.id, 1, s.user_id, l.seller_id, 'buynow', true, 'cancel', now(), now(), 100000, true, 3
     from generate_series(1, $3::int) n join lots l on l.id = ($1::bigint[])[1 + n % 1000]
     join sessions s on s.token_hash = $2`,
    [lots, createHash("sha256").update(buyer).digest("hex"), invoices],
  );
  await client.query("analyze invoices, lots");
  const read = (path, token, input) =>
    sendAll(
      server.port,
      Array.from({ length: reads }, () => [path, token, input]),
      { clients: 1 },
    );
  const input = { page: 1, limit: 20 };
  await read("seller/invoice/invoices", seller, input);
  const list = await read("seller/invoice/invoices", seller, input);
  await read("product/search", buyer, input);
  const search = await read("product/search", buyer, input);
  return { list, search, ratio: list.p95 / search.p95 };
}

/** A document for the first time, and again; and how long anybody else waits while twenty are made. */
export async function measureDocuments({ server, client }) {
  const { invoices, seller } = await sell(server, client, 30);
  const input = { action: "paid", invoice_ids: invoices, notes: "Transferencia." };
  await sendAll(server.port, [["seller/invoice/changeStatus", seller, input]]);
  const links = await sendAll(
    server.port,
    invoices.map((id) => ["custom/fileLink", seller, { kind: "invoice", id }]),
  );
  const base = `http://127.0.0.1:${server.port}`;
  const get = async (n) => {
    const begun = performance.now();
    const response = await fetch(`${base}${links.data(n).url}`);
    const bytes = await response.arrayBuffer();
    if (!response.ok || bytes.byteLength < 1_000)
      throw new Error(`no document: ${response.status}`);
    return performance.now() - begun;
  };
  const [firsts, agains] = [[], []];
  for (let n = 0; n < 10; n++) {
    firsts.push(await get(n));
    await get(n);
    agains.push(await get(n));
  }
  const idle = await waits(base, () => sleep(1_000));
  const busy = await waits(base, () =>
    Promise.all(Array.from({ length: 20 }, (_, n) => get(10 + n))),
  );
  const [first, again] = [percentiles(firsts).p50, percentiles(agains).p50];
  return { first, again, ratio: again / first, idle, busy };
}

/** How long the server's health waits meanwhile. */
async function waits(base, run) {
  const latencies = [];
  const phase = { isOver: false };
  const asking = (async () => {
    while (!phase.isOver) {
      const begun = performance.now();
      await (await fetch(`${base}/api/health`)).arrayBuffer();
      latencies.push(performance.now() - begun);
    }
  })();
  await run();
  phase.isOver = true;
  await asking;
  return percentiles(latencies);
}
