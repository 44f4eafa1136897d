/** The lots of an auction: their order, and the times and terms that they take from it. */
import { endOffsetMs } from "martillo/domain";
import type { Db } from "../../../platform/db/db";

import type { AuctionRow } from "./auction-repository";
import { freeNumbersOf, releaseFromAuction, writeArranged, UNSET_MS } from "../../lots";
import { lockLots, type LotOfAuction } from "./auction-lot-repository";

/** Lots whose times may still be set: they take no bids yet. */
export function isSettable({ status }: Pick<LotOfAuction, "status">): boolean {
  return status === "draft" || status === "scheduled";
}

/**
 * Gives these lots, in this order, the numbers from `first` on, and all that their auction decides. The auction and the lots are locked.
 */
export async function arrange(
  t: Db,
  auction: AuctionRow,
  order: readonly number[],
  first = 1,
): Promise<void> {
  // Numbers are unique at each moment, and may be exchanged.
  await freeNumbersOf(t, order);
  await writeArranged(t, {
    auctionId: auction.id,
    order,
    closesMs: order.map((_, index) => closesMs(auction, first + index)),
    opensMs: auction.opens_ms,
    extension: auction.extension && JSON.stringify(auction.extension),
    increments: auction.increments && JSON.stringify(auction.increments),
    access: auction.access,
    termsVersion: auction.terms_version,
    numbers: order.map((_, index) => first + index),
  });
}

/** When the lot with that number ends; unset while the auction has no end. */
export function closesMs(auction: AuctionRow, lotNo: number): number {
  if (auction.closes_ms === UNSET_MS) return UNSET_MS;
  const { stagger_s: staggerS, lots_per_step: lotsPerStep } = auction;
  return auction.closes_ms + endOffsetMs(lotNo, { staggerS: staggerS ?? 0, lotsPerStep });
}

/** Carries what was changed of an auction into those of its lots that do not take bids yet, with their numbers as they are. */
export async function carryOver(t: Db, auction: AuctionRow): Promise<number[]> {
  const lots = (await lockLots(t, auction.id)).filter(
    (lot) => isSettable(lot) && lot.lot_no !== null,
  );
  for (const run of runsOf(lots)) {
    await arrange(
      t,
      auction,
      run.map(({ id }) => id),
      run[0]?.lot_no ?? 1,
    );
  }
  return lots.map(({ id }) => id);
}

/** Lots whose numbers follow each other without a gap. */
function runsOf(lots: readonly LotOfAuction[]): LotOfAuction[][] {
  const runs: LotOfAuction[][] = [];
  for (const lot of lots) {
    const last = runs.at(-1);
    if (last && (last.at(-1)?.lot_no ?? 0) + 1 === lot.lot_no) last.push(lot);
    else runs.push([lot]);
  }
  return runs;
}

/** Lets lots go: they are drafts without times, and ask nothing of bidders. */
export async function release(t: Db, ids: readonly number[]): Promise<void> {
  await releaseFromAuction(t, ids);
}
