import type { LotDetail } from "../../src/contract";
import { formatNumber, type Translate } from "../../src/i18n";
import type { lotDetailMessages } from "./lot-detail.messages";

type LotTranslate = Translate<keyof typeof lotDetailMessages.texts>;

export interface Fact {
  label: string;
  value: string;
}

/** The facts that are known of a vehicle, in the order in which buyers ask. */
export function lotFacts(lot: LotDetail, t: LotTranslate): Fact[] {
  const facts: [label: string, value: string | null][] = [
    [t("year"), lot.registration_year === null ? null : String(lot.registration_year)],
    [t("kilometers"), lot.kilometers === null ? null : `${formatNumber(lot.kilometers)} km`],
    [t("fuel"), lot.fuel],
    [t("power"), lot.power === null ? null : t("powerValue", { power: formatNumber(lot.power) })],
    [t("transmission"), lot.transmission],
    [t("bodyType"), lot.body_type],
    [t("doors"), lot.doors === null ? null : String(lot.doors)],
    [t("color"), lot.color],
    [t("condition"), lot.condition],
    [t("location"), lot.location],
    [t("reference"), String(lot.id)],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Plain text as paragraphs; nothing in it is ever markup. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n|\r\n\s*\r\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
