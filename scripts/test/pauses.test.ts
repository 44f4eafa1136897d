import { expect, onTestFinished, test, vi } from "vitest";
import { watchPauses } from "./pauses.mjs";

test("a machine that stands still is noticed, one that is slow is not", () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  let now = 1_000_000;
  const pauses = watchPauses(() => now);
  const passes = (ms: number) => {
    now += ms;
    vi.advanceTimersByTime(1_000);
  };
  passes(1_000);
  passes(6_000);
  expect(pauses).toEqual([]);
  passes(63_000);
  expect(pauses).toEqual([{ at: now, seconds: 62 }]);
  passes(1_000);
  expect(pauses).toHaveLength(1);
});
