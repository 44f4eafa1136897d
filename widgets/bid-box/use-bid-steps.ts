import { useEffect, useState } from "react";
import { bidLowerMaximum, type LotDetail } from "../../src/contract";
import { toDecimal } from "../../src/domain";
import {
  type Bidding,
  type BidKind,
  type CallError,
  type Emit,
  type SessionStatus,
  useAction,
} from "../../src/state";
import type { BidAction, Confirmation, PastBid } from "./bid-box-model";
import { bidIntent, type BidTerms } from "./bid-intent";
import { entryForm, type Draft, EMPTY_DRAFT } from "./entry-form";
import { hasResult, isOvertaken, pastBid, settledAction } from "./settled-action";

/** How far the bidder has come before anything is sent. */
type Step =
  | { name: "idle" }
  | { name: "changing" }
  | { name: "signing_in"; cents: number; mode: BidKind; isInPlace: boolean }
  | { name: "confirming"; cents: number; mode: BidKind; isTypoAccepted: boolean }
  | { name: "lowered"; cents: number }
  | { name: "lowering_refused"; cents: number; error: CallError };

const IDLE: Step = { name: "idle" };

export interface BidStepsOptions {
  lotId: number;
  lot: LotDetail | undefined;
  session: SessionStatus;
  bidding: Bidding;
  emit: Emit;
  refresh: () => void;
}

/** What an action is made from, once the lot is there and takes bids. */
export interface StepContext {
  lot: LotDetail;
  terms: BidTerms;
  isEnabled: boolean;
  totalOf: (cents: number) => Confirmation["total"];
}

export interface BidSteps {
  signIn: { isOpen: boolean; close: () => void };
  turn: number;
  /** What became of a bid; it is told whatever has become of the lot. */
  outcome: (lot: LotDetail) => BidAction | undefined;
  /** The last answer, for when the result of the lot has taken its place. */
  past: PastBid | undefined;
  /** What the bidder can do next. */
  next: (context: StepContext) => BidAction;
}

/** From an amount to a bid: entry → (sign-in) → confirmation → the runtime's bidding, and back. */
export function useBidSteps(options: BidStepsOptions): BidSteps {
  const { lotId, lot, session, bidding, emit, refresh } = options;
  const lowering = useAction(bidLowerMaximum);
  const [{ step, turn }, setProgress] = useState({ step: IDLE, turn: 0 });
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const { reset } = bidding;

  const isOld = lot !== undefined && isOvertaken(bidding.state, lot);
  useEffect(() => {
    if (isOld) reset();
  }, [isOld, reset]);
  useEffect(() => reset, [reset]);

  function setStep(next: Step) {
    setProgress((now) => ({ step: next, turn: now.turn + 1 }));
  }

  // A host that signs the visitor in itself, and the dialog in place, end here alike.
  if (step.name === "signing_in" && session === "authenticated") setStep(confirming(step));
  // An amount that has been bid is no draft any more; one that was refused still is.
  if (bidding.state.phase === "accepted" && draft !== EMPTY_DRAFT) setDraft(EMPTY_DRAFT);

  function start(next: Step) {
    reset();
    setStep(next);
  }

  function finish() {
    setDraft(EMPTY_DRAFT);
    start(IDLE);
  }

  function confirm(cents: number, mode: BidKind) {
    start(confirming({ cents, mode }));
  }

  function signIn(cents: number, mode: BidKind) {
    const isInPlace = emit("martillo-login-request", { reason: "bid", lot: lotId });
    start({ name: "signing_in", cents, mode, isInPlace });
  }

  async function lower(cents: number) {
    const result = await lowering.run({
      action: "lower_maximum",
      project_id: lotId,
      maximum: toDecimal(cents),
    });
    refresh();
    setDraft(EMPTY_DRAFT);
    setStep(
      result.ok
        ? { name: "lowered", cents }
        : { name: "lowering_refused", cents, error: result.error },
    );
  }

  function confirmation(context: StepContext, at: Extract<Step, { name: "confirming" }>) {
    const { terms } = context;
    const intent = bidIntent(toDecimal(at.cents), terms);
    const kind = intent.ok ? intent.kind : terms.ownMaximumCents === null ? "bid" : "raise";
    return {
      kind,
      mode: at.mode,
      cents: at.cents,
      typo: intent.ok ? intent.typo : undefined,
      isTypoAccepted: at.isTypoAccepted,
      problem: intent.ok ? undefined : intent.problem,
      workingCents: intent.ok ? undefined : intent.workingCents,
      total: kind === "lower" ? undefined : context.totalOf(at.cents),
      isEnabled: context.isEnabled,
      isSending: lowering.isRunning,
      acceptTypo: (isTypoAccepted: boolean) =>
        setProgress((now) => ({ ...now, step: { ...at, isTypoAccepted } })),
      takeAmount: (cents: number) => setStep(confirming({ cents, mode: at.mode })),
      confirm() {
        if (kind === "lower") return void lower(at.cents);
        setStep(IDLE);
        bidding.place({ amount: toDecimal(at.cents), type: at.mode });
      },
      back: () => setStep(terms.ownMaximumCents === null ? IDLE : { name: "changing" }),
    } satisfies Confirmation;
  }

  return {
    signIn: {
      isOpen: step.name === "signing_in" && step.isInPlace,
      close: () => setStep(IDLE),
    },
    turn,
    past: pastBid(bidding.state),
    outcome(shown) {
      if (step.name === "lowered" && !hasResult(shown)) {
        return { kind: "lowered", maximumCents: step.cents, done: finish };
      }
      const state =
        step.name === "lowering_refused"
          ? {
              phase: "refused" as const,
              bid: { amount: toDecimal(step.cents), type: "max" as const },
              error: step.error,
            }
          : bidding.state;
      return settledAction(state, shown, { done: finish, confirm, signIn });
    },
    next(context) {
      if (step.name === "confirming") {
        return { kind: "confirm", confirmation: confirmation(context, step) };
      }
      const isLeading = context.terms.ownMaximumCents !== null;
      if (isLeading && step.name !== "changing") {
        return { kind: "change", open: () => setStep({ name: "changing" }) };
      }
      const form = entryForm({
        ...context,
        draft,
        setDraft,
        setFocus: () => setStep(step),
        isGuest: session === "guest",
        goOn: session === "guest" ? signIn : confirm,
        cancel: isLeading ? finish : undefined,
      });
      return { kind: "entry", form };
    },
  };
}

function confirming({ cents, mode }: { cents: number; mode: BidKind }): Step {
  return { name: "confirming", cents, mode, isTypoAccepted: false };
}
