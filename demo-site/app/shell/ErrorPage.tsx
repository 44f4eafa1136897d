import { useEffect } from "react";
import { useMessages } from "martillo";
import { useRouteError } from "react-router";
import { shellMessages } from "./shell.messages";

/** A page that broke, or whose code could not be fetched. The rest of the site stays. */
export function ErrorPage() {
  const t = useMessages(shellMessages);
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <main id="contenido" data-page="error" tabIndex={-1} className="site-wrap site-notice">
      <h1>{t("errorTitle")}</h1>
      <p className="site-notice__text">{t("errorText")}</p>
      <p className="site-notice__actions">
        <button type="button" className="site-button" onClick={() => location.reload()}>
          {t("retry")}
        </button>
        <a className="site-button" data-kind="quiet" href="/">
          {t("goHome")}
        </a>
      </p>
    </main>
  );
}
