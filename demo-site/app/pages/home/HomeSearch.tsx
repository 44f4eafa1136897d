import { SearchBox, useMessages } from "martillo";
import { useSiteSearch } from "../../shell/use-site-search";
import { homeMessages } from "./home.messages";

export function HomeSearch() {
  const t = useMessages(homeMessages);
  const search = useSiteSearch();
  return <SearchBox {...search} label={t("searchSite")} />;
}
