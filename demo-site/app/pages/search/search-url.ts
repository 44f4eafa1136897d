import { LotFilters, LotOrder, SEARCH_PAGE_SIZE } from "martillo/contract";
import type { SearchQuery } from "martillo";

type Filters = NonNullable<SearchQuery["filters"]>;

const CHOICES = [
  "category",
  "brand",
  "model",
  "fuel",
  "transmission",
  "body_type",
  "condition",
  "location",
] as const;
const RANGES = ["price", "kilometers", "registration_year"] as const;
const IDS = ["auctionid", "seller_id"] as const;

/** What the address of a search page asks for. Whatever the API would not take is left out. */
export function readQuery(params: URLSearchParams, auction: 0 | 1): SearchQuery {
  const query: SearchQuery = { auction, limit: SEARCH_PAGE_SIZE, page: readPage(params) };
  const search = params.get("search")?.trim().slice(0, 200);
  if (search) query.search = search;

  const orderby = LotOrder.safeParse(params.get("orderby"));
  if (orderby.success) {
    query.orderby = orderby.data;
    query.order = params.get("order") === "asc" ? "asc" : "desc";
  }
  const filters = readFilters(params);
  if (Object.keys(filters).length > 0) query.filters = filters;
  return query;
}

/** The address's query for a search; what is usual is not written. */
export function writeQuery(query: SearchQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.search) params.set("search", query.search);
  if (query.orderby) {
    params.set("orderby", query.orderby);
    params.set("order", query.order ?? "desc");
  }
  writeFilters(params, query.filters ?? {});
  if (query.page && query.page > 1) params.set("page", String(query.page));
  return params;
}

function readPage(params: URLSearchParams): number {
  const page = Number(params.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

function readFilters(params: URLSearchParams): Filters {
  const raw: Record<string, unknown> = {};
  for (const name of CHOICES) {
    const values = params.getAll(name).filter(Boolean);
    if (values.length > 0) raw[name] = values;
  }
  for (const name of RANGES) {
    const range = readRange(params.get(name));
    if (range) raw[name] = range;
  }
  for (const name of IDS) {
    if (/^[1-9]\d{0,15}$/.test(params.get(name) ?? "")) raw[name] = Number(params.get(name));
  }
  const status = LotFilters.shape.market_status.safeParse(params.get("market_status") ?? undefined);
  if (status.success && status.data) raw["market_status"] = status.data;

  const parsed = LotFilters.safeParse(raw);
  return parsed.success ? (parsed.data as Filters) : {};
}

function readRange(text: string | null) {
  const match = /^(\d{0,9})-(\d{0,9})$/.exec(text ?? "");
  if (!match || (!match[1] && !match[2])) return undefined;
  return {
    ...(match[1] ? { min: Number(match[1]) } : {}),
    ...(match[2] ? { max: Number(match[2]) } : {}),
  };
}

function writeFilters(params: URLSearchParams, filters: Filters): void {
  for (const name of CHOICES) {
    const values = filters[name] ?? [];
    for (const value of Array.isArray(values) ? values : [values]) params.append(name, value);
  }
  for (const name of RANGES) {
    const range = filters[name];
    if (range?.min === undefined && range?.max === undefined) continue;
    params.set(name, `${range.min ?? ""}-${range.max ?? ""}`);
  }
  for (const name of IDS) {
    if (filters[name] !== undefined) params.set(name, String(filters[name]));
  }
  if (filters.market_status) params.set("market_status", filters.market_status);
}
