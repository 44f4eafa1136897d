// Bids over many lots through one process of the API and through two on the same PostgreSQL, with the processor time that each bid takes
// of each part: where load, API and database share their cores, that says what two processes could do on a machine of their own.
import { measureBids } from "./bids.mjs";
import { startServer } from "./house.mjs";
import { processorTime } from "./processor-time.mjs";

export async function measureProcesses({ server, client, connectionString, settings, ...sizes }) {
  const alone = await measure([server], { client, ...sizes });
  const second = await startServer(connectionString, settings);
  try {
    return { alone, both: await measure([server, second], { client, ...sizes }) };
  } finally {
    await second.stop();
  }
}

/** The same connections and lots in all, shared out. */
async function measure(servers, { client, concurrency, lots, ...sizes }) {
  const before = await processorTime(servers, client);
  const each = await Promise.all(
    servers.map((server) =>
      measureBids({
        ...sizes,
        server,
        client,
        lots: Math.round(lots / servers.length),
        concurrency: Math.round(concurrency / servers.length),
      }),
    ),
  );
  const after = await processorTime(servers, client);
  const bids = each.reduce((sum, one) => sum + one.allSent, 0);
  const perBid = (name) => (after[name] - before[name]) / bids;
  return {
    perSecond: each.reduce((sum, one) => sum + one.perSecond, 0),
    api: perBid("api"),
    database: perBid("database"),
    load: perBid("load"),
  };
}
