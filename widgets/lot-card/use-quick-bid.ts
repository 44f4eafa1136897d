import { useEffect, useState } from "react";
import type { BidRefusalCode, Lot } from "../../src/contract";
import { formatMoney, useMessages } from "../../src/i18n";
import { type Emit, useBidding, useBidOwner, useSession } from "../../src/state";
import {
  type OfferPress,
  type QuickBidModel,
  type QuickBidNotice,
  restingStep,
} from "./quick-bid-model";
import { quickBidMessages } from "./quick-bid.messages";
import { isNamed, type SignInFirst } from "./use-sign-in-first";

/** A press this soon after the offer was pressed is the rest of a double click. */
const DOUBLE_CLICK_MS = 500;

/** Refusals that another bid does not mend; what helps is on the lot's page. */
const DEAD_ENDS: readonly string[] = [
  "NOT_VERIFIED",
  "DETAILS_MISSING",
  "NOT_APPROVED",
  "ACCESS_REQUIRED",
  "ACCESS_PENDING",
  "ACCESS_DENIED",
  "AUCTION_TERMS_REQUIRED",
  "DEPOSIT_REQUIRED",
  "BID_LIMIT",
  "BIDDER_BLOCKED",
  "OWN_LOT",
  "FORBIDDEN",
  "NOT_OPEN_YET",
  "CLOSED",
] satisfies BidRefusalCode[];

/** Bidding the lowest possible amount in two presses, without leaving the list. `press` is one from before this was here. */
export function useQuickBid(
  lot: Lot,
  signIn: SignInFirst,
  emit: Emit,
  press: OfferPress | null,
): QuickBidModel {
  const t = useMessages(quickBidMessages);
  const session = useSession();
  const { status, user } = session;
  const mustSignIn = status === "guest" || (user !== null && !isNamed(user));
  const { state, place, reset, blockedBy } = useBidding(lot.id, emit);
  const [armed, setArmed] = useState<OfferPress | null>(null);
  // The state is shared by all widgets of a lot; only what was done here is spoken about here.
  const [isOurs, setOurs] = useState(false);

  const { isAnother } = useBidOwner(session);
  if (isAnother) {
    setArmed(null);
    setOurs(false);
  }

  const isUnderWay = state.phase === "sending" || state.phase === "unknown";
  const notice = isOurs ? noticeOf(state, t("acceptedOutbid")) : null;

  function arm(amount: string, at: number) {
    if (mustSignIn) return signInFirst(amount);
    reset();
    setOurs(false);
    setArmed({ amount, at });
  }

  useEffect(() => {
    if (press && !isUnderWay) arm(press.amount, press.at);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the press happened once
  }, [press]);

  /** The amount is still asked about after the sign-in: it may be another one's turn. */
  function signInFirst(amount: string) {
    signIn.ask("bid", () => setArmed({ amount, at: performance.now() }));
  }

  function bidStep(minimum: string): QuickBidModel {
    const hold = blockedBy ?? null;
    const onCancel = () => setArmed(null);
    if (isUnderWay) {
      const nothing = () => {};
      const common = { movedTo: null, hold: null, notice: null, onCancel };
      return {
        ...common,
        onPress: nothing,
        onConfirm: nothing,
        step: state.phase === "sending" ? "sending" : "unknown",
        amount: state.bid.amount,
      };
    }
    if (!armed) {
      return {
        step: "offer",
        amount: minimum,
        movedTo: null,
        hold,
        notice,
        onPress: (at) => arm(minimum, at),
        onConfirm() {},
        onCancel,
      };
    }
    const isRestOfClick = (at: number) => at - armed.at < DOUBLE_CLICK_MS;
    if (armed.amount !== minimum) {
      return {
        step: "confirm",
        amount: armed.amount,
        movedTo: minimum,
        hold,
        notice: {
          tone: "warning",
          text: t("priceMoved", { amount: formatMoney(minimum) }),
        },
        onPress: (at) => setArmed({ amount: minimum, at }),
        onConfirm() {},
        onCancel,
      };
    }
    return {
      step: "confirm",
      amount: armed.amount,
      movedTo: null,
      hold,
      notice: null,
      onPress(at) {
        if (!isRestOfClick(at)) onCancel();
      },
      onConfirm(at) {
        if (isRestOfClick(at)) return;
        // The session may have ended since the offer was pressed.
        if (mustSignIn) return signInFirst(armed.amount);
        setArmed(null);
        setOurs(true);
        place({ amount: armed.amount, type: "exact" });
      },
      onCancel,
    };
  }

  if (isUnderWay) return bidStep(lot.minimum ?? state.bid.amount);
  const resting = restingStep(lot, user);
  if (resting.step === "see") return { ...resting, notice };
  if (resting.step !== "offer") return resting;
  if (isOurs && state.phase === "refused" && DEAD_ENDS.includes(state.error.code)) {
    return { step: "see", word: "seeLot", notice };
  }
  return bidStep(resting.amount);
}

/** What came of the last bid, where it is not what was wished for. */
function noticeOf(
  state: ReturnType<typeof useBidding>["state"],
  outbid: string,
): QuickBidNotice | null {
  if (state.phase === "refused") {
    const { message, next = "" } = state.error;
    return { tone: "danger", text: `${message} ${next}`.trim() };
  }
  if (state.phase === "accepted" && !state.receipt.leading) {
    return { tone: "warning", text: outbid };
  }
  return null;
}
