import { useMessages } from "../../src/i18n";
import { Button } from "../../src/ui";
import { OUTAGE_MS } from "./line";
import type { Practice, PracticeState } from "./practice";
import { practiceAuctionMessages } from "./practice.messages";

/** What a visitor can make happen while the lot runs. */
export function ActionsPanel({ practice, state }: { practice: Practice; state: PracticeState }) {
  const t = useMessages(practiceAuctionMessages);
  const { line, phase } = state;
  const isRunning = phase === "running";
  return (
    <section className="practice__panel" aria-labelledby="practice-actions">
      <h2 id="practice-actions">{t("provoke")}</h2>
      <div className="practice__actions">
        <Button size="s" disabled={!isRunning} onClick={practice.rivalBidsNow}>
          {t("rivalNow")}
        </Button>
        <Button size="s" disabled={!isRunning} onClick={practice.jumpToLastMinute}>
          {t("lastMinute")}
        </Button>
        <Button
          size="s"
          disabled={!isRunning}
          aria-pressed={line === "down"}
          onClick={line === "down" ? practice.restoreLine : practice.cutLine}
        >
          {t(line === "down" ? "restoreLine" : "cutLine")}
        </Button>
        <Button size="s" disabled={!isRunning || line !== "up"} onClick={practice.loseNextAnswer}>
          {t(line === "trap" ? "bidNow" : "loseAnswer")}
        </Button>
      </div>
      <p className="practice__hint">{t("loseAnswerHint", { seconds: OUTAGE_MS / 1000 })}</p>
    </section>
  );
}
