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
  [" vss zzz-6jz9r000001 ", "VSSZZZ6JZ9R000001"],
  ["1234 bcd", "1234BCD"],
  [" - ", null],
  ["", null],
  [null, null],
])("%j is compared as %j", (text, number) => expect(vehicleNumber(text)).toBe(number));

it("takes years until the next one, by the house's clock", () => {
  expect(lastYear(Date.parse("2026-12-31T22:59:00Z"))).toBe(2027);
  expect(lastYear(Date.parse("2026-12-31T23:00:00Z"))).toBe(2028);
});
