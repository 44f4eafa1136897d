import {
  fieldsWith,
  type LotFilters,
  type LotOrder,
  type ParsedInputOf,
  type productSearch,
  VEHICLE,
} from "martillo/contract";
import type { SqlParameters } from "../../platform/lists/sql-parameters";

type Asked = ParsedInputOf<typeof productSearch>;
/** A search whose order is known. */
export type SearchInput = Omit<Asked, "orderby" | "order"> & {
  orderby: LotOrder;
  order: "asc" | "desc";
};
type OrderBy = LotOrder;
type Status = NonNullable<LotFilters["market_status"]>;

/** What a search is about before its filters: facets are counted over this. */
export interface SearchScope {
  text: string;
  /** The text as the words' index is asked for it. */
  query: string;
  auction: 0 | 1 | undefined;
  status: Status;
}

/** The clock counts, not only the stored status: a lot past its end is over before anybody has settled it. */
export const STATUS_CONDITIONS: Record<Status, string> = {
  live: `l.hidden_at is null and l.status in ('scheduled', 'open', 'closing', 'reserved') and (l.auction = 0 or l.closes_at > now())`,
  scheduled: `l.hidden_at is null and l.status = 'scheduled' and l.opens_at > now()`,
  ended: `l.hidden_at is null and (l.status in ('closed', 'sold', 'provisional', 'unsold') or
    (l.status in ('scheduled', 'open', 'closing') and l.auction = 1 and l.closes_at <= now()))`,
  all: `l.hidden_at is null and l.status not in ('draft', 'cancelled', 'withdrawn')`,
};

/** What of a scope is not its text, over `lots l`. */
export function scopeConditions(
  { status, auction }: Pick<SearchScope, "status" | "auction">,
  parameters: SqlParameters,
): string[] {
  const conditions = [STATUS_CONDITIONS[status]];
  if (auction !== undefined) conditions.push(`l.auction = ${parameters.add(auction)}`);
  return conditions;
}

const CHOICES = fieldsWith({ filter: "choice" });

/** Numbers that a person chooses one of are compared as their texts. */
export function choiceColumn(name: (typeof CHOICES)[number]): string {
  return `l.${name}${VEHICLE[name].kind === "whole" ? "::text" : ""}`;
}

const RANGES = fieldsWith({ filter: "range" });

/** Filters that say whose list it is, rather than what a person picks in it. */
export function placeOf({ auctionid, event, seller_id, seller }: LotFilters): LotFilters {
  return { auctionid, event, seller_id, seller };
}

/** Filters as conditions; several values of one filter mean any of these. */
export function filterConditions(filters: LotFilters, parameters: SqlParameters): string[] {
  const conditions: string[] = [];
  for (const name of CHOICES) {
    const values = filters[name];
    if (values?.length) {
      conditions.push(`${choiceColumn(name)} = any(${parameters.add(values)}::text[])`);
    }
  }
  range("l.price_cents", filters.price, 100);
  for (const name of RANGES) range(`l.${name}`, filters[name], 1);
  equal("l.auction_id", filters.auctionid);
  equal("l.auction_id", filters.event);
  equal("l.seller_id", filters.seller_id);
  equal("l.seller_id", filters.seller);
  return conditions;

  function range(column: string, bounds: LotFilters["price"], factor: number) {
    bound(column, ">=", bounds?.min, factor);
    bound(column, "<=", bounds?.max, factor);
  }
  function bound(column: string, operator: string, value: number | undefined, factor: number) {
    if (value === undefined) return;
    conditions.push(`${column} ${operator} ${parameters.add(value * factor)}::float8`);
  }
  function equal(column: string, value: number | undefined) {
    if (value !== undefined) conditions.push(`${column} = ${parameters.add(value)}`);
  }
}

export type ColumnOrder = Exclude<OrderBy, "relevance">;

const ORDER_COLUMNS: Record<ColumnOrder, string> = {
  "p.id": "id",
  date_closed: "closes_at",
  wprice: "price_cents",
  bid_count: "bid_count",
  registration_year: "registration_year",
  kilometers: "kilometers",
};

/** The others are never null: an index then serves both directions. */
const MAY_BE_UNKNOWN: ReadonlySet<OrderBy> = new Set(["registration_year", "kilometers"]);

export function orderClause(orderby: ColumnOrder, order: "asc" | "desc", row = "l"): string {
  const column = ORDER_COLUMNS[orderby];
  if (column === "id") return `${row}.id ${order}`;
  const unknown = MAY_BE_UNKNOWN.has(orderby) ? " nulls last" : "";
  return `${row}.${column} ${order}${unknown}, ${row}.id ${order}`;
}

/** The order of a search that asks for none: the lot that ends first. Where nothing ends, there is no hurry. */
export function orderOf({
  orderby,
  order,
  auction,
  filters,
}: Asked): Pick<SearchInput, "orderby" | "order"> {
  if (orderby) return { orderby, order: order ?? "desc" };
  if (auction === 0) return { orderby: "p.id", order: "desc" };
  return { orderby: "date_closed", order: filters?.market_status === "ended" ? "desc" : "asc" };
}

/** Orders that a list may offer, with their labels. */
export function sortsFor(hasText: boolean) {
  return hasText ? [RELEVANCE, ...SORTS] : SORTS;
}

interface Sort {
  orderby: OrderBy;
  order: "asc" | "desc";
  label: string;
}

const RELEVANCE: Sort = { orderby: "relevance", order: "desc", label: "Más relevantes" };

const SORTS: Sort[] = [
  { orderby: "p.id", order: "desc", label: "Más recientes" },
  { orderby: "date_closed", order: "asc", label: "Terminan antes" },
  { orderby: "date_closed", order: "desc", label: "Terminan después" },
  { orderby: "wprice", order: "asc", label: "Precio: de menor a mayor" },
  { orderby: "wprice", order: "desc", label: "Precio: de mayor a menor" },
  { orderby: "bid_count", order: "desc", label: "Con más pujas" },
  { orderby: "registration_year", order: "desc", label: "Matriculación más reciente" },
  { orderby: "kilometers", order: "asc", label: "Menos kilómetros" },
];
