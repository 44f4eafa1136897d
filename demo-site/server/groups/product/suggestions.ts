import type { productSuggestions, Suggestion } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import type { Handler } from "../../http/mount";
import { phaseOf } from "../../lots/lot-state";
import { prefixQuery } from "../../search/text-match";
import {
  lotsByText,
  termsByLikeness,
  termsByPrefix,
  type SuggestedLot,
} from "./suggestion-repository";

const MOST_SUGGESTIONS = 8;

export const suggestions: Handler<typeof productSuggestions> = async ({ q, auction }, { db }) => {
  if (prefixQuery(q) === "") return { records: [], terms: [] };
  const [exact, lots] = await Promise.all([
    termsByPrefix(db, q, MOST_SUGGESTIONS),
    lotsByText(db, q, auction, MOST_SUGGESTIONS),
  ]);
  if (exact.length > 0 || lots.length > 0) return { records: lots.map(toSuggestion), terms: exact };
  // Perhaps a slip of the finger: what is written most like it.
  const terms = await termsByLikeness(db, q, MOST_SUGGESTIONS);
  const [best] = terms;
  const alike = best === undefined ? [] : await lotsByText(db, best, auction, MOST_SUGGESTIONS);
  return { records: alike.map(toSuggestion), terms };
};

function toSuggestion(row: SuggestedLot): Suggestion {
  return {
    objectID: String(row.id),
    title: row.title,
    auction: row.auction,
    wprice: toDecimal(row.price_cents),
    thumb: row.thumb ?? "",
    market_status: phaseOf(row),
  };
}
