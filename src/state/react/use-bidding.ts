import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { NETWORK_FAILURE } from "../../client/network-failure";
import { useChunk } from "../../late";
import { type BiddingState, type BidDraft, type BidListener, bidsChunk } from "../bids";
import type { Emit } from "../events";
import { useRuntime } from "./provider";
import { useConnection } from "./use-connection";
import { useIsBidding } from "./use-is-bidding";
import { useSession } from "./use-session";
import { useEmit } from "./use-widget-events";

/** Bidding on one lot. */
export interface Bidding {
  state: BiddingState;
  /**
   * Sends a bid. Guests are asked to sign in instead (`martillo-login-request`), a host may refuse (`martillo-bid-request`), and
   * while a bid is on its way or unknown nothing is sent.
   */
  place(bid: BidDraft): void;
  /** Back to `idle` from a settled bid. */
  reset(): void;
  /** Why a bid would not be sent now. */
  blockedBy: "offline" | "reconnecting" | undefined;
  /** Where the code is that bids: it comes with the hook, unless that is told to wait for `prepare()`. */
  code: "waiting" | "failed" | "here";
  /** There is a bid to tell of, made elsewhere on the page or before a reload, and the code for it is not here yet. */
  isAhead: boolean;
  /** Loads what bids; safe to call often. */
  prepare(): void;
}

const IDLE: BiddingState = { phase: "idle" };
const never = () => () => {};
const readIdle = () => IDLE;

function prepare() {
  void bidsChunk.load();
}

/**
 * The state of a lot's bidding, told to the host by the same listener while the widget lives: the listener identifies the sender of a bid.
 */
function useMachine(lot: number, emit: Emit, isWanted: boolean) {
  const runtime = useRuntime();
  const { module, hasFailed } = useChunk(bidsChunk, isWanted);
  const machine = module?.lotBidding(runtime, lot);
  const read = machine?.store.getState ?? readIdle;
  const state = useSyncExternalStore(machine?.store.subscribe ?? never, read, read);

  const latest = useRef({ lot, emit, module });
  useLayoutEffect(() => {
    latest.current = { lot, emit, module };
  });
  const hear = useCallback<BidListener>((next) => {
    const { lot, emit, module } = latest.current;
    module?.reportBid(emit, lot, next);
  }, []);
  useEffect(() => machine?.subscribe(hear), [machine, hear]);
  useEffect(() => machine?.restore(), [machine]);
  return { module, machine, state, hear, hasFailed };
}

/**
 * The bids of this visitor on one lot. All widgets of the lot share one state, so that no second bid can leave while the first is on
 * its way. Pass the widget's own `emit` so that its `on…` props hear the outcome. With `isLate` the code that bids comes with the first
 * bid to tell of, or with `prepare()`.
 */
export function useBidding(lot: number, emit?: Emit, isLate = false): Bidding {
  const runtime = useRuntime();
  useSession(); // looks for a sign-in
  const connection = useConnection();
  const ownEmit = useEmit();
  const tell = emit ?? ownEmit;
  const isBidding = useIsBidding(lot);
  const { module, machine, state, hear, hasFailed } = useMachine(lot, tell, !isLate || isBidding);
  const [unsent, setUnsent] = useState<BiddingState>();

  useEffect(() => {
    if (connection === "live" && bidsChunk.read().hasFailed) prepare();
  }, [connection]);

  const place = useCallback(
    (bid: BidDraft) => {
      setUnsent(undefined);
      const placer = { runtime, lot, emit: tell, hear };
      if (module) module.placeBid(placer, bid);
      else void placeLate();

      async function placeLate() {
        const loaded = await bidsChunk.load();
        if (loaded) return loaded.placeBid(placer, bid);
        setUnsent({ phase: "refused", bid, error: NETWORK_FAILURE });
        const { code, message } = NETWORK_FAILURE;
        tell("martillo-bid-refused", { lot, amount: bid.amount, type: bid.type, code, message });
      }
    },
    [hear, lot, module, runtime, tell],
  );
  const reset = useCallback(() => {
    setUnsent(undefined);
    machine?.reset();
  }, [machine]);

  const isDead = connection === "offline" || connection === "reconnecting";
  return {
    state: unsent ?? state,
    place,
    reset,
    blockedBy: isDead ? connection : undefined,
    code: machine ? "here" : hasFailed ? "failed" : "waiting",
    isAhead: isBidding && !machine,
    prepare,
  };
}
