import { expect, test } from "vitest";
import { languageOfCountry, MARKET } from "./market";

test.each([
  ["AR", "for_argentina"],
  ["US", "for_argentina"],
  ["UY", "for_uruguay"],
  ["GB", "for_uruguay"],
  ["uy", "for_uruguay"],
  ["ES", "for_spanish"],
  ["MX", "for_spanish"],
  ["XX", "for_spanish"],
  ["constructor", "for_spanish"],
  ["", "for_spanish"],
  [null, "for_spanish"],
  [undefined, "for_spanish"],
])("a visitor from %s reads %s", (country, language) => {
  expect(languageOfCountry(country)).toBe(language);
});

test("the market is Spain's", () => {
  expect(MARKET).toMatchObject({ country: "ES", currency: "EUR", numberLocale: "de-DE" });
});
