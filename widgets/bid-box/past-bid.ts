import type { BidReceipt, LotDetail } from "../../src/contract";
import type { BiddingState, CallError } from "../../src/state";
import type { BidRefusal, PastBid, Scene } from "./bid-box-model";
import { sceneOf } from "./lot-scene";

/** With one of these the lot itself says more than any earlier answer to a bid. */
const RESULTS: readonly Scene[] = ["sold", "provisional", "unsold", "cancelled"];

export function hasResult(lot: LotDetail): boolean {
  return RESULTS.includes(sceneOf(lot));
}

/** An answer that the result of the lot has pushed aside, so that it can still be looked up. */
export function pastBid(state: BiddingState): PastBid | undefined {
  if (state.phase === "accepted") {
    return { kind: "accepted", receipt: state.receipt, isExact: state.bid.type === "exact" };
  }
  if (state.phase !== "refused") return undefined;
  return { kind: "refused", title: titleOf(state.error), text: state.error.message };
}

/** The bidder led, and does no longer: the outbid note says more than an old success. */
export function isOvertaken(state: BiddingState, lot: LotDetail): boolean {
  return (
    state.phase === "accepted" &&
    state.receipt.leading &&
    lot.my_state === "outbid" &&
    lot.seq > state.receipt.seq
  );
}

/** The bid was taken back: the receipt says so, or its bidder stands nowhere although it was accepted before. */
export function isRetracted(receipt: BidReceipt, lot: LotDetail): boolean {
  return receipt.retracted !== undefined || (lot.my_state === "none" && lot.seq > receipt.seq);
}

export function titleOf({ code }: CallError): BidRefusal["title"] {
  return code === "NETWORK" || code === "TIMEOUT" ? "network" : "refused";
}
