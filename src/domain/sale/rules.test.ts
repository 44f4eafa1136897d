import { describe, expect, it } from "vitest";
import { documentNumber } from "./document-record";
import { autoAnswer, type OfferRefusal, refuseOfferEvent, takesOffers } from "./offer-rules";
import { counterBounds } from "./prices";
import {
  phaseWithReservation,
  refuseReservation,
  type ReservationWish,
  reservationUntil,
} from "./reservation";

const MINUTE = 60_000;

describe("where a lot is with its reservation", () => {
  it.each([
    ["reserved", 5_000, 4_999, "reserved"],
    ["reserved", 5_000, 5_000, "open"],
    ["reserved", null, 5_000, "reserved"],
    ["sold", 5_000, 5_000, "sold"],
  ] as const)("%s until %s at %s: %s", (phase, until, now, expected) => {
    expect(phaseWithReservation(phase, until, now)).toBe(expected);
  });
});

describe("offers are taken", () => {
  it.each([
    [0, "open", false, true],
    [0, "reserved", false, false],
    [0, "sold", false, false],
    [1, "open", true, false],
    [1, "closing", true, false],
    [1, "provisional", true, true],
    [1, "provisional", false, false],
    [1, "unsold", false, true],
  ] as const)("auction %i, %s, bidder %j: %j", (auction, status, isBidder, taken) => {
    expect(takesOffers({ auction, status, isBidder })).toBe(taken);
  });
});

describe("an offer", () => {
  const of = { status: "open", author: "buyer", expiresAtMs: 100, nowMs: 99 } as const;

  it.each<["buyer" | "seller", "accept" | "decline" | "counter" | "withdraw", OfferRefusal | null]>(
    [
      ["seller", "accept", null],
      ["seller", "counter", null],
      ["buyer", "accept", "NOT_YOUR_TURN"],
      ["buyer", "withdraw", null],
      ["seller", "withdraw", "NOT_YOUR_TURN"],
    ],
  )("of the buyer, %s: %s", (by, event, refusal) => {
    expect(refuseOfferEvent({ ...of, by, event })).toBe(refusal);
  });

  it("that is over is over by the clock, whether it was swept or not", () => {
    const late = { ...of, by: "seller", event: "accept", nowMs: 100 } as const;
    expect(refuseOfferEvent(late)).toBe("OFFER_EXPIRED");
    expect(refuseOfferEvent({ ...late, status: "expired" })).toBe("OFFER_EXPIRED");
    expect(refuseOfferEvent({ ...late, status: "countered" })).toBe("OFFER_CLOSED");
  });

  it("is countered above it and not above the price", () => {
    expect(counterBounds({ offerCents: 500, askingCents: 900 })).toEqual({
      minCents: 501,
      maxCents: 900,
    });
    expect(counterBounds({ offerCents: 500, askingCents: null }).minCents).toBe(501);
  });
});

describe("a reservation", () => {
  const free: ReservationWish = {
    holder: null,
    otherHolds: 0,
    mostHolds: 3,
    lastEndedMs: null,
    askedByOthers: false,
    nowMs: 1_000_000_000,
  };

  it("is given where nobody holds the lot", () => {
    expect(refuseReservation(free)).toBeNull();
    const over = { isSelf: false, untilMs: free.nowMs };
    expect(refuseReservation({ ...free, holder: over })).toBeNull();
  });

  it("is refused while another holds it, and asking again for the own one is none", () => {
    const untilMs = free.nowMs + 1;
    expect(refuseReservation({ ...free, holder: { isSelf: false, untilMs } })).toEqual({
      code: "LOT_RESERVED",
      untilMs,
    });
    expect(
      refuseReservation({ ...free, holder: { isSelf: true, untilMs }, otherHolds: 3 }),
    ).toBeNull();
  });

  it("is refused to who holds as many as one may", () => {
    expect(refuseReservation({ ...free, otherHolds: 3 })).toEqual({
      code: "RESERVATION_LIMIT",
      count: 3,
    });
  });

  it("is not repeated at once where somebody else has asked for the lot", () => {
    const lastEndedMs = free.nowMs - 29 * MINUTE;
    expect(refuseReservation({ ...free, lastEndedMs })).toBeNull();
    expect(refuseReservation({ ...free, lastEndedMs, askedByOthers: true })).toEqual({
      code: "RESERVED_TOO_RECENTLY",
      untilMs: lastEndedMs + 30 * MINUTE,
    });
    const longAgo = free.nowMs - 30 * MINUTE;
    expect(refuseReservation({ ...free, lastEndedMs: longAgo, askedByOthers: true })).toBeNull();
  });

  it("lasts 15 minutes while its checkout is not entered", () => {
    expect(reservationUntil({ reservedAtMs: 0, enteredAtMs: null })).toBe(15 * MINUTE);
  });
});

describe("the number of a document", () => {
  it.each([
    ["invoice", 123, "A2026/000123"],
    ["correction", 4, "R2026/000004"],
  ] as const)("of kind %s, %i, is %s", (kind, number, text) => {
    expect(documentNumber({ kind, year: 2026, number })).toBe(text);
  });
});

describe("what a seller's amounts answer", () => {
  it.each([
    [800, 800, 600, "accept"],
    [799, 800, 600, null],
    [600, 800, 600, null],
    [599, 800, 600, "decline"],
    [599, 800, null, null],
    [900, null, 600, null],
    [1, null, null, null],
    [600, 600, 600, "accept"],
    [599, 600, 600, "decline"],
  ] as const)("%s, accepted from %s, declined below %s: %s", (offer, accept, decline, answer) => {
    expect(autoAnswer(offer, { acceptCents: accept, declineCents: decline })).toBe(answer);
  });
});
