// How late lots are settled that end in one second, each with a bid.
import { percentiles, sleep } from "./load.mjs";
import { addBidders, addLots } from "./house.mjs";
import { HttpClient } from "./http-client.mjs";

const PATIENCE_MS = 60_000;

export async function measureClosings({ server, client, lots }) {
  const ids = await addLots(client, lots);
  const [token] = await addBidders(client, 1);
  const http = new HttpClient(server.port);
  for (const id of ids) {
    const { status, body } = await http.post("/api/bid/confirm", token, {
      project_id: id,
      proposed_amount: 1_000,
      idempotency_key: `bench-closing-${process.pid}-${id}`,
    });
    if (status !== 200) throw new Error(`a bid was not taken: ${body}`);
  }
  http.close();
  await client.query(
    `update lots set extension = null, closes_at = now() + interval '3 seconds' + random() * interval '1 second'
     where id = any($1::bigint[])`,
    [ids],
  );
  return { late: percentiles(await delays(client, ids)) };
}

/** Milliseconds from each lot's end to its result, once all have one. */
async function delays(client, ids) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(200)) {
    const { rows } = await client.query(
      `select extract(epoch from s.settled_at - l.closes_at)::float8 * 1000 as late
       from sales s join lots l on l.id = s.lot_id where l.id = any($1::bigint[]) and s.outcome = 'sold'`,
      [ids],
    );
    if (rows.length === ids.length) return rows.map((row) => row.late);
  }
  throw new Error("not all lots were settled");
}
