import { productSearch } from "martillo/contract";
import { usePrimeLots, useQuery } from "martillo";

/** What has closed meanwhile leaves the front. */
const REFRESH_MS = 15_000;

/** Running auctions, those which close next in front; hero and "Cierran pronto" share the answer. */
export function useNextToClose() {
  const { data } = useQuery(
    productSearch,
    { auction: 1, orderby: "date_closed", order: "asc", limit: 11 },
    { refreshMs: REFRESH_MS },
  );
  usePrimeLots(data?.records);
  return { lots: data?.records, total: data?.totalRecords };
}
