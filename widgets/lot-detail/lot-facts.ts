import { fieldsWith, type LotDetail, SHOWN_FIELDS } from "../../src/contract";
import type { SayPhrase, Translate } from "../../src/i18n";
import { vehicleText, type VehicleWords } from "../../src/patterns/vehicle";
import type { lotDetailMessages } from "./lot-detail.messages";

type LotTranslate = Translate<keyof typeof lotDetailMessages.texts>;

export interface Fact {
  label: string;
  value: string;
}

/** What stands above the facts already. */
const IN_TITLE: ReadonlySet<string> = new Set(fieldsWith({ isRequired: true }));

/** The facts that are known of a vehicle, in the order of its fields, and what else the house asks. */
export function lotFacts(
  lot: LotDetail,
  { t, word, say }: { t: LotTranslate; word: VehicleWords; say: SayPhrase },
): Fact[] {
  const known = SHOWN_FIELDS.flatMap((name) => {
    const value = lot[name];
    if (value === null || value === "" || IN_TITLE.has(name)) return [];
    return [{ label: word(name), value: vehicleText(name, value, say) }];
  });
  return [...known, { label: t("reference"), value: String(lot.id) }, ...(lot.more ?? [])];
}

/** Plain text as paragraphs; nothing in it is ever markup. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n|\r\n\s*\r\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
