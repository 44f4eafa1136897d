import type { Db } from "../../platform/db/db";
import type { Heads } from "./heads";
import type { Log } from "../../platform/call/log";
import type { Bus } from "../../platform/realtime/bus";
import { isPassing } from "../../platform/db/retry";
import { openDueLots, type SettledLot, settleDueLots, settleLot, type SettleTools } from "./settle";
import { readDueIds, readWaitForNext } from "./due-lot-repository";

export interface SweeperParts extends SettleTools {
  bus: Bus;
  log: Log;
  /** Signs the ends of histories. @default a call that reads a history has its end signed */
  heads?: Pick<Heads, "sign">;
}

export interface Sweeper {
  /** Looks for due lots once, now. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

/** Extensions and new lots change what comes next: never sleep longer. */
const LONGEST_SLEEP_MS = 1_000;
/** Ends that are a moment away are waited for in one go. */
const SHORTEST_SLEEP_MS = 5;
/** After a failure, such as a lost connection. */
const RETRY_MS = 100;
const LOTS_AT_ONCE = 200;
/** A lot that cannot be settled is left alone for so long, so that it does not hold up the others. */
const SET_ASIDE_MS = 30_000;

/** Opens and settles lots at their time. Every process runs one; row locks share the work out. */
export function startSweeper({ bus, log, heads, ...tools }: SweeperParts): Sweeper {
  const { db } = tools;
  const setAside = new Map<number, number>();
  const stopping = new AbortController();
  const signings = new Set<Promise<void>>();
  let wake = () => {};
  const hasStopped = () => stopping.signal.aborted;
  const done = run();

  async function run() {
    while (!hasStopped()) {
      let sleepMs = LONGEST_SLEEP_MS;
      try {
        await sweep();
        sleepMs = await untilNext(db, [...setAside.keys()]);
      } catch (error) {
        log.error({ error: String(error) }, "closing lots failed; trying again");
        sleepMs = RETRY_MS;
      }
      if (!hasStopped()) await sleep(sleepMs);
    }
  }

  async function sweep() {
    for (;;) {
      const opened = await openDueLots(db, LOTS_AT_ONCE);
      bus.lotChanged(opened);
      if (opened.length < LOTS_AT_ONCE) break;
    }
    for (;;) {
      if ((await settle()) < LOTS_AT_ONCE) break;
    }
  }

  /** Returns how many there were. */
  async function settle(): Promise<number> {
    const now = performance.now();
    for (const [id, until] of setAside) if (until < now) setAside.delete(id);
    try {
      return announced(await settleDueLots(tools, LOTS_AT_ONCE, [...setAside.keys()]));
    } catch (error) {
      if (isPassing(error)) throw error;
      log.warn({ error: String(error) }, "settling together failed; one by one");
      return settleApart();
    }
  }

  /** Finds the lot that the others suffer from. */
  async function settleApart(): Promise<number> {
    const due = await readDueIds(db, [...setAside.keys()], LOTS_AT_ONCE);
    let settled = 0;
    for (const { id } of due) {
      try {
        settled += announced(await settleLot(tools, id));
      } catch (error) {
        if (isPassing(error)) throw error;
        setAside.set(id, performance.now() + SET_ASIDE_MS);
        log.error({ lot: id, error: String(error) }, "a lot could not be settled");
      }
    }
    return settled;
  }

  function announced(settled: readonly SettledLot[]): number {
    announce(bus, settled);
    sign(settled.filter(({ status }) => status !== "open").map((lot) => lot.id));
    return settled.length;
  }

  /** No caller waits for it: a result stands whether it is signed or not. */
  function sign(lots: readonly number[]) {
    if (!heads || lots.length === 0) return;
    const signing: Promise<void> = heads.sign(lots).finally(() => signings.delete(signing));
    signings.add(signing);
  }

  function sleep(durationMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, durationMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    sweep,
    async stop() {
      stopping.abort();
      wake();
      await done;
      await Promise.all(signings);
    },
  };
}

/** Tells pages and people whose lots are settled. */
function announce(bus: Bus, settled: readonly SettledLot[]): void {
  bus.lotChanged(settled.map((lot) => lot.id));
  for (const { id, status, leaderId, sellerId, concerned } of settled) {
    for (const userId of new Set([leaderId, ...concerned]))
      if (userId !== null) bus.me(userId, [id]);
    // An account was opened: carts, purchases and sales are more than they were.
    if (status !== "sold" || leaderId === null) continue;
    bus.money(leaderId);
    bus.money(sellerId);
  }
}

async function untilNext(db: Db, except: readonly number[]): Promise<number> {
  const row = await readWaitForNext(db, except);
  const wait = row?.wait ?? LONGEST_SLEEP_MS;
  return Math.min(Math.max(wait + 1, SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS);
}
