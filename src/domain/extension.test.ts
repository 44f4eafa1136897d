import { describe, expect, it } from "vitest";
import { fc } from "../testing/seed";
import type { ExtensionRule } from "../contract/lots/schemas";
import { DEFAULT_EXTENSION, extendEnd } from "./extension";

const END = 1_800_000_000_000;
const lot = { closesAtMs: END, extensionNo: 0 };

describe("extendEnd", () => {
  it("tops the end up to two minutes after the bid by default", () => {
    expect(extendEnd(DEFAULT_EXTENSION, lot, END - 30_000)).toEqual({
      closesAtMs: END + 90_000,
      extensionNo: 1,
    });
  });

  it("adds to the end in the other mode", () => {
    const rule: ExtensionRule = { window_s: 60, mode: "add_to_end", amount_s: 180 };
    expect(extendEnd(rule, lot, END - 30_000)?.closesAtMs).toBe(END + 180_000);
  });

  it.each([
    ["before the window", DEFAULT_EXTENSION, END - 120_001],
    ["at the first instant of a window as long as the top-up", DEFAULT_EXTENSION, END - 120_000],
    ["at the end itself", DEFAULT_EXTENSION, END],
    ["without a window", { ...DEFAULT_EXTENSION, window_s: 0 }, END - 1],
    [
      "when the top-up is shorter than the time left",
      { ...DEFAULT_EXTENSION, amount_s: 10 },
      END - 30_000,
    ],
    ["when the hard end is reached", { ...DEFAULT_EXTENSION, hard_end: END }, END - 1],
    ["when no extension is left", { ...DEFAULT_EXTENSION, max_extensions: 0 }, END - 1],
  ])("leaves the end alone %s", (_case, rule, bidAt) => {
    expect(extendEnd(rule, lot, bidAt)).toBeNull();
  });

  it("includes the first instant of the window", () => {
    const rule: ExtensionRule = { window_s: 120, mode: "add_to_end", amount_s: 60 };
    expect(extendEnd(rule, lot, END - 120_000)?.closesAtMs).toBe(END + 60_000);
  });

  it("stops at the hard end", () => {
    const rule = { ...DEFAULT_EXTENSION, hard_end: END + 45_000 };
    expect(extendEnd(rule, lot, END - 1)?.closesAtMs).toBe(END + 45_000);
  });

  it("never shortens an end, never passes the hard end or the number of extensions", () => {
    const ruleArbitrary = fc
      .record({
        window_s: fc.integer({ min: 0, max: 600 }),
        mode: fc.constantFrom("top_up" as const, "add_to_end" as const),
        amount_s: fc.integer({ min: 1, max: 600 }),
        max: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
        hard: fc.option(fc.integer({ min: 0, max: 3_600_000 }), { nil: undefined }),
      })
      .map(({ window_s, mode, amount_s, max, hard }): ExtensionRule => ({
        window_s,
        mode,
        amount_s,
        ...(max === undefined ? {} : { max_extensions: max }),
        ...(hard === undefined ? {} : { hard_end: END + hard }),
      }));
    const waits = fc.array(fc.integer({ min: 0, max: 300_000 }), { maxLength: 20 });
    fc.assert(
      fc.property(ruleArbitrary, waits, (rule, beforeEnd) => {
        let state = lot;
        for (const wait of beforeEnd) {
          const next = extendEnd(rule, state, state.closesAtMs - wait);
          if (!next) continue;
          expect(next.closesAtMs).toBeGreaterThan(state.closesAtMs);
          expect(next.extensionNo).toBe(state.extensionNo + 1);
          expect(next.closesAtMs).toBeLessThanOrEqual(rule.hard_end ?? Infinity);
          expect(next.extensionNo).toBeLessThanOrEqual(rule.max_extensions ?? Infinity);
          state = next;
        }
      }),
    );
  });
});
