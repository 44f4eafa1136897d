import { PATHS } from "martillo/contract";
import { useEffect, useState } from "react";
import { useMessages } from "martillo";
import { useRouteError } from "react-router";
import { PageNotLoaded } from "../routing/page-not-loaded";
import { askServer } from "./server-contact";
import { reloadIfReachable } from "./reload-safely";
import { shellMessages } from "./shell.messages";

/** A page that broke, or whose code could not be fetched. The rest of the site stays. */
export function ErrorPage() {
  const t = useMessages(shellMessages);
  const error = useRouteError();
  const [isOutOfReach, setOutOfReach] = useState(false);
  useEffect(() => reportError(error), [error]);

  useEffect(() => {
    if (!(error instanceof PageNotLoaded)) return;
    return onceInReachAgain(() => location.reload());
  }, [error]);

  async function tryAgain() {
    setOutOfReach(false);
    setOutOfReach(!(await reloadIfReachable()));
  }

  return (
    <main id="contenido" data-page="error" tabIndex={-1} className="site-wrap site-notice">
      <h1>{t("errorTitle")}</h1>
      <p className="site-notice__text">{t("errorText")}</p>
      <p className="site-notice__text" role="status">
        {isOutOfReach && t("stillOutOfReach")}
      </p>
      <p className="site-notice__actions">
        <button type="button" className="site-button" onClick={() => void tryAgain()}>
          {t("retry")}
        </button>
        <a className="site-button" data-kind="quiet" href={PATHS.home}>
          {t("goHome")}
        </a>
      </p>
    </main>
  );
}

const ASK_EVERY_MS = 5_000;

/** Calls once the server answers that was out of reach. One that has answered all the time lacks the file itself. */
function onceInReachAgain(run: () => void): () => void {
  let wasDown = false;
  async function ask() {
    if ((await askServer()) === "down") wasDown = true;
    else if (wasDown) run();
  }
  const timer = setInterval(() => void ask(), ASK_EVERY_MS);
  return () => clearInterval(timer);
}
