import { SearchBox } from "martillo";
import { useSiteSearch } from "../../shell/use-site-search";

export function HomeSearch() {
  const search = useSiteSearch();
  return <SearchBox {...search} label="Buscar en todo el sitio" />;
}
