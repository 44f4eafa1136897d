// Bids per second through the HTTP API, and what the same PostgreSQL does for one bare UPDATE at the same concurrency.
import pg from "pg";
import { addBidders, addLots } from "./house.mjs";
import { measureLoad, sleep } from "./load.mjs";

/** Every connection sends its next bid when the last one is answered. `lotIds` are lots without bids; new ones by default. */
export async function measureBids({
  server,
  client,
  lots,
  concurrency,
  seconds,
  lotIds: given,
  ...beside
}) {
  const lotIds = given ?? (await addLots(client, lots));
  const tokens = await addBidders(client, Math.max(concurrency, 100));
  let sent = 0;
  const { elapsed, counts, ...measured } = await measureLoad({
    port: server.port,
    concurrency,
    seconds,
    warmUpMs: 1_500,
    ...beside,
    kinds: ["accepted", "refused"],
    kindOf: (status) => (status === 200 ? "accepted" : status === 409 ? "refused" : "failed"),
    next(n) {
      const bid = sent++;
      return {
        path: "/api/bid/confirm",
        token: tokens[(bid + n) % tokens.length],
        input: {
          project_id: lotIds[bid % lots],
          // Each bid tops the one before it on its lot.
          proposed_amount: 1_000 + Math.floor(bid / lots) * 1_000,
          idempotency_key: `bench-${process.pid}-${lots}-${String(bid).padStart(12, "0")}`,
        },
      };
    },
  });
  await checkLots(client, lotIds);
  return {
    perSecond: measured.sent / elapsed,
    acceptedPerSecond: counts.accepted / elapsed,
    ...counts,
    ...measured,
    /** With those of the warm-up. */
    allSent: sent,
  };
}

/** The same number of connections, each updating the same row as fast as it can. */
export async function measureBareUpdate({ connectionString, concurrency, seconds }) {
  const clients = Array.from({ length: concurrency }, () => new pg.Client({ connectionString }));
  await Promise.all(clients.map((client) => client.connect()));
  await clients[0].query(
    `drop table if exists bench_row;
     create table bench_row (id int primary key, price bigint not null) with (fillfactor = 70);
     insert into bench_row values (1, 0)`,
  );
  const statement = {
    name: "bump",
    text: "update bench_row set price = price + 1 where id = $1 returning price",
    values: [1],
  };
  let updates = 0;
  const phase = { isOver: false };
  const running = clients.map(async (client) => {
    while (!phase.isOver) {
      await client.query(statement);
      updates++;
    }
  });
  await sleep(1_000);
  const before = updates;
  const started = performance.now();
  await sleep(seconds * 1_000);
  const perSecond = (updates - before) / ((performance.now() - started) / 1_000);
  phase.isOver = true;
  await Promise.all(running);
  await clients[0].query("drop table bench_row");
  await Promise.all(clients.map((client) => client.end()));
  return { perSecond };
}

/**
 * A fast but wrong result would be worth nothing: every lot's sequence, price and history must agree. A leader that raises its own maximum
 * changes nothing for others: that is a moment of the lot, and no number of its sequence.
 */
export async function checkLots(client, lotIds) {
  const { rows } = await client.query(
    `select l.id from lots l
     join lateral (
       select count(*) filter (where kind = 'max') as accepted, count(distinct seq) as seqs,
         count(distinct moment) as moments,
         count(position) as public, max(position) as last, max(max_cents) as highest
       from bids where lot_id = l.id
     ) b on true
     where l.id = any($1::bigint[])
       and (b.accepted <> coalesce(l.moment, l.seq) or b.moments <> b.accepted or b.seqs <> l.seq
         or b.public <> coalesce(b.last, 0) or b.highest is distinct from l.leader_max_cents)`,
    [lotIds],
  );
  if (rows.length > 0) throw new Error(`lots that do not add up: ${rows.map((row) => row.id)}`);
}
