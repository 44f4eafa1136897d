/** Which notices still say something true, and what. No I/O. */
import { isWorthReminding } from "./announce-ends";
import type { LotFacts } from "./lot-facts";
import type { NoticeKind } from "../lots";

/** What a letter about a lot says. */
export type News =
  | "outbid"
  | "endingSoon"
  | "bidAccepted"
  | "won"
  | "awaitingSeller"
  | "lostSold"
  | "lostAwaiting"
  | "lostRejected"
  | "lostCancelled";

/** The news to tell for a notice now; null for what is not so any more. */
export function newsOf(
  { kind, round }: { kind: NoticeKind; round: number },
  lot: LotFacts | undefined,
  userId: number,
  nowMs: number,
): News | null {
  // A lot that was listed again has other bids and another end.
  if (!lot || lot.round !== round) return null;
  const hasBid = lot.ownMaximumCents !== null;
  switch (kind) {
    case "outbid":
      return lot.isRunning && hasBid && !lot.leads ? "outbid" : null;
    case "bid_accepted":
      return lot.isRunning && hasBid ? "bidAccepted" : null;
    case "ending_soon": {
      const isFollowed = lot.follows || hasBid;
      return lot.isRunning && isFollowed && isWorthReminding(lot.closesMs, nowMs)
        ? "endingSoon"
        : null;
    }
    case "won":
    case "lost":
      return hasBid ? resultOf(lot, userId) : null;
  }
}

function resultOf(lot: LotFacts, userId: number): News | null {
  if (lot.isCancelled) return "lostCancelled";
  switch (lot.sale?.outcome) {
    case "sold":
      return lot.sale.winner_id === userId ? "won" : "lostSold";
    case "provisional":
      return lot.leads ? "awaitingSeller" : "lostAwaiting";
    case "unsold":
      return lot.leads ? "lostRejected" : null;
    case undefined:
      return null;
  }
}

/** The weightiest news comes first: the rest of the same moment is part of it. */
export const BY_WEIGHT: readonly NoticeKind[] = [
  "won",
  "lost",
  "outbid",
  "ending_soon",
  "bid_accepted",
];
