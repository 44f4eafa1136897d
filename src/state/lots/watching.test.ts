import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { ConnectionStatus } from "../../client";
import { createFixedClock } from "../clock/clock";
import { watchClosings } from "./closing-watch";
import type { KnownLot } from "./lot-merge";
import type { LotStore } from "./lot-store";
import { pollWithoutSocket } from "./poll-without-socket";

const END = Date.UTC(2026, 10, 20, 18, 30);

function lotsWith(lot: Partial<KnownLot>) {
  const refresh = vi.fn();
  const refreshWatched = vi.fn();
  const eachWatched: LotStore["eachWatched"] = (run) => run(1, lot as KnownLot);
  return { refresh, refreshWatched, eachWatched } as unknown as LotStore & {
    refresh: typeof refresh;
    refreshWatched: typeof refreshWatched;
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("a lot whose end has passed unreported is asked for, less and less often", () => {
  const lots = lotsWith({ market_status: "open", date_closed: END, seq: 3 });
  const clock = createFixedClock(END - 1_000);
  const stop = watchClosings(lots, clock);
  const asked: number[] = [];
  for (let second = -1; second <= 40; second++) {
    clock.set(END + second * 1_000);
    if (lots.refresh.mock.calls.length > asked.length) asked.push(second);
  }
  expect(asked).toEqual([2, 6, 14, 29]);
  stop();
});

test("a lot that the server has closed is left alone, and so is one that is still open", () => {
  const clock = createFixedClock(END + 60_000);
  for (const lot of [
    { market_status: "sold", date_closed: END },
    { market_status: "open", date_closed: END + 120_000 },
    { market_status: "scheduled", date_start: END + 120_000 },
  ] as const) {
    const lots = lotsWith({ ...lot, seq: 3 });
    const stop = watchClosings(lots, clock);
    clock.set(END + 61_000);
    expect(lots.refresh).not.toHaveBeenCalled();
    stop();
  }
});

test("without a live connection lots are read now and then, not while the browser is offline", () => {
  const lots = lotsWith({});
  const clock = createFixedClock(0);
  const connection = createStore<ConnectionStatus>(() => "connecting");
  const stop = pollWithoutSocket(lots, clock, connection, () => [501, 502]);
  const run = (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      vi.advanceTimersByTime(1_000);
      clock.set(0);
    }
    return lots.refreshWatched.mock.calls.length;
  };
  expect(run(9)).toBe(0);
  expect(run(1)).toBe(1);
  expect(run(15)).toBe(2);
  connection.setState("offline", true);
  expect(run(60)).toBe(2);
  expect(lots.refresh).not.toHaveBeenCalled();
  connection.setState("live", true);
  expect(run(60)).toBe(2);
  // What the connection cannot follow is read all the same.
  expect(lots.refresh.mock.calls.slice(0, 2)).toEqual([[501], [502]]);
  expect(lots.refresh.mock.calls.length / 2).toBeGreaterThanOrEqual(4);
  expect(lots.refresh.mock.calls.length / 2).toBeLessThanOrEqual(5);
  stop();
});
