import type { LotFilters } from "martillo/contract";
import type { SqlParameters } from "../../platform/lists/sql-parameters";
import {
  type ColumnOrder,
  filterConditions,
  scopeConditions,
  type SearchScope,
  textCondition,
} from "../lots";

export interface Asked {
  scope: SearchScope;
  filters: LotFilters;
}

/** What lots are taken from, as SQL with the alias `l`. */
export interface Source {
  from: string;
  conditions: string[];
  /** The conditions of what is on offer, or over. */
  scope: string[];
  /** The other conditions: of what is asked for in it. */
  found: string[];
  /** The row that has the words of a lot; where no text is asked for there may be none. */
  words: string;
}

const WORDS_OF_ALL = "(select id, tsv from lot_listing union all select id, tsv from lot_past)";

/** Lots on offer are in the listing; of lots that are over, the listing's companion knows the words, and the lots themselves the rest. */
export function sourceOf({ scope, filters }: Asked, parameters: SqlParameters): Source {
  const isListed = scope.status === "live" || scope.status === "scheduled";
  const words = isListed ? "l" : "w";
  const own = isListed ? listedConditions(scope, parameters) : scopeConditions(scope, parameters);
  const found = filterConditions(filters, parameters);
  if (scope.text !== "") found.push(textCondition(words, scope.query, parameters));
  const lots = scope.text === "" ? "lots l" : `lots l join ${WORDS_OF_ALL} w on w.id = l.id`;
  const from = isListed ? "lot_listing l" : lots;
  return { from, conditions: [...own, ...found], scope: own, found, words };
}

const MOVED: ReadonlySet<ColumnOrder> = new Set(["date_closed", "wprice", "bid_count"]);

/** The same in an order that an index has; `row` is what the order's columns are of. */
export function orderedSourceOf(
  asked: Asked,
  orderby: ColumnOrder,
  parameters: SqlParameters,
): Source & { row: string } {
  if (asked.scope.status !== "live" || !MOVED.has(orderby)) {
    return { ...sourceOf(asked, parameters), row: "l" };
  }
  const source = sourceOf(asked, parameters);
  if (source.found.length === 0) return { ...source, from: "lot_listing_order l", row: "l" };
  const scope = listedConditions(asked.scope, parameters, "o");
  return {
    ...source,
    from: "lot_listing_order o join lot_listing l on l.id = o.id",
    conditions: [...scope, ...source.conditions],
    scope,
    row: "o",
  };
}

/** Only what is on offer is in the listing, but the clock counts: an end may have come a moment ago. */
function listedConditions(
  { status, auction }: SearchScope,
  parameters: SqlParameters,
  row = "l",
): string[] {
  if (status === "scheduled") {
    const kind = auction === undefined ? [] : [`${row}.auction = ${parameters.add(auction)}`];
    return [...kind, `${row}.status = 'scheduled' and ${row}.opens_at > now()`];
  }
  if (auction === 0) return [`${row}.auction = 0`];
  if (auction === 1) return [`${row}.auction = 1 and ${row}.closes_at > now()`];
  return [`(${row}.auction = 0 or ${row}.closes_at > now())`];
}
