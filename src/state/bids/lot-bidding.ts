import type { StoreApi } from "zustand/vanilla";
import type { ConnectionStatus } from "../../client";
import type { Scope } from "../../contract";
import type { LotStore } from "../lots";
import type { Session } from "../session";
import {
  type BiddingOptions,
  type BiddingState,
  createLotBidding,
  type LotBidding,
} from "./bidding";
import type { PendingBidStorage } from "./pending-bid";
import { rememberHead } from "./seen-heads";

/** What the bids of a page need of its runtime. */
export interface BidsRuntime {
  readonly apiBase: string;
  call: BiddingOptions["call"];
  /** Of the lots that the visitor has bid on, or might: `lotBidding()` makes and finds them. */
  readonly biddings: Map<number, LotBidding>;
  /** How far each of them is, for those who have not loaded what bids. */
  readonly biddingPhases: StoreApi<Readonly<Record<number, BiddingState["phase"]>>>;
  readonly pendingBids: PendingBidStorage;
  readonly session: Session;
  readonly connection: StoreApi<ConnectionStatus>;
  readonly lots: LotStore;
  /** The widget that acts tells how to ask the host whether the visitor may be asked to allow more; the last one counts. */
  askScopeBy(ask: (scope: Scope) => boolean): void;
}

/** As long as a bid itself may take. */
const PATIENCE_MS = 8_000;

/** The bidding of one lot; every widget of that lot shares it. Apart from the runtime, because few visitors of a page bid. */
export function lotBidding(runtime: BidsRuntime, lot: number): LotBidding {
  const { biddings, biddingPhases, session, connection, lots } = runtime;
  const known = biddings.get(lot);
  if (known) return known;
  const bidding = createLotBidding({
    lot,
    call: runtime.call,
    pending: runtime.pendingBids,
    whoBids: async () => (await session.whenKnown(PATIENCE_MS))?.id,
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
