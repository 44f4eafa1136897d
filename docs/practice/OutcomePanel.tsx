import { formatMoney, type Translate, useMessages } from "../../src/i18n";
import { Button } from "../../src/ui";
import type { Outcome } from "./outcome";
import type { Practice } from "./practice";
import { practiceAuctionMessages, type PracticeText } from "./practice.messages";

/** How the lot ended, and whether its history says the same. */
export function OutcomePanel({ practice, outcome }: { practice: Practice; outcome: Outcome }) {
  const t = useMessages(practiceAuctionMessages);
  const { bids, matchesHistory, chainHolds, status } = outcome;
  return (
    <section className="practice__panel practice__outcome" aria-labelledby="practice-outcome">
      <h2 id="practice-outcome">{headline(t, outcome)}</h2>
      <ul>
        <li data-ok={matchesHistory}>
          {matchesHistory ? t("sameHistory", { bids }) : t("otherHistory")}
        </li>
        {chainHolds !== null && (
          <li data-ok={chainHolds}>{t(chainHolds ? "chainHolds" : "chainBroken")}</li>
        )}
      </ul>
      {status === "provisional" && (
        <Button size="s" icon="gavel" onClick={practice.award}>
          {t("award")}
        </Button>
      )}
    </section>
  );
}

function headline(
  t: Translate<PracticeText>,
  { status, winner, winnerNo, isYours, price }: Outcome,
): string {
  const amount = formatMoney(price);
  if (status === "provisional") return t("outcomeProvisional", { amount });
  if (status !== "sold" || winner === null) return t("outcomeUnsold");
  return isYours
    ? t("outcomeYours", { amount })
    : t("outcomeRival", { number: winnerNo ?? "?", amount });
}
