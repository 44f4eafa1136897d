/** What taking maxima back would do to a lot. No I/O: reads its log, returns what to write. */
import { replay, wasMaximumRead, type LotBidState } from "martillo/domain";
import { type LotStateRow, rulesOf } from "../lots";
import { isMaximumOf, maximaOf, maximumRows } from "./bid-log";
import type { BidLogRow } from "./bid-repository";

/** A maximum that everybody could read: it stands at the price until its owner confirms it. */
export interface HeldMaximum {
  bidderId: number;
  /** What it was, in cents. */
  formerCents: number;
}

export interface WithdrawalPlan {
  /** Rows that count no longer. */
  withdrawn: ReadonlySet<number>;
  /** Lowerings that mean nothing any more: they must not go on as their bidder's maximum. */
  idle: number[];
  /** Positions of the public rows that count no longer. */
  voids: number[];
  /** Where the bidding stands then. */
  state: LotBidState;
  held: HeldMaximum | null;
}

/** Takes `origins`, which are rows of `log` that still stand, out of the log. */
export function planWithdrawal(
  lot: LotStateRow,
  log: readonly BidLogRow[],
  origins: readonly BidLogRow[],
): WithdrawalPlan {
  const withdrawn = new Set(
    origins.flatMap((origin) => rowsOf(log, origin, origins).map((row) => row.id)),
  );
  const remaining = log.map((row) => (withdrawn.has(row.id) ? { ...row, declined: true } : row));
  const { state, skipped } = replay(rulesOf(lot), maximaOf(remaining));
  const maxima = maximumRows(remaining);
  const counting = maxima.filter((_row, index) => !skipped.includes(index));
  const held = heldOf(log, state, counting);
  return {
    withdrawn,
    idle: skipped.flatMap((index) => (maxima[index]?.lowers ? [maxima[index].id] : [])),
    voids: log.flatMap((row) =>
      row.position !== null && !row.declined && withdrawn.has(row.id) ? [row.position] : [],
    ),
    state: held ? { ...state, leaderMaxCents: state.priceCents } : state,
    held,
  };
}

/** The leader's maximum, where everybody could read it, or where it waits for its owner already. */
function heldOf(
  log: readonly BidLogRow[],
  state: LotBidState,
  counting: readonly BidLogRow[],
): HeldMaximum | null {
  const { leaderId, leaderMaxCents, priceCents } = state;
  const own = counting.findLast((row) => row.bidder_id === leaderId);
  if (leaderId === null || leaderMaxCents === null || !own) return null;
  if (own.held_cents !== null) {
    return leaderMaxCents > priceCents ? { bidderId: leaderId, formerCents: own.held_cents } : null;
  }
  // Also what an earlier withdrawal has voided since: it was read all the same.
  const read = log.flatMap((row) =>
    row.position !== null && row.bidder_id === leaderId && row.moment >= own.moment
      ? (row.amount_cents ?? [])
      : [],
  );
  return wasMaximumRead(state, read) ? { bidderId: leaderId, formerCents: leaderMaxCents } : null;
}

/**
 * Whether a bid brought the hidden maximum of another bidder into the open: the price answered it, or it lies above the price again without
 * the bid. Such a bid is the house's alone to withdraw: its bidder can use what it found out.
 */
export function bringsIntoOpen(
  lot: LotStateRow,
  log: readonly BidLogRow[],
  origin: BidLogRow,
): boolean {
  const answers = log.filter(
    (row) =>
      row.moment === origin.moment && row.kind === "auto" && row.bidder_id !== origin.bidder_id,
  );
  const hasAnswered = answers.some((row) => {
    const own = log.findLast(
      (entry) =>
        entry.kind === "max" && entry.bidder_id === row.bidder_id && entry.moment < origin.moment,
    );
    return own?.max_cents === row.amount_cents;
  });
  return hasAnswered || planWithdrawal(lot, log, [origin]).held !== null;
}

/**
 * What a maximum brought into the log: itself, all public rows of its moment (also the answer to it), and its later automatic
 * answers, as far as an earlier maximum of the same bidder, other than the `withdrawn` ones, would not have given them too.
 */
function rowsOf(
  log: readonly BidLogRow[],
  origin: BidLogRow,
  withdrawn: readonly BidLogRow[],
): BidLogRow[] {
  const { bidder_id: bidderId } = origin;
  const valid = log.filter(
    (row) => isMaximumOf(row, bidderId) && !row.declined && !withdrawn.includes(row),
  );
  const earlierCents = Math.max(
    0,
    ...valid.filter((row) => row.id < origin.id).map((row) => row.max_cents ?? 0),
  );
  const nextId = valid.find((row) => row.id > origin.id)?.id ?? Infinity;
  return log.filter(
    (row) =>
      row.moment === origin.moment ||
      (row.kind === "auto" &&
        row.bidder_id === bidderId &&
        row.id > origin.id &&
        row.id < nextId &&
        (row.amount_cents ?? 0) > earlierCents),
  );
}
