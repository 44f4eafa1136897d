import { PATHS } from "martillo/contract";
import "./saved-searches.css";
import { Link } from "react-router";
import { SavedSearch, StaticPage, useMessages, useSession } from "martillo";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { alertMessages } from "./saved-searches.messages";

/** /activar-alerta: the form of an alert, for everybody. */
export function ActivateAlertPage() {
  const t = useMessages(alertMessages);
  const routeText = useMessages(routeMessages);
  const { status } = useSession();
  return (
    <Page className="site-wrap site-lists saved-searches" description={t("description")}>
      <h1>{routeText("activateAlert")}</h1>
      <StaticPage page="activar-alerta" heading="none" />
      {status === "authenticated" && (
        <p>
          <Link className="site-link" to={PATHS.savedSearches}>
            {t("seeMine")}
          </Link>
        </p>
      )}
      <SavedSearch />
    </Page>
  );
}
