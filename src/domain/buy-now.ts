import type * as z from "zod/mini";
import type { BuyNowPolicy } from "../contract/lots/schemas";
import { reserveMet, type LotBidState, type LotRules } from "./bidding";

/** For how much, in integer cents, and how long a lot on auction may be bought at once. */
export interface BuyNowTerms {
  buyNowCents: number | null;
  policy: z.infer<typeof BuyNowPolicy>;
}

/** Whether a lot on auction may be bought at once for its fixed price. Without a reserve, `until_reserve_met` ends with the first bid. */
export function isBuyNowOffered(terms: BuyNowTerms, rules: LotRules, state: LotBidState): boolean {
  if (terms.buyNowCents === null) return false;
  switch (terms.policy) {
    case "none":
      return false;
    case "until_first_bid":
      return state.leaderId === null;
    case "until_reserve_met":
      return state.leaderId === null || reserveMet(rules, state) === false;
    case "until_price_exceeds":
      return state.leaderId === null || state.priceCents < terms.buyNowCents;
  }
}
