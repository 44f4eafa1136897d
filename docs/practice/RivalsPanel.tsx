import type { RivalView } from "./round";
import type { Temperament } from "./temperaments";

const HABITS: Record<Temperament, string> = {
  incremental: "Paso a paso: cada vez que la superan, puja el mínimo.",
  maximum: "Puja máxima: dice una vez hasta dónde llega, y el sistema responde por él.",
  sniper: "Último segundo: espera al final. La prórroga está hecha para ella.",
};

/** Who else bids, and how. */
export function RivalsPanel({ rivals }: { rivals: readonly RivalView[] }) {
  return (
    <section className="practice__panel" aria-labelledby="practice-rivals">
      <h2 id="practice-rivals">Sus rivales</h2>
      <ul className="practice__rivals">
        {rivals.map(({ name, temperament, bidderNo, isLeading }) => (
          <li key={name}>
            <strong>{name}</strong>{" "}
            <span className="practice__tag">
              {bidderNo === null ? "aún no ha pujado" : `Postor ${bidderNo} en el historial`}
              {isLeading && " · va en cabeza"}
            </span>
            <p>{HABITS[temperament]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
