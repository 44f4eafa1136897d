import { Button } from "../../src/ui";
import type { Pace } from "./lot";
import type { Practice, PracticeState } from "./practice";

const PACE_NAMES: Record<Pace, string> = {
  calm: "Tranquilo (4 min)",
  normal: "Normal (2 min)",
  fast: "Rápido (1 min)",
};

/** What is chosen before a lot starts, and the start itself. */
export function SetUpPanel({ practice, state }: { practice: Practice; state: PracticeState }) {
  const { phase, pace, withReserve } = state;
  return (
    <section className="practice__panel practice__set-up" aria-labelledby="practice-set-up">
      <h2 id="practice-set-up">Su subasta</h2>
      <div className="practice__fields">
        <fieldset>
          <legend>Ritmo de los rivales</legend>
          {(Object.keys(PACE_NAMES) as Pace[]).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="practice-pace"
                value={one}
                checked={pace === one}
                onChange={() => practice.setPace(one)}
              />
              {PACE_NAMES[one]}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={withReserve}
            onChange={(event) => practice.setReserve(event.target.checked)}
          />
          Con precio de reserva, en el próximo lote
        </label>
      </div>
      <Button
        variant="primary"
        icon="gavel"
        busy={phase === "opening"}
        onClick={() => void practice.start()}
      >
        {phase === "idle" || phase === "failed" ? "Empezar la subasta" : "Empezar de nuevo"}
      </Button>
      <p role="status" className="practice__status">
        {STATUS[phase]}
      </p>
    </section>
  );
}

const STATUS: Record<PracticeState["phase"], string> = {
  idle: "Al empezar se cargan el servidor y su base de datos, unos 15 MB la primera vez. Nada sale de esta página.",
  opening: "Abriendo la casa de subastas en su navegador…",
  running: "En curso. Puje cuando quiera: está identificado como «Usted».",
  over: "La subasta ha terminado.",
  failed: "La casa no se ha podido abrir. Compruebe su conexión y vuelva a intentarlo.",
};
