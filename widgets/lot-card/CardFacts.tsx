import { useMemo } from "react";
import type { Lot } from "../../src/contract";
import { formatNumber, useLocale, useMessages } from "../../src/i18n";
import { Icon } from "../../src/ui";
import { lotCardMessages } from "./lot-card.messages";

type Facts = Pick<Lot, "registration_year" | "kilometers" | "fuel" | "transmission" | "location">;

/** Made again only when one of them changes, which no bid does. */
export function CardFacts({ lot }: { lot: Facts }) {
  const { registration_year, kilometers, fuel, transmission, location } = lot;
  return useMemo(
    () => <FactLines lot={{ registration_year, kilometers, fuel, transmission, location }} />,
    [registration_year, kilometers, fuel, transmission, location],
  );
}

/** Year, kilometres, fuel and gearbox, and where it stands: in two lines, none of it cut. */
function FactLines({ lot }: { lot: Facts }) {
  const t = useMessages(lotCardMessages);
  const { phrases } = useLocale();
  const facts = [
    lot.registration_year === null ? null : String(lot.registration_year),
    lot.kilometers === null ? null : t("kilometers", { km: formatNumber(lot.kilometers) }),
    ...[lot.fuel, lot.transmission].map((value) => value && (phrases[value] ?? value)),
  ].filter((fact) => fact !== null && fact !== "");
  return (
    <div className="martillo-lot-card__about">
      <ul className="martillo-lot-card__facts" part="facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="martillo-lot-card__place" part="location">
        {lot.location !== "" && <Icon name="pin" size={14} />}
        <span>{lot.location}</span>
      </p>
    </div>
  );
}
