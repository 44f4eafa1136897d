import { useEffect, useReducer, useRef } from "react";
import type { LotDetail } from "../../src/contract";
import { hasDetails, parseCents, toDecimal } from "../../src/domain";
import {
  type Bidding,
  type BidKind,
  type Emit,
  type SessionView,
  useBidOwner,
} from "../../src/state";
import { useChunk } from "../../src/late";
import type { Ahead, BidAction, Confirmation, PastBid } from "./bid-box-model";
import { BID_FLOW_START, bidFlow } from "./bid-flow";
import type { BidTerms } from "./bid-intent";
import { entryForm, EMPTY_DRAFT } from "./entry-form";
import { stepsChunk } from "./chunks";
import { hasResult, isOvertaken, pastBid } from "./past-bid";
import { useLowerMaximum } from "./use-lower-maximum";

export interface BidStepsOptions {
  lotId: number;
  lot: LotDetail | undefined;
  session: Pick<SessionView, "status" | "user" | "endedBy">;
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
  /** Loads what bidding needs; safe to call with every sign of interest. */
  prepare: () => void;
  signIn: { isOpen: boolean; close: () => void };
  turn: number;
  /** Leads to the confirmation of a maximum that the bidder has chosen before. */
  confirmMaximum: (cents: number) => void;
  /** The result of a bid; the box tells it in every state of the lot. */
  outcome: (lot: LotDetail) => BidAction | undefined;
  /** The last answer, for when the result of the lot has taken its place. */
  past: PastBid | undefined;
  /** What the bidder can do next. */
  next: (context: StepContext) => BidAction;
}

/** From an amount to a bid: entry → (sign-in) → confirmation → the runtime's bidding, and back. */
export function useBidSteps(options: BidStepsOptions): BidSteps {
  const { lotId, lot, session, bidding, emit, refresh } = options;
  const isGuest = session.status === "guest";
  // A user without personal details enters them in the sign-in step.
  const isKnown = session.user !== null && hasDetails(session.user);
  const mustSignIn = isGuest || (session.user !== null && !isKnown);
  const { owner, isAnother } = useBidOwner(session);
  const lowering = useLowerMaximum({ lotId, owner, refresh });
  const [{ step, turn, draft, overtaken }, happen] = useReducer(bidFlow, BID_FLOW_START);
  const formerOwner = useRef(owner);
  const { reset } = bidding;
  const hasBid =
    bidding.isAhead || bidding.state.phase !== "idle" || lowering.state.phase !== "idle";
  // Before a confirmation, never after it. Members are likely to bid, so theirs is there when they look.
  const isWanted = hasBid || step.name !== "idle" || session.status === "authenticated";
  const { module, hasFailed } = useChunk(stepsChunk, isWanted);
  const { prepare: prepareBids } = bidding;
  useEffect(() => {
    if (isWanted) prepareBids();
  }, [isWanted, prepareBids]);
  // Steps that lead to a bid need what bids.
  const part = bidding.code === "here" ? module : undefined;
  const hasLost = hasFailed || bidding.code === "failed";
  const ahead: Ahead = hasLost ? { state: "failed", retry: prepare } : { state: "loading" };

  function prepare() {
    void stepsChunk.load();
    prepareBids();
  }

  const past = pastBid(bidding.state);
  const isOld = lot !== undefined && isOvertaken(bidding.state, lot);
  if (isOld && past?.kind === "accepted" && past.receipt !== overtaken?.receipt) {
    happen({ type: "overtaken", bid: past });
  }
  useEffect(() => {
    if (isOld) reset();
  }, [isOld, reset]);
  useEffect(() => {
    if (formerOwner.current !== undefined && formerOwner.current !== owner) reset();
    formerOwner.current = owner;
  }, [owner, reset]);

  if (isAnother) happen({ type: "taken_over" });
  // A host that signs the visitor in itself, and the dialog in place, end here alike.
  else if (step.name === "signing_in" && isKnown) happen({ type: "signed_in" });
  if (bidding.state.phase === "accepted" && draft !== EMPTY_DRAFT) happen({ type: "accepted" });

  /** Removes the last outcome. */
  function leaveOutcome() {
    reset();
    lowering.reset();
  }

  function finish() {
    leaveOutcome();
    happen({ type: "finished" });
  }

  function confirm(cents: number, mode: BidKind) {
    prepare();
    leaveOutcome();
    happen({ type: "chosen", cents, mode });
  }

  function signIn(cents: number, mode: BidKind) {
    const isInPlace = emit("martillo-login-request", { reason: "bid", lot: lotId });
    leaveOutcome();
    happen({ type: "sign_in_asked", cents, mode, isInPlace, hasBid });
  }

  return {
    signIn: {
      isOpen: step.name === "signing_in" && step.isInPlace,
      close: () => happen({ type: "sign_in_closed", hasBid }),
    },
    prepare,
    turn,
    confirmMaximum: (cents) => confirm(cents, "max"),
    past: past ?? overtaken,
    outcome(shown) {
      if (!hasBid) return undefined;
      const isPast = hasResult(shown) && past !== undefined;
      if (!part) return isPast ? undefined : { kind: "preparing", ahead };
      const { loweringAction, settledAction } = part;
      const outcomeSteps = { done: finish, confirm, signIn, emit };
      // After a session has ended, the box still says that it ended, but shows no maximum.
      const isShown = !isGuest || lowering.state.phase === "refused";
      return (
        (isShown ? loweringAction(lowering.state, shown, outcomeSteps) : undefined) ??
        settledAction(bidding.state, shown, outcomeSteps)
      );
    },
    next(context) {
      const isLeading = context.terms.ownMaximumCents !== null;
      if (step.name === "confirming" && part) {
        const { maximum_to_confirm: former } = context.lot;
        const confirmation = part.confirmationOf(step, {
          ...context,
          formerCents: former ? parseCents(former) : undefined,
          user: session.user,
          isSending: lowering.state.phase === "sending",
          acceptTypo: (isAccepted) => happen({ type: "typo_accepted", isAccepted }),
          takeAmount: (cents) => happen({ type: "chosen", cents, mode: step.mode }),
          send(kind) {
            // The session may have ended since the amount was chosen.
            if (mustSignIn) return signIn(step.cents, step.mode);
            if (kind === "lower") return lowering.lower(step.cents);
            happen({ type: "sent" });
            // A bidder who leads by now raises a maximum, as the confirmation says.
            const type = kind === "raise" ? "max" : step.mode;
            bidding.place({ amount: toDecimal(step.cents), type });
          },
          back: () => happen({ type: "left_confirmation", isLeading }),
        });
        return { kind: "confirm", confirmation };
      }
      const isConfirming = step.name === "confirming";
      if (isLeading && step.name !== "changing" && !isConfirming) {
        return { kind: "change", open: () => happen({ type: "change_opened" }) };
      }
      const form = entryForm({
        ...context,
        draft,
        setDraft: (next) => happen({ type: "drafted", draft: next }),
        setFocus: () => happen({ type: "faulted" }),
        isGuest,
        ahead: isConfirming ? ahead : undefined,
        callOff: () => happen({ type: "called_off", isLeading }),
        goOn: mustSignIn ? signIn : confirm,
        cancel: isLeading ? finish : undefined,
      });
      return { kind: "entry", form, overtaken: isLeading ? undefined : overtaken };
    },
  };
}
