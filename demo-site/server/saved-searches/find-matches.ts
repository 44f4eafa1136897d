import type { SearchCriteria } from "martillo/contract";
import type { Db } from "../db/db";
import type { SearchInput, SearchScope } from "../groups/product/search-query";
import { countMatches, matchingIds } from "../groups/product/search-repository";
import { prefixQuery } from "../search/text-match";
import { filtersOf } from "./criteria";

/** Lots of one look; what is older than so many newer ones is no news. */
const NEWEST = 100;

function searchOf(criteria: SearchCriteria, auction?: 0 | 1) {
  const text = criteria.search_text;
  const scope: SearchScope = {
    text,
    mode: prefixQuery(text) === "" ? "fragments" : "words",
    auction,
    status: "live",
  };
  const input: SearchInput = {
    page: 1,
    limit: NEWEST,
    orderby: "p.id",
    order: "desc",
    search: text,
    filters: filtersOf(criteria),
  };
  return { scope, input };
}

/** How many lots on offer fit, by the form of sale. */
export async function countFits(
  db: Db,
  criteria: SearchCriteria,
): Promise<{ auctions: number; sales: number }> {
  return {
    auctions: await countMatches(db, searchOf(criteria, 1)),
    sales: await countMatches(db, searchOf(criteria, 0)),
  };
}

/** Ids of the newest lots on offer that fit. */
export function findFits(db: Db, criteria: SearchCriteria): Promise<number[]> {
  return matchingIds(db, searchOf(criteria));
}
