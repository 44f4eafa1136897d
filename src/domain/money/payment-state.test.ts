import { describe, expect, it } from "vitest";
import { fc } from "../../testing/seed";
import {
  isFinalPayment,
  isWaitingPayment,
  nextPayment,
  PAYMENT_STATUSES,
  paymentDeadline,
  placeOfObject,
  wirePaymentStatus,
  type ObservedPayment,
  type PaymentNews,
  type PaymentPurpose,
  type PaymentStatus,
  type PaymentStep,
  type StoredPayment,
} from "./payment-state";

function stored(changes: Partial<StoredPayment> = {}): StoredPayment {
  return {
    status: "open",
    purpose: "invoice",
    amountCents: 10_000,
    payable: "payable",
    dueCents: 10_000,
    ...changes,
  };
}

function observed(
  status: ObservedPayment["status"],
  changes: Partial<ObservedPayment> = {},
): ObservedPayment {
  const capturedCents = status === "succeeded" ? 10_000 : 0;
  return { status, capturedCents, currency: "EUR", ...changes };
}

/** What changes beside the status, without what is nothing. */
function effects(step: PaymentStep) {
  return Object.fromEntries(
    Object.entries(step).filter(
      ([name, value]) =>
        name !== "row" && name !== "status" && value !== 0 && value !== false && value !== null,
    ),
  );
}

const UNPAID = ["open", "requires_action", "processing", "failed", "authorized"] as const;
const TAKES_WHAT_CAME = ["invoice", "cart", "topup", "debt"] as const;

describe("succeeded, our amount, EUR", () => {
  it.each(UNPAID)("%s becomes succeeded and is applied", (status) => {
    const step = nextPayment(stored({ status }), observed("succeeded", { currency: "eur" }));
    expect(step).toMatchObject({ row: "paid in full", status: "succeeded" });
    expect(effects(step)).toEqual({ applyCents: 10_000, letter: "paymentReceived" });
  });

  it("fills what another payment left to be paid, the rest goes back", () => {
    const step = nextPayment(stored({ dueCents: 4_000 }), observed("succeeded"));
    expect(effects(step)).toEqual({
      applyCents: 4_000,
      returnCents: 6_000,
      letter: "paymentReceived",
    });
  });
});

describe("succeeded, EUR, another amount", () => {
  it.each(TAKES_WHAT_CAME)("%s takes less as a part, even under a quarter", (purpose) => {
    const step = nextPayment(stored({ purpose }), observed("succeeded", { capturedCents: 1 }));
    expect(step).toMatchObject({ row: "another amount", status: "succeeded" });
    expect(effects(step)).toEqual({ applyCents: 1, tellsStaff: true, letter: "paymentReceived" });
  });

  it("more fills an invoice and the rest goes back", () => {
    const step = nextPayment(stored(), observed("succeeded", { capturedCents: 10_500 }));
    expect(effects(step)).toEqual({
      applyCents: 10_000,
      returnCents: 500,
      tellsStaff: true,
      letter: "paymentReceived",
    });
  });

  it("a top-up takes more as it takes less", () => {
    const news = observed("succeeded", { capturedCents: 10_500 });
    const step = nextPayment(stored({ purpose: "topup", dueCents: null }), news);
    expect(effects(step)).toMatchObject({ applyCents: 10_500 });
  });

  it.each(["plan", "deposit"] as const)("a %s is all or nothing", (purpose) => {
    for (const capturedCents of [9_999, 10_001]) {
      const step = nextPayment(stored({ purpose }), observed("succeeded", { capturedCents }));
      expect(step.status).toBe("review");
      expect(effects(step)).toEqual({
        strayCents: capturedCents,
        tellsStaff: true,
        letter: "paymentUnclear",
      });
    }
  });
});

describe("succeeded, what it paid does not take it", () => {
  it.each([...UNPAID, "canceled", "expired"] as const)("%s becomes review", (status) => {
    for (const capturedCents of [9_000, 10_000, 11_000]) {
      const refused = stored({ status, payable: "refused", dueCents: 0 });
      const step = nextPayment(refused, observed("succeeded", { capturedCents }));
      expect(step).toMatchObject({ row: "cannot be booked", status: "review" });
      expect(effects(step)).toEqual({
        strayCents: capturedCents,
        tellsStaff: true,
        letter: "paymentUnclear",
      });
    }
  });

  it("changes nothing of what has no money yet", () => {
    const step = nextPayment(stored({ payable: "refused" }), observed("failed"));
    expect(step).toMatchObject({ row: "failed", status: "failed" });
  });
});

