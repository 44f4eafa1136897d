import type { BidKind } from "../events";

/** A bid that was sent and is not settled yet. */
export interface PendingBid {
  lot: number;
  key: string;
  /** The user who sent it: no other user can ask for it. */
  user: number;
  /** Decimal euro. */
  amount: string;
  type: BidKind;
}

/** Keeps unsettled bids over a reload of the page, so that they can still be asked for. */
export interface PendingBidStorage {
  read(lot: number, user: number): PendingBid | undefined;
  write(bid: PendingBid): void;
  clear(lot: number, user: number): void;
}

function isPendingBid(value: unknown): value is PendingBid {
  const bid = value as Partial<PendingBid> | null;
  return (
    typeof bid?.key === "string" &&
    typeof bid.amount === "string" &&
    typeof bid.lot === "number" &&
    typeof bid.user === "number"
  );
}

/** In the tab's session storage; where that is blocked a reload forgets. */
export function tabPendingBids(apiBase: string): PendingBidStorage {
  const keyOf = (lot: number, user: number) => `martillo:bid:${apiBase}:${user}:${lot}`;
  return {
    read(lot, user) {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(lot, user)) ?? "null");
        return isPendingBid(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    write(bid) {
      try {
        sessionStorage.setItem(keyOf(bid.lot, bid.user), JSON.stringify(bid));
      } catch {
        // Blocked: the bid is settled in memory alone.
      }
    },
    clear(lot, user) {
      try {
        sessionStorage.removeItem(keyOf(lot, user));
      } catch {
        // Blocked: nothing was written either.
      }
    },
  };
}

/** In memory only, for tests. */
export function memoryPendingBids(): PendingBidStorage {
  const bids = new Map<string, PendingBid>();
  const keyOf = (lot: number, user: number) => `${user}:${lot}`;
  return {
    read: (lot, user) => bids.get(keyOf(lot, user)),
    write: (bid) => void bids.set(keyOf(bid.lot, bid.user), bid),
    clear: (lot, user) => void bids.delete(keyOf(lot, user)),
  };
}
