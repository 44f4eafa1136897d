import { describe, expect, test } from "vitest";
import { wholeNumberOf } from "./whole-number";

describe("wholeNumberOf", () => {
  test.each([
    ["5000", 5_000],
    ["5.000", 5_000],
    ["5.000,50", 5_000],
    ["5.000,50 €", 5_000],
    ["5000.5", 5_000],
    ["12.500,9 km", 12_500],
    ["120.000 km", 120_000],
    ["2019", 2_019],
    ["100,000", 100_000],
    ["unos 3.000,99 más o menos", 3_000],
    ["99999999999", 999_999_999],
    ["", undefined],
    ["mucho", undefined],
  ])("reads %s", (text, number) => expect(wholeNumberOf(text)).toBe(number));

  test("an upper end takes its decimals in", () => {
    expect(wholeNumberOf("5.000,50", { up: true })).toBe(5_001);
    expect(wholeNumberOf("5.000,00", { up: true })).toBe(5_000);
  });
});
