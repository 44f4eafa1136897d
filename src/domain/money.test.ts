import { describe, expect, it } from "vitest";
import { fc } from "../testing/seed";
import { formatEuro, parseCents, toDecimal } from "./money";

const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

describe("parseCents", () => {
  it.each([
    ["1550", 155_000],
    ["1550.5", 155_050],
    ["1550.50", 155_050],
    ["0.07", 7],
    ["-3.10", -310],
    ["-0.00", 0],
    [1550, 155_000],
    [0.29, 29],
    [19.9, 1_990],
  ])("reads %j", (text, expected) => {
    expect(parseCents(text)).toBe(expected);
  });

  it.each([
    "",
    " 1",
    "1.",
    ".5",
    "1,50",
    "1.234,50",
    "1.555",
    "1e3",
    "abc",
    "+1",
    NaN,
    Infinity,
    0.1 + 0.2,
    1e21,
  ])("refuses %j", (text) => {
    expect(() => parseCents(text)).toThrow(RangeError);
  });
});

describe("toDecimal", () => {
  it("always writes two decimals", () => {
    expect([0, 5, 50, 155_000, -310].map(toDecimal)).toEqual([
      "0.00",
      "0.05",
      "0.50",
      "1550.00",
      "-3.10",
    ]);
  });

  it("comes back as it was", () => {
    fc.assert(fc.property(cents, (amount) => parseCents(toDecimal(amount)) === amount));
  });

  it("refuses what is no whole number of cents", () => {
    expect(() => toDecimal(1.5)).toThrow(RangeError);
    expect(() => toDecimal(NaN)).toThrow(RangeError);
  });
});

describe("formatEuro", () => {
  it.each([
    [0, "0\u00a0€"],
    [7, "0,07\u00a0€"],
    [123_450, "1.234,50\u00a0€"],
    [155_000, "1.550\u00a0€"],
    [123_456_789, "1.234.567,89\u00a0€"],
    [-99_999, "-999,99\u00a0€"],
  ])("writes %d cents as %s", (amount, text) => {
    expect(formatEuro(amount)).toBe(text);
  });

  it.each([
    [0, "€0"],
    [620_000, "€6,200"],
    [123_456_789, "€1,234,567.89"],
    [-99_999, "-€999.99"],
  ])("writes %d cents as %s in English", (amount, text) => {
    expect(formatEuro(amount, { english: true })).toBe(text);
  });

  it("keeps the cents of whole euro for a column", () => {
    expect(formatEuro(155_000, { whole: false })).toBe("1.550,00\u00a0€");
    expect(formatEuro(155_050, { whole: false })).toBe("1.550,50\u00a0€");
  });

  it("says what the platform's own formatter says", () => {
    const intl = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
    fc.assert(
      fc.property(
        cents,
        (amount) => formatEuro(amount, { whole: false }) === intl.format(amount / 100),
      ),
    );
  });
});
