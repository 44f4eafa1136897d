import { afterEach, describe, expect, it } from "vitest";
import { fc } from "../testing/seed";
import { formatEuro } from "../domain";
import { formatCents, setLanguage } from "../i18n";
import { centsOfText, textOfCents } from "./money-text";

afterEach(() => setLanguage("es"));

const BOTH = ["1550", "1.550", "1,550", "15.5", "15,5", "15.50", "15,50", "1.550,50", "1,550.50"];
const MORE = [
  "1 550",
  "1.5",
  "12,",
  "12.",
  "€15",
  "15 €",
  "1.234.567",
  "1,234,567",
  "0,05",
  "1.55.0",
];

describe("centsOfText", () => {
  it.each([...BOTH, ...MORE])("never reads %s as two amounts", (text) => {
    const spanish = centsOfText(text);
    setLanguage("en");
    const english = centsOfText(text);
    const amounts = [spanish, english].filter((cents) => cents !== undefined);
    expect(new Set(amounts).size).toBeLessThan(2);
  });

  it.each([
    ["1550", 155_000],
    ["1,550", 155_000],
    ["€1,550.00", 155_000],
    ["1 550.5", 155_050],
    ["1,234,567.89", 123_456_789],
    ["12.", 1_200],
  ])("reads %s in English", (text, cents) => {
    setLanguage("en");
    expect(centsOfText(text)).toBe(cents);
  });

  it.each(["1.550", "1550,50", "1,55", "15,5", "1.550,50", "€15€"])(
    "refuses %s in English",
    (text) => {
      setLanguage("en");
      expect(centsOfText(text)).toBeUndefined();
    },
  );

  it.each([
    ["1550", 155_000],
    ["1.550", 155_000],
    ["1.550,00 €", 155_000],
    ["1 550,5", 155_050],
    ["1550.50", 155_050],
    ["1.234.567,89", 123_456_789],
    ["1.550.5", 155_050],
    ["12,", 1_200],
    ["0", 0],
    ["950 euros", 95_000],
    ["10\u00a0000\u00a0€", 1_000_000],
    ["1\u202f234\u202f567,5 EUR", 123_456_750],
    [" 12€ ", 1_200],
  ])("reads %s", (text, cents) => expect(centsOfText(text)).toBe(cents));

  it.each([
    "",
    "abc",
    "-5",
    "1,550",
    "1.55.0",
    "12,345",
    "1..5",
    "1e5",
    ",5",
    "99999999999999999999",
    "15€50",
    "1550 50",
    "15 50",
    "1 5 5 0",
    "€ 15 €",
    "1.234 567",
    "12 ,5",
    "€",
  ])("refuses %s", (text) => expect(centsOfText(text)).toBeUndefined());
});

it.each([
  [155_000, "1.550"],
  [155_050, "1.550,50"],
  [123_456_705, "1.234.567,05"],
  [0, "0"],
])("writes %i as %s, which reads back", (cents, text) => {
  expect(textOfCents(cents)).toBe(text);
  expect(centsOfText(text)).toBe(cents);
});

it("writes English amounts in English, which read back", () => {
  setLanguage("en");
  for (const cents of [155_000, 155_050, 123_456_705, 0]) {
    expect(centsOfText(textOfCents(cents))).toBe(cents);
  }
  expect(textOfCents(123_456_705)).toBe("1,234,567.05");
});

it.each(["es", "en"])("widgets and letters write the same amounts (%s)", (locale) => {
  setLanguage(locale);
  const english = locale === "en";
  const amount = fc.oneof(
    fc.integer({ min: -1e6, max: 1e6 }),
    fc.maxSafeNat().map((n) => n % 1e14),
  );
  fc.assert(
    fc.property(amount, fc.boolean(), (cents, whole) => {
      expect(formatCents(cents, { whole })).toBe(formatEuro(cents, { whole, english }));
      const typed = Math.abs(cents);
      expect(centsOfText(textOfCents(typed))).toBe(typed);
    }),
  );
});
