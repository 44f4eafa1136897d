import { type DashboardList, DASHBOARD_PAGE_SIZE, productDashboard } from "martillo/contract";
import { useSearchParams } from "react-router";
import { useQuery } from "martillo";
import { ListEmpty, ListError } from "./list-faces";
import { LotGrid } from "./LotGrid";
import { PageLinks } from "./PageLinks";

export interface DashboardEmpty {
  title: string;
  text: string;
}

/** One of the caller's own lists, ten to a page, the latest end first. */
export function DashboardLots({ list, empty }: { list: DashboardList; empty: DashboardEmpty }) {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get("page"))) || 1);
  const { data, error, isLoading, retry } = useQuery(productDashboard, { action: list, page });
  if (error && !data) return <ListError error={error} onRetry={retry} />;
  if (data?.totalRecords === 0) return <ListEmpty {...empty} />;
  return (
    <>
      <LotGrid lots={data?.records ?? []} isLoading={isLoading} count={4} />
      {data && <PageLinks page={page} total={data.totalRecords} pageSize={DASHBOARD_PAGE_SIZE} />}
    </>
  );
}
