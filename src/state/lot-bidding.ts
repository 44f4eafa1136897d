import { BID_TIMEOUT_MS } from "../client";
import { createLotBidding, type LotBidding } from "./bidding";
import { rememberHead } from "./seen-heads";
import type { Runtime } from "./runtime";

/** The bidding of one lot; every widget of that lot shares it. Apart from the runtime, because few visitors of a page bid. */
export function lotBidding(runtime: Runtime, lot: number): LotBidding {
  const { biddings, biddingPhases, session, connection, lots } = runtime;
  const known = biddings.get(lot);
  if (known) return known;
  const bidding = createLotBidding({
    lot,
    call: runtime.call,
    pending: runtime.pendingBids,
    whoBids: async () => (await session.whenKnown(BID_TIMEOUT_MS))?.id,
    isConnectionDead: () => ["reconnecting", "offline"].includes(connection.getState()),
    onAccepted(receipt) {
      rememberHead(runtime.apiBase, lot, receipt.head);
      lots.applyReceipt(receipt);
    },
  });
  biddings.set(lot, bidding);
  bidding.store.subscribe(({ phase }) => biddingPhases.setState({ [lot]: phase }));
  bidding.identify(session.store.getState().user?.id);
  return bidding;
}
