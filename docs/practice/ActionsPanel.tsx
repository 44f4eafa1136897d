import { Button } from "../../src/ui";
import { OUTAGE_MS } from "./line";
import type { Practice, PracticeState } from "./practice";

/** What a visitor can make happen while the lot runs. */
export function ActionsPanel({ practice, state }: { practice: Practice; state: PracticeState }) {
  const { line, phase } = state;
  const isRunning = phase === "running";
  return (
    <section className="practice__panel" aria-labelledby="practice-actions">
      <h2 id="practice-actions">Provoque lo difícil</h2>
      <div className="practice__actions">
        <Button size="s" disabled={!isRunning} onClick={practice.rivalBidsNow}>
          Que puje un rival ahora
        </Button>
        <Button size="s" disabled={!isRunning} onClick={practice.jumpToLastMinute}>
          Saltar al último minuto
        </Button>
        <Button
          size="s"
          disabled={!isRunning}
          aria-pressed={line === "down"}
          onClick={line === "down" ? practice.restoreLine : practice.cutLine}
        >
          {line === "down" ? "Recuperar la conexión" : "Cortar mi conexión"}
        </Button>
        <Button size="s" disabled={!isRunning || line !== "up"} onClick={practice.loseNextAnswer}>
          {line === "trap" ? "Puje ahora…" : "Perder la respuesta de mi puja"}
        </Button>
      </div>
      <p className="practice__hint">
        Con lo último, su puja llega y la respuesta no: durante {OUTAGE_MS / 1000} segundos nadie
        sabe si cuenta. Mire qué hace el cuadro de puja, y cómo no puja dos veces.
      </p>
    </section>
  );
}
