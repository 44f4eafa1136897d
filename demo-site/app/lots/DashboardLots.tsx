import { DASHBOARD_PAGE_SIZE, type DashboardList, productDashboard } from "martillo/contract";
import { useLocation, useSearchParams } from "react-router";
import { LotList, queryFromParams, queryToParams, type SearchQuery, useQuery } from "martillo";
import { useSiteHandlers } from "../shell/use-site-handlers";
import { ListEmpty } from "./list-faces";

export interface DashboardEmpty {
  title: string;
  text: string;
}

/** One of the caller's own lists; an empty one says what to do next. */
export function DashboardLots({ list, empty }: { list: DashboardList; empty: DashboardEmpty }) {
  const { pathname } = useLocation();
  const handlers = useSiteHandlers();
  const [params, setParams] = useSearchParams();
  // The list below asks the same on its first page, so this travels once.
  const { data } = useQuery(productDashboard, {
    action: list,
    page: 1,
    limit: DASHBOARD_PAGE_SIZE,
    order: "desc",
  });
  if (data?.totalRecords === 0) return <ListEmpty {...empty} />;
  return (
    <LotList
      {...handlers}
      list={list}
      hideFilters
      query={queryFromParams(params)}
      queryHref={(next: SearchQuery) => `${pathname}?${queryToParams(next)}`}
      onQueryChanged={(change) => setParams(queryToParams(change.query))}
    />
  );
}
