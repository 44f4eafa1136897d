import type { LoggedBid } from "martillo/domain";
import { ms, type Db } from "../../platform/db/db";

/** A row of `bids` with everything in it. Holds maxima: never send it to anyone. */
export interface BidLogRow {
  id: number;
  lot_id: number;
  round: number;
  /** The public sequence number after it. */
  seq: number;
  /** Which change of the lot it came with; those of one bid share it. */
  moment: number;
  position: number | null;
  bidder_id: number;
  bidder_no: number;
  kind: "bid" | "auto" | "max";
  max_cents: number | null;
  amount_cents: number | null;
  automatic: boolean;
  lowers: boolean;
  exact: boolean;
  /** Of a lowering that a withdrawal made: the maximum that waits for its owner. */
  held_cents: number | null;
  declined: boolean;
  declined_reason: string | null;
  created_ms: number;
}

/** All bids and maxima of the lot's current listing, oldest first; withdrawals show in what they void. */
export function readBidLog(db: Db, lotId: number): Promise<BidLogRow[]> {
  return db.query<BidLogRow>(
    `select b.id, b.lot_id, b.round, b.seq, coalesce(b.moment, b.seq) as moment, b.position, b.bidder_id, b.bidder_no, b.kind,
       b.max_cents, b.amount_cents, b.automatic, b.lowers, b.exact, b.held_cents, b.declined, b.declined_reason,
       ${ms("b.created_at")} as created_ms
     from bids b join lots l on l.id = b.lot_id and l.round = b.round
     where b.lot_id = $1 and b.kind <> 'withdrawal' order by b.id`,
    [lotId],
  );
}

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

/** Whether a row is a maximum that somebody placed; a lowering is none. */
export function isMaximumOf(row: BidLogRow, bidderId: number): boolean {
  return row.kind === "max" && !row.lowers && row.bidder_id === bidderId;
}
