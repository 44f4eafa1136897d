import type { Db } from "../../platform/db/db";
import type { BidJob } from "./bid-job";
import type { Seals } from "./digest";
import { type BidContext, decideAll, type Decided, type Decisions, type LockedLot } from "./decide";
import { lockLotsOfBids, readContextRow, writeBids } from "./bid-transaction-repository";

/**
 * Decides a group of bids in one transaction: lock their lots, read the clock and everything else, decide, write. The keys are
 * read under the lock and written with the bids, so that running the same group again after a failure, whether or not it
 * was committed, never makes a second bid.
 */
export async function placeBids(db: Db, jobs: readonly BidJob[], seals: Seals): Promise<Decisions> {
  const { decisions, writing } = await db.tx(async (t) => {
    const context = await readContext(t, jobs);
    const decided = decideAll(jobs, context, seals);
    // Not awaited: it travels with the commit. When it fails, the commit is a rollback, and it is awaited below.
    const written = write(t, decided);
    written.catch(() => {});
    return { decisions: decided, writing: written };
  });
  await writing;
  return decisions;
}

async function readContext(t: Db, jobs: readonly BidJob[]): Promise<BidContext> {
  const lotIds = [...new Set(jobs.map((job) => job.lotId))];
  const userIds = [...new Set(jobs.map((job) => job.userId))];
  // Sent together, run one after the other.
  const [, [row]] = await Promise.all([
    lockLotsOfBids(t, lotIds),
    readContextRow(t, {
      lotIds,
      userIds,
      bidLots: jobs.map((job) => job.lotId),
      bidUsers: jobs.map((job) => job.userId),
      keys: jobs.map((job) => job.key),
      people: [...new Set(jobs.flatMap(peopleOf))],
      personLots: jobs.flatMap((job) => peopleOf(job).map(() => job.lotId)),
      persons: jobs.flatMap(peopleOf),
    }),
  ]);
  if (!row) throw new Error("martillo: the context of a group of bids came back empty.");
  return row.context;
}

/** The bidder, and who acts for it. */
function peopleOf({ userId, actedBy }: BidJob): number[] {
  return typeof actedBy === "number" ? [userId, actedBy] : [userId];
}

async function write(t: Db, { decided, rows, changedLots, notices }: Decisions) {
  const fresh = decided.filter((decision) => !decision.isReplay);
  if (fresh.length === 0) return;
  const publicBids = new Set(
    rows.filter((row) => row.kind === "bid").map((row) => `${row.lot_id}/${row.moment}`),
  );
  const written = await writeBids(t, {
    rows,
    lots: changedLots.map(columnsOf),
    keys: fresh.map((decision) => keyRow(decision, publicBids)),
    lotIds: changedLots.map((lot) => lot.id),
    notices,
  });
  // A bid is known by its public row; one that changed nothing in public by its private row.
  const ids = new Map<string, number>();
  for (const row of written) {
    const bid = `${row.lot_id}/${row.moment}`;
    if (row.kind === "bid" || !ids.has(bid)) ids.set(bid, row.id);
  }
  for (const { outcome, moment } of fresh) {
    if (outcome.ok) outcome.bidId = ids.get(`${outcome.lotId}/${moment}`) ?? 0;
  }
}

function keyRow({ job, outcome, moment }: Decided, publicBids: ReadonlySet<string>) {
  return {
    user_id: job.userId,
    key: job.key,
    lot_id: job.lotId,
    body_hash: job.bodyHash,
    outcome,
    moment,
    row_kind: publicBids.has(`${job.lotId}/${moment}`) ? "bid" : "max",
  };
}

function columnsOf(lot: LockedLot) {
  return {
    id: lot.id,
    status: lot.status,
    price_cents: lot.price_cents,
    leader_id: lot.leader_id,
    leader_max_cents: lot.leader_max_cents,
    bid_count: lot.bid_count,
    seq: lot.seq,
    moment: lot.moment,
    closes_ms: lot.closes_ms,
    extension_no: lot.extension_no,
  };
}
