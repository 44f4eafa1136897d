// What each call that guests may make takes, one after the other on a server that does nothing else; and bids beside the dearest of them.
import { addLots } from "./house.mjs";
import { HttpClient } from "./http-client.mjs";
import { percentiles } from "./load.mjs";
import { publicCalls } from "./public-calls.mjs";
import { processorTime } from "./processor-time.mjs";
import { load } from "./scale/sources.mjs";

const { calls } = await load("../src/contract/schemas.ts");

/** Until the code is compiled. */
const WARM_UP = 40;
const TIMES = 60;
/** Refused for what is not there is an answer, too; refused for the rate measures nothing. */
const TOO_MANY = 429;
/** Lists and searches cost by what they go through: a house of some size. */
const LOTS = 10_000;

/** Lots, an event of them and the account that sells them, for the inputs. */
export async function prepareHouse(client) {
  const lotIds = await addLots(client, LOTS);
  // No house has thousands of lots that end at one moment.
  await client.query(
    "update lots set closes_at = closes_at + (id % $2) * interval '1 second' where id = any($1::bigint[])",
    [lotIds, LOTS],
  );
  const { rows } = await client.query(
    `insert into auctions (seller_id, title, status, opens_at, closes_at)
     select seller_id, 'Subasta de prueba', 'published', now() - interval '1 hour', now() + interval '1 day'
     from lots where id = $1 returning id, seller_id`,
    [lotIds[0]],
  );
  const auctionId = Number(rows[0].id);
  await client.query("update lots set auction_id = $1 where id = any($2::bigint[])", [
    auctionId,
    lotIds.slice(0, 200),
  ]);
  await client.query("analyze lots");
  return { lotIds, auctionId, sellerId: Number(rows[0].seller_id) };
}

/**
 * Of each, the dearest first: the cost that it is declared with, milliseconds of processor time of the process and of the database, the
 * median of its answers on the clock (some of which are held back, so that they say nothing), and the bytes of one.
 */
export async function measureCalls({ server, client, house }) {
  const http = new HttpClient(server.port);
  const found = [];
  for (const [name, inputOf] of Object.entries(publicCalls(house))) {
    const once = async (n) => {
      const started = performance.now();
      const { status, body } = await http.post(
        `/api/${name}`,
        null,
        inputOf(n),
        `100.${64 + (n % 60)}.${Math.floor(n / 60) % 250}.7`,
        "gzip",
      );
      if (status === TOO_MANY) throw new Error(`${name} was refused for the rate`);
      return { ms: performance.now() - started, bytes: body.length, status };
    };
    for (let n = 0; n < WARM_UP; n++) await once(n);
    const before = await processorTime([server], client);
    const answers = [];
    for (let n = WARM_UP; n < WARM_UP + TIMES; n++) answers.push(await once(n));
    const after = await processorTime([server], client);
    found.push({
      name,
      cost: calls[name].cost,
      ms: percentiles(answers.map(({ ms }) => ms)).p50,
      api: (after.api - before.api) / TIMES,
      database: (after.database - before.database) / TIMES,
      bytes: answers[0].bytes,
      status: answers[0].status,
    });
  }
  http.close();
  return found.sort((a, b) => b.api + b.database - (a.api + a.database));
}
