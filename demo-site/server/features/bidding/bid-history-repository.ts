import type { BidRow, ListFilter, WithdrawalReason, WithdrawalSide } from "martillo/contract";
import { ms, type Db } from "../../platform/db/db";
import { filterCondition } from "../../platform/lists/filter-condition";
import { SqlParameters } from "../../platform/lists/sql-parameters";
import { CLOSES_LISTING, IS_ABOVE_PRICE } from "../lots";

export interface HistoryRow {
  id: number;
  lot_id: number;
  seq: number;
  position: number;
  kind: BidRow["kind"];
  /** Null, like all that is the bidder's, in a withdrawal. */
  bidder_id: number | null;
  bidder_no: number | null;
  bidder_salt: string | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  amount_cents: number;
  amount_salt: string | null;
  /** Above the price of the present listing, so perhaps a bidder's maximum again. */
  is_above_price: boolean;
  automatic: boolean;
  declined: boolean;
  declined_reason: string | null;
  withdrawn_by: WithdrawalSide | null;
  voids: number[] | null;
  not_before_ms: number | null;
  /** Its bidder may not bid on the lot any more. */
  is_closed_out: boolean;
  asked: { reason: WithdrawalReason; note: string | null; at_ms: number } | null;
  created_ms: number;
  chain_version: 1 | 2;
  prev_hash: string;
  hash: string;
}

interface History {
  lotId: number;
  /** @default everybody's */
  bidders?: ListFilter<number> | undefined;
  /** Only rows after this position. */
  after?: number | undefined;
}

/** The public rows of a lot, newest first; a bidder's private maxima are not among them. */
export function readHistory(
  db: Db,
  { page, limit, ...history }: History & { page: number; limit: number },
): Promise<HistoryRow[]> {
  const parameters = new SqlParameters();
  const where = conditionOf(history, parameters);
  return db.query<HistoryRow>(
    `select b.id, b.lot_id, b.seq, b.position, b.kind, b.bidder_id, b.bidder_no, b.bidder_salt,
       u.first_name, u.last_name, u.phone, b.amount_cents, b.amount_salt,
       ${IS_ABOVE_PRICE} as is_above_price,
       b.automatic, b.declined, b.declined_reason, b.withdrawn_by, b.voids,
       ${ms("b.not_before")} as not_before_ms,
       b.round = l.round and b.kind = 'bid' and b.declined and exists (select 1 from bids gone
         where gone.lot_id = b.lot_id and gone.bidder_id = b.bidder_id and gone.round = b.round
           and ${CLOSES_LISTING}) as is_closed_out,
       (select json_build_object('reason', r.reason, 'note', r.note, 'at_ms', ${ms("r.asked_at")})
         from withdrawal_requests r where r.bid_id = b.id and r.state = 'asked') as asked,
       ${ms("b.created_at")} as created_ms, b.chain_version, b.prev_hash, b.hash
     from bids b
     join lots l on l.id = b.lot_id
     left join users u on u.id = b.bidder_id
     where ${where}
     order by b.position desc limit ${parameters.add(limit)} offset ${parameters.add((page - 1) * limit)}`,
    parameters.values,
  );
}

export async function countHistory(db: Db, history: History): Promise<number> {
  const parameters = new SqlParameters();
  const where = conditionOf(history, parameters);
  const [row] = await db.query<{ n: number }>(
    `select count(*) as n from bids b where ${where}`,
    parameters.values,
  );
  return row?.n ?? 0;
}

function conditionOf({ lotId, bidders, after = 0 }: History, parameters: SqlParameters): string {
  const ofLot = `b.lot_id = ${parameters.add(lotId)} and b.position > ${parameters.add(after)}`;
  return bidders ? `${ofLot} and ${filterCondition("b.bidder_id", bidders, parameters)}` : ofLot;
}

export async function readChainHead(
  db: Db,
  lotId: number,
): Promise<{ hash: string; rows: number }> {
  const [head] = await db.query<{ hash: string; rows: number }>(
    `select hash, position as rows from bids where lot_id = $1 and position is not null
     order by position desc limit 1`,
    [lotId],
  );
  return head ?? { hash: "", rows: 0 };
}
