import type { Db } from "../db/db";
import { ApiFault } from "../http/fault";
import type { Log } from "../http/log";
import type { Bus } from "../realtime/bus";
import type { AcceptedOutcome, BidJob, BidOutcome } from "./bid-job";
import { placeBids } from "./bid-transaction";
import type { Decided } from "./decide";
import { createDigests, type Digests } from "./digest";
import { createLanes, LaneFull, type LaneOptions } from "./lane";
import { receiptSecret, toReceipt } from "./receipt";
import { isPassing, withRetries } from "./retry";

export interface BiddingParts {
  db: Db;
  bus: Bus;
  log: Log;
}

/** The bids of one process on one database. */
export interface Bidding {
  /** Decides a bid, once for all under its key. Rejects only when nothing is known of the outcome. */
  place(job: BidJob): Promise<BidOutcome>;
  /** The bid that this process is deciding under that key. */
  underWay(userId: number, key: string): Promise<BidOutcome> | undefined;
  receipt(bid: AcceptedOutcome): Promise<ReturnType<typeof toReceipt>>;
  sha256(text: string): Promise<string>;
  /** Resolves when everything taken has been answered. */
  idle(): Promise<void>;
}

const LANES: Record<Db["kind"], LaneOptions> = {
  // One session: a second group would only wait for the first.
  pglite: { groupSize: 64, groups: 1, laneLimit: 2_000 },
  postgres: { groupSize: 64, groups: 4, laneLimit: 2_000 },
};

/** How long a group is tried again while the database is away; a caller has given up by then. */
const RETRY_LIMIT_MS = 10_000;

export function createBidding({ db, bus, log }: BiddingParts): Bidding {
  const pending = new Map<string, Promise<BidOutcome>>();
  const lanes = createLanes<BidJob, BidOutcome>(decideGroup, LANES[db.kind]);
  let digests: Promise<Digests> | undefined;

  function loadDigests(): Promise<Digests> {
    digests ??= receiptSecret(db)
      .then(createDigests)
      .catch((error: unknown) => {
        digests = undefined;
        throw error;
      });
    return digests;
  }

  async function decideGroup(jobs: readonly BidJob[]): Promise<(BidOutcome | Error)[]> {
    try {
      const { sha256 } = await loadDigests();
      const { decided } = await withRetries(() => placeBids(db, jobs, sha256), RETRY_LIMIT_MS);
      // After this turn of the event loop: the callers get their answers first.
      setTimeout(() => announce(bus, decided), 0);
      return decided.map((decision) => decision.outcome);
    } catch (error) {
      // One bad bid must not take its neighbours down: what is wrong with the data fails again when alone.
      if (jobs.length > 1 && !isPassing(error)) return await decideApart(jobs);
      log.error({ error, lots: jobs.map((job) => job.lotId) }, "bids could not be decided");
      return jobs.map(() => new ApiFault(isPassing(error) ? "UNAVAILABLE" : "INTERNAL"));
    }
  }

  async function decideApart(jobs: readonly BidJob[]) {
    const answers: (BidOutcome | Error)[] = [];
    for (const job of jobs) answers.push(...(await decideGroup([job])));
    return answers;
  }

  return {
    place(job) {
      const key = `${job.userId}/${job.key}`;
      const outcome = lanes.submit(job).catch((error: unknown) => {
        throw error instanceof LaneFull ? new ApiFault("RATE_LIMITED", { retry_after: 1 }) : error;
      });
      pending.set(key, outcome);
      const forget = () => {
        if (pending.get(key) === outcome) pending.delete(key);
      };
      outcome.then(forget, forget);
      return outcome;
    },
    underWay: (userId, key) => pending.get(`${userId}/${key}`),
    receipt: async (bid) => toReceipt(bid, (await loadDigests()).hmac),
    sha256: async (text) => (await loadDigests()).sha256(text),
    idle: () => lanes.idle(),
  };
}

/** Tells viewers of the lots, and those whose own standing has changed. */
function announce(bus: Bus, decided: readonly Decided[]) {
  const lots = new Set<number>();
  const concerned = new Map<number, Set<number>>();
  for (const { job, outcome, isReplay, formerLeaderId } of decided) {
    if (isReplay || !outcome.ok) continue;
    lots.add(job.lotId);
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