describe("succeeded, another currency", () => {
  it.each([...UNPAID, "canceled", "expired"] as const)("%s becomes review, untouched", (status) => {
    const step = nextPayment(stored({ status }), observed("succeeded", { currency: "USD" }));
    expect(step).toMatchObject({ row: "another currency", status: "review" });
    expect(effects(step)).toEqual({
      strayCents: 10_000,
      tellsStaff: true,
      letter: "paymentUnclear",
    });
  });
});

describe("failed", () => {
  it.each(UNPAID)("%s becomes failed", (status) => {
    const step = nextPayment(stored({ status }), observed("failed"));
    expect(step).toMatchObject({ row: "failed", status: "failed" });
    expect(effects(step)).toEqual({ letter: "paymentFailed" });
  });

  it.each(["requires_action", "processing", "authorized"] as const)(
    "the next attempt is news: %s",
    (status) => {
      expect(nextPayment(stored({ status: "failed" }), observed(status)).status).toBe(status);
    },
  );

  it("that it may be tried again is no news", () => {
    expect(nextPayment(stored({ status: "failed" }), observed("open")).status).toBe("failed");
  });
});

describe("older news", () => {
  it.each(["processing", "failed", "open", "requires_action", "canceled", "succeeded"] as const)(
    "%s changes nothing of what succeeded",
    (status) => {
      const step = nextPayment(stored({ status: "succeeded" }), observed(status));
      expect(step).toMatchObject({ row: "older news", status: "succeeded" });
      expect(effects(step)).toEqual({});
    },
  );

  it.each(["review", "canceled", "expired"] as const)("%s is not opened again", (status) => {
    for (const news of ["open", "requires_action", "processing", "failed"] as const) {
      const step = nextPayment(stored({ status }), observed(news));
      expect(step).toMatchObject({ row: "older news", status });
      expect(effects(step)).toEqual({});
    }
  });

  it("a challenge does not come back once it is processed", () => {
    const step = nextPayment(stored({ status: "processing" }), observed("requires_action"));
    expect(step).toMatchObject({ row: "older news", status: "processing" });
  });
});

describe("on its way", () => {
  it("asks the payer to come once", () => {
    const first = nextPayment(stored(), observed("requires_action"));
    expect(first).toMatchObject({ status: "requires_action", letter: "paymentWaiting" });
    const again = nextPayment(stored({ status: first.status }), observed("requires_action"));
    expect(effects(again)).toEqual({});
  });

  it.each(["processing", "authorized"] as const)("becomes %s", (status) => {
    const step = nextPayment(stored({ status: "requires_action" }), observed(status));
    expect(step).toMatchObject({ row: "on its way", status });
    expect(effects(step)).toEqual({});
  });

  it("is canceled by the provider", () => {
    const step = nextPayment(stored(), observed("canceled"));
    expect(step).toMatchObject({ row: "canceled by the provider", status: "canceled" });
  });
});

describe("canceled, expired, or paid or cancelled meanwhile, and then succeeded", () => {
  it.each(["canceled", "expired"] as const)("%s and still payable is applied", (status) => {
    const step = nextPayment(stored({ status }), observed("succeeded"));
    expect(step.status).toBe("succeeded");
    expect(effects(step)).toEqual({ applyCents: 10_000, letter: "paymentReceived" });
  });

  it.each([...UNPAID, "canceled", "expired"] as const)(
    "%s and paid or void goes back",
    (status) => {
      const gone = [{ payable: "paid" }, { payable: "void" }, { dueCents: 0 }] as const;
      for (const changes of gone) {
        const step = nextPayment(stored({ status, ...changes }), observed("succeeded"));
        expect(step).toMatchObject({ row: "paid twice or too late", status: "succeeded" });
        expect(effects(step)).toEqual({ returnCents: 10_000, letter: "duplicateReturned" });
      }
    },
  );
});

describe("a payment that is to end", () => {
  const waiting = ["open", "requires_action", "failed"] as const;
  const ends = ["left", "timeout", "newer"] as const;

  it.each(waiting)("%s: the provider is asked to cancel, nothing is stored yet", (status) => {
    for (const end of ends) {
      const step = nextPayment(stored({ status }), { end });
      expect(step).toMatchObject({ row: "cancel is asked", status });
      expect(effects(step)).toEqual({ asksCancel: true });
    }
  });

  it.each(waiting)("%s: canceled, or the provider cannot", (status) => {
    for (const answer of [observed("canceled"), "unsupported"] as const) {
      const steps = ends.map((end) => nextPayment(stored({ status }), { end, answer }));
      expect(steps.map((step) => step.status)).toEqual(["canceled", "expired", "canceled"]);
      expect(steps.map((step) => step.newer)).toEqual([null, null, "begins"]);
    }
  });

  it("has succeeded: it is applied, and the newer one is not begun", () => {
    const step = nextPayment(stored(), { end: "newer", answer: observed("succeeded") });
    expect(step).toMatchObject({ row: "paid in full", status: "succeeded", applyCents: 10_000 });
    expect(step.newer).toBe("not needed");
  });

  it("answers nothing that says anything: PAYMENT_IN_PROGRESS", () => {
    for (const answer of ["unknown", observed("processing"), observed("open")] as const) {
      const step = nextPayment(stored(), { end: "newer", answer });
      expect(step.newer).toBe("refused");
      expect(isFinalPayment(step.status)).toBe(false);
    }
    const step = nextPayment(stored(), { end: "left", answer: "unknown" });
    expect(step).toMatchObject({ row: "cancel unanswered", status: "open", newer: null });
  });

  it("succeeded while the cancelling was asked", () => {
    for (const answer of [observed("canceled"), "unsupported"] as const) {
      const step = nextPayment(stored({ status: "succeeded" }), { end: "newer", answer });
      expect(step).toMatchObject({ status: "succeeded", newer: "not needed" });
    }
  });
});

