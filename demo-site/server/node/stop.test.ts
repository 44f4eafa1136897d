import { afterEach, expect, it, vi } from "vitest";
import type { Log } from "../platform/call/log";
import { stopOnSignals } from "./stop";

const warn = vi.fn();
const log = { info: vi.fn(), warn, error: vi.fn() } as unknown as Log;
const SIGNALS = ["SIGTERM", "SIGINT"] as const;
const before = new Set(SIGNALS.flatMap((signal) => process.listeners(signal)));

afterEach(() => {
  for (const signal of SIGNALS) {
    for (const listener of process.listeners(signal)) {
      if (!before.has(listener)) process.off(signal, listener);
    }
  }
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("stops though something under way does not end, and says so", async () => {
  vi.useFakeTimers();
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
  stopOnSignals(() => new Promise(() => undefined), log);
  process.emit("SIGTERM");
  await vi.advanceTimersByTimeAsync(19_000);
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(exit).toHaveBeenCalledWith(0);
  expect(warn).toHaveBeenCalledOnce();
});
