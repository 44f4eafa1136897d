import type { WithdrawalReason } from "martillo/contract";
import { isTakingBids } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { ApiFault } from "../../platform/call/fault";
import { lockLot, type LotStateRow, type LotViewer, mayManageLot, phaseOf } from "../lots";
import type { SendContext } from "../../platform/mail/send";
import type { Actor } from "../../platform/security/audit";
import { checkSellersWithdrawal, noteReadmission, noteWithdrawal } from "./seller-withdrawals";
import { writeReadmission, writeWithdrawalLetters } from "./withdrawal-letters";
import { isMaximumOf } from "./bid-log";
import { type BidLogRow, markReadmitted, readBidLog, readLotOfBid } from "./bid-repository";
import { type Withdrawal, withdrawMaxima, type Withdrawn } from "./withdraw";
import { bringsIntoOpen } from "./withdrawal-plan";
import { askForWithdrawal, keepBid, tellSeller } from "./withdrawal-requests";
import { isAsked } from "./withdrawal-request-repository";

export interface Retracted extends Pick<Withdrawn, "concerned" | "isPublic"> {
  lotId: number;
  /** The house is asked where the bid is not the seller's to withdraw. */
  outcome: "withdrawn" | "asked" | "kept" | "readmitted";
}

/**
 * Withdraws a placed bid, for the seller of its lot or the house. Only the house withdraws a bid that brought the hidden maximum of another
 * bidder into the open: the seller asks the house.
 */
export function retractBid(
  { db, ...letters }: SendContext,
  viewer: LotViewer & Actor,
  { bidId, reason, note }: { bidId: number; reason: WithdrawalReason; note?: string | undefined },
): Promise<Retracted> {
  return db.tx(async (t) => {
    const lot = await lockLotOfBid(t, bidId);
    const side = sideOf(viewer, lot);
    const log = await readBidLog(t, lot.id);
    const origin = originOf(log, bidId);
    // A bid of an earlier listing has no part in this one; a lowering is no bid.
    if (!origin) throw new ApiFault("ILLEGAL_TRANSITION");
    const isFirst = !origin.declined;
    const publicId = publicRowOf(log, origin).id;
    const wasAsked = isFirst && (await isAsked(t, publicId));
    if (isFirst && side === "seller") {
      const asked = { lotId: lot.id, concerned: [], outcome: "asked" as const };
      if (wasAsked) return { ...asked, isPublic: false };
      await checkSellersWithdrawal(t, lot);
      if (bringsIntoOpen(lot, log, origin)) {
        const request = { bidId: publicId, reason, note };
        return { ...asked, isPublic: await askForWithdrawal(t, letters, viewer, lot, request) };
      }
    }
    const withdrawn = await withdrawMaxima(t, lot, log, [origin], { side, reason });
    if (isFirst) {
      await noteWithdrawal(t, viewer, lot, { bidId, side, reason, note });
      const bidderIds = [origin.bidder_id];
      await writeWithdrawalLetters(t, letters, lot.id, { side, reason, bidderIds, ...withdrawn });
      if (wasAsked) await tellSeller(t, letters, lot, true);
    }
    return { lotId: lot.id, ...withdrawn, outcome: "withdrawn" as const };
  });
}

/** Leaves a bid that the seller asks to have withdrawn, for the house. */
export function keepAskedBid(
  { db, ...letters }: SendContext,
  viewer: LotViewer & Actor,
  bidId: number,
): Promise<Retracted> {
  return byHouse(db, viewer, bidId, async ({ t, lot, log, origin }) => {
    const isKept = await keepBid(t, letters, viewer, lot, publicRowOf(log, origin).id);
    if (!isKept) throw new ApiFault("ILLEGAL_TRANSITION");
    return { lotId: lot.id, concerned: [], isPublic: false, outcome: "kept" };
  });
}

/** Lets the bidder of a withdrawn bid, and the accounts linked to it, bid on the lot again, for the house. */
export function readmitBidder(
  { db, ...letters }: SendContext,
  viewer: LotViewer & Actor,
  bidId: number,
): Promise<Retracted> {
  return byHouse(db, viewer, bidId, async ({ t, lot, origin }) => {
    if (!origin.declined) throw new ApiFault("ILLEGAL_TRANSITION");
    const { bidder_id: bidderId } = origin;
    const readmitted = await markReadmitted(t, lot.id, bidderId);
    if (readmitted) {
      await noteReadmission(t, viewer, lot, bidderId);
      await writeReadmission(t, letters, lot.id, bidderId);
    }
    return { lotId: lot.id, concerned: [bidderId], isPublic: false, outcome: "readmitted" };
  });
}

interface HeldBid {
  t: Db;
  lot: LotStateRow;
  log: readonly BidLogRow[];
  origin: BidLogRow;
}

/** Runs what staff alone do with a bid, under the lock of its lot. */
function byHouse(
  db: Db,
  viewer: LotViewer,
  bidId: number,
  run: (bid: HeldBid) => Promise<Retracted>,
): Promise<Retracted> {
  return db.tx(async (t) => {
    const lot = await lockLotOfBid(t, bidId);
    if (sideOf(viewer, lot) !== "house") throw new ApiFault("FORBIDDEN");
    const log = await readBidLog(t, lot.id);
    const origin = originOf(log, bidId);
    if (!origin) throw new ApiFault("ILLEGAL_TRANSITION");
    return run({ t, lot, log, origin });
  });
}

/** The public row of a bid. A private change has none, and stands for itself. */
function publicRowOf(log: readonly BidLogRow[], origin: BidLogRow): BidLogRow {
  return log.find((row) => row.kind === "bid" && row.moment === origin.moment) ?? origin;
}

async function lockLotOfBid(t: Db, bidId: number): Promise<LotStateRow> {
  const found = await readLotOfBid(t, bidId);
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
