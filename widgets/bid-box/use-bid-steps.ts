import { useEffect, useRef, useState } from "react";
import type { LotDetail } from "../../src/contract";
import { toDecimal } from "../../src/domain";
import { type BidKind, type Emit, type SessionView, useBidOwner } from "../../src/state";
import { usePart } from "../../src/ui";
import type { Ahead, BidAction, Confirmation, PastBid } from "./bid-box-model";
import type { BidTerms } from "./bid-intent";
import { entryForm, type Draft, EMPTY_DRAFT } from "./entry-form";
import { stepsPart } from "./parts";
import { hasResult, isOvertaken, pastBid } from "./past-bid";
import type { LateBidding } from "./use-late-bidding";
import { useLowerMaximum } from "./use-lower-maximum";

/** How far the bidder has come before anything is sent. */
type Step =
  | { name: "idle" }
  | { name: "changing" }
  | { name: "signing_in"; cents: number; mode: BidKind; isInPlace: boolean }
  | { name: "confirming"; cents: number; mode: BidKind; isTypoAccepted: boolean };

const IDLE: Step = { name: "idle" };
const CHANGING: Step = { name: "changing" };

export interface BidStepsOptions {
  lotId: number;
  lot: LotDetail | undefined;
  session: Pick<SessionView, "status" | "user" | "endedBy">;
  bidding: LateBidding;
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
  /** Loads what bidding needs; safe to call with every sign of interest. */
  prepare: () => void;
  signIn: { isOpen: boolean; close: () => void };
  turn: number;
  /** What became of a bid; it is told whatever has become of the lot. */
  outcome: (lot: LotDetail) => BidAction | undefined;
  /** The last answer, for when the result of the lot has taken its place. */
  past: PastBid | undefined;
  /** What the bidder can do next. */
  next: (context: StepContext) => BidAction;
}

function prepare() {
  void stepsPart.load();
}

/** From an amount to a bid: entry → (sign-in) → confirmation → the runtime's bidding, and back. */
export function useBidSteps(options: BidStepsOptions): BidSteps {
  const { lotId, lot, session, bidding, emit, refresh } = options;
  const isGuest = session.status === "guest";
  const { owner, isAnother } = useBidOwner(session);
  const lowering = useLowerMaximum({ lotId, owner, refresh });
  const [{ step, turn }, setProgress] = useState({ step: IDLE, turn: 0 });
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const [overtaken, setOvertaken] = useState<Extract<PastBid, { kind: "accepted" }>>();
  const formerOwner = useRef(owner);
  const { reset } = bidding;
  const hasBid =
    bidding.isAhead || bidding.state.phase !== "idle" || lowering.state.phase !== "idle";
  // Before a confirmation, never after it. Members are likely to bid, so theirs is there when they look.
  const isWanted = hasBid || step.name !== "idle" || session.status === "authenticated";
  const { module: part, hasFailed } = usePart(stepsPart, isWanted);
  const ahead: Ahead = hasFailed ? { state: "failed", retry: prepare } : { state: "loading" };

  const past = pastBid(bidding.state);
  const isOld = lot !== undefined && isOvertaken(bidding.state, lot);
  if (isOld && past?.kind === "accepted" && past.receipt !== overtaken?.receipt) {
    setOvertaken(past);
  }
  useEffect(() => {
    if (isOld) reset();
  }, [isOld, reset]);
  useEffect(() => {
    if (formerOwner.current !== undefined && formerOwner.current !== owner) reset();
    formerOwner.current = owner;
  }, [owner, reset]);

  function setStep(next: Step) {
    setProgress((now) => ({ step: next, turn: now.turn + 1 }));
  }

  if (isAnother) {
    setProgress({ step: IDLE, turn: 0 });
    setDraft(EMPTY_DRAFT);
    setOvertaken(undefined);
  } else if (step.name === "signing_in" && session.status === "authenticated") {
    // A host that signs the visitor in itself, and the dialog in place, end here alike.
    setStep(confirming(step));
  }
  // An amount that has been bid is no draft any more; one that was refused still is.
  if (bidding.state.phase === "accepted" && draft !== EMPTY_DRAFT) setDraft(EMPTY_DRAFT);

  function start(next: Step) {
    reset();
    lowering.reset();
    setStep(next);
  }

  function finish() {
    setDraft(EMPTY_DRAFT);
    start(IDLE);
  }

  function confirm(cents: number, mode: BidKind) {
    prepare();
    start(confirming({ cents, mode }));
  }

  function signIn(cents: number, mode: BidKind) {
    const isInPlace = emit("martillo-login-request", { reason: "bid", lot: lotId });
    start({ name: "signing_in", cents, mode, isInPlace });
  }

  return {
    signIn: {
      isOpen: step.name === "signing_in" && step.isInPlace,
      close: () => setStep(IDLE),
    },
    prepare,
    turn,
    past: past ?? overtaken,
    outcome(shown) {
      if (!hasBid) return undefined;
      const isPast = hasResult(shown) && past !== undefined;
      if (!part) return isPast ? undefined : { kind: "preparing", ahead };
      const { loweringAction, settledAction } = part;
      const outcomeSteps = { done: finish, confirm, signIn };
      // Whose session has ended reads on that it has, and no maximum.
      const isShown = !isGuest || lowering.state.phase === "refused";
      return (
        (isShown ? loweringAction(lowering.state, shown, outcomeSteps) : undefined) ??
        settledAction(bidding.state, shown, outcomeSteps)
      );
    },
    next(context) {
      if (step.name === "confirming" && part) {
        const confirmation = part.confirmationOf(step, {
          ...context,
          user: session.user,
          isSending: lowering.state.phase === "sending",
          acceptTypo: (isTypoAccepted) =>
            setProgress((now) => ({ ...now, step: { ...step, isTypoAccepted } })),
          takeAmount: (cents) => setStep(confirming({ cents, mode: step.mode })),
          send(kind) {
            // The session may have ended since the amount was chosen.
            if (isGuest) return signIn(step.cents, step.mode);
            if (kind === "lower") return lowering.lower(step.cents);
            setStep(IDLE);
            setOvertaken(undefined);
            // Whoever has come to lead meanwhile raises a maximum, as the confirmation says.
            const type = kind === "raise" ? "max" : step.mode;
            bidding.place({ amount: toDecimal(step.cents), type });
          },
          back: () => setStep(context.terms.ownMaximumCents === null ? IDLE : CHANGING),
        });
        return { kind: "confirm", confirmation };
      }
      const isConfirming = step.name === "confirming";
      const isLeading = context.terms.ownMaximumCents !== null;
      if (isLeading && step.name !== "changing" && !isConfirming) {
        return { kind: "change", open: () => setStep(CHANGING) };
      }
      const form = entryForm({
        ...context,
        draft,
        setDraft,
        setFocus: () => setStep(step),
        isGuest,
        ahead: isConfirming ? ahead : undefined,
        callOff: () => setProgress((now) => ({ ...now, step: isLeading ? CHANGING : IDLE })),
        goOn: isGuest ? signIn : confirm,
        cancel: isLeading ? finish : undefined,
      });
      return { kind: "entry", form, overtaken: isLeading ? undefined : overtaken };
    },
  };
}

function confirming({ cents, mode }: { cents: number; mode: BidKind }): Step {
  return { name: "confirming", cents, mode, isTypoAccepted: false };
}
