import { useMessages } from "../../src/i18n";
import { Button } from "../../src/ui";
import type { Pace } from "./lot";
import type { Practice, PracticeState } from "./practice";
import { practiceAuctionMessages } from "./practice.messages";

const PACE_NAMES = {
  calm: "paceCalm",
  normal: "paceNormal",
  fast: "paceFast",
} as const satisfies Record<Pace, string>;

/** The choices before a lot starts, and the start itself. */
export function SetUpPanel({ practice, state }: { practice: Practice; state: PracticeState }) {
  const t = useMessages(practiceAuctionMessages);
  const { phase, pace, withReserve } = state;
  return (
    <section className="practice__panel practice__set-up" aria-labelledby="practice-set-up">
      <h2 id="practice-set-up">{t("yours")}</h2>
      <div className="practice__fields">
        <fieldset>
          <legend>{t("pace")}</legend>
          {(Object.keys(PACE_NAMES) as Pace[]).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="practice-pace"
                value={one}
                checked={pace === one}
                onChange={() => practice.setPace(one)}
              />
              {t(PACE_NAMES[one])}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={withReserve}
            onChange={(event) => practice.setReserve(event.target.checked)}
          />
          {t("withReserve")}
        </label>
      </div>
      <Button
        variant="primary"
        icon="gavel"
        busy={phase === "opening"}
        onClick={() => void practice.start()}
      >
        {t(phase === "idle" || phase === "failed" ? "start" : "startAgain")}
      </Button>
      <p role="status" className="practice__status">
        {t(phase)}
      </p>
    </section>
  );
}
