import { expect, it } from "vitest";
import { isPostalCode, isPostalCodeOf, isSpain, plainPostalCode } from "./postal-code";

it.each([
  ["01001", true],
  ["28013", true],
  ["08001", true],
  ["35001", true],
  ["50999", true],
  ["51001", true],
  ["52006", true],
  [" 28013 ", true],
  ["28 013", true],
  ["28.013", true],
  ["28\u00A0013\u200B", true],
  ["00000", false],
  ["00123", false],
  ["53001", false],
  ["60000", false],
  ["99999", false],
  ["2801", false],
  ["280130", false],
  ["28O13", false],
  ["28-013", false],
  ["２８０１３", false],
  ["", false],
])("%j is one of Spain: %s", (text, is) => expect(isPostalCode(text)).toBe(is));

it.each([
  ["28 013", "28013"],
  [" 28013\u200B", "28013"],
  ["SW1A  1AA", "SW1A 1AA"],
  ["4000-123", "4000-123"],
])("%j is kept as %j", (text, kept) => expect(plainPostalCode(text)).toBe(kept));

it.each([
  ["ES", true],
  ["es", true],
  ["España", true],
  ["Espan\u0303a", true],
  ["", true],
  ["PT", false],
  ["Estonia", false],
])("%j is Spain: %s", (country, is) => {
  expect(isSpain(country)).toBe(is);
  expect(isPostalCodeOf("99999", country)).toBe(!is);
  expect(isPostalCodeOf("28013", country)).toBe(true);
});