describe("processing, and a newer payment for the same thing", () => {
  it.each(["processing", "authorized"] as const)("%s stays: PAYMENT_IN_PROGRESS", (status) => {
    const step = nextPayment(stored({ status }), { end: "newer" });
    expect(step).toMatchObject({ row: "cannot end while it is processed", status });
    expect(effects(step)).toEqual({ newer: "refused" });
    for (const end of ["left", "timeout"] as const) {
      expect(effects(nextPayment(stored({ status }), { end }))).toEqual({});
    }
  });
});

describe("what is final", () => {
  it.each([
    ["succeeded", "not needed"],
    ["canceled", "begins"],
    ["expired", "begins"],
    ["review", "refused"],
  ] as const)("%s: a newer one is %s", (status, newer) => {
    const step = nextPayment(stored({ status }), { end: "newer" });
    expect(step).toMatchObject({ row: "older news", status, newer });
    expect(effects(nextPayment(stored({ status }), { end: "left" }))).toEqual({});
  });
});

const newsArbitrary: fc.Arbitrary<PaymentNews> = fc.oneof(
  { weight: 4, arbitrary: observedArbitrary() },
  fc.record({ end: fc.constantFrom("left" as const, "timeout" as const, "newer" as const) }),
  fc.record({
    end: fc.constantFrom("left" as const, "timeout" as const, "newer" as const),
    answer: fc.oneof(
      fc.constantFrom("unknown" as const, "unsupported" as const),
      observedArbitrary(),
    ),
  }),
);

/** What a provider says that it has captured. */
function capturedOf(news: PaymentNews): number | null {
  const told = "end" in news ? ("answer" in news ? news.answer : null) : news;
  return told === null || typeof told === "string" ? null : told.capturedCents;
}

function observedArbitrary(): fc.Arbitrary<ObservedPayment> {
  return fc
    .record({
      status: fc.constantFrom<ObservedPayment["status"]>(
        "open",
        "requires_action",
        "processing",
        "authorized",
        "succeeded",
        "failed",
        "canceled",
      ),
      captured: fc.constantFrom(10_000, 10_000, 10_000, 3_000, 12_000),
      currency: fc.constantFrom("EUR", "eur", "EUR", "USD"),
    })
    .map(({ status, captured, currency }) => ({
      status,
      capturedCents: status === "succeeded" ? captured : 0,
      currency,
    }));
}

