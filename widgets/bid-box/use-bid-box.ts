import { useEffect } from "react";
import type { LotDetail, User } from "../../src/contract";
import { parseCents, type WinTotal } from "../../src/domain";
import {
  type Emit,
  type EventProps,
  useBidding,
  useLotDetail,
  useLotEvents,
  useSession,
  useWidgetEvents,
} from "../../src/state";
import type { BidBoxEvents } from "./bid-box-events";
import type { BidAction, BidBoxModel, NoBidReason } from "./bid-box-model";
import { isSellerOf, sceneOf, standingOf, termsOf } from "./lot-scene";
import { type BidSteps, useBidSteps } from "./use-bid-steps";
import { useConnectionAge } from "./use-connection-age";
import { loadLostChunks } from "./lost-chunks";
import { useWinTotal } from "./use-win-total";

/** Options of `useBidBox`: the lot, and a callback for each event, as `BidBox` takes them. */
export interface BidBoxOptions extends EventProps<BidBoxEvents> {
  /** Id of the lot. Give the component that calls the hook `key={lot}`, so that no amount of another lot is left over. */
  lot: number;
  /** Tells the events instead of the callbacks, e.g. where they are an element's. @default calls the callbacks */
  emit?: Emit;
}

/**
 * Everything about bidding on one lot, live, as one view model, for markup of your own: `const box = useBidBox({ lot, onBidPlaced })`,
 * then write down `box.status`, and `box.action` when it is `ready`. Call `box.prepare()` with the first focus or finger, and show a
 * sign-in (`LoginDialog`) while `box.signIn.isOpen`.
 */
export function useBidBox({ lot: id, emit: given, ...callbacks }: BidBoxOptions): BidBoxModel {
  const own = useWidgetEvents(callbacks);
  const emit = given ?? own;
  const { lot, error, previousPrice, retry } = useLotDetail(id);
  const session = useSession();
  const bidding = useBidding(id, emit, true);
  const connection = useConnectionAge(bidding.blockedBy);
  useEffect(() => {
    if (connection.isLive) loadLostChunks();
  }, [connection.isLive]);
  const winTotal = useWinTotal();
  const steps = useBidSteps({
    lotId: id,
    lot,
    session,
    bidding,
    emit,
    refresh: retry,
  });
  useLotEvents(lot, emit);

  if (!lot) {
    if (!error) return { status: "loading" };
    const reason = error.code === "NOT_FOUND" ? "not_found" : "failed";
    return { status: "failed", reason, retry };
  }
  const priceCents = parseCents(lot.wprice);
  const totalOf = (cents: number) => winTotal(lot, cents);
  return {
    status: "ready",
    lot,
    priceCents,
    previousPriceCents: previousPrice === undefined ? undefined : parseCents(previousPrice),
    scene: sceneOf(lot),
    standing: standingOf(lot),
    connection,
    action: actionOf(lot, session.user, steps, { isEnabled: connection.isLive, totalOf }),
    total: totalOf(priceCents),
    confirmMaximum: steps.confirmMaximum,
    openInvoice: (invoice, url) => emit("martillo-invoice-open-request", { invoice, url }),
    signIn: steps.signIn,
    turn: steps.turn,
    prepare: steps.prepare,
  };
}

function actionOf(
  lot: LotDetail,
  user: User | null,
  steps: BidSteps,
  context: { isEnabled: boolean; totalOf: (cents: number) => WinTotal | undefined },
): BidAction {
  const outcome = steps.outcome(lot);
  if (outcome) return outcome;
  const terms = termsOf(lot);
  if (sceneOf(lot) !== "running" || !terms) {
    return { kind: "none", why: "scene", past: steps.past };
  }
  const why = user && whyNotBid(lot, user);
  return why ? { kind: "none", why } : steps.next({ lot, terms, ...context });
}

/** What the server would answer anyway, told before an amount is typed. */
function whyNotBid(lot: LotDetail, user: User): NoBidReason | null | undefined {
  if (isSellerOf(lot, user)) return "own_lot";
  if (user.staff === 1) return "staff";
  if (user.status === "email_unverified") return "not_verified";
  return user.approved_to_bid === 1 ? lot.must : "not_approved";
}
