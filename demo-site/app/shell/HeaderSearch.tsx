import { SearchBox } from "martillo";
import { useSiteSearch } from "./use-site-search";

export function HeaderSearch() {
  const search = useSiteSearch();
  return (
    <div className="site-header__search">
      <SearchBox {...search} />
    </div>
  );
}
