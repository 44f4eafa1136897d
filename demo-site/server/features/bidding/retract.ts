import { isTakingBids } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { ApiFault } from "../../platform/call/fault";
import { mayManageLot, type LotViewer, lockLot, type LotStateRow, phaseOf } from "../lots";
import type { SendContext } from "../../platform/mail/send";
import type { Actor } from "../../platform/security/audit";
import { checkSellersWithdrawal, noteWithdrawal } from "./seller-withdrawals";
import { writeWithdrawalLetters } from "./withdrawal-letters";
import { isMaximumOf, readBidLog, type BidLogRow } from "./bid-log";
import { withdrawMaxima, type Withdrawal, type Withdrawn } from "./withdraw";

export interface Retracted extends Withdrawn {
  lotId: number;
}

/** Withdraws a placed bid, for the seller of its lot or the house. */
export function retractBid(
  { db, ...letters }: SendContext,
  viewer: LotViewer & Actor,
  { bidId, reason }: { bidId: number; reason: string },
): Promise<Retracted> {
  return db.tx(async (t) => {
    const lot = await lockLotOfBid(t, bidId);
    const side = sideOf(viewer, lot);
    const log = await readBidLog(t, lot.id);
    const origin = originOf(log, bidId);
    // A bid of an earlier listing has no part in this one; a lowering is no bid.
    if (!origin) throw new ApiFault("ILLEGAL_TRANSITION");
    const isFirst = !origin.declined;
    if (isFirst && side === "seller") await checkSellersWithdrawal(t, lot);
    const withdrawn = await withdrawMaxima(t, lot, log, [origin], { side, reason });
    if (isFirst) {
      await noteWithdrawal(t, viewer, lot, { bidId, side, reason });
      const bidderIds = [origin.bidder_id];
      const told = { side, reason, bidderIds, isPublic: withdrawn.isPublic };
      await writeWithdrawalLetters(t, letters, lot.id, told);
    }
    return { lotId: lot.id, ...withdrawn };
  });
}

async function lockLotOfBid(t: Db, bidId: number): Promise<LotStateRow> {
  const [found] = await t.query<{ lot_id: number }>("select lot_id from bids where id = $1", [
    bidId,
  ]);
  const lot = found && (await lockLot(t, found.lot_id));
  if (!lot) throw new ApiFault("NOT_FOUND");
  return lot;
}

/** For whom the viewer takes a bid back; refuses who may not. */
function sideOf(viewer: LotViewer, lot: LotStateRow): Withdrawal["side"] {
  if (!mayManageLot(viewer, lot.seller_id)) throw new ApiFault("FORBIDDEN");
  if (!isTakingBids(phaseOf(lot))) throw new ApiFault("ILLEGAL_TRANSITION");
  return viewer.staff ? "house" : "seller";
}

/**
 * The maximum from which a row came: of the same bid, or, for an automatic answer, the one that answered. A lowering has none:
 * taking it back would make its bidder pay more than it wants to.
 */
export function originOf(log: readonly BidLogRow[], bidId: number): BidLogRow | undefined {
  const row = log.find((entry) => entry.id === bidId);
  if (!row) return undefined;
  if (row.kind === "max") return row.lowers ? undefined : row;
  if (row.kind === "bid")
    return log.find((entry) => entry.kind === "max" && entry.moment === row.moment);
  return log.findLast((entry) => isMaximumOf(entry, row.bidder_id) && entry.id < row.id);
}
