import { useLayoutEffect, useState } from "react";
import { type OutputOf, productSearch, SEARCH_PAGE_SIZE } from "../contract";
import { type CallError, primeLots, type SearchQuery, useQuery, useRuntime } from "../state";

type Answer = OutputOf<typeof productSearch>;

/** A page of lots. */
export interface LotListState {
  /** Ids in their order; each lot, live, is `useLot(id)`. Empty until the first answer. */
  ids: readonly number[];
  /** How many lots there are on all pages; undefined until the first answer. */
  total: number | undefined;
  /** From 1. */
  page: number;
  /** At least 1; undefined until the first answer. */
  pageCount: number | undefined;
  /** Filter → its values, how they read and how many lots have each. */
  facets: Answer["facets"];
  /** Orders that the search offers, and how they read. */
  sorts: Answer["sorts"];
  /** There is nothing to show yet. */
  isLoading: boolean;
  /** The former answer is shown while another one is on its way. */
  isStale: boolean;
  /** Why the last question failed, with a text for people. */
  error: CallError | undefined;
  /** Asks again. */
  retry(): void;
}

/**
 * A page of lots by text, filters, order and page, for markup of one's own: `const { ids, total } = useLotList({ search: "golf" })`.
 * The lots are known to `useLot` at once and move live. Another query is asked when it differs by value; null asks nothing.
 */
export function useLotList(query: SearchQuery | null): LotListState {
  const { data, error, retry } = useQuery(productSearch, query);
  const [kept, setKept] = useState(data);
  if (data && data !== kept) setKept(data);
  const runtime = useRuntime();
  // Before the effects of what is shown per lot, which would ask for what is here already.
  useLayoutEffect(() => {
    if (data) primeLots(runtime, data.records);
  }, [runtime, data]);
  const shown = data ?? (error || query === null ? undefined : kept);
  const limit = Number(query?.limit ?? SEARCH_PAGE_SIZE);
  return {
    ids: shown?.records.map(({ id }) => id) ?? [],
    total: shown?.totalRecords,
    page: Number(query?.page ?? 1),
    pageCount: shown && Math.max(1, Math.ceil(shown.totalRecords / limit)),
    facets: shown?.facets ?? {},
    sorts: shown?.sorts ?? [],
    isLoading: query !== null && shown === undefined && error === undefined,
    isStale: shown !== undefined && data === undefined,
    error,
    retry,
  };
}
