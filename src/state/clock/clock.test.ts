import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createServerClock } from "./clock";
import { countdownAt } from "./countdown-text";

const SERVER_START = Date.UTC(2026, 10, 20, 12, 0, 0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** The server's true time `elapsed` ms after the start of a test. */
function sample(sentAt: number, receivedAt: number, skewMs = 0) {
  return { sentAt, receivedAt, serverMs: SERVER_START + (sentAt + receivedAt) / 2 + skewMs };
}

describe("server clock", () => {
  test("knows nothing before the first sample", () => {
    const clock = createServerClock(() => 0);
    expect(clock.isSynced()).toBe(false);
    expect(clock.errorBoundMs()).toBe(Infinity);
    expect(countdownAt(clock, SERVER_START).text).toBe("–");
  });

  test.each([-600_000, 0, 600_000])("a device clock %d ms off changes nothing", (skewMs) => {
    vi.setSystemTime(SERVER_START + skewMs);
    let monotonic = 100;
    const clock = createServerClock(() => monotonic);
    clock.addSample(sample(80, 100));
    expect(clock.now()).toBe(SERVER_START + 100);
    vi.setSystemTime(SERVER_START + 2 * skewMs);
    monotonic = 5_100;
    expect(clock.now()).toBe(SERVER_START + 5_100);
    expect(countdownAt(clock, SERVER_START + 65_100).text).toBe("1 min");
  });

  test("the sample with the smallest round trip rules, and bounds the error", () => {
    const clock = createServerClock(() => 1_000);
    clock.addSample(sample(0, 400, 150));
    expect(clock.errorBoundMs()).toBe(200);
    clock.addSample(sample(500, 520, 2));
    clock.addSample(sample(600, 900, 100));
    expect(clock.errorBoundMs()).toBe(10);
    expect(clock.now()).toBe(SERVER_START + 1_002);
  });

  test("a device that slept is noticed by the next sample, however slow that is", () => {
    const clock = createServerClock(() => 1_000);
    clock.addSample(sample(0, 20));
    clock.addSample(sample(600, 1_000, 3_600_000));
    expect(clock.now()).toBe(SERVER_START + 3_601_000);
  });

  test("after a sleep nothing is known until the server has told its time again", async () => {
    let monotonic = 1_000;
    const clock = createServerClock(() => monotonic);
    const onStep = vi.fn();
    clock.onStep(onStep);
    const stop = clock.onTick(() => {});
    clock.addSample(sample(980, 1_000));
    const pass = async (wallMs: number, monotonicMs: number) => {
      monotonic += monotonicMs;
      vi.setSystemTime(Date.now() + wallMs - 1_000);
      await vi.advanceTimersByTimeAsync(1_000);
    };
    await pass(1_000, 1_000);
    expect(onStep).not.toHaveBeenCalled();
    // The lid is closed for an hour; the monotonic clock stands still.
    await pass(3_600_000, 300);
    expect(onStep).toHaveBeenCalledOnce();
    expect(clock.isSynced()).toBe(false);
    expect(clock.errorBoundMs()).toBe(Infinity);
    expect(countdownAt(clock, SERVER_START + 10_000).text).toBe("–");
    // The last shown time is an hour old, not a second.
    expect(clock.now() - SERVER_START).toBeGreaterThan(3_600_000);
    // An answer from before the sleep tells nothing.
    clock.addSample(sample(1_990, 2_300));
    expect(clock.isSynced()).toBe(false);
    clock.addSample({ sentAt: 2_300, receivedAt: 2_300, serverMs: SERVER_START + 3_700_000 });
    expect(clock.now()).toBe(SERVER_START + 3_700_000);
    await pass(1_000, 1_000);
    expect(onStep).toHaveBeenCalledOnce();
    stop();
  });

  test("ticks at full seconds of the server, all listeners from one timer, only while there are some", async () => {
    const clock = createServerClock(() => performance.now());
    const start = performance.now();
    clock.addSample({ sentAt: start, receivedAt: start, serverMs: SERVER_START + 250 });
    expect(vi.getTimerCount()).toBe(0);
    const ticks: number[] = [];
    const stop = clock.onTick(() => ticks.push(clock.now()));
    const stops = Array.from({ length: 200 }, () => clock.onTick(() => {}));
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ticks).toEqual([SERVER_START + 1_000, SERVER_START + 2_000]);
    stop();
    for (const stopOther of stops) stopOther();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("countdown", () => {
  test("never says closed: at zero it is being checked", () => {
    const clock = createServerClock(() => 0);
    clock.addSample(sample(0, 0));
    const at = (ms: number) => countdownAt(clock, SERVER_START + ms);
    expect(at(59_000)).toEqual({ text: "59 s", temperature: "last", isOver: false });
    expect(at(240_000)).toMatchObject({ temperature: "soon" });
    expect(at(1)).toMatchObject({ text: "1 s", isOver: false });
    expect(at(0)).toEqual({ text: "Comprobando cierre…", temperature: "last", isOver: true });
    expect(at(-600_000)).toMatchObject({ text: "Comprobando cierre…", isOver: true });
    expect(countdownAt(clock, SERVER_START, true).text).toBe("Abriendo…");
  });
});
