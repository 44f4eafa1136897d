import { ACCOUNT_BLOCKED_REASON } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { lockAccount } from "../../platform/security/account-lock-repository";
import { ApiFault } from "../../platform/call/fault";
import { lockLot, type LotStateRow } from "../lots";
import type { Bus } from "../../platform/realtime/bus";
import { readBidLog, lotsWithBidsOf } from "./bid-repository";
import { withdrawMaxima, type Withdrawn } from "./withdraw";
import { type LetterTools, writeWithdrawalLetters } from "./withdrawal-letters";

export interface WithdrawnOfLot extends Withdrawn {
  lotId: number;
}

/** A bidder who bids on one new lot after the other, from many processes, is as good as caught by then. */
const MOST_TRIES = 50;

class BidCameBetween extends Error {}

/**
 * Changes an account in a transaction that holds all lots on which it bids, and the account after them: bids lock in that order, too.
 * So no bid of this account is under way meanwhile, and the next one reads the account as it is afterwards.
 */
export async function withBidderHeld<T>(
  db: Db,
  bidderId: number,
  run: (t: Db, lots: LotStateRow[]) => Promise<T>,
): Promise<T> {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const expected = await lotsWithBidsOf(db, bidderId);
    try {
      return await db.tx(async (t) => run(t, await holdBidder(t, bidderId, expected)));
    } catch (error) {
      if (!(error instanceof BidCameBetween)) throw error;
    }
  }
  throw new ApiFault("UNAVAILABLE");
}

async function holdBidder(t: Db, bidderId: number, expected: number[]): Promise<LotStateRow[]> {
  const held = new Map<number, LotStateRow>();
  for (const id of expected) {
    const lot = await lockLot(t, id);
    if (lot) held.set(id, lot);
  }
  await lockAccount(t, bidderId);
  const lots = await lotsWithBidsOf(t, bidderId);
  return lots.map((id) => {
    const lot = held.get(id);
    if (!lot) throw new BidCameBetween();
    return lot;
  });
}

/** Takes back all that a blocked account has standing in these lots, which the transaction holds. */
export async function withdrawBlocked(
  t: Db,
  letters: LetterTools | undefined,
  lots: readonly LotStateRow[],
  bidderIds: readonly number[],
): Promise<WithdrawnOfLot[]> {
  const all: WithdrawnOfLot[] = [];
  for (const lot of lots) {
    const log = await readBidLog(t, lot.id);
    const origins = log.filter(
      (row) => row.kind === "max" && !row.lowers && bidderIds.includes(row.bidder_id),
    );
    const withdrawal = { side: "house", reason: ACCOUNT_BLOCKED_REASON } as const;
    const withdrawn = await withdrawMaxima(t, lot, log, origins, withdrawal);
    all.push({ lotId: lot.id, ...withdrawn });
    if (!letters) continue;
    const told = { ...withdrawal, bidderIds, ...withdrawn };
    await writeWithdrawalLetters(t, letters, lot.id, told);
  }
  return all;
}

/** Tells viewers of the lots, and those whose own standing has changed; after the commit. */
export function announceWithdrawn(bus: Bus, withdrawn: readonly WithdrawnOfLot[]) {
  bus.lotChanged(withdrawn.filter((one) => one.isPublic).map((one) => one.lotId));
  for (const { lotId, concerned } of withdrawn) {
    for (const userId of concerned) bus.me(userId, [lotId]);
  }
}
