import { useLocation, useNavigate } from "react-router";
import type { SearchQuery } from "martillo";
import { AUCTIONS_SEARCH, searchPageKind } from "../pages/search/search-type";
import { writeQuery } from "../pages/search/search-url";

/** How the header's search behaves here: its kind of sale, and where a submitted text goes. */
export function useSiteSearch() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const kind = searchPageKind(pathname);

  /** A search page keeps its address; from anywhere else it goes to the auctions. */
  function submit({ search }: Pick<SearchQuery, "search">): false {
    const params = writeQuery({ search, orderby: "p.id", order: "desc" });
    const target = kind === undefined ? AUCTIONS_SEARCH : pathname;
    void navigate(`${target}?${params}`);
    return false;
  }
  return { kind, submit };
}
