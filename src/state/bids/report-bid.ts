import type { BiddingState } from "./bidding";
import type { Emit } from "../events";

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
