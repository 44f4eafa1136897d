/** A bidder, as seen by one viewer. */
export interface BidderIdentity {
  /** Stable within a lot, in order of first bid, from 1. */
  bidderNo: number;
  isViewer: boolean;
  /** The viewer is the seller of the lot or staff. */
  mayUnmask: boolean;
  firstName: string;
  lastName: string;
}

/** The name a viewer reads in a bid history: its own as "Usted", others as "Postor n", the real one for seller and staff. */
export function bidderLabel(bidder: BidderIdentity): { first_name: string; last_name: string } {
  if (bidder.isViewer) return { first_name: "Usted", last_name: "" };
  if (bidder.mayUnmask) return { first_name: bidder.firstName, last_name: bidder.lastName };
  return { first_name: `Postor ${bidder.bidderNo}`, last_name: "" };
}
