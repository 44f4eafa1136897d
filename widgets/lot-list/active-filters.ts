import { formatMoney, type SayPhrase, type Translate } from "../../src/i18n";
import { vehicleText, type VehicleWords } from "../../src/patterns/vehicle";
import type { SearchQuery } from "../../src/state";
import type { ActiveFilter, FacetValue } from "./lot-list-model";
import type { lotListMessages } from "./lot-list.messages";
import {
  CHOICE_FILTERS,
  type ChoiceFilter,
  choicesOf,
  type Range,
  RANGE_FILTERS,
  type RangeFilter,
  toggleChoice,
  withFilters,
} from "./lot-query";

type T = Translate<keyof (typeof lotListMessages)["texts"]>;

/** How a list speaks: of itself, of vehicles, and of values. */
export interface ListWords {
  t: T;
  word: VehicleWords;
  say: SayPhrase;
}

/** What a filter is called. */
export function filterName(
  name: ChoiceFilter | RangeFilter,
  { t, word }: Pick<ListWords, "t" | "word">,
): string {
  return name === "price" ? t("price") : word(name);
}

type Facets = Readonly<Record<string, readonly { value: string; label: string }[]>>;

function endText(name: RangeFilter, value: number, say: SayPhrase): string {
  return name === "price" ? formatMoney(String(value)) : vehicleText(name, value, say);
}

/** `5.000 € – 20.000 €`, `desde 2015`, `hasta 100.000 km`. */
function rangeLabel(name: RangeFilter, { min, max }: Range, { t, say }: ListWords): string {
  const from = min === undefined ? "" : endText(name, min, say);
  const to = max === undefined ? "" : endText(name, max, say);
  if (from && to) return t("rangeBoth", { from, to });
  return from ? t("rangeFrom", { from }) : t("rangeTo", { to });
}

/**
 * Each filter that is on, as a chip: its name, its value, and the query without it. The kind of sale is one where it is another than the
 * page's own.
 */
export function activeFilters(
  query: SearchQuery,
  facets: Facets,
  words: ListWords,
  ownAuction?: 0 | 1,
): ActiveFilter[] {
  const { t, say } = words;
  const active: ActiveFilter[] = [];
  const add = (key: string, name: string, value: string, without: SearchQuery) =>
    active.push({ key, name, value, without });

  const { auction, page: _page, ...otherwise } = query;
  if (ownAuction !== undefined && auction !== undefined && Number(auction) !== ownAuction) {
    add("auction", t("kind"), t(ownAuction === 1 ? "sales" : "auctions"), otherwise);
  }
  if (query.search) {
    const { search, page: _page, ...rest } = query;
    add("search", t("search"), `«${search}»`, rest);
  }
  const state = query.filters?.market_status;
  if (state && state !== "live") {
    add(
      "market_status",
      t("market_status"),
      t(state),
      withFilters(query, { market_status: undefined }),
    );
  }
  for (const name of CHOICE_FILTERS) {
    for (const value of choicesOf(query.filters, name)) {
      const label = facets[name]?.find((facet) => facet.value === value)?.label ?? value;
      add(
        `${name}:${value}`,
        filterName(name, words),
        say(label),
        toggleChoice(query, name, value),
      );
    }
  }
  for (const name of RANGE_FILTERS) {
    const range = query.filters?.[name];
    if (range) {
      add(
        name,
        filterName(name, words),
        rangeLabel(name, range, words),
        withFilters(query, { [name]: undefined }),
      );
    }
  }
  return active;
}

/** Values of a filter with what is on, also where the counts leave it out. */
export function facetValues(
  query: SearchQuery,
  name: (typeof CHOICE_FILTERS)[number],
  facets: readonly Omit<FacetValue, "isOn">[],
  say: SayPhrase,
): FacetValue[] {
  const chosen = choicesOf(query.filters, name);
  const known = new Set(facets.map(({ value }) => value));
  return [
    ...facets.map((facet) => ({
      ...facet,
      label: say(facet.label),
      isOn: chosen.includes(facet.value),
    })),
    ...chosen
      .filter((value) => !known.has(value))
      .map((value) => ({ value, label: say(value), count: 0, isOn: true })),
  ];
}
