import { describe, expect, it } from "vitest";
import { fc } from "../../testing/seed";
import {
  cardBrand,
  securityCodeProblem,
  cardExpiresAt,
  cardNameProblem,
  cardNumberProblem,
  cardStatusAt,
  defaultCard,
  expiryProblem,
  expiryReminderAt,
  expiryYears,
  hasRecentBid,
  isCardExpired,
  passesLuhn,
  readExpiry,
  refuseCardRemoval,
  sameCard,
  type CardRemoval,
  type SavedCard,
} from "./card-rules";

const at = (text: string) => Date.parse(text);

describe("a card's number", () => {
  it.each(["4242424242424242", " 4242 4242 4242 4242 ", "378282246310005", "30569309025904"])(
    "V026 %j",
    (text) => {
      expect(cardNumberProblem(text)).toBeNull();
    },
  );

  it.each([
    "",
    "4242424242424241",
    "42424242424",
    "4242-4242-4242-4242",
    "4242424242424242424",
    "abcd",
    "４２４２４２４２４２４２４２４２",
  ])("V026 not %j", (text) => {
    expect(cardNumberProblem(text)).toBe("Invalid credit card number!");
  });

  it("has 12 to 18 digits", () => {
    const lengths = [11, 12, 18, 19].map((length) => {
      const start = "4".padEnd(length - 1, "0");
      const last = "0123456789".split("").find((digit) => passesLuhn(start + digit));
      return cardNumberProblem(start + last);
    });
    expect(lengths).toEqual([
      "Invalid credit card number!",
      null,
      null,
      "Invalid credit card number!",
    ]);
  });

  it("finds every single wrong digit", () => {
    const good = "4242424242424242";
    const place = fc.integer({ min: 0, max: 15 });
    fc.assert(
      fc.property(place, fc.integer({ min: 0, max: 9 }), (index, digit) => {
        const text = good.slice(0, index) + String(digit) + good.slice(index + 1);
        expect(passesLuhn(text)).toBe(text === good);
      }),
    );
  });

  it.each([
    ["4", "visa"],
    ["5555 5555 5555 4444", "mastercard"],
    ["2221", "mastercard"],
    ["2720", "mastercard"],
    ["2721", "unknown"],
    ["378282246310005", "amex"],
    ["6011", "discover"],
    ["3056", "diners"],
    ["36", "diners"],
    ["3530", "jcb"],
    ["62", "unionpay"],
    ["5018", "maestro"],
    ["6304", "maestro"],
    ["9", "unknown"],
    ["", "unknown"],
  ])("%s is of %s", (number, brand) => {
    expect(cardBrand(number)).toBe(brand);
  });
});

describe("other fields of a card", () => {
  it.each(["Ana López", 'José "Pepe" O\'Neill-Ruiz Jr.', "  Ana  "])(
    "V027 %j is a name",
    (text) => {
      expect(cardNameProblem(text)).toBeNull();
    },
  );

  it.each(["", "  ", "Ana 2", "Ana_", "...", "Ana;", "<Ana>"])("V027 %j is none", (text) => {
    expect(cardNameProblem(text)).toBe("The special characters and numbers are not allowed!");
  });

  it.each([
    ["123", null],
    ["1234", null],
    ["12", "Invalid CVV!"],
    ["12345", "Invalid CVV!"],
    ["12a", "Invalid CVV!"],
  ])("V028 %j: %s", (text, problem) => {
    expect(securityCodeProblem(text)).toBe(problem);
  });
});

describe("expiry", () => {
  it("is the first of the month after, in Madrid", () => {
    expect(cardExpiresAt({ month: 9, year: 2027 })).toBe(at("2027-09-30T22:00Z"));
    expect(cardExpiresAt({ month: 12, year: 2027 })).toBe(at("2027-12-31T23:00Z"));
    expect(isCardExpired({ month: 9, year: 2027 }, at("2027-09-30T21:59:59.999Z"))).toBe(false);
    expect(isCardExpired({ month: 9, year: 2027 }, at("2027-09-30T22:00Z"))).toBe(true);
  });

  it("offers 25 years, from the one that is in Madrid", () => {
    const years = expiryYears(at("2026-12-31T23:30Z"));
    expect([years[0], years.at(-1), years.length]).toEqual([2027, 2051, 25]);
  });

  it.each([
    ["9", "27", { month: 9, year: 2027 }],
    ["09", "2027", { month: 9, year: 2027 }],
    [12, 2027, { month: 12, year: 2027 }],
    ["0", "27", null],
    ["13", "27", null],
    ["9", "127", null],
    ["", "", null],
    ["1e1", "27", null],
  ])("reads %j / %j", (month, year, expiry) => {
    expect(readExpiry(month, year)).toEqual(expiry);
  });

  it.each([
    ["", "", "missing"],
    ["09", "", "missing"],
    ["01", "2051", "missing"],
    ["12", "2050", null],
    ["10", "2026", "past"],
    ["11", "26", null],
    ["12", "2025", "past"],
  ])("V029, V030, V037 to V040, V054 %j / %j in November 2026: %s", (month, year, problem) => {
    expect(expiryProblem(month, year, at("2026-11-22T12:00Z"))).toBe(problem);
  });

  it("is told 30 days before", () => {
    expect(expiryReminderAt({ month: 9, year: 2027 })).toBe(at("2027-08-31T22:00Z"));
  });

  it("shows in a saved card's status", () => {
    const expiry = { month: 9, year: 2027 };
    const late = at("2027-10-01T00:00Z");
    expect(cardStatusAt("active", expiry, at("2027-09-15T00:00Z"))).toBe("active");
    expect(cardStatusAt("active", expiry, late)).toBe("expired");
    expect(cardStatusAt("removed", expiry, late)).toBe("removed");
    expect(cardStatusAt("saving", expiry, late)).toBe("saving");
  });
});

