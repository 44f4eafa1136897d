/** How a rival decides. Pure: what it sees is what the API tells every bidder, so the rules of the house bind it too. */

/** What a rival knows of the lot when it thinks. Money in cents. */
export interface Situation {
  isLeading: boolean;
  /** The rival has bid on this lot before. */
  hasBid: boolean;
  minimumCents: number;
  remainingMs: number;
  /** How long before the end a bid still moves it. */
  windowMs: number;
}

export interface Offer {
  cents: number;
  type: "max" | "exact";
}

/** `incremental` answers step by step, `maximum` says once how far it goes, `sniper` waits for the end. */
export const TEMPERAMENTS = ["incremental", "maximum", "sniper"] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** A sniper bids in this last part of the window. */
const SNIPER_SHARE = 0.6;

const DECISIONS: Record<Temperament, (situation: Situation, limitCents: number) => Offer | null> = {
  incremental: ({ minimumCents }) => ({ cents: minimumCents, type: "exact" }),
  maximum: ({ hasBid }, limitCents) => (hasBid ? null : { cents: limitCents, type: "max" }),
  sniper: ({ remainingMs, windowMs, minimumCents }) =>
    remainingMs > windowMs * SNIPER_SHARE ? null : { cents: minimumCents, type: "exact" },
};

/** The offer that a rival makes now, or null when it waits or is out. Never above its limit. */
export function decide(
  temperament: Temperament,
  limitCents: number,
  situation: Situation,
): Offer | null {
  const { isLeading, minimumCents, remainingMs } = situation;
  if (isLeading || remainingMs <= 0 || minimumCents > limitCents) return null;
  return DECISIONS[temperament](situation, limitCents);
}
