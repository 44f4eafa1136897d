import { customConfirmNewsletter, customUnsubscribeNewsletter, PATHS } from "martillo/contract";
import { useEffect, useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { type CallError, useMessages, useRuntime } from "martillo";
import { useSiteRoute } from "../../routing/use-site-route";
import { Page } from "../../shell/Page";
import { shellMessages } from "../../shell/shell.messages";
import { newsletterLinkMessages } from "./newsletter-link.messages";

type Outcome = "waiting" | "done" | CallError;

/** Where the links of the newsletter's letters lead: one click confirms, one click ends. */
export function NewsletterLinkPage() {
  const t = useMessages(newsletterLinkMessages);
  const shellText = useMessages(shellMessages);
  const isEnd = useSiteRoute().page === "newsletter-end";
  const { token = "" } = useParams();
  const { call } = useRuntime();
  const [outcome, setOutcome] = useState<Outcome>("waiting");
  const asked = useRef("");

  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    const action = isEnd ? customUnsubscribeNewsletter : customConfirmNewsletter;
    void call(action, { token }).then((result) => setOutcome(result.ok ? "done" : result.error));
  }, [call, isEnd, token]);

  const state = keyOf(outcome, isEnd);
  return (
    <Page className="site-wrap site-notice">
      <h1>{t(state)}</h1>
      <p className="site-notice__text" role="status">
        {typeof outcome === "object"
          ? [outcome.message, outcome.next].filter(Boolean).join(" ")
          : state !== "failed" && t(`${state}Text`)}
      </p>
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

function keyOf(outcome: Outcome, isEnd: boolean) {
  if (outcome === "waiting") return "waiting";
  if (outcome !== "done") return "failed";
  return isEnd ? "ended" : "confirmed";
}
