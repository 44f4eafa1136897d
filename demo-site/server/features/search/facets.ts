import type { Db } from "../../platform/db/db";
import type { SearchScope } from "../lots";
import { countSome, type FacetRow, type FacetScope, readCounts } from "./facet-repository";

/** How many lots each filter value would leave. */
export async function countFacets(db: Db, scope: SearchScope, of: FacetScope): Promise<FacetRow[]> {
  const counted = isOfAll(scope, of) ? await readCounts(db, scope.auction) : [];
  return counted.length > 0 ? counted : countSome(db, scope, of);
}

/** Nothing but a kind of sale is asked for. */
function isOfAll(
  { text, status }: SearchScope,
  { place, categories, brands }: FacetScope,
): boolean {
  const isPlaced = Object.values(place).some((value) => value !== undefined);
  return text === "" && status === "live" && !isPlaced && categories === null && brands === null;
}
