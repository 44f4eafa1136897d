import { describe, expect, it } from "vitest";
import { fc } from "../../testing/seed";
import { beginOfDay } from "../local-time";
import { countPromises, HANDOVER_DAYS, type RecordedSale } from "./promises";

const DAY_MS = 86_400_000;
/** Noon of a day in winter. */
const PAID_MS = Date.UTC(2026, 0, 10, 11);
const LATER_MS = PAID_MS + 200 * DAY_MS;
const SINCE = Date.UTC(2024, 0, 1);

const PAID: RecordedSale = {
  paidAtMs: PAID_MS,
  readyAtMs: null,
  handedOverAtMs: null,
  pickup: null,
  isStopped: false,
  isCalledOff: false,
  isReturned: false,
};
/** Says that it was handed over, and nothing about its time. */
const SILENT: RecordedSale = { ...PAID, paidAtMs: null, handedOverAtMs: PAID_MS };

/** The counts of one sale, beside three others that were handed over and say no more. */
function countsOf(sale: Partial<RecordedSale>, nowMs = LATER_MS) {
  const counted = countPromises([SILENT, SILENT, SILENT, { ...PAID, ...sale }], {
    since: SINCE,
    nowMs,
  });
  if (!counted) throw new Error("three sales are enough");
  const { due, in_time, called_off } = counted;
  return { due, in_time, called_off };
}

const OPEN = { due: 0, in_time: 0, called_off: 0 };
const IN_TIME = { due: 1, in_time: 1, called_off: 0 };
const LATE = { due: 1, in_time: 0, called_off: 0 };
const UNDELIVERED = { due: 1, in_time: 0, called_off: 1 };

const pickup = (status: NonNullable<RecordedSale["pickup"]>["status"], days: number) => ({
  status,
  startsAtMs: PAID_MS + days * DAY_MS,
});
const days = (count: number) => PAID_MS + count * DAY_MS;
/** The moment after the last day on which a vehicle without an appointment is in time. */
const LAST = beginOfDay("2026-01-10", HANDOVER_DAYS + 1);

describe("whether a vehicle was handed over in time", () => {
  it.each([
    ["on the agreed day", { pickup: pickup("completed", 40), handedOverAtMs: days(40) }, IN_TIME],
    ["late on that day", { pickup: pickup("completed", 5), handedOverAtMs: days(5.49) }, IN_TIME],
    ["before that day", { pickup: pickup("scheduled", 9), handedOverAtMs: days(2) }, IN_TIME],
    ["a day later", { pickup: pickup("completed", 5), handedOverAtMs: days(6) }, LATE],
    ["agreed, and still to come", { pickup: pickup("scheduled", 300) }, OPEN],
    ["missed by its buyer", { pickup: pickup("no_show", 5) }, OPEN],
    ["called off, then without a time", { pickup: pickup("cancelled", 5) }, UNDELIVERED],
    ["the last moment without a time", { handedOverAtMs: LAST - 1 }, IN_TIME],
    ["a moment too late without a time", { handedOverAtMs: LAST }, LATE],
    ["ready in time, and its buyer let it stand", { readyAtMs: days(3) }, OPEN],
    ["ready in time, collected late", { readyAtMs: days(3), handedOverAtMs: days(90) }, IN_TIME],
    ["ready too late", { readyAtMs: days(40) }, LATE],
    ["never", {}, UNDELIVERED],
    ["not paid in full", { paidAtMs: null }, OPEN],
    ["called off by both sides", { isStopped: true }, OPEN],
    ["given back after it", { isStopped: true, handedOverAtMs: days(2) }, IN_TIME],
  ])("%s", (_name, sale, counts) => {
    expect(countsOf(sale)).toEqual(counts);
  });

  it("is not known before the last day is over", () => {
    expect(countsOf({}, LAST - 1)).toEqual(OPEN);
    expect(countsOf({}, LAST)).toEqual(UNDELIVERED);
  });
});

it("counts what its seller called off, and returns of what was handed over", () => {
  expect(countsOf({ paidAtMs: null, isStopped: true, isCalledOff: true })).toEqual({
    due: 0,
    in_time: 0,
    called_off: 1,
  });
  const returned = { ...SILENT, isReturned: true };
  const counted = countPromises([SILENT, SILENT, returned, { ...PAID, isReturned: true }], {
    since: SINCE,
    nowMs: LATER_MS,
  });
  expect(counted).toMatchObject({ since: SINCE, handed_over: 3, returned: 1 });
});

it("says nothing about fewer than three sales, however many are open", () => {
  const of = { since: SINCE, nowMs: days(1) };
  expect(countPromises([SILENT, SILENT, PAID, PAID, PAID], of)).toBeNull();
  expect(countPromises([SILENT, SILENT, SILENT, PAID], of)).toMatchObject({ handed_over: 3 });
});

it("never counts more of a kind than there is", () => {
  const moment = fc.option(fc.integer({ min: PAID_MS, max: LATER_MS }));
  const sale = fc.record({
    paidAtMs: moment,
    readyAtMs: moment,
    handedOverAtMs: moment,
    pickup: fc.option(
      fc.record({
        status: fc.constantFrom("waiting", "scheduled", "cancelled", "completed", "no_show"),
        startsAtMs: fc.integer({ min: PAID_MS, max: LATER_MS }),
      }),
    ),
    isStopped: fc.boolean(),
    isCalledOff: fc.boolean(),
    isReturned: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(sale, { maxLength: 12 }), (sales) => {
      const counted = countPromises(sales, { since: SINCE, nowMs: LATER_MS });
      if (!counted) return;
      expect(counted.in_time).toBeLessThanOrEqual(counted.due);
      expect(counted.returned).toBeLessThanOrEqual(counted.handed_over);
      expect(counted.due).toBeLessThanOrEqual(sales.length);
      expect(counted.called_off).toBeLessThanOrEqual(sales.length);
    }),
  );
});
