import type { ValidatedUser } from "../../../src/contract";
import { accountName, toDecimal } from "../../../src/domain";
import type { BidKind } from "../../../src/state";
import type { Confirmation } from "../bid-box-model";
import { bidIntent, type BidTerms } from "../bid-intent";

/** An amount on its way to being confirmed. */
export interface ChosenAmount {
  cents: number;
  mode: BidKind;
  isTypoAccepted: boolean;
}

export interface ConfirmationOptions extends Pick<
  Confirmation,
  "isEnabled" | "isSending" | "acceptTypo" | "takeAmount" | "back"
> {
  terms: BidTerms;
  user: ValidatedUser | null;
  /** The bidder's own former maximum, which does not look mistyped. */
  formerCents: number | undefined;
  totalOf: (cents: number) => Confirmation["total"];
  send: (kind: Confirmation["kind"]) => void;
}

/** The confirmation of a bidder's amount, checked against the current price. */
export function confirmationOf(
  { cents, mode, isTypoAccepted }: ChosenAmount,
  { terms, user, formerCents, totalOf, send, ...rest }: ConfirmationOptions,
): Confirmation {
  const intent = bidIntent(toDecimal(cents), terms);
  const kind = intent.ok ? intent.kind : terms.ownMaximumCents === null ? "bid" : "raise";
  return {
    ...rest,
    kind,
    mode,
    cents,
    actingFor: user?.acted_by ? accountName(user) : undefined,
    typo: intent.ok && cents !== formerCents ? intent.typo : undefined,
    isTypoAccepted,
    problem: intent.ok ? undefined : intent.problem,
    workingCents: intent.ok ? undefined : intent.workingCents,
    total: kind === "lower" ? undefined : totalOf(cents),
    confirm: () => send(kind),
  };
}
