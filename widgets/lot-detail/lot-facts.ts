import type { LotDetail } from "../../src/contract";
import { formatNumber, type SayPhrase, type Translate } from "../../src/i18n";
import type { lotDetailMessages } from "./lot-detail.messages";

type LotTranslate = Translate<keyof typeof lotDetailMessages.texts>;

export interface Fact {
  label: string;
  value: string;
}

/** The facts that are known of a vehicle, in the order in which buyers ask; `say` puts values of closed lists into the page's words. */
export function lotFacts(lot: LotDetail, t: LotTranslate, say: SayPhrase): Fact[] {
  const listed = (value: string | null) => value && say(value);
  const facts: [label: string, value: string | null][] = [
    [t("year"), lot.registration_year === null ? null : String(lot.registration_year)],
    [t("kilometers"), lot.kilometers === null ? null : `${formatNumber(lot.kilometers)} km`],
    [t("fuel"), listed(lot.fuel)],
    [t("power"), lot.power === null ? null : t("powerValue", { power: formatNumber(lot.power) })],
    [t("transmission"), listed(lot.transmission)],
    [t("bodyType"), listed(lot.body_type)],
    [t("doors"), lot.doors === null ? null : String(lot.doors)],
    [t("color"), listed(lot.color)],
    [t("condition"), listed(lot.condition)],
    [t("location"), lot.location],
    [t("reference"), String(lot.id)],
  ];
  const known = facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  return [...known, ...(lot.more ?? [])];
}

/** Plain text as paragraphs; nothing in it is ever markup. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n|\r\n\s*\r\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
