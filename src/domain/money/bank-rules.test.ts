import { describe, expect, it } from "vitest";
import { fc } from "../../testing/seed";
import {
  accountNumberProblem,
  BANK_STATUSES,
  bankHolderProblem,
  formatIban,
  holderTypeProblem,
  ibanProblem,
  isIban,
  microDeposits,
  nextBank,
  readMicroDeposit,
  routingNumberProblem,
  verifyBank,
  type BankVerification,
} from "./bank-rules";

describe("fields of a bank account", () => {
  it.each(["Ana", "Ana López", "María José O'Neill-Pérez", "  Ana  ", "Zoë", "x".repeat(50)])(
    "V042 %j is a name",
    (text) => {
      expect(bankHolderProblem(text)).toBeNull();
    },
  );

  it.each(["", "A", "Ana2", "Ana.", "Ana  López", "-Ana", "Ana-", "x".repeat(51), "<b>Ana</b>"])(
    "V042 %j is none",
    (text) => {
      expect(bankHolderProblem(text)).toBe("Invalid Name!");
    },
  );

  it.each([
    ["12", null],
    [" 000123456789 ", null],
    ["1", "Invalid Account Number"],
    ["", "Invalid Account Number"],
    ["12a", "Invalid Account Number"],
    ["1.5", "Invalid Account Number"],
    ["-12", "Positive Numbers Only Allowed"],
    ["000", "Positive Numbers Only Allowed"],
  ])("V043, V044 account %j: %s", (text, problem) => {
    expect(accountNumberProblem(text)).toBe(problem);
  });

  it.each([
    ["110000000", null],
    ["0", "Numbers Only Allowed"],
    ["-1", "Numbers Only Allowed"],
    ["", "Numbers Only Allowed"],
    ["12 34", "Numbers Only Allowed"],
  ])("V046 routing %j: %s", (text, problem) => {
    expect(routingNumberProblem(text)).toBe(problem);
  });

  it("V045 the holder is a person or a company", () => {
    expect(["individual", "company", "", "x"].map(holderTypeProblem)).toEqual([
      null,
      null,
      "Required!",
      "Required!",
    ]);
  });
});

describe("IBAN", () => {
  it.each(["ES91 2100 0418 4502 0005 1332", "es9121000418450200051332", "DE89370400440532013000"])(
    "%s",
    (text) => {
      expect(isIban(text)).toBe(true);
    },
  );

  it.each([
    "",
    "ES91 2100 0418 4502 0005 1333",
    "ES91 2100 0418 4502 0005 133",
    "ES9121000418450200051332X",
    "ES00 2100 0418 4502 0005 1332",
    "9121000418450200051332",
  ])("not %j", (text) => {
    expect(ibanProblem(text)).toBe("Invalid Account Number");
  });

  it("finds every single wrong digit", () => {
    const good = "ES9121000418450200051332";
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 23 }), fc.integer({ min: 0, max: 9 }), (at, digit) => {
        const text = good.slice(0, at) + String(digit) + good.slice(at + 1);
        expect(isIban(text)).toBe(text === good);
      }),
    );
  });

  it("is written in groups of four", () => {
    expect(formatIban("es9121000418450200051332")).toBe("ES91 2100 0418 4502 0005 1332");
  });
});

describe("the two small deposits", () => {
  it("are different, and from 1 to 99 cents", () => {
    const draws = fc.tuple(fc.integer({ min: 0, max: 98 }), fc.integer({ min: 0, max: 97 }));
    fc.assert(
      fc.property(draws, (drawn) => {
        const values: number[] = [...drawn];
        const [first, second] = microDeposits((below) => Math.min(values.shift() ?? 0, below - 1));
        expect(first).not.toBe(second);
        for (const cents of [first, second]) {
          expect(Number.isInteger(cents)).toBe(true);
          expect(cents).toBeGreaterThanOrEqual(1);
          expect(cents).toBeLessThanOrEqual(99);
        }
      }),
    );
    expect(microDeposits(() => 0)).toEqual([1, 2]);
    expect(microDeposits((below) => below - 1)).toEqual([99, 98]);
  });

  it.each([
    ["32", 32],
    ["0.32", 32],
    ["0,32", 32],
    [".32", 32],
    [" 5 ", 5],
    ["05", 5],
    ["0.5", 50],
    [0.32, 32],
    [32, 32],
    ["1.05", 105],
    ["", null],
    ["treinta", null],
    ["100", null],
    ["0.325", null],
    ["-3", null],
    ["1e1", null],
  ])("V051, V052 %j means %s cents", (text, cents) => {
    expect(readMicroDeposit(text)).toBe(cents);
  });
});

describe("verifying", () => {
  const bank: BankVerification = { status: "new", wrongTries: 0, sentAtMs: 0, amounts: [32, 45] };

  it("takes the amounts in any order", () => {
    for (const told of [
      [32, 45],
      [45, 32],
    ] as const) {
      expect(verifyBank(bank, told, 5)).toEqual({
        status: "verified",
        wrongTries: 0,
        refusal: null,
      });
    }
    expect(verifyBank(bank, [32, 32], 5).status).toBe("new");
  });

  it("counts tries, and fails with the fifth wrong one", () => {
    let now = bank;
    const answers = [1, 2, 3, 4, 5, 6].map(() => {
      const verdict = verifyBank(now, [1, 2], 5);
      now = { ...now, ...verdict };
      return [verdict.status, verdict.refusal];
    });
    const wrong = (triesLeft: number) => ["new", { code: "BANK_VERIFY_WRONG", triesLeft }];
    const locked = ["verification_failed", { code: "BANK_VERIFY_LOCKED" }];
    expect(answers).toEqual([wrong(4), wrong(3), wrong(2), wrong(1), locked, locked]);
    expect(verifyBank(now, [32, 45], 5).status).toBe("verification_failed");
  });

  it("fails after ten days, also with the right amounts", () => {
    const days = 10 * 24 * 3_600_000;
    expect(verifyBank(bank, [32, 45], days - 1).status).toBe("verified");
    expect(verifyBank(bank, [32, 45], days).status).toBe("verification_failed");
  });

  it("is done once, and not for what is removed or has a fault", () => {
    expect(verifyBank({ ...bank, status: "verified" }, [1, 2], 5).refusal).toBeNull();
    for (const status of ["errored", "removed"] as const) {
      expect(verifyBank({ ...bank, status }, [32, 45], 5)).toMatchObject({
        status,
        refusal: { code: "BANK_VERIFY_LOCKED" },
      });
    }
  });
});

describe("states of a bank account", () => {
  it("end with a fault or with its removal", () => {
    expect(
      BANK_STATUSES.map((from) => [nextBank(from, "error"), nextBank(from, "remove")]),
    ).toEqual([
      ["errored", "removed"],
      ["errored", "removed"],
      ["errored", "removed"],
      [null, "removed"],
      [null, null],
    ]);
  });
});
