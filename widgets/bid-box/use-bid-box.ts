import { useMemo } from "react";
import { commonGetDefault, type LotDetail, type User } from "../../src/contract";
import { parseCents } from "../../src/domain";
import {
  type Emit,
  useBidding,
  useLotDetail,
  useLotEvents,
  useQuery,
  useSession,
} from "../../src/state";
import type { BidAction, BidBoxModel, NoBidReason } from "./bid-box-model";
import { isSellerOf, sceneOf, standingOf, termsOf } from "./lot-scene";
import { premiumTiers, totalIfWon } from "./total-if-won";
import { type BidSteps, useBidSteps } from "./use-bid-steps";
import { useConnectionAge } from "./use-connection-age";

export interface BidBoxOptions {
  lot: number;
  emit: Emit;
}

/** Everything about bidding on one lot, live, as one view model. */
export function useBidBox({ lot: id, emit }: BidBoxOptions): BidBoxModel {
  const { lot, error, previousPrice, retry } = useLotDetail(id);
  const session = useSession();
  const bidding = useBidding(id, emit);
  const connection = useConnectionAge(bidding.blockedBy);
  const defaults = useQuery(commonGetDefault, {}, { refreshOnFocus: false });
  const tiers = useMemo(() => defaults.data && premiumTiers(defaults.data), [defaults.data]);
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
  const totalOf = (cents: number) => totalIfWon(lot, cents, tiers);
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
    signIn: steps.signIn,
    turn: steps.turn,
  };
}

function actionOf(
  lot: LotDetail,
  user: User | null,
  steps: BidSteps,
  context: { isEnabled: boolean; totalOf: (cents: number) => ReturnType<typeof totalIfWon> },
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
function whyNotBid(lot: LotDetail, user: User): NoBidReason | undefined {
  if (isSellerOf(lot, user)) return "own_lot";
  if (user.status === "email_unverified") return "not_verified";
  return user.approved_to_bid === 1 ? undefined : "not_approved";
}
