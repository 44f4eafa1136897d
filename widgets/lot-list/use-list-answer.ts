import { useLayoutEffect, useState } from "react";
import {
  type DashboardList,
  type InputOf,
  type Lot,
  type OutputOf,
  productDashboard,
  productSearch,
} from "../../src/contract";
import { type CallError, primeLots, useQuery, useRuntime, useSession } from "../../src/state";

type Search = OutputOf<typeof productSearch>;

export interface ListAnswer extends Pick<
  Search,
  "sorts" | "facets" | "page" | "orderby" | "order" | "corrected" | "elsewhere"
> {
  records: readonly Lot[];
  total: number;
}

export interface ListAnswerState {
  /** What to show; the former page while another one is on its way. */
  answer: ListAnswer | undefined;
  isStale: boolean;
  error: CallError | undefined;
  retry: () => void;
}

/** Reads a page of lots, from the search or from one of the caller's own lists, and puts its lots into the page's store. */
export function useListAnswer(
  search: InputOf<typeof productSearch> | null,
  dashboard: (InputOf<typeof productDashboard> & { action: DashboardList }) | null,
): ListAnswerState {
  const runtime = useRuntime();
  const found = useQuery(productSearch, search);
  const own = useQuery(productDashboard, dashboard);
  const asked = search ? found : own;
  const data = asked.data;

  // No other user may see a user's own list, not even while theirs is on its way.
  const { user } = useSession();
  const reader = search ? "anybody" : user?.id;
  const [kept, setKept] = useState({ data, reader });
  if (data && data !== kept.data) setKept({ data, reader });

  // Before the cards' own effects, which would ask for what is here already.
  useLayoutEffect(() => {
    if (data) primeLots(runtime, data.records);
  }, [runtime, data]);

  const shown = data ?? (asked.error || kept.reader !== reader ? undefined : kept.data);
  return {
    answer: shown && toAnswer(shown),
    isStale: shown !== undefined && data === undefined,
    error: data ? undefined : asked.error,
    retry: asked.retry,
  };
}

function toAnswer(data: Search | OutputOf<typeof productDashboard>): ListAnswer {
  const { records, totalRecords: total } = data;
  if (!("facets" in data)) return { records, total, sorts: [], facets: {} };
  return { ...data, total };
}
