// Bids per second while guests do what costs the house most, beside the same bids alone.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { measureBids } from "./bids.mjs";
import { percentiles } from "./load.mjs";
import { addLots } from "./house.mjs";
import { publicCalls } from "./public-calls.mjs";

const LOAD = fileURLToPath(new URL("guests-load.mjs", import.meta.url));
const START_LIMIT_MS = 20_000;
const END_LIMIT_MS = 10_000;
const SOCKETS = 40;
const LOTS_PER_SOCKET = 400;
const CALLERS = 20;
const UPLOADERS = 20;
const DEAREST = 10;

/** An answer costs by its bytes, too, which no processor time of one caller shows. */
function largestOf(calls) {
  return calls.reduce((largest, one) => (one.bytes > largest.bytes ? one : largest));
}

/** What guests may do that costs the house most. */
function waysOf(dearest, house) {
  const inputs = publicCalls(house);
  return [
    {
      name: `${SOCKETS} sockets that come and go on ${LOTS_PER_SOCKET} lots`,
      load: (lotIds) => ({
        kind: "sockets",
        count: SOCKETS,
        lotIds: lotIds.slice(0, LOTS_PER_SOCKET),
      }),
    },
    {
      name: `${UPLOADERS} who send a picture of 4 megapixels`,
      load: () => ({ kind: "uploads", count: UPLOADERS }),
    },
    ...[...new Set([...dearest.slice(0, DEAREST), largestOf(dearest)])].map(({ name }) => ({
      name: `${CALLERS} callers of ${name}`,
      load: () => ({
        kind: "calls",
        count: CALLERS,
        path: `/api/${name}`,
        inputs: Array.from({ length: CALLERS }, (_, n) => inputs[name](n)),
      }),
    })),
  ];
}

/**
 * All ways in each round, each beside the same bids alone, which come just before: what else the machine does changes from minute to minute
 * by more than what is to be seen. `dearest`: calls of guests, the dearest first.
 */
export async function measureBesideGuests({
  server,
  client,
  house,
  dearest,
  lots,
  rounds,
  ...sizes
}) {
  const ways = waysOf(dearest, house);
  const alone = [];
  const measured = ways.map(() => []);
  const bidsOn = (lotIds) => measureBids({ server, client, lots: lotIds.length, lotIds, ...sizes });
  for (let round = 0; round < rounds; round++) {
    for (const [index, { load }] of ways.entries()) {
      const before = await bidsOn(await addLots(client, Math.max(lots, LOTS_PER_SOCKET)));
      alone.push(before);
      // Bidding and watching meet on the same lots.
      const lotIds = await addLots(client, Math.max(lots, LOTS_PER_SOCKET));
      const guests = await startGuests({ port: server.port, ...load(lotIds) });
      const bids = await bidsOn(lotIds);
      const did = await guests.stop();
      measured[index].push({ ...bids, did, ratio: bids.perSecond / before.perSecond });
    }
  }
  return [
    { name: "alone", ...medians(alone), ratio: null, did: "" },
    ...ways.map(({ name }, index) => ({
      name,
      ...medians(measured[index]),
      ratio: median(measured[index].map(({ ratio }) => ratio)),
      did: measured[index].at(-1).did,
    })),
  ];
}

function medians(measured) {
  return {
    perSecond: median(measured.map((one) => one.perSecond)),
    p95: median(measured.map((one) => one.p95)),
  };
}

function median(values) {
  return percentiles(values).p50;
}

/** In a process of their own: what they read must not hold up the clock of the bids. */
async function startGuests(settings) {
  const child = fork(LOAD, [JSON.stringify(settings)]);
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  await said(child, START_LIMIT_MS);
  return {
    async stop() {
      child.send("stop");
      const did = await said(child, END_LIMIT_MS);
      process.off("exit", kill);
      kill();
      return did;
    },
  };
}

function said(child, limitMs) {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error("the guests of the bench have gone"));
    const timer = setTimeout(fail, limitMs);
    child.once("exit", fail);
    child.once("message", (message) => {
      clearTimeout(timer);
      child.off("exit", fail);
      resolve(message);
    });
  });
}
