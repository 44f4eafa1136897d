import { afterEach, expect, test } from "vitest";
import { setTimeZone } from "../../../src/i18n";
import type { ReadyBidBox } from "../bid-box-model";
import { milestoneText } from "./milestone-text";

afterEach(() => setTimeZone(undefined));

test("an end in the hour that comes twice in October is said with its season", () => {
  setTimeZone("Europe/Madrid");
  const said = (closesAtMs: number) =>
    milestoneText([{ kind: "extended", number: 2, closesAtMs }], {} as ReadyBidBox, {
      locale: "es",
      phrases: {},
    });
  expect(said(Date.UTC(2026, 9, 25, 0, 30))).toContain("02:30:00 CEST");
  expect(said(Date.UTC(2026, 9, 25, 1, 30))).toContain("02:30:00 CET");
  expect(said(Date.UTC(2026, 9, 25, 2, 30))).toMatch(/03:30:00(?! C)/);
});
