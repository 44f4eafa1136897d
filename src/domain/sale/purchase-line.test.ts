import { describe, expect, it } from "vitest";
import { nextPurchaseStep, PURCHASE_LINE, type PurchaseFacts, purchaseLine } from "./purchase-line";

const NOON = Date.UTC(2026, 10, 24, 11);
const DAY_MS = 86_400_000;

function bought(changes: Partial<PurchaseFacts> = {}): PurchaseFacts {
  return {
    status: "unpaid",
    dueCents: 500_000,
    delivered: 0,
    appointmentAtMs: null,
    papersMissing: 5,
    papersOwed: 2,
    returnStatus: null,
    isReturned: false,
    ...changes,
  };
}
const next = (changes: Partial<PurchaseFacts>) => nextPurchaseStep(bought(changes), NOON);

describe("what the buyer of a vehicle does next", () => {
  it("is to pay, to book, to get the papers together, to collect and to transfer", () => {
    const paid = { status: "paid", dueCents: 0 } as const;
    expect(next({})).toBe("pay");
    expect(next({ status: "partial", dueCents: 1 })).toBe("pay");
    expect(next(paid)).toBe("book");
    expect(next({ ...paid, appointmentAtMs: NOON + DAY_MS })).toBe("bring");
    // On the day of the appointment, by the house's calendar, from its first minute.
    expect(next({ ...paid, appointmentAtMs: NOON + 60_000 })).toBe("collect");
    const midnight = Date.UTC(2026, 10, 24, 23);
    const early = { ...paid, appointmentAtMs: midnight + 9 * 3_600_000 };
    expect(nextPurchaseStep(bought(early), midnight - 1)).toBe("bring");
    expect(nextPurchaseStep(bought(early), midnight)).toBe("collect");
    expect(next({ ...paid, delivered: 3 })).toBe("papers");
    expect(next({ ...paid, delivered: 3, papersOwed: 0 })).toBe("wait");
    expect(next({ ...paid, delivered: 3, papersOwed: 0, papersMissing: 0 })).toBe("none");
  });

  it("is to wait while money is on its way or a return is asked for, and nothing once it is over", () => {
    expect(next({ dueCents: 0 })).toBe("wait");
    expect(next({ returnStatus: "requested" })).toBe("wait");
    expect(next({ returnStatus: "accepted" })).toBe("give_back");
    expect(next({ isReturned: true })).toBe("none");
    expect(next({ status: "cancel" })).toBe("none");
  });
});

describe("the line of a purchase", () => {
  const line = (changes: Partial<PurchaseFacts>) => {
    const facts = bought(changes);
    const shown = purchaseLine({
      status: facts.status,
      delivered: facts.delivered,
      next: nextPurchaseStep(facts, NOON),
      hasAppointment: facts.appointmentAtMs !== null,
      papersOwed: facts.papersOwed,
    });
    expect(shown.map(({ step }) => step)).toEqual(PURCHASE_LINE);
    const done = shown.filter(({ isDone }) => isDone).length;
    return [done, shown.find(({ isNow }) => isNow)?.step];
  };

  it("never says paid of what is not, and goes on step by step", () => {
    const paid = { status: "paid", dueCents: 0 } as const;
    expect(line({})).toEqual([0, "pay"]);
    expect(line({ status: "partial", appointmentAtMs: NOON + DAY_MS })).toEqual([0, "pay"]);
    expect(line(paid)).toEqual([1, "book"]);
    expect(line({ ...paid, appointmentAtMs: NOON + DAY_MS })).toEqual([2, "bring"]);
    expect(line({ ...paid, appointmentAtMs: NOON })).toEqual([3, "collect"]);
    expect(line({ ...paid, delivered: 3 })).toEqual([4, "papers"]);
    expect(line({ ...paid, delivered: 3, papersOwed: 0 })).toEqual([5, undefined]);
  });
});
