import { SearchBox } from "martillo";
import { useSiteSearch } from "./use-site-search";

export function HeaderSearch() {
  const { kind, submit } = useSiteSearch();
  return (
    <div className="site-header__search" role="search">
      <SearchBox auction={kind} onSearchRequest={submit} />
    </div>
  );
}
