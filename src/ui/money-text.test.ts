import { describe, expect, it } from "vitest";
import { centsOfText, textOfCents } from "./money-text";

describe("centsOfText", () => {
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
