import type { LotDetail } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { useHouseOptions } from "../../src/patterns/house-options";
import { useRuntime } from "../../src/state";
import { lotDetailMessages } from "./lot-detail.messages";
import { lotExtrasMessages } from "./lot-extras.messages";
import type { HeadingTag } from "./LotTerms";
import { PlainImage } from "./PlainImage";

export interface DamagesProps {
  damage: NonNullable<LotDetail["damage"]>;
  heading: HeadingTag;
}

/** What the seller of a lot says is damaged. Kinds are those of the house's list `damage_type`. */
export function Damages({ damage, heading: Heading }: DamagesProps) {
  const t = useMessages(lotDetailMessages);
  const extra = useMessages(lotExtrasMessages);
  const { assetUrl } = useRuntime();
  const types = useHouseOptions("damage_type");
  // Until the list of the house has come a kind is a code, which says nothing to a buyer.
  const labelOf = (type: string) =>
    types.length > 0 && `${types.find(({ value }) => value === type)?.label ?? type}: `;
  return (
    <section className="martillo-lot-detail__section" part="damage">
      <Heading className="martillo-lot-detail__heading">{t("damage")}</Heading>
      <ul>
        {damage.map(({ type, place, note, photo }, at) => (
          <li key={at}>
            {labelOf(type)}
            {place}
            {note && `. ${note}`}
            {photo && (
              <a
                className="martillo-lot-detail__damage-photo"
                href={assetUrl(photo)}
                target="_blank"
                rel="noopener noreferrer"
              >
                <PlainImage
                  src={assetUrl(photo.replace("-1600.webp", "-480.webp"))}
                  alt={extra("damagePhoto", { place })}
                  loading="lazy"
                />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
