// Bids at an even pace, as many bidders together send them: how long each waits for its answer, while something else goes on and while it does not.
// Bids that are sent as fast as they are answered say how much a machine can do; what else it does always takes a part of that.
import { checkLots } from "./bids.mjs";
import { HttpClient } from "./http-client.mjs";
import { addBidders, addLots } from "./house.mjs";
import { percentiles, sleep } from "./load.mjs";

const PER_SECOND = 100;
const LOTS = 200;
/** More of them wait only where the house is far behind: then they wait here, and that counts. */
const CONNECTIONS = 32;
const BIDDERS = 200;
const WARM_UP_MS = 1_500;
const TICK_MS = 5;

/**
 * Begins them. `during(run)` resolves to what `run` does, with the milliseconds that the bids took meanwhile; `stop` throws where one was
 * refused or its lots do not add up.
 */
export async function startBids({ server, client, perSecond = PER_SECOND }) {
  const lotIds = await addLots(client, LOTS);
  const tokens = await addBidders(client, BIDDERS);
  const free = Array.from({ length: CONNECTIONS }, () => new HttpClient(server.port));
  const due = [];
  const underWay = new Set();
  const lists = new Set();
  let sent = 0;
  let failure = null;

  async function send(http, dueAt) {
    const bid = sent++;
    const { status, body } = await http.post("/api/bid/confirm", tokens[bid % BIDDERS], {
      project_id: lotIds[bid % LOTS],
      // Each bid tops the one before it on its lot.
      proposed_amount: 1_000 + Math.floor(bid / LOTS) * 1_000,
      idempotency_key: `bench-paced-${process.pid}-${lotIds[0]}-${String(bid).padStart(12, "0")}`,
    });
    if (status !== 200) failure ??= new Error(`a bid was not taken: ${status} ${body}`);
    const took = performance.now() - dueAt;
    for (const list of lists) list.push({ at: dueAt, took });
    free.push(http);
  }
  function sendDue() {
    while (due.length > 0 && free.length > 0) {
      // Each in its turn: the server closes a connection that is idle for a minute.
      const work = send(free.shift(), due.shift()).finally(() => {
        underWay.delete(work);
        sendDue();
      });
      // What fails is told by `stop`.
      work.catch((error) => (failure ??= error));
      underWay.add(work);
    }
  }
  const started = performance.now();
  let made = 0;
  const ticking = setInterval(() => {
    const now = performance.now();
    for (; made < ((now - started) / 1_000) * perSecond; made++) due.push(now);
    sendDue();
  }, TICK_MS);
  await sleep(WARM_UP_MS);

  return {
    async during(run) {
      const list = [];
      lists.add(list);
      try {
        return { result: await run(), bids: list };
      } finally {
        lists.delete(list);
      }
    },
    async stop() {
      clearInterval(ticking);
      due.length = 0;
      await Promise.allSettled(underWay);
      while (free.length > 0) free.pop().close();
      if (failure) throw failure;
      await checkLots(client, lotIds);
    },
  };
}

/** How long bids took beside something, and how much longer than alone. */
export function besideAlone(beside, alone) {
  const [during, without] = [usual(beside), usual(alone)];
  return {
    ...during,
    count: beside.length,
    alone: without,
    ratio: during.p95 / without.p95,
    medianRatio: during.p50 / without.p50,
  };
}

/**
 * Of bids: the median and the p95 of a usual second, and the p99 of all of them. What else a machine does comes in bursts, and a burst in one
 * of two stretches would be all that a p95 of the whole stretch shows.
 */
export function usual(bids) {
  const seconds = new Map();
  for (const { at, took } of bids) {
    const second = Math.floor(at / 1_000);
    seconds.set(second, [...(seconds.get(second) ?? []), took]);
  }
  // The first and the last second of a stretch have few.
  const most = Math.max(...[...seconds.values()].map(({ length }) => length));
  const whole = [...seconds.values()].filter(({ length }) => length >= most / 2).map(percentiles);
  const middle = (name) => percentiles(whole.map((second) => second[name])).p50;
  return {
    p50: middle("p50"),
    p95: middle("p95"),
    p99: percentiles(bids.map(({ took }) => took)).p99,
  };
}
