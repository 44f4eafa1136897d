import { formatEuro } from "martillo/domain";

/** What the house takes for a mistake, in bids and in prices: a hundred million euro. */
export const HIGHEST_PRICE_CENTS = 100_000_000_00;

export const TOO_EXPENSIVE = `Como mucho ${formatEuro(HIGHEST_PRICE_CENTS)}.`;