describe("any news in any order", () => {
  const purposes = ["topup", "deposit", "invoice", "cart", "plan", "debt"] as const;

  it("take in what was captured once and to the cent, and never leave a success or a review", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<PaymentPurpose>(...purposes),
        fc.constantFrom(10_000, 4_000, 0),
        fc.array(newsArbitrary, { maxLength: 12 }),
        (purpose, dueCents, all) => {
          let now = stored({ purpose, dueCents: purpose === "topup" ? null : dueCents });
          let taken = 0;
          let booked = 0;
          for (const news of all) {
            const step = nextPayment(now, news);
            const cents = step.applyCents + step.returnCents + step.strayCents;
            booked += cents > 0 ? 1 : 0;
            const isOver = now.status === "succeeded" || now.status === "review";
            expect(isOver ? step.status : now.status).toBe(now.status);
            expect(cents === 0 || capturedOf(news) === cents).toBe(true);
            taken += cents;
            now = { ...now, status: step.status };
          }
          expect(booked).toBeLessThanOrEqual(1);
          expect(taken > 0).toBe(now.status === "succeeded" || now.status === "review");
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("change nothing when they are told again", () => {
    fc.assert(
      fc.property(fc.constantFrom(...PAYMENT_STATUSES), observedArbitrary(), (status, news) => {
        const first = nextPayment(stored({ status }), news);
        const again = nextPayment(stored({ status: first.status }), news);
        expect(again.status).toBe(first.status);
        expect(again.applyCents + again.returnCents + again.strayCents).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe("status on the wire", () => {
  const cents = { capturedCents: 10_000, refundedCents: 0 };

  it.each([
    ["open", "pending"],
    ["requires_action", "pending"],
    ["processing", "pending"],
    ["authorized", "pending"],
    ["review", "pending"],
    ["failed", "failed"],
    ["canceled", "canceled"],
    ["expired", "canceled"],
    ["succeeded", "success"],
  ] satisfies [PaymentStatus, string][])("%s is %s", (status, wire) => {
    expect(wirePaymentStatus({ status, ...cents })).toBe(wire);
  });

  it("tells what went back and what a bank took back", () => {
    const status = "succeeded";
    expect(wirePaymentStatus({ status, ...cents, refundedCents: 9_999 })).toBe("success");
    expect(wirePaymentStatus({ status, ...cents, refundedCents: 10_000 })).toBe("reversed");
    expect(wirePaymentStatus({ status, ...cents, disputed: true })).toBe("disputed");
  });
});

describe("deadlines", () => {
  const opened = { openedAtMs: 1_000_000, processingSinceMs: null, isRenewal: false };
  const minute = 60_000;
  const day = 24 * 60 * minute;

  it.each(["open", "requires_action", "failed"] as const)("%s ends", (status) => {
    expect(paymentDeadline({ ...opened, status })).toEqual({
      atMs: 1_000_000 + 60 * minute,
      does: "end",
    });
    expect(paymentDeadline({ ...opened, status, isRenewal: true })).toEqual({
      atMs: 1_000_000 + 7 * day,
      does: "end",
    });
  });

  it.each(["processing", "authorized"] as const)(
    "%s is for staff after 14 days and never ends by itself",
    (status) => {
      const processingSinceMs = 2_000_000;
      expect(paymentDeadline({ ...opened, status, processingSinceMs })).toEqual({
        atMs: 2_000_000 + 14 * day,
        does: "tell staff",
      });
      expect(paymentDeadline({ ...opened, status })?.atMs).toBe(1_000_000 + 14 * day);
    },
  );

  it.each(["succeeded", "canceled", "expired", "review"] as const)("%s has none", (status) => {
    expect(paymentDeadline({ ...opened, status })).toBeNull();
  });
});

describe("several objects of one payment", () => {
  const place = (
    status: PaymentStatus,
    seen: ObservedPayment["status"],
    { isCurrent = false, isNew = false } = {},
  ) => placeOfObject({ status, isCurrent, isNew, observed: observed(seen) });

  it.each(PAYMENT_STATUSES)("the one that a payment goes on with leads: %s", (status) => {
    expect(place(status, "failed", { isCurrent: true })).toBe("leads");
  });

  it.each(["open", "requires_action", "failed", "canceled", "expired"] as const)(
    "of one that is %s the object that is nearer to the money leads",
    (status) => {
      for (const seen of ["processing", "authorized", "succeeded"] as const) {
        expect(place(status, seen)).toBe("leads");
      }
      for (const seen of ["open", "requires_action", "failed", "canceled"] as const) {
        expect([place(status, seen), place(status, seen, { isNew: true })]).toEqual([
          "behind",
          "leads",
        ]);
      }
    },
  );

  it.each(["processing", "authorized"] as const)("of one that is %s only money leads", (status) => {
    expect(place(status, "succeeded")).toBe("leads");
    for (const seen of ["processing", "authorized", "failed", "open"] as const) {
      expect(place(status, seen, { isNew: true })).toBe("behind");
    }
  });

  it.each(["succeeded", "review"] as const)(
    "of one that is %s money is a second time",
    (status) => {
      expect(place(status, "succeeded", { isNew: true })).toBe("second");
      for (const seen of ["processing", "failed", "canceled"] as const) {
        expect(place(status, seen, { isNew: true })).toBe("behind");
      }
      const none = { ...observed("succeeded"), capturedCents: 0 };
      expect(placeOfObject({ status, isCurrent: false, isNew: true, observed: none })).toBe(
        "behind",
      );
    },
  );

  it.each(["behind", "second"] as const)("news of one that is %s change nothing", (of) => {
    const step = nextPayment(stored({ status: "open" }), observed("canceled"), of);
    expect(step).toMatchObject({ row: "older news", status: "open" });
    expect(effects(step)).toEqual({});
  });

  it("its payer may pay what is open, was refused, or waits for the bank", () => {
    expect(PAYMENT_STATUSES.filter(isWaitingPayment)).toEqual([
      "open",
      "requires_action",
      "failed",
    ]);
  });
});
