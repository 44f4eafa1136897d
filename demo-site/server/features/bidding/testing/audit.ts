import {
  chainOfHistory,
  replay,
  verifyChain,
  type AnyChainedRow,
  type ChainVerdict,
  type LotBidState,
} from "martillo/domain";
import { createSeals } from "../digest";
import type { Db } from "../../../platform/db/db";
import { readHistory } from "../bid-history-repository";
import { toBidRow } from "../bid-history-view";
import { LOT_STATE_COLUMNS, type LotStateRow } from "../../lots/lot-row";
import { bidStateOf, rulesOf } from "../../lots/lot-state";
import { maximaOf } from "../bid-log";
import { readBidLog, type BidLogRow } from "../bid-repository";

export interface Audit {
  lot: LotStateRow;
  live: LotBidState;
  /** The state that the committed log gives. */
  replayed: LotBidState;
  chain: ChainVerdict;
  /** Numbers of the changes that accepted bids made, in order. */
  moments: number[];
  /** Public sequence numbers of accepted bids, in order: a leader's new maximum has the one before it. */
  seqs: number[];
  accepted: number;
  /** Bidders by number, in order of first bid. */
  bidders: number[];
  /** Accepted outcomes kept under keys. */
  keptAccepted: number;
}

/** Reads everything that a lot left behind, for comparing it with itself. */
export async function auditLot(db: Db, lotId: number): Promise<Audit> {
  const [lot] = await db.query<LotStateRow>(
    `select ${LOT_STATE_COLUMNS} from lots l where l.id = $1`,
    [lotId],
  );
  if (!lot) throw new Error("no lot");
  const log = await readBidLog(db, lotId);
  const maxima = log.filter((row) => row.kind === "max");
  const [kept] = await db.query<{ n: number }>(
    `select count(*) as n from bid_keys where lot_id = $1 and (outcome->>'ok')::boolean`,
    [lotId],
  );
  return {
    lot,
    live: bidStateOf(lot),
    replayed: replay(rulesOf(lot), maximaOf(log)).state,
    chain: await auditChain(db, lotId),
    moments: maxima.map((row) => row.moment),
    seqs: maxima.map((row) => row.seq),
    accepted: maxima.length,
    bidders: biddersByNumber(log),
    keptAccepted: kept?.n ?? 0,
  };
}

/** The whole chain of a lot with all its commitments opened; no person outside the house sees it so. */
export async function readChain(db: Db, lotId: number): Promise<AnyChainedRow[]> {
  const { sha256 } = await createSeals();
  const newestFirst = await readHistory(db, { lotId, page: 1, limit: 1_000_000 });
  return chainOfHistory(
    newestFirst.map((row) =>
      toBidRow(
        row,
        {
          viewerId: row.bidder_id,
          mayUnmask: true,
          isStaff: true,
          withPhone: false,
          sellerId: 0,
          isOver: true,
        },
        sha256,
      ),
    ),
  );
}

export async function auditChain(db: Db, lotId: number): Promise<ChainVerdict> {
  const { sha256 } = await createSeals();
  return verifyChain(await readChain(db, lotId), async (text) => sha256(text));
}

/** 1, 2, 3 … `count`. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Throws when a bidder has two numbers, or a number two bidders, or one is missing. */
function biddersByNumber(log: readonly BidLogRow[]): number[] {
  const bidders: number[] = [];
  for (const { bidder_no: no, bidder_id: id } of log) {
    const known = bidders[no - 1];
    if (known !== undefined ? known !== id : no !== bidders.length + 1 || bidders.includes(id)) {
      throw new Error(`bidder ${id} has number ${no} after ${bidders.join(", ")}`);
    }
    bidders[no - 1] = id;
  }
  return bidders;
}
