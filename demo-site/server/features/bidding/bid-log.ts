import type { LoggedBid } from "martillo/domain";
import type { BidLogRow } from "./bid-repository";

export function maximumRows(log: readonly BidLogRow[]): BidLogRow[] {
  return log.filter((row) => row.kind === "max");
}

/** The accepted maxima, as the domain replays them, in the order of `maximumRows`. */
export function maximaOf(log: readonly BidLogRow[]): LoggedBid[] {
  return maximumRows(log).map((row) => ({
    bidderId: row.bidder_id,
    maximumCents: row.max_cents ?? 0,
    declined: row.declined,
    lowers: row.lowers,
    isExact: row.exact,
  }));
}

/** Whether a row is a maximum that the bidder placed; a lowering is none. */
export function isMaximumOf(row: BidLogRow, bidderId: number): boolean {
  return row.kind === "max" && !row.lowers && row.bidder_id === bidderId;
}
