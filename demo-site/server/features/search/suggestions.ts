import type { productSuggestions, Suggestion } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { errorText } from "../../platform/call/log";
import type { Handler } from "../../platform/call/mount";
import { phaseOf, prefixQuery } from "../lots";
import {
  lotsByText,
  lotsOnSale,
  termsByLikeness,
  termsByPrefix,
  termsWith,
  type SuggestedLot,
} from "./suggestion-repository";

const MOST_SUGGESTIONS = 8;

export const suggestLots: Handler<typeof productSuggestions> = async ({ q, auction }, ctx) => {
  const { db } = ctx;
  if (prefixQuery(q) === "") return { records: [], terms: [] };
  const [exact, lots] = await Promise.all([
    termsByPrefix(db, q, MOST_SUGGESTIONS),
    lotsFor(q, auction, ctx),
  ]);
  if (exact.length > 0 || lots.length > 0) return { records: lots.map(toSuggestion), terms: exact };
  const within = await termsWith(db, q, MOST_SUGGESTIONS);
  // Perhaps a slip of the finger: takes the words that are written most like it.
  const terms = within.length > 0 ? within : await termsByLikeness(db, q, MOST_SUGGESTIONS);
  const [best] = terms;
  const alike = best === undefined ? [] : await lotsByText(db, best, auction, MOST_SUGGESTIONS);
  return { records: alike.map(toSuggestion), terms };
};

async function lotsFor(text: string, auction: 0 | 1 | undefined, ctx: CallContext) {
  const outside = await lotsFromOutside(text, auction, ctx);
  if (outside.length > 0) return outside;
  return lotsByText(ctx.db, withoutLooseLetter(text), auction, MOST_SUGGESTIONS);
}

/** What an index outside suggests, as the house knows those lots at this moment; nothing where there is none, or it does not answer. */
async function lotsFromOutside(
  text: string,
  auction: 0 | 1 | undefined,
  { ports: { suggestions: index }, db, log }: CallContext,
): Promise<SuggestedLot[]> {
  if (!index) return [];
  try {
    const ids = await index.lotIds({ text, auction, limit: MOST_SUGGESTIONS });
    return ids.length === 0 ? [] : await lotsOnSale(db, ids, auction);
  } catch (error) {
    log.warn(errorText(error), "the search index did not answer");
    return [];
  }
}

/** The first letter of the next word says nothing yet: "seat l". */
function withoutLooseLetter(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}])\s+\p{L}$/u, "");
}

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
