import type { Lot } from "../../src/contract";
import { formatNumber, useMessages } from "../../src/i18n";
import { Icon } from "../../src/ui";
import { lotCardMessages } from "./lot-card.messages";

/** Year, kilometres, fuel and gearbox in one line; where it stands in another. */
export function CardFacts({ lot }: { lot: Lot }) {
  const t = useMessages(lotCardMessages);
  const facts = [
    lot.registration_year === null ? null : String(lot.registration_year),
    lot.kilometers === null ? null : t("kilometers", { km: formatNumber(lot.kilometers) }),
    lot.fuel,
    lot.transmission,
  ].filter((fact) => fact !== null && fact !== "");
  return (
    <>
      <ul className="martillo-lot-card__facts" part="facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="martillo-lot-card__place" part="location">
        {lot.location !== "" && <Icon name="pin" size={14} />}
        <span>{lot.location}</span>
      </p>
    </>
  );
}
