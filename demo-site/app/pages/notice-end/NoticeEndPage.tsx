import { customStopNotices, NOTIFICATION_KINDS, PATHS } from "martillo/contract";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { type CallError, useCall, useMessages } from "martillo";
import { Page } from "../../shell/Page";
import { shellMessages } from "../../shell/shell.messages";
import { noticeEndMessages } from "./notice-end.messages";

/**
 * Where the last line of a letter about lots leads: one button ends letters of its kind. Not at once: programs that look letters
 * through open every link in them, and bidders rely on these letters.
 */
export function NoticeEndPage() {
  const t = useMessages(noticeEndMessages);
  const shellText = useMessages(shellMessages);
  const { token = "" } = useParams();
  const stop = useCall(customStopNotices);
  const [outcome, setOutcome] = useState<"open" | "done" | CallError>("open");
  const kind = NOTIFICATION_KINDS.find((known) => token.split("-")[1] === known);

  async function handleStop() {
    const result = await stop.run({ token });
    setOutcome(result.ok ? "done" : result.error);
  }

  const isOpen = outcome === "open" && kind !== undefined;
  const isDone = outcome === "done";
  return (
    <Page className="site-wrap site-notice">
      <h1>{t(isOpen ? "title" : isDone ? "done" : "failed")}</h1>
      <p className="site-notice__text" role="status">
        {isOpen
          ? t("ask", { kind: t(kind) })
          : isDone
            ? t("doneText")
            : typeof outcome === "object" &&
              [outcome.message, outcome.next].filter(Boolean).join(" ")}
      </p>
      <p className="site-notice__actions">
        {isOpen && (
          <button
            type="button"
            className="site-button"
            data-kind="primary"
            disabled={stop.isRunning}
            onClick={() => void handleStop()}
          >
            {t("stop")}
          </button>
        )}
        <Link className="site-button" data-kind="quiet" to={PATHS.notifications}>
          {t("settings")}
        </Link>
        {!isOpen && (
          <Link className="site-button" data-kind="quiet" to={PATHS.home}>
            {shellText("goHome")}
          </Link>
        )}
      </p>
    </Page>
  );
}
