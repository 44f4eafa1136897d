import type { Db } from "../../platform/db/db";
import { ApiFault } from "../../platform/call/fault";
import { errorText, type Log } from "../../platform/call/log";
import type { Bus } from "../../platform/realtime/bus";
import type { AcceptedOutcome, BidJob, BidOutcome } from "./bid-job";
import { placeBids } from "./bid-transaction";
import type { Decided } from "./decide";
import { createDigests, type Digests } from "./digest";
import { createLanes, LaneFull, type LaneOptions } from "./lane";
import { receiptSecret, toReceipt } from "./receipt";
import { isPassing, withRetries } from "../../platform/db/retry";

export interface BiddingParts {
  db: Db;
  bus: Bus;
  log: Log;
}

/** The bids of one process on one database. */
export interface Bidding {
  /**
   * Decides a bid, once for all under its key. Rejects only when nothing is known of the outcome. `receivedAt`, on the clock of
   * `performance.now()`, is when the call came in. @default now
   */
  place(job: BidJob, receivedAt?: number): Promise<BidOutcome>;
  /** Resolves when this process has done with that key; undefined when it has nothing to do with it. */
  underWay(userId: number, key: string): Promise<unknown> | undefined;
  receipt(bid: AcceptedOutcome): Promise<ReturnType<typeof toReceipt>>;
  sha256(text: string): Promise<string>;
  /** Bids wait for each other here, or did within the last second: work that can wait makes room for them. */
  arePressing(): boolean;
  /** Resolves when everything taken has been answered. */
  idle(): Promise<void>;
}

/** As many bids at once are a busy end of a lot; more of them wait for the machine. */
const PRESSING_ABOVE = 8;
const PRESSING_FOR_MS = 1_000;

const LANES: Record<Db["kind"], LaneOptions> = {
  // One session: a second group would only wait for the first.
  pglite: { groupSize: 64, groups: 1, laneLimit: 2_000 },
  postgres: { groupSize: 64, groups: 3, laneLimit: 2_000 },
};

/**
 * How long after it came in a bid may still be tried, for the first time or again. Shorter than a caller waits before it takes its bid for
 * lost: a bidder should not win by a bid that they believe dead.
 */
const TRY_LIMIT_MS = 4_000;

/** A bid and the moment after which it is not tried any more. */
interface TimedJob extends BidJob {
  deadline: number;
}

export function createBidding({ db, bus, log }: BiddingParts): Bidding {
  const pending = new Map<string, Promise<unknown>>();
  const lanes = createLanes<TimedJob, BidOutcome>(decideGroup, LANES[db.kind]);
  let digests: Promise<Digests> | undefined;
  let unanswered = 0;
  let pressedAt = -Infinity;

  function loadDigests(): Promise<Digests> {
    digests ??= receiptSecret(db)
      .then(createDigests)
      .catch((error: unknown) => {
        digests = undefined;
        throw error;
      });
    return digests;
  }

  async function decideGroup(jobs: readonly TimedJob[]): Promise<(BidOutcome | Error)[]> {
    try {
      const seals = await loadDigests();
      const lastDeadline = Math.max(...jobs.map((job) => job.deadline));
      const decided = await withRetries(async () => {
        const inTime = jobs.filter((job) => job.deadline > performance.now());
        return inTime.length === 0 ? [] : (await placeBids(db, inTime, seals)).decided;
      }, lastDeadline - performance.now());
      // After this turn of the event loop: the callers get their answers first.
      setTimeout(() => announce(bus, decided), 0);
      const outcomes = new Map<BidJob, BidOutcome>(
        decided.map((decision) => [decision.job, decision.outcome]),
      );
      return jobs.map((job) => outcomes.get(job) ?? new ApiFault("UNAVAILABLE"));
    } catch (error) {
      // One bad bid must not take its neighbours down: a bid with wrong data fails again when alone.
      if (jobs.length > 1 && !isPassing(error)) return await decideApart(jobs);
      const lots = [...new Set(jobs.map((job) => job.lotId))];
      log.error({ ...errorText(error), lots }, "bids could not be decided");
      return jobs.map(() => new ApiFault(isPassing(error) ? "UNAVAILABLE" : "INTERNAL"));
    }
  }

  async function decideApart(jobs: readonly TimedJob[]) {
    const answers: (BidOutcome | Error)[] = [];
    for (const job of jobs) answers.push(...(await decideGroup([job])));
    return answers;
  }

  return {
    place(job, receivedAt = performance.now()) {
      const key = `${job.userId}/${job.key}`;
      const timed = { ...job, deadline: receivedAt + TRY_LIMIT_MS };
      const outcome = lanes.submit(timed).catch((error: unknown) => {
        throw error instanceof LaneFull ? new ApiFault("RATE_LIMITED", { retry_after: 1 }) : error;
      });
      unanswered++;
      if (unanswered > PRESSING_ABOVE) pressedAt = performance.now();
      // Several tries with one key may be under way: all of them count.
      const done = Promise.allSettled([pending.get(key), outcome]).finally(() => {
        unanswered--;
        if (pending.get(key) === done) pending.delete(key);
      });
      pending.set(key, done);
      return outcome;
    },
    underWay: (userId, key) => pending.get(`${userId}/${key}`),
    receipt: async (bid) => toReceipt(bid, (await loadDigests()).hmac),
    sha256: async (text) => (await loadDigests()).sha256(text),
    arePressing: () => performance.now() - pressedAt < PRESSING_FOR_MS,
    idle: () => lanes.idle(),
  };
}

/** Tells viewers of the lots, and those whose own standing has changed. */
function announce(bus: Bus, decided: readonly Decided[]) {
  const lots = new Set<number>();
  const concerned = new Map<number, Set<number>>();
  for (const { job, outcome, isReplay, isPublic, formerLeaderId } of decided) {
    if (isReplay || !outcome.ok) continue;
    if (isPublic) lots.add(job.lotId);
    for (const userId of [job.userId, formerLeaderId]) {
      if (userId === null) continue;
      const own = concerned.get(userId);
      if (own) own.add(job.lotId);
      else concerned.set(userId, new Set([job.lotId]));
    }
  }
  bus.lotChanged([...lots]);
  for (const [userId, lotIds] of concerned) bus.me(userId, [...lotIds]);
}

declare module "../../platform/call/context" {
  interface Services {
    bidding: Bidding;
  }
}
