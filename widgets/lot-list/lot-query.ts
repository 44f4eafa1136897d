import { fieldsWith, type LotOrder } from "../../src/contract";
import type { SearchQuery } from "../../src/state";

/** Filters that name values; several of one mean "any of these". In the order in which they are shown. */
export const CHOICE_FILTERS = fieldsWith({ filter: "choice" });
export type ChoiceFilter = (typeof CHOICE_FILTERS)[number];

/** Filters with a lower and an upper end. */
export const RANGE_FILTERS = ["price", ...fieldsWith({ filter: "range" })] as const;
export type RangeFilter = (typeof RANGE_FILTERS)[number];

export type Filters = NonNullable<SearchQuery["filters"]>;
export interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

const ORDERS = [
  "p.id",
  "date_closed",
  "wprice",
  "bid_count",
  "registration_year",
  "kilometers",
  "relevance",
] as const satisfies readonly LotOrder[];
const STATES = ["live", "scheduled", "ended", "all"] as const;
const IDS = ["auctionid", "event", "seller_id", "seller"] as const;

/** A filter with one value is that value in a list. */
export function choicesOf(filters: Filters | undefined, name: ChoiceFilter): readonly string[] {
  const value: string | readonly string[] | undefined = filters?.[name];
  return value === undefined ? [] : typeof value === "string" ? [value] : value;
}

/** The query with some filters changed; empty ones go, and the first page is shown. */
export function withFilters(query: SearchQuery, change: Partial<Filters>): SearchQuery {
  const filters: Record<string, unknown> = { ...query.filters, ...change };
  for (const [name, value] of Object.entries(filters)) {
    const isEmptyRange =
      typeof value === "object" && value !== null && Object.values(value).every((v) => v == null);
    if (value === undefined || isEmptyRange) delete filters[name];
  }
  const { filters: _before, page: _page, ...rest } = query;
  return Object.keys(filters).length === 0 ? rest : { ...rest, filters };
}

/** The query with one value of a filter put on or taken off. */
export function toggleChoice(query: SearchQuery, name: ChoiceFilter, value: string): SearchQuery {
  const before = choicesOf(query.filters, name);
  const after = before.includes(value)
    ? before.filter((other) => other !== value)
    : [...before, value];
  return withFilters(query, { [name]: after.length === 0 ? undefined : after });
}

/** The query without any filter and text; what the list itself was given (its event, its seller) stays. */
export function withoutFilters({ filters, search: _search, page: _page, ...rest }: SearchQuery) {
  const kept: Filters = {};
  for (const name of IDS) {
    const id = filters?.[name];
    if (id !== undefined) kept[name] = id;
  }
  return withFilters(rest, kept);
}

function rangeText({ min, max }: Range): string {
  return `${min ?? ""}-${max ?? ""}`;
}

function rangeOfText(text: string): Range | undefined {
  const match = /^(\d{0,12})-(\d{0,12})$/.exec(text);
  if (!match) return undefined;
  const range: Range = {};
  if (match[1]) range.min = Number(match[1]);
  if (match[2]) range.max = Number(match[2]);
  return range.min === undefined && range.max === undefined ? undefined : range;
}

/**
 * A query as the search part of an address, defaults left out: `search=audi&brand=Audi&brand=BMW&price=5000-20000&page=2`.
 * The names are those of the wire. The kind of sale is not in it: it belongs to the page.
 */
export function queryToParams(query: SearchQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.search) params.set("search", query.search);
  for (const name of CHOICE_FILTERS) {
    for (const value of choicesOf(query.filters, name)) params.append(name, value);
  }
  for (const name of RANGE_FILTERS) {
    const range = query.filters?.[name];
    if (range) params.set(name, rangeText(range));
  }
  for (const name of IDS) {
    const id = query.filters?.[name];
    if (id !== undefined) params.set(name, String(id));
  }
  const state = query.filters?.market_status;
  if (state && state !== "live") params.set("market_status", state);
  if (query.orderby) {
    params.set("orderby", query.orderby);
    params.set("order", query.order ?? "desc");
  }
  if (Number(query.page ?? 1) > 1) params.set("page", String(query.page));
  return params;
}

/** Reads the params that `queryToParams` wrote, and leaves out unknown ones, so that any address makes a valid query. */
export function queryFromParams(params: URLSearchParams): SearchQuery {
  const query: SearchQuery = {};
  const filters: Filters = {};
  const search = params.get("search")?.trim().slice(0, 200);
  if (search) query.search = search;
  for (const name of CHOICE_FILTERS) {
    const values = params.getAll(name).filter((value) => value !== "" && value.length <= 80);
    if (values.length > 0) filters[name] = [...new Set(values)].slice(0, 50);
  }
  for (const name of RANGE_FILTERS) {
    const range = rangeOfText(params.get(name) ?? "");
    if (range) filters[name] = range;
  }
  for (const name of IDS) {
    const id = Number(params.get(name));
    if (Number.isSafeInteger(id) && id > 0) filters[name] = id;
  }
  const state = STATES.find((known) => known === params.get("market_status"));
  if (state && state !== "live") filters.market_status = state;
  const orderby = ORDERS.find((known) => known === params.get("orderby"));
  if (orderby) {
    query.orderby = orderby;
    query.order = params.get("order") === "asc" ? "asc" : "desc";
  }
  const page = Number(params.get("page"));
  if (Number.isInteger(page) && page > 1 && page <= 10_000) query.page = page;
  if (Object.keys(filters).length > 0) query.filters = filters;
  return query;
}
