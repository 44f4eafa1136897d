import { fieldsWith, type LotFilters, type SearchCriteria } from "martillo/contract";

/** Criteria that are one value each. */
export const CHOICES = fieldsWith({ isInAlerts: true, filter: "choice" });
/** Criteria that go from one number to another. */
export const NUMBERS = fieldsWith({ isInAlerts: true, filter: "range" });
/** Name in the form, name in a search. */
const RANGES = [["wprice", "price"], ...NUMBERS.map((name) => [name, name] as const)] as const;

/** The filters of a search that finds what a person is looking for. */
export function filtersOf(criteria: SearchCriteria): LotFilters {
  const filters: LotFilters = {};
  if (criteria.category.length > 0) filters.category = criteria.category;
  for (const name of CHOICES) if (criteria[name] !== "") filters[name] = [criteria[name]];
  for (const [field, filter] of RANGES) {
    const [min = "", max = ""] = criteria[field].split("-");
    if (min === "" && max === "") continue;
    filters[filter] = {
      ...(min !== "" && { min: Number(min) }),
      ...(max !== "" && { max: Number(max) }),
    };
  }
  return filters;
}

/** The same as the search part of an address of the site. */
export function queryOf(criteria: SearchCriteria): string {
  const params = new URLSearchParams({ search: criteria.search_text });
  for (const category of criteria.category) params.append("category", category);
  for (const name of CHOICES) if (criteria[name] !== "") params.set(name, criteria[name]);
  for (const [field, filter] of RANGES) {
    if (criteria[field] !== "" && criteria[field] !== "-") params.set(filter, criteria[field]);
  }
  return params.toString();
}
