import { describe, expect, it } from "vitest";
import { fc } from "../../testing/seed";
import { premiumOf } from "../quote";
import { paymentDueAt, returnDeadline } from "./deadlines";
import { lastPrices } from "./next-bidder";
import { pickupSlots } from "./pickup-slots";
import {
  type DocumentTotals,
  documentTotals,
  invoiceParts,
  rectify,
  type SaleLine,
  saleTotals,
} from "./totals";

const cents = fc.integer({ min: 0, max: 50_000_000 });
const line: fc.Arbitrary<SaleLine> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("vehicle" as const, "premium" as const),
    amountCents: cents,
    scheme: fc.constantFrom("IVA" as const, "REBU" as const),
  }),
  fc.record({
    kind: fc.constantFrom("admin_fee" as const, "storage" as const),
    amountCents: cents,
    scheme: fc.constant("IVA" as const),
  }),
  fc.record({
    kind: fc.constant("ownership_certificate" as const),
    amountCents: cents,
    scheme: fc.constant("SUPLIDO" as const),
  }),
);
const lines = fc.array(line, { maxLength: 8 });
const FIGURES = [
  "ivaTotalCents",
  "ivaBaseCents",
  "ivaTaxCents",
  "rebuCents",
  "suplidoCents",
  "totalCents",
] as const satisfies (keyof DocumentTotals)[];
const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2040, 0, 1) });

describe("figures of a sale", () => {
  it("add up, and what is due is what is left", () => {
    fc.assert(
      fc.property(lines, cents, cents, (all, depositCents, paidCents) => {
        const of = saleTotals({ lines: all, depositCents, paidCents });
        expect(of.ivaBaseCents + of.ivaTaxCents).toBe(of.ivaTotalCents);
        expect(of.ivaTotalCents + of.rebuCents + of.suplidoCents).toBe(of.totalCents);
        expect(of.totalCents).toBe(all.reduce((sum, { amountCents }) => sum + amountCents, 0));
        expect(of.dueCents - of.creditCents).toBe(of.totalCents - depositCents - paidCents);
        expect(Math.min(of.dueCents, of.creditCents)).toBe(0);
      }),
    );
  });

  it("of any chain of corrections come to those of the last state, to the cent", () => {
    fc.assert(
      fc.property(fc.array(lines, { minLength: 1, maxLength: 6 }), (states) => {
        const sum = { ...documentTotals(states[0] ?? []) };
        states.slice(1).forEach((after, index) => {
          const change = rectify({
            before: { lines: states[index] ?? [] },
            after: { lines: after },
          });
          for (const figure of FIGURES) sum[figure] += change[figure];
        });
        expect(sum).toEqual(documentTotals(states.at(-1) ?? []));
      }),
    );
  });

  it("divide all of the money among seller, house, tax and what was laid out", () => {
    fc.assert(
      fc.property(lines, (all) => {
        const of = invoiceParts(all);
        expect(of.sellerCents + of.houseCents + of.vatCents + of.disbursedCents).toBe(
          documentTotals(all).totalCents,
        );
      }),
    );
  });

  it("have a premium that never falls when the price rises", () => {
    const flat = [
      { fromCents: 0, cents: 9_600 },
      { fromCents: 800_000, cents: 34_900 },
    ];
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const tiers = [
          { fromCents: 0, percent: 5 },
          { fromCents: 1_000_000, percent: 4 },
        ];
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(premiumOf(low, tiers, flat)).toBeLessThanOrEqual(premiumOf(high, tiers, flat));
      }),
    );
  });
});

describe("deadlines", () => {
  it("of a payment are midnights of Madrid, at least three days on, and later for who buys later", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 5 * 86_400_000 }), (soldAtMs, laterMs) => {
        const due = paymentDueAt({ soldAtMs, days: 3 });
        // An hour is missing on the night in March.
        expect(due - soldAtMs).toBeGreaterThanOrEqual(3 * 86_400_000 - 3_600_000);
        const clock = new Date(due).toLocaleTimeString("sv", { timeZone: "Europe/Madrid" });
        expect(clock).toBe("00:00:00");
        expect(paymentDueAt({ soldAtMs: soldAtMs + laterMs, days: 3 })).toBeGreaterThanOrEqual(due);
      }),
    );
  });

  it("of a withdrawal give who was not told a year more", () => {
    fc.assert(
      fc.property(moment, (handedOverAtMs) => {
        const told = returnDeadline({ handedOverAtMs, informed: true });
        const untold = returnDeadline({ handedOverAtMs, informed: false });
        const days = Math.round((untold - told) / 86_400_000);
        expect([364, 365, 366]).toContain(days);
      }),
    );
  });
});

describe("who comes next", () => {
  it("is everybody once, in order, at an own price that stands", () => {
    const rows = fc.array(
      fc.record({
        bidderId: fc.integer({ min: 1, max: 5 }),
        amountCents: fc.integer({ min: 1, max: 20 }),
        declined: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(rows, (all) => {
        const history = all.map((row, index) => ({ ...row, position: index + 1 }));
        const found = lastPrices(history);
        const standing = new Set(
          history.filter((row) => !row.declined).map(({ bidderId }) => bidderId),
        );
        expect(new Set(found.map(({ bidderId }) => bidderId))).toEqual(standing);
        expect(found).toHaveLength(standing.size);
        const prices = found.map(({ priceCents }) => priceCents);
        expect(prices).toEqual(prices.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe("pickup slots", () => {
  it("come in order, do not overlap, lie within the hours and have places", () => {
    const minute = fc.integer({ min: 0, max: 1_440 });
    const time = (at: number) =>
      `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
    fc.assert(
      fc.property(moment, minute, minute, fc.integer({ min: 5, max: 240 }), (at, a, b, length) => {
        const date = new Date(at).toISOString().slice(0, 10);
        const found = pickupSlots({
          date,
          start: time(Math.min(a, b)),
          end: time(Math.max(a, b)),
          timeframeMin: length,
          perSlot: 1,
          booked: {},
          nowMs: 0,
        });
        found.forEach(({ startsAtMs, left }, index) => {
          expect(left).toBe(1);
          const next = found[index + 1]?.startsAtMs ?? Infinity;
          expect(next - startsAtMs).toBeGreaterThanOrEqual(length * 60_000);
          const day = new Date(startsAtMs).toLocaleDateString("sv", { timeZone: "Europe/Madrid" });
          expect(day).toBe(date);
        });
      }),
      // The night on which an hour is left out: the slot before it ends within the next one.
      { examples: [[Date.UTC(2029, 2, 25, 2), 195, 0, 13]] },
    );
  });
});
