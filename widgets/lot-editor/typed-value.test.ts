import { describe, expect, it } from "vitest";
import { textOf, valueOf } from "./typed-value";

describe("what is typed", () => {
  it.each([
    ["42000", 42_000],
    ["42.000", 42_000],
    ["1 250 000", 1_250_000],
    [" 7 ", 7],
    ["", null],
    ["42.5", undefined],
    ["42,5", undefined],
    ["-3", undefined],
    ["doce", undefined],
    ["12345678901", undefined],
  ])("as a whole number: %j", (text, value) => {
    expect(valueOf("whole", text)).toBe(value);
  });

  it.each([
    ["8.990", "8990.00"],
    ["8990,5", "8990.50"],
    ["", null],
    ["gratis", undefined],
  ])("as an amount: %j", (text, value) => {
    expect(valueOf("money", text)).toBe(value);
  });

  it.each([
    // Winter, summer, the hour that comes twice, and the one that is left out.
    ["2026-11-24T20:00", "2026-11-24T19:00:00Z"],
    ["2026-07-24T20:00", "2026-07-24T18:00:00Z"],
    ["2026-10-25T02:30", "2026-10-25T00:30:00Z"],
  ])("as a moment of the house: %j", (text, iso) => {
    expect(valueOf("moment", text)).toBe(Date.parse(iso));
    expect(textOf("moment", Date.parse(iso))).toBe(text);
  });

  it("as half a moment is none", () => {
    expect(valueOf("moment", "2026-11-24")).toBeUndefined();
    expect(valueOf("moment", "")).toBeNull();
    expect(textOf("moment", null)).toBe("");
  });

  it("is shown as people write it", () => {
    expect(textOf("money", "8990.00").replace(/\s/g, " ")).toMatch(/^8\.990(,00)?$/);
    expect(textOf("whole", 42_000)).toBe("42000");
    expect(textOf("text", null)).toBe("");
  });
});
