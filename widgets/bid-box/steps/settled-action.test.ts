import { describe, expect, test, vi } from "vitest";
import type { BidReceipt, LotDetail } from "../../../src/contract";
import type { BiddingState, CallError } from "../../../src/state";
import { pastBid } from "../past-bid";
import { settledAction } from "./settled-action";

const steps = { done: vi.fn(), confirm: vi.fn(), signIn: vi.fn(), emit: vi.fn(() => true) };
const lot = { id: 12, seq: 5, minimum: "1600.00", my_state: "none" } as LotDetail;
const bid = { amount: "1500.00", type: "max" } as const;

function refused(error: Partial<CallError> & Pick<CallError, "code">, at = lot) {
  const state: BiddingState = { phase: "refused", bid, error: { message: "No.", ...error } };
  const action = settledAction(state, at, steps);
  if (action?.kind !== "refused") throw new Error("not refused");
  return action.refusal;
}

function accepted(receipt: Partial<BidReceipt>, at: Partial<LotDetail> = {}) {
  const whole = { leading: true, seq: 5, minimum: "1600.00", ...receipt } as BidReceipt;
  return settledAction({ phase: "accepted", bid, receipt: whole }, { ...lot, ...at }, steps);
}

describe("settledAction", () => {
  test("an idle bidding has nothing to tell, a sent one is named as it is", () => {
    expect(settledAction({ phase: "idle" }, lot, steps)).toBeUndefined();
    expect(settledAction({ phase: "sending", bid }, lot, steps)).toEqual({ kind: "sending" });
    expect(settledAction({ phase: "unknown", bid }, lot, steps)).toEqual({
      kind: "unknown",
      about: "bid",
    });
  });

  test("an amount that works is offered, never below today's minimum", () => {
    expect(refused({ code: "BELOW_MINIMUM", minimum: "1550.00" }).retry?.cents).toBe(160_000);
    expect(refused({ code: "BELOW_MINIMUM", minimum: "1700.00" }).retry?.cents).toBe(170_000);
    expect(refused({ code: "BELOW_MINIMUM", minimum: "1700.00" }).review).toBeUndefined();
  });

  test("nothing is offered once the lot takes no bids", () => {
    const closed = { ...lot, minimum: null };
    expect(refused({ code: "CLOSED", minimum: "1550.00" }, closed).retry).toBeUndefined();
    expect(refused({ code: "STALE" }, closed).review).toBeUndefined();
  });

  test("what another look may cure can be confirmed anew with the same amount", () => {
    refused({ code: "STALE" }).review?.();
    expect(steps.confirm).toHaveBeenCalledWith(150_000, "max");
    expect(refused({ code: "NETWORK" }).title).toBe("network");
    expect(refused({ code: "BID_LIMIT" }).review).toBeUndefined();
  });

  test("an ended session leads to a sign-in", () => {
    refused({ code: "SESSION_EXPIRED" }).signIn?.();
    expect(steps.signIn).toHaveBeenCalledWith(150_000, "max");
  });

  test("a deposit that is missing leads to it, and then to the same bid", () => {
    const { deposit } = refused({ code: "DEPOSIT_REQUIRED" });
    expect(deposit).toMatchObject({ lot: 12, cents: 150_000 });
    deposit?.bid();
    expect(steps.confirm).toHaveBeenLastCalledWith(150_000, "max");
    expect(refused({ code: "BID_LIMIT" }).deposit).toBeUndefined();
  });

  test("an accepted bid offers more only while another one leads", () => {
    expect(accepted({})).toMatchObject({ kind: "accepted", retry: undefined });
    expect(accepted({ leading: false })).toMatchObject({ retry: { cents: 160_000 } });
  });

  test("an old success gives way when its bidder is outbid", () => {
    expect(accepted({}, { my_state: "outbid", seq: 6 })).toBeUndefined();
    expect(accepted({}, { my_state: "outbid", seq: 5 })).toBeDefined();
  });

  test.each(["sold", "unsold", "provisional", "cancelled"] as const)(
    "a lot that is %s says so itself, whatever was answered before",
    (market_status) => {
      expect(accepted({}, { auction: 1, market_status })).toBeUndefined();
      const over = { ...lot, auction: 1, market_status } as LotDetail;
      const state: BiddingState = {
        phase: "refused",
        bid,
        error: { code: "CLOSED", message: "Cerrada." },
      };
      expect(settledAction(state, over, steps)).toBeUndefined();
      expect(pastBid(state)).toEqual({ kind: "refused", title: "refused", text: "Cerrada." });
      expect(settledAction({ phase: "unknown", bid }, over, steps)).toEqual({
        kind: "unknown",
        about: "bid",
      });
    },
  );
});
