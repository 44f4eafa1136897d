import { describe, expect, it } from "vitest";
import {
  ACCOUNT_NUMBER_KEPT_MS,
  BALANCE_PAYOUT_STATUSES,
  isPayoutLate,
  nextBalancePayout,
  PAYOUT_LATE_MS,
  payoutNumberProblem,
} from "./balance-payout";

describe("a balance that is paid out", () => {
  it("is paid or cancelled once, and sent back only when it was paid", () => {
    const table = BALANCE_PAYOUT_STATUSES.map((status) => [
      status,
      ...(["pay", "cancel", "return"] as const).map((event) =>
        nextBalancePayout({ status, decidedAtMs: 0 }, event, 1),
      ),
    ]);
    expect(table).toEqual([
      ["requested", "paid", "cancelled", null],
      ["paid", null, null, "returned"],
      ["returned", null, null, null],
      ["cancelled", null, null, null],
    ]);
  });

  it("is sent back within 90 days alone", () => {
    const paid = { status: "paid", decidedAtMs: 1_000 } as const;
    const at = (afterMs: number) => nextBalancePayout(paid, "return", 1_000 + afterMs);
    expect(at(ACCOUNT_NUMBER_KEPT_MS - 1)).toBe("returned");
    expect(at(ACCOUNT_NUMBER_KEPT_MS)).toBeNull();
  });

  it("is late on the third day, while it waits", () => {
    const asked = { status: "requested", askedAtMs: 5 } as const;
    expect(isPayoutLate(asked, 5 + PAYOUT_LATE_MS - 1)).toBe(false);
    expect(isPayoutLate(asked, 5 + PAYOUT_LATE_MS)).toBe(true);
    expect(isPayoutLate({ ...asked, status: "paid" }, 5 + PAYOUT_LATE_MS)).toBe(false);
  });
});

describe("the number of the account", () => {
  const IBAN = "ES91 2100 0418 4502 0005 1332";
  it("is an IBAN where the account has no routing number", () => {
    const account = { routing: "", last4: "1332" };
    expect(payoutNumberProblem(IBAN, account)).toBeNull();
    expect(payoutNumberProblem("es9121000418450200051332", account)).toBeNull();
    expect(payoutNumberProblem("ES91 2100 0418 4502 0005 1333", account)).toBe("number");
    expect(payoutNumberProblem("000123451332", account)).toBe("number");
  });

  it("is digits where it has one", () => {
    const account = { routing: "110000000", last4: "6789" };
    expect(payoutNumberProblem("0001 2345 6789", account)).toBeNull();
    expect(payoutNumberProblem(IBAN, account)).toBe("number");
    expect(payoutNumberProblem("", account)).toBe("number");
  });

  it("ends as the saved account does", () => {
    expect(payoutNumberProblem(IBAN, { routing: "", last4: "6789" })).toBe("ending");
    expect(payoutNumberProblem(IBAN, { routing: "", last4: "" })).toBe("ending");
  });
});
