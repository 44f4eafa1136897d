import { NIGHT_HOURS } from "./schedule";

/** An auction that ended without a buyer. Money in cents. */
export interface UnsoldRound {
  startCents: number;
  reserveCents: number | null;
  /** The last price; null without bids. */
  highestCents: number | null;
  /** People who looked at it during the round. */
  views: number;
  photos: number;
  /** Hour of its end in the house's time zone, 0 to 23. */
  endHour: number;
  /** The median price of vehicles of the same brand, model and age; null where too few were sold. */
  medianCents: number | null;
}

/**
 * Why a lot was not sold, as far as figures tell, and what to do. `reserve_near`: the highest bid came close to the reserve.
 * `above_market`: the price that it had to reach lies above that of vehicles like it. `start_high`: people looked and did not bid.
 * `few_views`: few people looked. `few_photos`: it has few photos. `night_end`: it ended when few people bid.
 */
export type RelistReason =
  | "reserve_near"
  | "above_market"
  | "start_high"
  | "few_views"
  | "few_photos"
  | "night_end";

/** A reason with its figure: percent of the reserve reached or above the market, views, photos, or the hour. */
export interface RelistAdvice {
  reason: RelistReason;
  figure: number;
}

/** From here on, in percent of the reserve, the highest bid is worth taking as the next reserve. */
const NEAR_RESERVE = 80;
/** So much above similar vehicles, in percent, is above the market: condition explains less. */
const ABOVE_MARKET = 10;
/** With fewer views a price was hardly tried. */
const FEW_VIEWS = 20;
/** With fewer photos buyers cannot see all sides, the interior and the kilometres. */
const FEW_PHOTOS = 8;

/** What the figures of a round advise for the next one; the most telling reason first, none where nothing stands out. */
export function relistAdvice(round: UnsoldRound): RelistAdvice[] {
  const { startCents, reserveCents, highestCents, views, photos, endHour, medianCents } = round;
  const advice: RelistAdvice[] = [];
  if (reserveCents !== null && highestCents !== null) {
    const reached = Math.floor((100 * highestCents) / reserveCents);
    if (reached >= NEAR_RESERVE && reached < 100) {
      advice.push({ reason: "reserve_near", figure: reached });
    }
  }
  if (medianCents !== null) {
    const above = Math.round((100 * ((reserveCents ?? startCents) - medianCents)) / medianCents);
    if (above >= ABOVE_MARKET) advice.push({ reason: "above_market", figure: above });
  }
  if (views < FEW_VIEWS) advice.push({ reason: "few_views", figure: views });
  else if (highestCents === null) advice.push({ reason: "start_high", figure: views });
  if (photos < FEW_PHOTOS) advice.push({ reason: "few_photos", figure: photos });
  if (endHour < NIGHT_HOURS.to) advice.push({ reason: "night_end", figure: endHour });
  return advice;
}

/** The reserve of the next round, in cents: the bid that came near it, else the same; null without a reserve. */
export function relistReserve({ reserveCents, highestCents }: UnsoldRound): number | null {
  if (reserveCents === null || highestCents === null) return reserveCents;
  const isNear = 100 * highestCents >= NEAR_RESERVE * reserveCents;
  return isNear ? Math.min(reserveCents, highestCents) : reserveCents;
}
