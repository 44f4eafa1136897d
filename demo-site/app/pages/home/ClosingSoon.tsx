import type { Lot } from "martillo/contract";
import { LotGrid } from "../../lots/LotGrid";
import { AUCTIONS_SEARCH } from "../search/search-type";
import { Section } from "./Section";

/** The hero shows the first three. */
const IN_HERO = 3;

export function ClosingSoon({ lots }: { lots: readonly Lot[] | undefined }) {
  const rest = lots?.slice(IN_HERO);
  if (rest?.length === 0) return null;
  return (
    <Section
      title="Cierran pronto"
      text="Las cuentas atrás van con el reloj del servidor."
      more={{ to: `${AUCTIONS_SEARCH}?orderby=date_closed&order=asc`, label: "Todas las subastas" }}
    >
      <LotGrid lots={rest} count={8} />
    </Section>
  );
}
