import { describe, expect, it } from "vitest";
import {
  BID_RESERVE_MS,
  DEPOSIT_STATUSES,
  depositOfCancelled,
  depositReleaseAt,
  nextDeposit,
  refuseDepositReturn,
  type HeldDeposit,
} from "./deposit-rules";

describe("states of a deposit", () => {
  it("are legal where the table says so, and nowhere else", () => {
    const events = [
      "capture",
      "capture_late",
      "apply",
      "unapply",
      "give_back",
      "release",
      "forfeit",
      "charge_back",
    ] as const;
    const table = Object.fromEntries(
      DEPOSIT_STATUSES.map((from) => [
        from,
        Object.fromEntries(
          events.flatMap((event) => {
            const to = nextDeposit(from, event);
            return to === null ? [] : [[event, to]];
          }),
        ),
      ]),
    );
    expect(table).toEqual({
      pending: { capture: "held", capture_late: "returned" },
      held: {
        apply: "applied",
        release: "returned",
        forfeit: "forfeited",
        charge_back: "charged_back",
      },
      applied: { unapply: "held", give_back: "returned" },
      returned: {},
      forfeited: {},
      charged_back: {},
    });
  });
});

const held: HeldDeposit = {
  lotStatus: "sold",
  sinceMs: 1_000,
  isWinner: false,
  isInReserve: false,
  winnerPaidAtMs: null,
};

describe("when a deposit goes back by itself", () => {
  it.each(["draft", "scheduled", "open", "closing", "closed", "provisional", "reserved"] as const)(
    "not while the lot is %s",
    (lotStatus) => {
      expect(depositReleaseAt({ ...held, lotStatus })).toBeNull();
    },
  );

  it.each(["unsold", "cancelled", "withdrawn"] as const)(
    "at once to everybody: %s",
    (lotStatus) => {
      for (const isWinner of [false, true]) {
        expect(depositReleaseAt({ ...held, lotStatus, isWinner, isInReserve: true })).toBe(1_000);
      }
    },
  );

  it("at once to who did not win", () => {
    expect(depositReleaseAt(held)).toBe(1_000);
  });

  it("never to the winner: the invoice decides", () => {
    expect(depositReleaseAt({ ...held, isWinner: true, winnerPaidAtMs: 5_000 })).toBeNull();
  });

  it("in reserve: when the winner has paid, after 15 days at the latest", () => {
    const reserve = { ...held, isInReserve: true };
    expect(depositReleaseAt(reserve)).toBe(1_000 + 15 * 24 * 3_600_000);
    expect(depositReleaseAt({ ...reserve, winnerPaidAtMs: 5_000 })).toBe(5_000);
    const late = { ...reserve, winnerPaidAtMs: 1_001 + BID_RESERVE_MS };
    expect(depositReleaseAt(late)).toBe(1_000 + BID_RESERVE_MS);
  });
});

describe("a deposit on request", () => {
  it("goes back before the first bid, withdrawn ones included", () => {
    expect(refuseDepositReturn({ status: "held", ownBids: 0 })).toBeNull();
    expect(refuseDepositReturn({ status: "held", ownBids: 1 })).toBe("DEPOSIT_LOCKED");
  });

  it.each(["pending", "applied", "returned", "forfeited", "charged_back"] as const)(
    "is locked when %s",
    (status) => {
      expect(refuseDepositReturn({ status, ownBids: 0 })).toBe("DEPOSIT_LOCKED");
    },
  );
});

describe("the winner's deposit when the invoice is cancelled", () => {
  it("is lost by who was bound and did not pay, and by nobody else", () => {
    expect(depositOfCancelled({ reason: "impago", isBound: true })).toBe("forfeit");
    expect(depositOfCancelled({ reason: "impago", isBound: false })).toBe("release");
    for (const reason of ["acuerdo", "error", "otro"] as const) {
      expect(depositOfCancelled({ reason, isBound: true })).toBe("release");
    }
  });
});
