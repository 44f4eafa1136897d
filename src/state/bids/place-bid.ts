import type { Scope } from "../../contract";
import type { BidDraft, BidListener } from "./bidding";
import { type BidsRuntime, lotBidding } from "./lot-bidding";
import type { Emit } from "../events";

/**
 * A page that may not bid asks its visitor now: browsers open a window for a click, not for a refusal that comes later. Undefined
 * where there is nothing to ask, null where the host does it; true when the same visitor said yes.
 */
function askForBid(
  { session }: Pick<BidsRuntime, "session">,
  ask: (scope: Scope) => boolean,
): Promise<boolean> | null | undefined {
  const { scopes, user } = session.store.getState();
  if (!scopes || scopes.includes("bid")) return undefined;
  if (!ask("bid")) return null;
  const asked = session.askVisitor("bid");
  return asked?.then((isYes) => isYes && session.store.getState().user?.id === user?.id);
}

/** The widget that places a bid, and its lot. */
export interface BidPlacer {
  runtime: BidsRuntime;
  lot: number;
  emit: Emit;
  /** Hears the outcome. */
  hear: BidListener;
}

/** Sends a bid, unless the visitor is a guest, the host refuses, or the page may not bid for them. */
export function placeBid({ runtime, lot, emit, hear }: BidPlacer, bid: BidDraft): void {
  if (runtime.session.store.getState().status === "guest") {
    emit("martillo-login-request", { reason: "bid", lot });
    return;
  }
  if (!emit("martillo-bid-request", { lot, amount: bid.amount, type: bid.type })) return;
  const bidding = lotBidding(runtime, lot);
  const ask = (scope: Scope) => emit("martillo-scope-request", { scope, lot });
  runtime.askScopeBy(ask);
  const asked = askForBid(runtime, ask);
  if (asked) void asked.then((isYes) => (isYes ? bidding.place(bid, hear) : undefined));
  else if (asked === undefined) void bidding.place(bid, hear);
}
