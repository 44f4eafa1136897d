/** A seller asks the house to withdraw a bid that it may not withdraw alone. */
import { pathTo } from "martillo/contract";
import type { WithdrawalReason } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { sendMail } from "../../platform/mail/send";
import type { Actor } from "../../platform/security/audit";
import { type LotStateRow, postponeEnd } from "../lots";
import { readPayer, tellStaff } from "../money";
import { withdrawalAsked, withdrawalDecided } from "./bids.mail";
import type { LetterTools } from "./withdrawal-letters";
import {
  insertRequest,
  markKept,
  readFirstEnd,
  readTitleAndSeller,
} from "./withdrawal-request-repository";

/** The end of a lot waits so long for the house, and not longer beyond the time at which it was to end. */
const WAIT_MS = 2 * 3_600_000;

export interface Asked {
  /** The public row of the bid. */
  bidId: number;
  reason: WithdrawalReason;
  note?: string | undefined;
}

/**
 * Asks the house, in the transaction that holds the lot's lock. A lot that would end within two hours waits for the answer. Returns whether its
 * end has moved.
 */
export async function askForWithdrawal(
  t: Db,
  letters: LetterTools,
  actor: Actor,
  lot: LotStateRow,
  { bidId, reason, note }: Asked,
): Promise<boolean> {
  const first = await readFirstEnd(t, lot.id);
  const endsBeforeMs = first?.ends_ms ?? lot.closes_ms;
  await insertRequest(t, {
    lotId: lot.id,
    bidId,
    reason,
    note: note ?? null,
    askedBy: actor.actedBy ?? actor.id,
    endsBeforeMs,
  });
  const waitsUntilMs = Math.min(lot.now_ms, endsBeforeMs) + WAIT_MS;
  const isMoved = waitsUntilMs > lot.closes_ms;
  if (isMoved) {
    await postponeEnd(t, lot.id, waitsUntilMs);
  }
  const about = await readAbout(t, lot);
  await tellStaff({ ...letters, db: t }, withdrawalAsked, {
    title: about.title,
    seller: about.seller,
    reason,
    note: note ?? null,
    link: pathTo("auctionLot", { id: lot.id }),
  });
  return isMoved;
}

/** The house leaves a bid that it was asked to withdraw. Returns whether it was asked. */
export async function keepBid(
  t: Db,
  letters: LetterTools,
  actor: Actor,
  lot: LotStateRow,
  bidId: number,
): Promise<boolean> {
  const kept = await markKept(t, bidId, actor.actedBy ?? actor.id);
  if (!kept) return false;
  await tellSeller(t, letters, lot, false);
  return true;
}

/** Tells the seller what the house has decided. */
export async function tellSeller(
  t: Db,
  letters: LetterTools,
  lot: LotStateRow,
  isWithdrawn: boolean,
): Promise<void> {
  const { title } = await readAbout(t, lot);
  const seller = await readPayer(t, lot.seller_id);
  if (!seller) return;
  const told = { title, isWithdrawn, link: pathTo("auctionLot", { id: lot.id }) };
  await sendMail({ ...letters, db: t }, withdrawalDecided, seller.email, { ...seller, ...told });
}

async function readAbout(t: Db, lot: LotStateRow) {
  const row = await readTitleAndSeller(t, lot.id);
  if (!row) throw new Error(`martillo: lot ${lot.id} has no seller.`);
  return row;
}
