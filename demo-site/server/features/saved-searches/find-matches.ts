import type { SearchCriteria } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import type { SearchInput, SearchScope } from "../lots";
import { countEach, matchingIds } from "../search";
import { alertQuery } from "./alert-query";
import { filtersOf } from "./criteria";

/** Lots of one look; a lot that is older than so many newer ones is no news. */
const NEWEST = 100;

function searchOf(criteria: SearchCriteria, auction?: 0 | 1) {
  const text = criteria.search_text;
  const scope: SearchScope = {
    text,
    query: alertQuery(text).query,
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

/** Lots on offer that fit, by the form of sale. */
export interface Fits {
  auctions: number;
  sales: number;
}

export const NO_FITS: Fits = { auctions: 0, sales: 0 };

export async function countFits(db: Db, criteria: SearchCriteria): Promise<Fits> {
  const [fits = NO_FITS] = await countFitsOfEach(db, [criteria]);
  return fits;
}

/** The same of each of several searches, in their order. */
export async function countFitsOfEach(db: Db, list: readonly SearchCriteria[]): Promise<Fits[]> {
  const counts = await countEach(
    db,
    list.flatMap((criteria) => [searchOf(criteria, 1), searchOf(criteria, 0)]),
  );
  return list.map((_criteria, index) => ({
    auctions: counts[2 * index] ?? 0,
    sales: counts[2 * index + 1] ?? 0,
  }));
}

/** Ids of the newest lots on offer that fit. */
export function findFits(db: Db, criteria: SearchCriteria): Promise<number[]> {
  return matchingIds(db, searchOf(criteria));
}
