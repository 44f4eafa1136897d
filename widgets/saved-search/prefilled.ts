import { fieldsWith, type SearchCriteria } from "../../src/contract";
import type { SearchQuery } from "../../src/state";

/** What the form starts with; `id` is that of the search to be changed. */
export type FormValues = SearchCriteria & { id: number | undefined };

/** Criteria that are one value of a list. */
export const CHOICES = fieldsWith({ isInAlerts: true, filter: "choice" });
/** Criteria with two ends. */
export const RANGES = ["wprice", ...fieldsWith({ isInAlerts: true, filter: "range" })] as const;
export type Choice = (typeof CHOICES)[number];
export type RangeName = (typeof RANGES)[number];

const NOTHING: FormValues = {
  id: undefined,
  search_text: "",
  category: [],
  ...blank(CHOICES),
  ...blank(RANGES),
};

function blank<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>;
}

type Filters = NonNullable<SearchQuery["filters"]>;

function listOf(value: string | readonly string[] | undefined): string[] {
  return value === undefined ? [] : typeof value === "string" ? [value] : [...value];
}

function rangeText(range: Filters["price"]): string {
  return range && (range.min ?? range.max) !== undefined
    ? `${range.min ?? ""}-${range.max ?? ""}`
    : "";
}

/** A list's search as far as the form can say it: of several values of one filter the first. */
export function prefilled(query: SearchQuery | undefined): FormValues {
  if (!query) return NOTHING;
  const { filters = {} } = query;
  const values: FormValues = {
    ...NOTHING,
    search_text: query.search ?? filters.searchbar ?? "",
    category: listOf(filters.category),
    wprice: rangeText(filters.price),
  };
  for (const name of CHOICES) values[name] = listOf(filters[name])[0] ?? "";
  for (const name of RANGES) if (name !== "wprice") values[name] = rangeText(filters[name]);
  const named = [values.brand, values.model].filter(Boolean).join(" ");
  return { ...values, search_text: values.search_text || named };
}
