import { PATHS } from "martillo/contract";
import { useMessages } from "martillo";
import { Link } from "react-router";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { shellMessages } from "../../shell/shell.messages";
import { noticeMessages } from "../notices/notices.messages";

export function NotFoundPage() {
  const t = useMessages(noticeMessages);
  const shellText = useMessages(shellMessages);
  const routeText = useMessages(routeMessages);
  return (
    <Page name="not-found" title={routeText("notFound")} className="site-wrap site-notice">
      <p className="site-notice__code" aria-hidden="true">
        404
      </p>
      <h1>{t("notFound")}</h1>
      <p className="site-notice__text">{t("notFoundText")}</p>
      <p className="site-notice__actions">
        <Link className="site-button" to={PATHS.searchAuctions}>
          {shellText("seeAuctions")}
        </Link>
        <Link className="site-button" data-kind="quiet" to={PATHS.home}>
          {shellText("goHome")}
        </Link>
      </p>
    </Page>
  );
}
