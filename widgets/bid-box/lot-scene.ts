import type { LotDetail, User } from "../../src/contract";
import { parseCents, stepOfRows } from "../../src/domain";
import type { Scene, Standing } from "./bid-box-model";
import type { BidTerms } from "./bid-intent";

/** What the box is about. */
export function sceneOf(lot: LotDetail): Scene {
  if (lot.auction === 0) return "direct";
  switch (lot.market_status) {
    case "open":
    case "closing":
      return "running";
    case "closed":
      return "settling";
    case "reserved":
    case "withdrawn":
      return "cancelled";
    default:
      return lot.market_status;
  }
}

export function standingOf(lot: LotDetail): Standing {
  const maximumCents = lot.my_maximum === null ? null : parseCents(lot.my_maximum);
  const isBeaten = lot.my_state === "outbid" && maximumCents !== null;
  return {
    state: lot.my_state,
    maximumCents,
    narrowly: isBeaten ? narrowly(lot, maximumCents) : undefined,
  };
}

/** The price stands at most a step above the own maximum: worth a word, since that is asked most. */
function narrowly(lot: LotDetail, maximumCents: number): Standing["narrowly"] {
  const gapCents = parseCents(lot.wprice) - maximumCents;
  if (gapCents === 0) return "tie";
  const isSmall = gapCents > 0 && gapCents < stepOfRows(lot.increments, maximumCents);
  return isSmall ? "less_than_step" : undefined;
}

/** What an amount is measured against; undefined while the lot takes no bids. */
export function termsOf(lot: LotDetail): BidTerms | undefined {
  if (lot.minimum === null) return undefined;
  const isLeading = lot.my_state === "leading" && lot.my_maximum !== null;
  return {
    minimumCents: parseCents(lot.minimum),
    priceCents: parseCents(lot.wprice),
    ownMaximumCents: isLeading && lot.my_maximum !== null ? parseCents(lot.my_maximum) : null,
  };
}

/** The seller of a lot, or one of its employees. */
export function isSellerOf(lot: LotDetail, user: User | null): boolean {
  return user !== null && (user.id === lot.seller.id || user.as_employees_id === lot.seller.id);
}
