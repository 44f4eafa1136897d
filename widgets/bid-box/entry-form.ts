import type { LotDetail } from "../../src/contract";
import { parseCents } from "../../src/domain";
import type { BidKind } from "../../src/state";
import { centsOfText, textOfCents } from "../../src/ui";
import type { EntryForm } from "./bid-box-model";
import { bidIntent, type BidTerms } from "./bid-intent";

/** The typed amount, and the way of bidding. */
export interface Draft {
  /** Without a text the field follows the minimum. */
  text: string | undefined;
  mode: BidKind;
  /** Problems are named once the bidder has tried to go on. */
  isChecked: boolean;
}

export const EMPTY_DRAFT: Draft = { text: undefined, mode: "max", isChecked: false };

/** How many of the server's next asks are offered as buttons. */
const CHOICE_COUNT = 3;

export interface EntryOptions {
  lot: LotDetail;
  terms: BidTerms;
  isEnabled: boolean;
  totalOf: (cents: number) => EntryForm["total"];
  draft: Draft;
  setDraft: (draft: Draft) => void;
  /** Takes the focus to the field. */
  setFocus: () => void;
  isGuest: boolean;
  /** Where the step stands that `goOn` led to. */
  ahead: EntryForm["ahead"];
  /** Takes `goOn` back while that is on its way. */
  callOff: () => void;
  goOn: (cents: number, mode: BidKind) => void;
  cancel: (() => void) | undefined;
}

/** The amount form over a draft. */
export function entryForm(options: EntryOptions): EntryForm {
  const { lot, terms, isEnabled, totalOf, draft, isGuest, ahead, cancel } = options;
  const { setDraft, setFocus, goOn, callOff } = options;
  const { minimumCents, ownMaximumCents } = terms;
  const isChange = ownMaximumCents !== null;
  const mode = isChange ? "max" : draft.mode;
  const text = draft.text ?? (isChange ? "" : textOfCents(minimumCents));
  const intent = bidIntent(text, terms);
  const problem = draft.isChecked && !intent.ok ? intent : undefined;
  const isPriced = intent.ok && intent.kind !== "lower";
  const total = isPriced ? totalOf(intent.cents) : undefined;

  /** The bidder may confirm only the amount that stands in the form. */
  function change(next: Draft, isSame = false) {
    if (ahead && !isSame) callOff();
    setDraft(next);
  }

  return {
    purpose: isChange ? "change" : "bid",
    text,
    mode,
    choices: lot.next_asks
      .map(parseCents)
      .filter((cents) => cents > (ownMaximumCents ?? 0))
      .slice(0, CHOICE_COUNT)
      .map((cents) => ({ cents, isChosen: intent.ok && intent.cents === cents })),
    minimumCents,
    problem: problem?.problem,
    workingCents: problem?.workingCents,
    isGuest,
    isEnabled,
    // It names its amount; until the premium is known there is one for the price alone.
    total: isPriced ? (total ?? totalOf(terms.priceCents)) : undefined,
    isTotalAhead: isPriced && !total,
    isAtMost: mode === "max" && total !== undefined,
    setText(next) {
      // Leaving the field only writes the same amount out; its error stays.
      const isSame = centsOfText(next) === centsOfText(text);
      change({ ...draft, text: next, isChecked: draft.isChecked && isSame }, isSame);
    },
    choose: (cents) => change({ ...draft, text: textOfCents(cents), isChecked: false }),
    setMode: (next) => change({ ...draft, mode: next }),
    ahead,
    submit() {
      if (intent.ok) {
        setDraft({ ...draft, text: textOfCents(intent.cents), isChecked: false });
        goOn(intent.cents, mode);
      } else {
        setDraft({ ...draft, isChecked: true });
        setFocus();
      }
    },
    cancel,
  };
}
