import { type Lot, productSearch } from "martillo/contract";
import { useQuery } from "martillo";

const NONE: readonly Lot[] = [];

/** Running auctions, those which close next in front; hero and "Cierran pronto" share the answer. */
export function useNextToClose() {
  const { data, isLoading } = useQuery(productSearch, {
    auction: 1,
    orderby: "date_closed",
    order: "asc",
    limit: 11,
  });
  return { lots: data?.records ?? NONE, total: data?.totalRecords, isLoading };
}
