import { useMessages } from "../../src/i18n";
import { practiceAuctionMessages } from "./practice.messages";
import type { RivalView } from "./round";
import type { Temperament } from "./temperaments";

const HABITS = {
  incremental: "habitIncremental",
  maximum: "habitMaximum",
  sniper: "habitSniper",
} as const satisfies Record<Temperament, string>;

/** The other bidders, and how they bid. */
export function RivalsPanel({ rivals }: { rivals: readonly RivalView[] }) {
  const t = useMessages(practiceAuctionMessages);
  return (
    <section className="practice__panel" aria-labelledby="practice-rivals">
      <h2 id="practice-rivals">{t("rivals")}</h2>
      <ul className="practice__rivals">
        {rivals.map(({ name, temperament, bidderNo, isLeading }) => (
          <li key={name}>
            <strong>{name}</strong>{" "}
            <span className="practice__tag">
              {bidderNo === null ? t("rivalQuiet") : t("rivalNumber", { number: bidderNo })}
              {isLeading && ` · ${t("rivalLeads")}`}
            </span>
            <p>{t(HABITS[temperament])}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
