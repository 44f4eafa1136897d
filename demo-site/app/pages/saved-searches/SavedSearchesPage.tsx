import { PATHS } from "martillo/contract";
import "./saved-searches.css";
import { useSearchParams } from "react-router";
import { SavedSearch, SavedSearchList, useMessages, useSession } from "martillo";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { AlertLink } from "./AlertLink";

/** /saved_search: the visitor's alerts, and where the links of letters lead. */
export function SavedSearchesPage() {
  const routeText = useMessages(routeMessages);
  const [params] = useSearchParams();
  const confirm = params.get("confirmar");
  const stop = params.get("parar");
  const handlers = useSiteHandlers();
  const { status } = useSession();
  if (confirm) return <AlertLink purpose="confirm" token={confirm} />;
  if (stop) return <AlertLink purpose="stop" token={stop} />;
  return (
    <Page className="site-wrap site-lists saved-searches">
      <h1>{routeText("savedSearches")}</h1>
      {status === "authenticated" && <SavedSearch presentation="button" />}
      <SavedSearchList
        {...handlers}
        auctionsUrl={location.origin + PATHS.searchAuctions}
        salesUrl={location.origin + PATHS.searchSales}
      />
    </Page>
  );
}
