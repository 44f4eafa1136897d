import { useState } from "react";
import { DASHBOARD_PAGE_SIZE, type DashboardList, SEARCH_PAGE_SIZE } from "../../src/contract";
import { usePhrase, useMessages } from "../../src/i18n";
import { vehicleMessages } from "../../src/patterns/vehicle";
import { type Emit, type SearchQuery, useSession } from "../../src/state";
import { useSignInFirst } from "../lot-card";
import { activeFilters, type ListWords, facetValues } from "./active-filters";
import type { FilterModel, LotListModel, LotListResults } from "./lot-list-model";
import { lotListMessages } from "./lot-list.messages";
import { categoriesOf, countUpTo, isId, type ListScope, withinScope } from "./list-scope";
import { CHOICE_FILTERS, choicesOf } from "./lot-query";
import { type ListAnswer, useListAnswer } from "./use-list-answer";
import { useListMistakes } from "./use-list-mistakes";
import { useListQuery } from "./use-list-query";

/** Lots that a page may ask for at once. */
const MOST_CARDS = 100;

export interface UseLotListOptions extends ListScope {
  auction?: 0 | 1 | undefined;
  list?: DashboardList | undefined;
  query?: SearchQuery | undefined;
  limit?: number | undefined;
  hideFilters?: boolean | undefined;
  queryHref?: ((query: SearchQuery) => string) | undefined;
}

const ENDS_LAST = "date_closed.desc";

/** The order of a query; the empty text where it names none. */
function sortOf({ orderby, order }: Pick<SearchQuery, "orderby" | "order"> = {}): string {
  return orderby ? `${orderby}.${order ?? "desc"}` : "";
}

function withSort(query: SearchQuery, sort: string): SearchQuery {
  const { page: _page, ...rest } = query;
  const at = sort.lastIndexOf(".");
  const orderby = sort.slice(0, at) as NonNullable<SearchQuery["orderby"]>;
  return { ...rest, orderby, order: sort.slice(at + 1) === "asc" ? "asc" : "desc" };
}

