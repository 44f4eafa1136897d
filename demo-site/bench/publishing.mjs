// Many drafts that are published together, with bids on other lots beside it.
import { measureBareUpdate } from "./bids.mjs";
import { HttpClient } from "./http-client.mjs";
import { addDrafts, addSeller } from "./house.mjs";
import { sleep } from "./load.mjs";
import { besideAlone, startBids } from "./paced-bids.mjs";

const ALONE_MS = 8_000;

/** Seconds until all are on offer, lots a second beside a bare statement of one session, and the bids meanwhile. */
export async function measurePublish({ server, client, connectionString, drafts }) {
  const warm = await addSeller(client);
  await publishAll(server, warm.token, await addDrafts(client, warm.id, 50));
  const seller = await addSeller(client);
  const ids = await addDrafts(client, seller.id, drafts);
  await client.query("analyze lots");
  const bids = await startBids({ server, client });
  const before = await bids.during(() => sleep(ALONE_MS));
  const began = performance.now();
  const publishing = await bids.during(() => publishAll(server, seller.token, ids));
  const seconds = (performance.now() - began) / 1_000;
  const after = await bids.during(() => sleep(ALONE_MS));
  await bids.stop();
  await checkOpen(client, ids);
  const bare = await measureBareUpdate({ connectionString, concurrency: 1, seconds: 2 });
  const alone = [...before.bids, ...after.bids];
  const perSecond = drafts / seconds;
  return {
    seconds,
    perSecond,
    calls: publishing.result,
    bare: bare.perSecond,
    ratio: perSecond / bare.perSecond,
    bids: besideAlone(publishing.bids, alone),
  };
}

/** As the table of a seller does it: what a call has left is asked for by the next. Resolves to the number of calls. */
async function publishAll({ port }, token, ids) {
  const http = new HttpClient(port);
  let calls = 0;
  for (let left = ids; left.length > 0; calls++) {
    const input = { action: "publish", ids: left, client_key: crypto.randomUUID() };
    const { status, body } = await http.post("/api/product/bulkProjectAction", token, input);
    const { done, failed, left: rest } = status === 200 ? JSON.parse(body).responseData : {};
    if (status !== 200 || failed.length > 0 || done.length === 0) {
      throw new Error(`product/bulkProjectAction: ${status} ${body.slice(0, 400)}`);
    }
    left = rest;
  }
  http.close();
  return calls;
}

/** A fast but wrong result would be worth nothing: each is on offer, with one entry in its history. */
async function checkOpen(client, ids) {
  const { rows } = await client.query(
    `select count(*) filter (where status = 'open')::int as open,
       (select count(*)::int from lot_edits where action = 'publish' and lot_id = any($1::bigint[])) as edits
     from lots where id = any($1::bigint[])`,
    [ids],
  );
  const [{ open, edits }] = rows;
  if (open !== ids.length || edits !== ids.length) {
    throw new Error(`${open} lots on offer and ${edits} edits of ${ids.length} drafts`);
  }
}
