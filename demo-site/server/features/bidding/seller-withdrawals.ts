import { refuseWithdrawal } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { ApiFault } from "../../platform/call/fault";
import type { LotStateRow } from "../lots";
import { noteLotDeed, type Actor } from "../../platform/security/audit";
import type { Withdrawal } from "./withdraw";

const ACTION = "bidCancel";

/** Refuses the seller one withdrawal too many, or too late; what it asks the house for counts, too. Call it under the lot's lock. */
export async function checkSellersWithdrawal(t: Db, lot: LotStateRow): Promise<void> {
  const [count] = await t.query<{ n: number }>(
    `select (select count(*) from user_audit
       where details ? 'lot' and (details->>'lot')::bigint = $1 and action = $2
         and details->>'by' = 'seller')
       + (select count(*) from withdrawal_requests where lot_id = $1) as n`,
    [lot.id, ACTION],
  );
  const refusal = refuseWithdrawal({
    withdrawn: count?.n ?? 0,
    closesAtMs: lot.closes_ms,
    nowMs: lot.now_ms,
  });
  if (refusal) throw new ApiFault(refusal);
}

/** Writes down who took a bid back: for people to read, and for the limit of the seller. */
export function noteWithdrawal(
  t: Db,
  actor: Actor,
  lot: LotStateRow,
  { bidId, side, reason, note }: Withdrawal & { bidId: number; note?: string | undefined },
): Promise<void> {
  const details = { bid: bidId, by: side, reason, ...(note !== undefined && { note }) };
  return noteLotDeed(t, actor, lot, ACTION, details);
}

/** Writes down who let a bidder back in. */
export function noteReadmission(
  t: Db,
  actor: Actor,
  lot: LotStateRow,
  bidderId: number,
): Promise<void> {
  return noteLotDeed(t, actor, lot, "bidderReadmitted", { bidder: bidderId });
}
