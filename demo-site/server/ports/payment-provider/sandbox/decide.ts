import { isCardExpired } from "martillo/domain";
import type { CardFacts, Decline, Failure, MethodFacts } from "..";
import type { CardBehaviour } from "../test-cards";

export type Behaviour = CardBehaviour | "bank_pays" | "bank_no_funds" | "bank_closed";

/** The means of a payment: the facts that are told of it, and how it behaves. */
export interface Source {
  facts: MethodFacts;
  behaviour: Behaviour;
}

export type Outcome =
  | { kind: "succeeded"; answerLost?: true }
  | { kind: "challenge" }
  | { kind: "processing"; as: "succeeded" | "failed"; failure?: Failure }
  | { kind: "failed"; failure: Failure };

export interface Occasion {
  /** The person is there. */
  present: boolean;
  /** The source was saved before, which its bank agreed to. */
  saved: boolean;
  /** A challenge was asked for; the card does not matter. */
  alwaysChallenge: boolean;
  /** The challenge was answered just now. */
  challenged: boolean;
  atMs: number;
}

const DECLINES: Partial<Record<Behaviour, Decline>> = {
  decline: "declined",
  insufficient_funds: "insufficient_funds",
  expired_card: "expired_card",
  incorrect_cvc: "incorrect_cvc",
  later_declines: "declined",
};

const failed = (reason: Decline, retry = false): Outcome => ({
  kind: "failed",
  failure: { reason, retry },
});

/** The outcome of a charge. */
export function decideCharge({ facts, behaviour }: Source, on: Occasion): Outcome {
  if (facts.kind === "card" && isExpired(facts, on.atMs)) return failed("expired_card");
  const decline = DECLINES[behaviour];
  if (decline !== undefined) return failed(decline, decline === "incorrect_cvc");
  if (facts.kind === "card" && !on.challenged && mustChallenge(behaviour, on))
    return on.present ? { kind: "challenge" } : failed("authentication_required", true);
  switch (behaviour) {
    case "answer_lost":
      return { kind: "succeeded", answerLost: true };
    case "process_then_succeed":
    case "bank_pays":
      return { kind: "processing", as: "succeeded" };
    case "process_then_fail":
    case "bank_closed":
      return {
        kind: "processing",
        as: "failed",
        failure: { reason: "processing_error", retry: behaviour === "process_then_fail" },
      };
    case "bank_no_funds":
      return {
        kind: "processing",
        as: "failed",
        failure: { reason: "insufficient_funds", retry: true },
      };
    default:
      return { kind: "succeeded" };
  }
}

function mustChallenge(behaviour: Behaviour, { present, saved, alwaysChallenge }: Occasion) {
  if (present && alwaysChallenge) return true;
  if (behaviour === "challenge_always") return true;
  if (behaviour === "challenge_present") return present || !saved;
  return behaviour === "challenge_first" && !saved;
}

const CHALLENGED: ReadonlySet<Behaviour> = new Set([
  "challenge_first",
  "challenge_present",
  "challenge_always",
]);

/** The outcome of saving a card: its bank agrees to charges without the person. */
export function decideSetup(source: Source, challenged: boolean, atMs: number): Outcome {
  const { facts, behaviour } = source;
  if (facts.kind === "card" && isExpired(facts, atMs)) return failed("expired_card");
  const decline = behaviour === "later_declines" ? undefined : DECLINES[behaviour];
  if (decline !== undefined) return failed(decline, decline === "incorrect_cvc");
  if (CHALLENGED.has(behaviour) && !challenged) return { kind: "challenge" };
  return { kind: "succeeded" };
}

/** A card is good to the end of its month, in Madrid. */
export function isExpired(
  { expMonth, expYear }: Pick<CardFacts, "expMonth" | "expYear">,
  atMs: number,
): boolean {
  return isCardExpired({ month: expMonth, year: expYear }, atMs);
}
