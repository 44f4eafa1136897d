import type { MarketTimeZone } from "martillo/contract";

/** What texts of the house say of its operator. */
export type OperatorFact =
  | "name"
  | "taxId"
  | "registry"
  | "address"
  | "email"
  | "privacyEmail"
  | "phone"
  | "hours"
  | "site";

/** A word for one, and for more. */
type Counted = readonly [one: string, many: string];

/** How a language writes what every letter has in it. */
export interface LanguageRules {
  /** The text before a name, and the text after it: "Hola" and ":". */
  hello: readonly [before: string, after: string];
  /** Above the address that a button leads to. */
  noButton: string;
  spans: Readonly<Record<"day" | "hour" | "minute", Counted>>;
  /** From Sunday on. */
  weekdays: readonly string[];
  /** `month` is 1 to 12. */
  day(year: number, month: number, day: number): string;
  /** A written day with a time of that day. */
  moment(day: string, time: string): string;
  /** `€1,550.50` instead of `1.550,50 €`. */
  hasDecimalPoint: boolean;
  /** BCP 47 tag by which figures are grouped. */
  figures: string;
  /** A written figure with its sign: `12,5 %`. */
  percent(figure: string): string;
  /** Where the clock of a zone is kept. */
  places: Readonly<Record<MarketTimeZone, string>>;
  /** The words that stand in a text for a fact of the operator that is not configured, so that it cannot be overlooked. */
  missing: Readonly<Record<OperatorFact, string>>;
  /** First line of a legal text; null for the language that binds. */
  spanishBinds: string | null;
}