/** Everything a lot list shows and does, for a view of one's own. */
export function useLotList(options: UseLotListOptions, emit: Emit): LotListModel {
  const t = useMessages(lotListMessages);
  const word = useMessages(vehicleMessages);
  const say = usePhrase();
  const session = useSession();
  const signIn = useSignInFirst(emit);
  const [isSignInLost, setSignInLost] = useState(false);
  const { list, hideFilters = false, queryHref } = options;
  const { query, change, hasChanged } = useListQuery(options.query, emit);
  const usual = list ? DASHBOARD_PAGE_SIZE : SEARCH_PAGE_SIZE;
  const given = countUpTo(MOST_CARDS, options.limit) ? options.limit : undefined;
  const limit = given ?? Number(query.limit ?? usual);
  const askedPage = Number(query.page ?? 1);
  const auction = query.auction ?? options.auction;
  const order = query.order ?? "desc";

  const mayRead = list === undefined || session.status === "authenticated";
  const filters = withinScope(query.filters, options);
  const { answer, isStale, error, retry } = useListAnswer(
    list || !isId(options.seller) || !isId(options.event)
      ? null
      : {
          // As the loader of a page asks for it before this code is here (src/embed/first-list.ts).
          page: 1,
          limit: usual,
          ...(options.auction !== undefined && { auction: options.auction }),
          ...query,
          ...(given !== undefined && { limit: given }),
          ...(filters && { filters }),
        },
    list && mayRead
      ? { action: list, page: askedPage, limit, order, ...(auction !== undefined && { auction }) }
      : null,
  );

  const isMisused = useListMistakes(options, { limit, most: MOST_CARDS, error });

  // Where fewer are left than a link says, the last page is shown.
  const page = (!isStale && answer?.page) || askedPage;
  const pageCount = answer ? Math.max(1, Math.ceil(answer.total / limit)) : 1;

  function resultsNow(): LotListResults {
    if (list && session.status === "guest") {
      return {
        phase: "guest",
        isLost: isSignInLost,
        onSignIn() {
          setSignInLost(false);
          // After a sign-in the list reads itself anew.
          signIn.ask("account", () => {});
        },
      };
    }
    if (isMisused) return { phase: "misused" };
    if (error) {
      return {
        phase: "error",
        message: t("error"),
        next: error.next ?? error.message,
        onRetry: retry,
      };
    }
    if (!answer) return { phase: "loading", expected: limit };
    if (answer.records.length === 0 && !isStale) {
      const { elsewhere } = answer;
      return {
        phase: "empty",
        isFiltered: Boolean(query.search || query.filters),
        elsewhere: elsewhere && {
          ...elsewhere,
          onShow() {
            const { page: _page, ...rest } = query;
            change({ ...rest, auction: elsewhere.auction });
          },
        },
      };
    }
    return { phase: "ready", ids: answer.records.map(({ id }) => id), isStale, page, pageCount };
  }

  const sort = list ? `date_closed.${order}` : sortOf(query) || sortOf(answer);
  const sorts = list
    ? [
        { value: ENDS_LAST, label: t("endsLast") },
        { value: "date_closed.asc", label: t("endsFirst") },
      ]
    : sortsOf(answer, sort, { t, say });

  return {
    results: resultsNow(),
    total: error ? undefined : answer?.total,
    search: (!isStale && answer?.corrected) || (query.search ?? ""),
    corrected: !isStale && answer?.corrected ? (query.search ?? "") : undefined,
    query: filters ? { ...query, filters } : query,
    emit,
    sorts,
    sort,
    onSort: (next) => change(withSort(query, next)),
    onPage: (next) => change({ ...query, page: next }),
    pageHref: queryHref && ((next) => queryHref({ ...query, page: next })),
    filters:
      list || hideFilters
        ? null
        : {
            query,
            onQuery: change,
            total: answer?.total,
            ...filtersOf(answer, query, options, { t, word, say }),
          },
    list,
    onSearch: (text) => {
      const { search: _before, page: _page, ...rest } = query;
      change(text === "" ? rest : { ...rest, search: text });
    },
    signIn,
    onSignInLost: () => setSignInLost(true),
    announcement:
      hasChanged && answer && !isStale && !error
        ? t("announce", { count: answer.total, page, pages: pageCount })
        : "",
  };
}

/** The orders that the house offers, and the one that holds where it is none of them. */
function sortsOf(
  answer: ListAnswer | undefined,
  sort: string,
  { t, say }: Pick<ListWords, "t" | "say">,
) {
  const offered = (answer?.sorts ?? []).map((offer) => ({
    value: sortOf(offer),
    label: say(offer.label),
  }));
  if (offered.some(({ value }) => value === sort)) return offered;
  return [{ value: sort, label: t("sort") }, ...offered];
}

/** What can be filtered by, with how many lots each choice would leave. */
function filtersOf(
  known: ListAnswer | undefined,
  query: SearchQuery,
  options: UseLotListOptions,
  words: ListWords,
): Pick<FilterModel, "groups" | "active"> {
  const categories = categoriesOf(options);
  const { category: counted = [], ...others } = known?.facets ?? {};
  const category = counted.filter(
    ({ value }) => categories.length === 0 || categories.includes(value),
  );
  const facets: ListAnswer["facets"] = { category, ...others };
  const groups = CHOICE_FILTERS.filter(
    // Models of all brands at once are no help.
    (name) => name !== "model" || choicesOf(query.filters, "brand").length > 0,
  )
    .map((name) => ({ name, values: facetValues(query, name, facets[name] ?? [], words.say) }))
    .filter(({ values }) => values.length > 1 || values.some(({ isOn }) => isOn));
  return {
    groups,
    active: activeFilters(query, facets, words, options.auction),
  };
}
