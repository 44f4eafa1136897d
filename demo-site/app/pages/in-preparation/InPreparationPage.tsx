import { PATHS } from "martillo/contract";
import { useMessages } from "martillo";
import { Link } from "react-router";
import { PREPARATION_PAGE } from "../../routing/site-route";
import { routeMessages } from "../../routing/route.messages";
import { useSiteRoute } from "../../routing/use-site-route";
import { Page } from "../../shell/Page";
import { shellMessages } from "../../shell/shell.messages";
import { noticeMessages } from "../notices/notices.messages";

/** Says openly that a page of the site is not there yet, and what it will offer. */
export function InPreparationPage() {
  const t = useMessages(noticeMessages);
  const shellText = useMessages(shellMessages);
  const routeText = useMessages(routeMessages);
  const route = useSiteRoute();
  return (
    <Page name={PREPARATION_PAGE} className="site-wrap site-notice">
      <p className="site-notice__badge">{t("preparing")}</p>
      <h1>{routeText(route.title)}</h1>
      {route.promise && <p className="site-notice__text">{routeText(route.promise)}</p>}
      <p className="site-notice__text">{t("preparingText")}</p>
      <p className="site-notice__actions">
        <Link className="site-button" to={PATHS.searchAuctions}>
          {shellText("seeAuctions")}
        </Link>
        <Link className="site-button" data-kind="quiet" to={PATHS.searchSales}>
          {t("seeSales")}
        </Link>
      </p>
    </Page>
  );
}
