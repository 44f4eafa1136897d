import type { BidKind } from "./events";

/** A bid that was sent and is not settled yet. */
export interface PendingBid {
  lot: number;
  key: string;
  /** Decimal euro. */
  amount: string;
  type: BidKind;
}

/** Keeps unsettled bids over a reload of the page, so that they can still be asked for. */
export interface PendingBidStorage {
  read(lot: number): PendingBid | undefined;
  write(bid: PendingBid): void;
  clear(lot: number): void;
}

function isPendingBid(value: unknown): value is PendingBid {
  const bid = value as Partial<PendingBid> | null;
  return (
    typeof bid?.key === "string" && typeof bid.amount === "string" && typeof bid.lot === "number"
  );
}

/** In the tab's session storage; where that is blocked a reload forgets. */
export function tabPendingBids(apiBase: string): PendingBidStorage {
  const keyOf = (lot: number) => `martillo:bid:${apiBase}:${lot}`;
  return {
    read(lot) {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(lot)) ?? "null");
        return isPendingBid(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    write(bid) {
      try {
        sessionStorage.setItem(keyOf(bid.lot), JSON.stringify(bid));
      } catch {
        // Blocked: the bid is settled in memory alone.
      }
    },
    clear(lot) {
      try {
        sessionStorage.removeItem(keyOf(lot));
      } catch {
        // Blocked: nothing was written either.
      }
    },
  };
}

/** In memory only, for tests. */
export function memoryPendingBids(): PendingBidStorage {
  const bids = new Map<number, PendingBid>();
  return {
    read: (lot) => bids.get(lot),
    write: (bid) => void bids.set(bid.lot, bid),
    clear: (lot) => void bids.delete(lot),
  };
}
