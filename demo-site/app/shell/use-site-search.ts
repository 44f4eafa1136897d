import { useLocation, useNavigate } from "react-router";
import { queryToParams, type SearchQuery } from "martillo";
import { useSiteHandlers } from "./use-site-handlers";
import { AUCTIONS_SEARCH, searchPageKind } from "../pages/search/search-type";

/** How the site's search behaves here, as props of `SearchBox`. A search page keeps its address; from elsewhere it goes to the auctions. */
export function useSiteSearch() {
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const { onLotOpenRequest } = useSiteHandlers();
  const kind = searchPageKind(pathname);
  const target = kind === undefined ? AUCTIONS_SEARCH : pathname;

  function handleSearch({ search, orderby = "p.id", order = "desc" }: SearchQuery): false {
    const params = queryToParams({ ...(search && { search }), orderby, order });
    void navigate(`${target}?${params}`);
    return false;
  }

  return {
    ...(kind !== undefined && { auction: kind }),
    ...(kind !== undefined && { search: new URLSearchParams(query).get("search") ?? "" }),
    action: target,
    onSearchRequest: handleSearch,
    onLotOpenRequest,
  };
}
