import { centsOfText } from "../../src/ui";

/** An amount this many times the lowest sensible one is asked about again: it may have a zero too many. */
const TYPO_FACTOR = 3;

/** The wire carries twelve digits of whole euro. */
const TOO_LARGE_CENTS = 1e14;

/** What the amount is measured against. */
export interface BidTerms {
  minimumCents: number;
  priceCents: number;
  /** Only while the bidder leads: then the amount changes the maximum instead of bidding against oneself. */
  ownMaximumCents: number | null;
}

export type AmountProblem =
  | "empty"
  | "format"
  | "too_large"
  | "below_minimum"
  | "below_price"
  | "is_maximum";

/** An amount that looks like one zero too many. */
export interface TypoSuspicion {
  times: number;
  baseCents: number;
}

export type BidIntent =
  | { ok: true; kind: "bid" | "raise" | "lower"; cents: number; typo: TypoSuspicion | undefined }
  | { ok: false; problem: AmountProblem; workingCents: number | undefined };

/** What a typed amount would do. The server decides in the end; this only spares a refusal that is certain. */
export function bidIntent(text: string, terms: BidTerms): BidIntent {
  const cents = centsOfText(text);
  if (cents === undefined) {
    const problem = text.trim() === "" ? "empty" : "format";
    return { ok: false, problem, workingCents: undefined };
  }
  if (cents >= TOO_LARGE_CENTS) return { ok: false, problem: "too_large", workingCents: undefined };
  const { ownMaximumCents, minimumCents, priceCents } = terms;

  if (ownMaximumCents === null) {
    if (cents < minimumCents) {
      return { ok: false, problem: "below_minimum", workingCents: minimumCents };
    }
    return { ok: true, kind: "bid", cents, typo: suspectTypo(cents, minimumCents) };
  }
  if (cents === ownMaximumCents) {
    return { ok: false, problem: "is_maximum", workingCents: undefined };
  }
  if (cents > ownMaximumCents) {
    if (cents < minimumCents) {
      return { ok: false, problem: "below_minimum", workingCents: minimumCents };
    }
    const base = Math.max(minimumCents, ownMaximumCents);
    return { ok: true, kind: "raise", cents, typo: suspectTypo(cents, base) };
  }
  if (cents < priceCents) return { ok: false, problem: "below_price", workingCents: undefined };
  return { ok: true, kind: "lower", cents, typo: undefined };
}

function suspectTypo(cents: number, baseCents: number): TypoSuspicion | undefined {
  if (baseCents <= 0 || cents < TYPO_FACTOR * baseCents) return undefined;
  return { times: Math.floor(cents / baseCents), baseCents };
}
