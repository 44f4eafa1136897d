import type { MarketStatus } from "../../contract/lots/schemas";
import type { OfferEvent, OfferStatus } from "./states";

/** Most offers of one buyer on one lot. */
export const OFFERS_PER_LOT = 5;
/** Most open offers of one buyer in all. */
export const OPEN_OFFERS = 20;

/** The author of a row of an offer's thread. */
export type OfferSide = "buyer" | "seller";

/** Whether a lot takes offers: a direct sale while it is open, an auction after it ended without a sale. Bidders alone on a provisional one. */
export function takesOffers(of: {
  auction: 0 | 1;
  status: MarketStatus;
  /** Whether the person has bid in this round. */
  isBidder: boolean;
}): boolean {
  if (of.auction === 0) return of.status === "open";
  if (of.status === "provisional") return of.isBidder;
  return of.status === "unsold";
}

/** Why something is not done to an offer, or null. */
export type OfferRefusal = "NOT_YOUR_TURN" | "OFFER_CLOSED" | "OFFER_EXPIRED";

/** Why one side may not do something to an offer, or null. The author withdraws, the other side answers. */
export function refuseOfferEvent(of: {
  status: OfferStatus;
  /** The author of the row. */
  author: OfferSide;
  by: OfferSide;
  event: Extract<OfferEvent, "accept" | "decline" | "counter" | "withdraw">;
  expiresAtMs: number;
  nowMs: number;
}): OfferRefusal | null {
  if (of.status === "expired") return "OFFER_EXPIRED";
  if (of.status !== "open") return "OFFER_CLOSED";
  if (of.nowMs >= of.expiresAtMs) return "OFFER_EXPIRED";
  const isTurn = of.event === "withdraw" ? of.by === of.author : of.by !== of.author;
  return isTurn ? null : "NOT_YOUR_TURN";
}

/** What a seller answers offers with at once. Cents; null: each is looked at. */
export interface AutoAmounts {
  /** So much or more is accepted. */
  acceptCents: number | null;
  /** Less than this is declined. */
  declineCents: number | null;
}

/** What a seller's amounts say to an offer, or null: it waits for the seller. */
export function autoAnswer(
  offerCents: number,
  { acceptCents, declineCents }: AutoAmounts,
): "accept" | "decline" | null {
  if (acceptCents !== null && offerCents >= acceptCents) return "accept";
  return declineCents !== null && offerCents < declineCents ? "decline" : null;
}
