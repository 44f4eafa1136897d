import { SearchBox } from "martillo";
import { useSiteSearch } from "../../shell/use-site-search";

export function HomeSearch() {
  const { submit } = useSiteSearch();
  return (
    <div role="search" aria-label="Buscar en todo el sitio">
      <SearchBox onSearchRequest={submit} />
    </div>
  );
}
