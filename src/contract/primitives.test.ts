import { describe, expect, it } from "vitest";
import { MomentEndInput, MomentInput } from "./primitives";

const DAY = Date.UTC(2026, 10, 28, 23);

describe("a moment as callers write it", () => {
  it.each([
    [DAY, DAY, DAY],
    [String(DAY), DAY, DAY],
    ["2026-11-29", DAY, DAY + 86_400_000],
    ["29-11-2026", DAY, DAY + 86_400_000],
    ["2026-11-29 00:00", DAY, DAY],
    ["2026-11-28T23:00:00Z", DAY, DAY],
  ])("%j", (written, begin, end) => {
    expect(MomentInput.parse(written)).toBe(begin);
    expect(MomentEndInput.parse(written)).toBe(end);
  });

  it.each([
    -1,
    1.5,
    Number.MAX_SAFE_INTEGER,
    "-1",
    "999999999999999",
    "2026-11-31",
    "hoy",
    "",
    null,
  ])("is not %j", (written) => {
    expect(MomentInput.safeParse(written).success).toBe(false);
    expect(MomentEndInput.safeParse(written).success).toBe(false);
  });
});
