import { formatMoney } from "../../src/i18n";
import { Button } from "../../src/ui";
import type { Outcome } from "./outcome";
import type { Practice } from "./practice";

/** How the lot ended, and whether its history says the same. */
export function OutcomePanel({ practice, outcome }: { practice: Practice; outcome: Outcome }) {
  const { bids, matchesHistory, chainHolds, status } = outcome;
  return (
    <section className="practice__panel practice__outcome" aria-labelledby="practice-outcome">
      <h2 id="practice-outcome">{headline(outcome)}</h2>
      <ul>
        <li data-ok={matchesHistory}>
          {matchesHistory
            ? `El historial de la API dice lo mismo: ${bids} ${bids === 1 ? "apunte" : "apuntes"}.`
            : "El historial de la API dice otra cosa."}
        </li>
        {chainHolds !== null && (
          <li data-ok={chainHolds}>
            {chainHolds
              ? "Las huellas del historial encajan una con otra: nadie ha cambiado ni quitado nada."
              : "Las huellas del historial no encajan."}
          </li>
        )}
      </ul>
      {status === "provisional" && (
        <Button size="s" icon="gavel" onClick={practice.award}>
          Como vendedor: adjudicar a la puja más alta
        </Button>
      )}
    </section>
  );
}

function headline({ status, winner, price }: Outcome): string {
  const amount = formatMoney(price);
  if (status === "sold")
    return `Adjudicado a ${winner === "Usted" ? "usted" : winner} por ${amount}`;
  if (status === "provisional") return `${amount}: no llega a la reserva`;
  return "Terminado sin vender";
}
