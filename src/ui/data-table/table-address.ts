import type { FilterRange, FilterValue, TableFilter, TableQuery } from "./table-types";

/** Sizes of a page that may be chosen. */
export const PAGE_SIZES = [5, 20, 40, 60] as const;

/** The size before the visitor has chosen one. */
export const PAGE_SIZE = 20;

const LONGEST_TEXT = 100;
const MOST_CHOICES = 50;
const LAST_PAGE = 100_000;

/** What a table understands of an address. */
export interface AddressRules {
  /** Names of the columns that can be sorted by. */
  sortable: readonly string[];
  filters: readonly TableFilter[];
}

/** The first page of everything. */
export const FIRST_QUERY: TableQuery = {
  page: 1,
  pageSize: PAGE_SIZE,
  sort: undefined,
  search: "",
  filters: {},
};

/** Reads `?p=2&n=20&o=-date_closed&q=ibiza&f.brand=Seat,BMW&f.km=..50000`; a foreign or broken part is as if it were not there. */
export function readAddress(search: string, { sortable, filters }: AddressRules): TableQuery {
  const raw = rawValues(search);
  const page = wholeOf(raw.get("p"));
  const size = wholeOf(raw.get("n"));
  const order = decoded(raw.get("o") ?? "") ?? "";
  const sortId = order.replace(/^-/, "");
  const values: Record<string, FilterValue> = {};
  for (const filter of filters) {
    const text = raw.get(`f.${filter.id}`);
    const value = text === undefined ? undefined : readFilter(filter, text);
    if (value !== undefined) values[filter.id] = value;
  }
  return {
    page: page !== undefined && page >= 1 && page <= LAST_PAGE ? page : 1,
    pageSize: PAGE_SIZES.find((known) => known === size) ?? PAGE_SIZE,
    sort: sortable.includes(sortId) ? { id: sortId, desc: order.startsWith("-") } : undefined,
    search: (decoded(raw.get("q") ?? "") ?? "").trim().slice(0, LONGEST_TEXT),
    filters: values,
  };
}

/** The search part of the address that says it, with what others keep there; empty where there is nothing to say. */
export function writeAddress(query: TableQuery, { filters }: AddressRules, search = ""): string {
  const parts = search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "" && !OWN_KEY.test(part));
  if (query.page > 1) parts.push(`p=${query.page}`);
  if (query.pageSize !== PAGE_SIZE) parts.push(`n=${query.pageSize}`);
  if (query.sort) parts.push(`o=${query.sort.desc ? "-" : ""}${encodeURIComponent(query.sort.id)}`);
  if (query.search !== "") parts.push(`q=${encodeURIComponent(query.search)}`);
  for (const { id } of filters) {
    const value = query.filters[id];
    if (value !== undefined) parts.push(`f.${encodeURIComponent(id)}=${writeFilter(value)}`);
  }
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

const OWN_KEY = /^(?:[pnoq]|f\.[^=]*)(?:=|$)/;

/** Values as they stand: a comma inside one is encoded, a comma between two is not. */
function rawValues(search: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const part of search.replace(/^\?/, "").split("&")) {
    const at = part.indexOf("=");
    const key = decoded(at < 0 ? part : part.slice(0, at));
    if (key && at >= 0 && !values.has(key)) values.set(key, part.slice(at + 1));
  }
  return values;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}

function wholeOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function readFilter(filter: TableFilter, raw: string): FilterValue | undefined {
  const { kind } = filter;
  if (kind === "flag") return raw === "1" ? true : raw === "0" ? false : undefined;
  if (kind === "choice") return readChoices(raw, filter);
  const text = decoded(raw)?.trim();
  if (text === undefined || text === "") return undefined;
  if (kind === "text") return text.slice(0, LONGEST_TEXT);
  if (kind === "whole") return /^[1-9]\d{0,8}$/.test(text) ? text : undefined;
  return readRange(text, kind === "date" ? isDay : isNumber);
}

function readChoices(
  raw: string,
  { options, isSingle, pattern }: TableFilter,
): FilterValue | undefined {
  const chosen = new Set<string>();
  for (const part of raw.split(",", isSingle ? 1 : MOST_CHOICES)) {
    const value = decoded(part)?.trim();
    if (!value || value.length > LONGEST_TEXT) continue;
    if (pattern && !pattern.test(value)) continue;
    if (!options || options.some((option) => option.value === value)) chosen.add(value);
  }
  return chosen.size > 0 ? [...chosen] : undefined;
}

function readRange(text: string, isValid: (bound: string) => boolean): FilterRange | undefined {
  const bounds = text.split("..");
  if (bounds.length !== 2) return undefined;
  const [from = "", to = ""] = bounds;
  const range = { ...(isValid(from) && { from }), ...(isValid(to) && { to }) };
  return range.from === undefined && range.to === undefined ? undefined : range;
}

function isNumber(text: string): boolean {
  return /^\d{1,12}(?:\.\d{1,2})?$/.test(text);
}

function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function writeFilter(value: FilterValue): string {
  if (typeof value === "boolean") return value ? "1" : "0";
  if (typeof value === "string") return encodeURIComponent(value);
  if (isChoice(value)) return value.map((each) => encodeURIComponent(each)).join(",");
  return `${value.from ?? ""}..${value.to ?? ""}`;
}

/** Whether a value is one of chosen values. */
export function isChoice(value: FilterValue): value is readonly string[] {
  return Array.isArray(value);
}

/** Whether two mean the same. */
export function isSameFilters(a: TableQuery, b: TableQuery): boolean {
  return a.search === b.search && JSON.stringify(a.filters) === JSON.stringify(b.filters);
}
