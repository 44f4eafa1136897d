import { describe, expect, it } from "vitest";
import { fc } from "../../testing/seed";
import {
  failedInBalanceCents,
  nextRefund,
  REFUND_STATUSES,
  refundableCents,
  splitRefund,
  type RefundablePayment,
} from "./refund";

describe("a refund that failed", () => {
  const of = (goneCents: number, failedCents: number, disputedCents: number) =>
    failedInBalanceCents({ capturedCents: 1_000, goneCents, failedCents, disputedCents });

  it("is in the balance", () => {
    expect(of(0, 400, 0)).toBe(400);
    expect(of(600, 400, 0)).toBe(400);
  });

  it("is not what the bank has taken back, in part or whole", () => {
    expect(of(0, 400, 1_000)).toBe(0);
    expect(of(0, 400, 700)).toBe(300);
    expect(of(0, 400, 600)).toBe(400);
    expect(of(300, 400, 600)).toBe(100);
    expect(of(1_000, 400, 600)).toBe(0);
  });
});

describe("states of a refund", () => {
  it("are requested, sent, and succeeded or failed", () => {
    const table = REFUND_STATUSES.map((from) =>
      (["send", "succeed", "fail"] as const).map((event) => nextRefund(from, event)),
    );
    expect(table).toEqual([
      ["sent", null, null],
      [null, "succeeded", "failed"],
      [null, null, null],
      [null, null, null],
    ]);
  });
});

function payment(id: number, changes: Partial<RefundablePayment<number>> = {}) {
  return { id, atMs: id, capturedCents: 1_000, refundedCents: 0, ...changes };
}

describe("a refund over payments", () => {
  it("begins with the newest", () => {
    expect(splitRefund(1_500, [payment(2), payment(3), payment(1)])).toEqual({
      parts: [
        { id: 3, amountCents: 1_000 },
        { id: 2, amountCents: 500 },
      ],
      restCents: 0,
    });
  });

  it("takes no more than what neither went back nor was taken by a bank", () => {
    expect(refundableCents(payment(1, { refundedCents: 300, disputedCents: 200 }))).toBe(500);
    expect(refundableCents(payment(1, { refundedCents: 300, disputedCents: 1_000 }))).toBe(0);
    const payments = [payment(2, { refundedCents: 300 }), payment(1, { disputedCents: 1_000 })];
    expect(splitRefund(2_000, payments)).toEqual({
      parts: [{ id: 2, amountCents: 700 }],
      restCents: 1_300,
    });
  });

  it("leaves out what a provider cannot give back in part", () => {
    const payments = [payment(3, { refund: "none" }), payment(2, { refund: "full" }), payment(1)];
    expect(splitRefund(900, payments).parts).toEqual([{ id: 1, amountCents: 900 }]);
    expect(splitRefund(1_900, payments).parts).toEqual([
      { id: 2, amountCents: 1_000 },
      { id: 1, amountCents: 900 },
    ]);
    const begun = [payment(2, { refund: "full", refundedCents: 1 })];
    expect(splitRefund(2_000, begun)).toEqual({ parts: [], restCents: 2_000 });
  });

  it("gives all back, each cent once, and never too much of a payment", () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    const payments = fc.array(
      fc.record({
        id: fc.integer(),
        atMs: fc.integer({ min: 0, max: 50 }),
        capturedCents: cents,
        refundedCents: cents,
        disputedCents: cents,
        refund: fc.constantFrom("partial" as const, "full" as const, "none" as const),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(cents, payments, (amount, all) => {
        const indexed = all.map((one, id) => ({ ...one, id }));
        const { parts, restCents } = splitRefund(amount, indexed);
        expect(parts.reduce((sum, part) => sum + part.amountCents, restCents)).toBe(amount);
        expect(restCents).toBeGreaterThanOrEqual(0);
        for (const { id, amountCents } of parts) {
          const one = indexed[id];
          expect(one && refundableCents(one)).toBeGreaterThanOrEqual(amountCents);
          expect(amountCents).toBeGreaterThan(0);
        }
        expect(new Set(parts.map((part) => part.id)).size).toBe(parts.length);
      }),
    );
  });
});
