// Bids per second while guests do what costs the house most, beside the same bids alone.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { measureBids } from "./bids.mjs";
import { percentiles, sleep } from "./load.mjs";
import { addLots } from "./house.mjs";
import { publicCalls } from "./public-calls.mjs";

const LOAD = fileURLToPath(new URL("guests-load.mjs", import.meta.url));
const START_LIMIT_MS = 20_000;
const END_LIMIT_MS = 10_000;
const STRETCH_S = 1;
/** What guests have begun ends, or what they want begins, and is not counted. */
const SETTLE_MS = 300;
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
 * While bids go on the guests come and go, so often that what else the machine does, which changes from minute to minute by more than is to be
 * seen, comes to both alike. `dearest`: calls of guests, the dearest first. `seconds`: with guests, and as many without, for each way and round.
 * `only`: parts of the names of ways. @default all
 */
export async function measureBesideGuests(options) {
  const { house, dearest, rounds, only } = options;
  const ways = waysOf(dearest, house).filter(
    ({ name }) => !only || only.some((part) => name.includes(part)),
  );
  const measured = ways.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { load }] of ways.entries()) {
      measured[index].push(await measureBeside(load, options));
    }
  }
  const all = measured.flat();
  return [
    { name: "alone", ...summary(all.flatMap(({ alone }) => alone)), ratio: null, did: "" },
    ...ways.map(({ name }, index) => {
      const own = measured[index];
      const alone = summary(own.flatMap((one) => one.alone));
      const beside = summary(own.flatMap((one) => one.beside));
      const ratio = beside.perSecond / alone.perSecond;
      return { name, ...beside, ratio, did: own.at(-1).did };
    }),
  ];
}

/** The stretches of one run of bids, alone and beside guests: milliseconds of the answers in each. */
async function measureBeside(load, { server, client, lots, seconds, concurrency }) {
  // Bidding and watching meet on the same lots.
  const lotIds = await addLots(client, Math.max(lots, LOTS_PER_SOCKET));
  const guests = await startGuests({ port: server.port, ...load(lotIds) });
  const stretches = { alone: [], beside: [] };
  let current = null;
  const pairs = Math.max(1, Math.round(seconds / STRETCH_S / 2));
  // In this order what becomes slower by itself does so for both.
  const order = Array.from({ length: pairs }, () => ["alone", "beside", "beside", "alone"]).flat();
  await measureBids({
    server,
    client,
    lots: lotIds.length,
    lotIds,
    concurrency,
    seconds: 0,
    onAnswer: (took) => current?.push(took),
    async whileCounting() {
      for (const kind of order) {
        guests.turn(kind === "beside" ? "go" : "wait");
        await sleep(SETTLE_MS);
        stretches[kind].push((current = []));
        await sleep(STRETCH_S * 1_000);
        current = null;
      }
    },
  });
  return { ...stretches, did: await guests.stop() };
}

function summary(stretches) {
  const { p95 } = percentiles(stretches.flat());
  return { perSecond: stretches.flat().length / (stretches.length * STRETCH_S), p95 };
}

/** In a process of their own: what they read must not hold up the clock of the bids. */
async function startGuests(settings) {
  const child = fork(LOAD, [JSON.stringify(settings)]);
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  await said(child, START_LIMIT_MS);
  return {
    turn: (message) => child.send(message),
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
