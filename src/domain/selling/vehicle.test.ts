import { expect, it } from "vitest";
import { isVin, lastYear, vehicleNumber } from "./vehicle";

it.each([
  ["VSSZZZ6JZ9R000001", true],
  ["VSSZZZ6JZ9R00000", false],
  ["VSSZZZ6JZ9R0000011", false],
  ["VSSZZZ6JZ9R00000I", false],
  ["VSSZZZ6JZ9R00000O", false],
  ["VSSZZZ6JZ9R00000Q", false],
  ["vssZZZ6JZ9R000001", false],
  ["", false],
])("%j is a chassis: %s", (text, is) => expect(isVin(text)).toBe(is));

it.each([
  ["VSSZZZ6JZ9R000001", 1979, true],
  ["124008", 1971, true],
  ["S850L-123456".replace("-", ""), 1968, true],
  ["10003512345678", 1980, true],
  ["BJ7IO123Q", 1965, true],
  ["7", 1925, true],
  ["AB/1234", 1950, true],
  ["ABC", 1950, false],
  ["", 1950, false],
  ["6".repeat(26), 1950, false],
  ["12<34", 1950, false],
  ["124008", 1981, false],
  ["124008", 2019, false],
  ["124008", null, false],
  ["VSSZZZ6JZ9R000001", 1981, true],
  ["VSSZZZ6JZ9R00000O", 1981, false],
])("%j is a chassis of %s: %s", (text, year, is) => expect(isVin(text, year)).toBe(is));

it.each([
  [" vss zzz-6jz9r000001 ", "VSSZZZ6JZ9R000001"],
  ["1234 bcd", "1234BCD"],
  ["1234\u2011bcd", "1234BCD"],
  [" - ", null],
  ["", null],
  [null, null],
])("%j is compared as %j", (text, number) => expect(vehicleNumber(text)).toBe(number));

it("takes years until the next one, by the house's clock", () => {
  expect(lastYear(Date.parse("2026-12-31T22:59:00Z"))).toBe(2027);
  expect(lastYear(Date.parse("2026-12-31T23:00:00Z"))).toBe(2028);
});
