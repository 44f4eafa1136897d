import type { SuggestionAnswer } from "./ask-suggestions";
import { highlight } from "./highlight";
import type { SearchOption } from "./search-box-model";

/** A list that can be taken in at a glance and fits a phone beside its keyboard. */
const MOST_TERMS = 3;
const MOST_LOTS = 6;

/** Of a former answer what answers the new text as well, while its own answer is on the way. */
export function stillMatching(
  { terms, records }: SuggestionAnswer,
  text: string,
): SuggestionAnswer {
  const words = text.split(/\s+/);
  const isMatch = (title: string) =>
    words.every((word) => highlight(title, word).some((piece) => piece.isMatch));
  return { terms: terms.filter(isMatch), records: records.filter(({ title }) => isMatch(title)) };
}

function saleOf(record: SuggestionAnswer["records"][number]) {
  if (record.market_status === "scheduled") return "scheduled";
  if (record.auction === 0) return "sale";
  return ["open", "closing"].includes(record.market_status) ? "auction" : "ended";
}

/** The lines of the list for an answer. */
export function optionsOf(
  { terms, records }: SuggestionAnswer,
  typed: string,
  assetUrl: (path: string) => string,
): SearchOption[] {
  return [
    ...terms
      .filter((term) => term.toLowerCase() !== typed.toLowerCase())
      .slice(0, MOST_TERMS)
      .map(
        (term) => ({ kind: "search", key: `term:${term}`, text: term, icon: "search" }) as const,
      ),
    ...records.slice(0, MOST_LOTS).map(
      (record) =>
        ({
          kind: "lot",
          key: `lot:${record.objectID}`,
          lot: Number(record.objectID),
          title: record.title,
          thumb: record.thumb ? assetUrl(record.thumb) : undefined,
          price: record.wprice,
          sale: saleOf(record),
        }) as const,
    ),
    { kind: "search", key: "typed", text: typed, icon: "search" },
  ];
}
