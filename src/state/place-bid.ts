import type { Scope } from "../contract";
import type { BidDraft, BiddingState, BidListener, LotBidding } from "./bidding";
import type { Runtime } from "./runtime";
import type { Emit } from "./use-widget-events";

/**
 * A page that may not bid asks its visitor now: browsers open a window for a click, not for a refusal that comes later. Undefined
 * where there is nothing to ask, null where the host does it; true when the same visitor said yes.
 */
function askForBid(
  { session }: Pick<Runtime, "session">,
  ask: (scope: Scope) => boolean,
): Promise<boolean> | null | undefined {
  const { scopes, user } = session.store.getState();
  if (!scopes || scopes.includes("bid")) return undefined;
  if (!ask("bid")) return null;
  const asked = session.askVisitor("bid");
  return asked?.then((isYes) => isYes && session.store.getState().user?.id === user?.id);
}

/** Tells the outcome of a bid to the host. */
export function reportBid(emit: Emit, lot: number, state: BiddingState) {
  if (state.phase === "accepted") {
    const { bid, receipt } = state;
    emit("martillo-bid-placed", {
      lot,
      bidId: receipt.bidid,
      amount: bid.amount,
      type: bid.type,
      price: receipt.price,
      leading: receipt.leading,
      minimum: receipt.minimum,
      seq: receipt.seq,
      serverTime: receipt.server_time,
      closesAt: receipt.closes_at,
      receipt: receipt.receipt,
    });
  } else if (state.phase === "refused") {
    const { bid, error } = state;
    const { code, message, minimum } = error;
    emit("martillo-bid-refused", {
      lot,
      amount: bid.amount,
      type: bid.type,
      code,
      message,
      ...(minimum !== undefined && { minimum }),
    });
  } else if (state.phase === "unknown") {
    emit("martillo-bid-unknown", { lot, amount: state.bid.amount, type: state.bid.type });
  }
}

/** Who places a bid, and where. */
export interface BidPlacer {
  runtime: Runtime;
  lot: number;
  bidding: LotBidding;
  emit: Emit;
  /** Hears the outcome. */
  hear: BidListener;
}

/** Sends a bid, unless the visitor is a guest, the host refuses, or the page may not bid for them. */
export function placeBid({ runtime, lot, bidding, emit, hear }: BidPlacer, bid: BidDraft): void {
  if (runtime.session.store.getState().status === "guest") {
    emit("martillo-login-request", { reason: "bid", lot });
    return;
  }
  if (!emit("martillo-bid-request", { lot, amount: bid.amount, type: bid.type })) return;
  const ask = (scope: Scope) => emit("martillo-scope-request", { scope, lot });
  runtime.askScopeBy(ask);
  const asked = askForBid(runtime, ask);
  if (asked) void asked.then((isYes) => (isYes ? bidding.place(bid, hear) : undefined));
  else if (asked === undefined) void bidding.place(bid, hear);
}