const NOW = at("2026-11-22T12:00Z");

function card(id: string, changes: Partial<SavedCard> = {}): SavedCard {
  return {
    id,
    isDefault: false,
    savedAtMs: 0,
    fingerprint: null,
    month: 12,
    year: 2030,
    ...changes,
  };
}

const OLD = { month: 1, year: 2020 };

describe("the default card", () => {
  it.each([
    ["none without cards", [], null],
    ["the first is it", [card("a")], "a"],
    ["stays while it is there", [card("a", { isDefault: true }), card("b", { savedAtMs: 5 })], "a"],
    ["stays when it expires", [card("a", { isDefault: true, ...OLD }), card("b")], "a"],
    [
      "passes to the newest that is not expired",
      [
        card("a", { savedAtMs: 1 }),
        card("b", { savedAtMs: 2 }),
        card("c", { savedAtMs: 3, ...OLD }),
      ],
      "b",
    ],
    [
      "passes to the newest where all are",
      [card("a", OLD), card("b", { savedAtMs: 2, ...OLD })],
      "b",
    ],
  ] as [string, SavedCard[], string | null][])("%s", (_name, cards, id) => {
    expect(defaultCard(cards, NOW)).toBe(id);
  });
});

describe("the same card twice", () => {
  it("is the first that was saved, by its fingerprint", () => {
    const cards = [
      card("b", { fingerprint: "f", savedAtMs: 2 }),
      card("a", { fingerprint: "f", savedAtMs: 1 }),
      card("c"),
    ];
    expect(sameCard(cards, "f")?.id).toBe("a");
    expect(sameCard(cards, "g")).toBeUndefined();
    expect(sameCard(cards, null)).toBeUndefined();
  });
});

describe("bids of the last 42 days", () => {
  const days = 42 * 24 * 3_600_000;

  it.each([
    [null, false],
    [NOW, true],
    [NOW - days, true],
    [NOW - days - 1, false],
  ])("last one at %s: %s", (lastBidAtMs, isRecent) => {
    expect(hasRecentBid(lastBidAtMs, NOW)).toBe(isRecent);
  });
});

describe("deleting a card", () => {
  const only: CardRemoval = {
    id: "a",
    cards: [card("a")],
    keptBy: "provider",
    lastBidAtMs: null,
    isPlanRenewing: false,
    isPaying: false,
    nowMs: NOW,
  };
  const two = { ...only, cards: [card("a"), card("b")] };

  it.each([
    ["provider's, only one", only, null],
    ["provider's, only one, recent bid", { ...only, lastBidAtMs: NOW }, "DEFAULT_CARD_REQUIRED"],
    ["provider's, one of two, recent bid", { ...two, lastBidAtMs: NOW }, null],
    ["vault's, only one", { ...only, keptBy: "vault" }, "DEFAULT_CARD_REQUIRED"],
    ["vault's, one of two", { ...two, keptBy: "vault" }, null],
    ["only one, a plan renews", { ...only, isPlanRenewing: true }, "CARD_IN_USE"],
    ["one of two, a plan renews", { ...two, isPlanRenewing: true }, null],
    [
      "one of two, the other expired, a plan renews",
      { ...two, cards: [card("a"), card("b", OLD)], isPlanRenewing: true },
      "CARD_IN_USE",
    ],
    ["a payment is on its way", { ...two, isPaying: true }, "PAYMENT_IN_PROGRESS"],
  ] as [string, CardRemoval, string | null][])("%s", (_name, removal, refusal) => {
    expect(refuseCardRemoval(removal)).toBe(refusal);
  });
});
