import { customConfirmSavedSearch, customStopSavedSearch, PATHS } from "martillo/contract";
import { useState } from "react";
import { Link } from "react-router";
import { useCall, useMessages } from "martillo";
import { Page } from "../../shell/Page";
import { alertMessages } from "./saved-searches.messages";

/** Where the link of a letter leads. Programs that look at links change nothing: only the button does. */
export function AlertLink({ purpose, token }: { purpose: "confirm" | "stop"; token: string }) {
  const t = useMessages(alertMessages);
  const { run, isRunning } = useCall(
    purpose === "confirm" ? customConfirmSavedSearch : customStopSavedSearch,
  );
  const [outcome, setOutcome] = useState<{ done?: string; error?: string }>({});
  const title = t(purpose);

  async function follow() {
    const result = await run({ token });
    if (result.ok) setOutcome({ done: t(`${purpose}Done`, { search: result.data.search_text }) });
    else setOutcome({ error: [result.error.message, result.error.next].filter(Boolean).join(" ") });
  }

  return (
    <Page title={title} className="site-wrap site-lists saved-searches">
      <h1>{title}</h1>
      {!outcome.done && <p>{t(`${purpose}Text`)}</p>}
      <div role="status">{outcome.done && <p>{outcome.done}</p>}</div>
      <div role="alert">{outcome.error && <p>{outcome.error}</p>}</div>
      {outcome.done ? (
        <p>
          <Link className="site-link" to={PATHS.searchAuctions}>
            {t("seeAuctions")}
          </Link>
        </p>
      ) : (
        <p>
          <button
            type="button"
            className="site-button"
            aria-busy={isRunning || undefined}
            onClick={() => void follow()}
          >
            {title}
          </button>
        </p>
      )}
    </Page>
  );
}
