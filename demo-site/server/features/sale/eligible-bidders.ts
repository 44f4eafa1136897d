import { lastPrices } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { readEligibleUsers, readRoundRows } from "./eligible-repository";

/** A bidder who could have a lot in the place of its winner, and at most for which price. */
export interface EligibleBidder {
  id: number;
  /** The bid of the highest price. */
  bidId: number;
  lastPriceCents: number;
}

/**
 * The bidders of a round who could take it over, the highest last price first: active and approved to bid, neither sellers nor staff, not
 * of this seller, with a bid that stands. `except`: the bidder who has it now.
 */
export async function readEligible(
  t: Db,
  { lotId, round, except }: { lotId: number; round: number; except: number | null },
): Promise<EligibleBidder[]> {
  const rows = await readRoundRows(t, lotId, round);
  const users = await readEligibleUsers(
    t,
    lotId,
    [...new Set(rows.map(({ bidderId }) => bidderId))],
    except,
  );
  return lastPrices(rows).flatMap(({ bidderId, priceCents }) => {
    const user = users.find(({ id }) => id === bidderId);
    const row = rows.find(
      (one) => one.bidderId === bidderId && one.amountCents === priceCents && !one.declined,
    );
    return user && row ? [{ ...user, bidId: row.bidId, lastPriceCents: priceCents }] : [];
  });
}
