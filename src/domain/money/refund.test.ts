import { describe, expect, it } from "vitest";
import { fc } from "../../testing/seed";
import {
  failedInBalanceCents,
  nextRefund,
  REFUND_STATUSES,
  refundableCents,
  refundNews,
  splitRefund,
  type BookedRefund,
  type RefundablePayment,
  type ToldRefund,
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
      [null, null, "failed"],
      [null, null, null],
    ]);
  });
});

describe("what a provider tells of refunds", () => {
  const told = (refundRef: string, changes: Partial<ToldRefund> = {}): ToldRefund => ({
    refundRef,
    refundId: null,
    status: "succeeded",
    cents: 500,
    ...changes,
  });
  const booked = (id: string, changes: Partial<BookedRefund> = {}): BookedRefund => ({
    id,
    status: "sent",
    cents: 500,
    isAtDesk: false,
    refundRef: null,
    ...changes,
  });
  const news = (all: readonly BookedRefund[], ...said: ToldRefund[]) =>
    refundNews({ capturedCents: 1_000, booked: all, told: said });

  it("ends those that are on their way, by our number or by the provider's name", () => {
    const mine = booked("1");
    const atDesk = booked("2", { isAtDesk: true, refundRef: "re_2" });
    const said = [told("re_1", { refundId: "1" }), told("re_2", { status: "failed" })];
    expect(news([mine, atDesk], ...said)).toEqual({
      changes: [
        { id: "1", event: "succeed", refundRef: "re_1" },
        { id: "2", event: "fail", refundRef: "re_2" },
      ],
      made: [],
    });
  });

  it("fails what had succeeded, and nothing takes it back", () => {
    const sentBack = [told("re_1", { refundId: "1", status: "failed" })];
    const succeeded = booked("1", { status: "succeeded", refundRef: "re_1" });
    expect(news([succeeded], ...sentBack).changes).toMatchObject([{ id: "1", event: "fail" }]);
    const failed = booked("1", { status: "failed", refundRef: "re_1" });
    const nothing = { changes: [], made: [] };
    expect(news([failed], told("re_1", { refundId: "1" }))).toEqual(nothing);
    expect(news([failed], told("re_1", { refundId: "1", status: "pending" }))).toEqual(nothing);
  });

  it("finds what was made at the desk, once, on its way or done, and never what had failed before", () => {
    const made = [told("re_1"), told("re_2", { status: "pending" })];
    expect(news([], ...made, told("re_3", { status: "failed" }))).toEqual({ changes: [], made });
    const known = booked("1", { status: "succeeded", isAtDesk: true, refundRef: "re_1" });
    expect(news([known], ...made).made).toEqual([made[1]]);
    // Older news lack what is booked already: it stays as it is.
    expect(news([known])).toEqual({ changes: [], made: [] });
  });

  it("lets the desk's wait for room that ours take up until the provider has refused them", () => {
    const waiting = booked("1", { cents: 700 });
    expect(news([waiting], told("re_9")).made).toEqual([]);
    const refused = { ...waiting, status: "failed" } as const;
    expect(news([refused], told("re_9")).made).toHaveLength(1);
    const both = [told("re_9"), told("re_1", { refundId: "1", status: "failed", cents: 700 })];
    expect(news([waiting], ...both)).toMatchObject({
      changes: [{ id: "1", event: "fail" }],
      made: [{ refundRef: "re_9" }],
    });
  });

  it("knows our number on a refund of the desk as not ours where ours has another name", () => {
    const mine = booked("7", { status: "succeeded", refundRef: "re_1", cents: 300 });
    expect(news([mine], told("re_2", { refundId: "7" })).made).toHaveLength(1);
    const atDesk = booked("8", { status: "succeeded", isAtDesk: true, refundRef: "re_1" });
    expect(news([atDesk], told("re_2", { refundId: "8" })).made).toHaveLength(1);
  });

  it("takes sums that were booked without names for the oldest ones", () => {
    const sum = booked("1", { status: "succeeded", isAtDesk: true, cents: 600 });
    const all = [told("re_1", { cents: 400 }), told("re_2", { cents: 200 })];
    expect(news([sum], ...all)).toEqual({ changes: [], made: [] });
    const one = told("re_3", { cents: 300 });
    expect(news([sum], ...all, one).made).toEqual([one]);
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
