import { describe, expect, test } from "vitest";
import { dayProblem, decimalOf, isBlank, isCalendarDay, isDecimal } from "./field-rules";

describe("rules of fields", () => {
  test.each(["12", "12.5", "12,5", "-3", "+0.25", ".5", " 7 "])("%s is a decimal", (text) => {
    expect(isDecimal(text)).toBe(true);
  });
  test.each(["", "1.000,50", "12a", "1e5", "--1", ".", "12 5", "Infinity"])(
    "%j is none",
    (text) => {
      expect(isDecimal(text)).toBe(false);
      expect(decimalOf(text)).toBeUndefined();
    },
  );
  test("a comma is a point", () => expect(decimalOf("12,5")).toBe(12.5));

  test.each([undefined, null, false, "", "  ", []])("%j is nothing", (value) => {
    expect(isBlank(value)).toBe(true);
  });
  test.each([0, true, "0", ["a"]])("%j is something", (value) =>
    expect(isBlank(value)).toBe(false),
  );

  test("only days that exist", () => {
    expect(isCalendarDay("2024-02-29")).toBe(true);
    expect(isCalendarDay("2023-02-29")).toBe(false);
    expect(isCalendarDay("2024-13-01")).toBe(false);
    expect(isCalendarDay("0099-12-31")).toBe(true);
    expect(isCalendarDay("29/02/2024")).toBe(false);
  });
  test("days from 1900 to 2100", () => {
    expect(dayProblem("1900-01-01")).toBeUndefined();
    expect(dayProblem("2100-12-31")).toBeUndefined();
    expect(dayProblem("1899-12-31")).toBe("Date should not be before minimal date");
    expect(dayProblem("2101-01-01")).toBe("Date should not be after maximal date");
    expect(dayProblem("12024-01-01")).toBe("Date should not be after maximal date");
    expect(dayProblem("2026-01-01", "2026-02-01")).toBe("Date should not be before minimal date");
  });
});
