import { refuseWithdrawal } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { ApiFault } from "../../platform/call/fault";
import type { LotStateRow } from "../lots";
import { type Actor, noteLotDeed } from "../../platform/security/audit";
import type { Withdrawal } from "./withdraw";
import { countSellersWithdrawals } from "./withdrawal-request-repository";

const ACTION = "bidCancel";

/**
 * Refuses the seller one withdrawal too many, or too late; a withdrawal that it asks the house for counts, too. Call it under the lot's
 * lock.
 */
export async function checkSellersWithdrawal(t: Db, lot: LotStateRow): Promise<void> {
  const refusal = refuseWithdrawal({
    withdrawn: await countSellersWithdrawals(t, lot.id, ACTION),
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
