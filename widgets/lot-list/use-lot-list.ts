import { useState } from "react";
import { DASHBOARD_PAGE_SIZE, type DashboardList, SEARCH_PAGE_SIZE } from "../../src/contract";
import { useLocale, useMessages } from "../../src/i18n";
import { type Emit, type SearchQuery, useSession } from "../../src/state";
import { useSignInFirst } from "../lot-card";
import { activeFilters, facetValues } from "./active-filters";
import type { FilterModel, LotListModel, LotListResults } from "./lot-list-model";
import { lotListMessages } from "./lot-list.messages";
import { CHOICE_FILTERS, choicesOf } from "./lot-query";
import { type ListAnswer, useListAnswer } from "./use-list-answer";
import { useListQuery } from "./use-list-query";

export interface UseLotListOptions {
  auction?: 0 | 1 | undefined;
  list?: DashboardList | undefined;
  query?: SearchQuery | undefined;
  limit?: number | undefined;
  hideFilters?: boolean | undefined;
  queryHref?: ((query: SearchQuery) => string) | undefined;
}

const DEFAULT_SORT = "p.id.desc";
const ENDS_LAST = "date_closed.desc";

function sortOf({ orderby, order }: Pick<SearchQuery, "orderby" | "order">, usual: string) {
  return orderby ? `${orderby}.${order ?? "desc"}` : usual;
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
  const { phrases } = useLocale();
  const session = useSession();
  const signIn = useSignInFirst(emit);
  const [isSignInLost, setSignInLost] = useState(false);
  const { list, hideFilters = false, queryHref } = options;
  const { query, change, hasChanged } = useListQuery(options.query, emit);
  const usual = list ? DASHBOARD_PAGE_SIZE : SEARCH_PAGE_SIZE;
  const limit = options.limit ?? Number(query.limit ?? usual);
  const page = Number(query.page ?? 1);
  const auction = query.auction ?? options.auction;
  const order = query.order ?? "desc";

  const mayRead = list === undefined || session.status === "authenticated";
  const { answer, isStale, error, retry } = useListAnswer(
    list
      ? null
      : {
          // As the loader of a page asks for it before this code is here (src/embed/first-list.ts).
          page: 1,
          limit: usual,
          ...(options.auction !== undefined && { auction: options.auction }),
          ...query,
          ...(options.limit !== undefined && { limit: options.limit }),
        },
    list && mayRead
      ? { action: list, page, limit, order, ...(auction !== undefined && { auction }) }
      : null,
  );

  const pageCount = answer ? Math.max(1, Math.ceil(answer.total / limit)) : 1;

  function resultsNow(): LotListResults {
    if (list && session.status === "guest") {
      return {
        phase: "guest",
        isLost: isSignInLost,
        onSignIn() {
          setSignInLost(false);
          // The list reads itself anew for whoever signs in.
          signIn.ask("account", () => {});
        },
      };
    }
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
      return { phase: "empty", isFiltered: Boolean(query.search || query.filters) };
    }
    return { phase: "ready", ids: answer.records.map(({ id }) => id), isStale, page, pageCount };
  }

  const sort = list ? `date_closed.${order}` : sortOf(query, DEFAULT_SORT);
  const offered = (answer?.sorts ?? []).map((offer) => ({
    value: sortOf(offer, DEFAULT_SORT),
    label: phrases[offer.label] ?? offer.label,
  }));
  const sorts = list
    ? [
        { value: ENDS_LAST, label: t("endsLast") },
        { value: "date_closed.asc", label: t("endsFirst") },
      ]
    : offered.some(({ value }) => value === sort)
      ? offered
      : [{ value: sort, label: t("sort") }, ...offered];

  return {
    results: resultsNow(),
    total: error ? undefined : answer?.total,
    search: query.search ?? "",
    sorts,
    sort,
    onSort: (next) => change(withSort(query, next)),
    onPage: (next) => change({ ...query, page: next }),
    pageHref: queryHref && ((next) => queryHref({ ...query, page: next })),
    filters: list || hideFilters ? null : filtersOf(answer),
    list,
    signIn,
    onSignInLost: () => setSignInLost(true),
    announcement:
      hasChanged && answer && !isStale && !error
        ? t("announce", { count: answer.total, page, pages: pageCount })
        : "",
  };

  function filtersOf(known: ListAnswer | undefined): FilterModel {
    const facets = known?.facets ?? {};
    const groups = CHOICE_FILTERS.filter(
      // Models of all brands at once help nobody.
      (name) => name !== "model" || choicesOf(query.filters, "brand").length > 0,
    )
      .map((name) => ({ name, values: facetValues(query, name, facets[name] ?? []) }))
      .filter(({ values }) => values.length > 1 || values.some(({ isOn }) => isOn));
    return {
      query,
      groups,
      active: activeFilters(query, facets, t),
      total: known?.total,
      onQuery: change,
    };
  }
}
