// Bids per second while guests do what costs the house most, beside the same bids alone.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { measureBids } from "./bids.mjs";
import { percentiles } from "./load.mjs";
import { addLots } from "./house.mjs";

const LOAD = fileURLToPath(new URL("guests-load.mjs", import.meta.url));
const START_LIMIT_MS = 20_000;
const END_LIMIT_MS = 10_000;
const SOCKETS = 40;
const LOTS_PER_SOCKET = 400;
const SEARCHERS = 20;
/** A search costs by what it looks through: a house of some size. */
const LOTS_TO_SEARCH = 10_000;

const WAYS = [
  { name: "alone", load: null },
  {
    name: `${SOCKETS} sockets that come and go on ${LOTS_PER_SOCKET} lots`,
    load: (lotIds) => ({
      kind: "sockets",
      count: SOCKETS,
      lotIds: lotIds.slice(0, LOTS_PER_SOCKET),
    }),
  },
  {
    name: `${SEARCHERS} callers of product/search`,
    load: () => ({ kind: "searches", count: SEARCHERS }),
  },
];

/** All ways in each round, so that what else the machine does hits all of them; the ratio is that to the same round's bids alone. */
export async function measureBesideGuests({ server, client, lots, rounds, ...sizes }) {
  await addLots(client, LOTS_TO_SEARCH);
  await client.query("analyze lots");
  const measured = WAYS.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { load }] of WAYS.entries()) {
      // Bidding and watching meet on the same lots.
      const lotIds = await addLots(client, Math.max(lots, LOTS_PER_SOCKET));
      const guests = load && (await startGuests({ port: server.port, ...load(lotIds) }));
      const bids = await measureBids({ server, client, lots: lotIds.length, lotIds, ...sizes });
      const did = guests ? await guests.stop() : "";
      measured[index].push({ ...bids, did });
    }
  }
  const [alone] = measured;
  return WAYS.map(({ name, load }, index) => {
    const own = measured[index];
    return {
      name,
      perSecond: median(own.map((one) => one.perSecond)),
      p95: median(own.map((one) => one.p95)),
      ratio: load && median(own.map((one, round) => one.perSecond / alone[round].perSecond)),
      did: own.at(-1).did,
    };
  });
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
