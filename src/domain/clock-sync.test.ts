import { describe, expect, it } from "vitest";
import { fc } from "../testing/seed";
import { addClockSample, serverTimeAt, UNSYNCED_CLOCK } from "./clock-sync";

describe("addClockSample", () => {
  it("knows nothing before the first sample", () => {
    expect(serverTimeAt(UNSYNCED_CLOCK, 5)).toBeNull();
  });

  it("lets the smallest round trip rule, in whatever order they come", () => {
    const slow = { sentAt: 0, receivedAt: 900, serverMs: 1_000_800 };
    const quick = { sentAt: 1_000, receivedAt: 1_040, serverMs: 1_001_020 };
    for (const order of [
      [slow, quick],
      [quick, slow],
    ]) {
      const sync = order.reduce(addClockSample, UNSYNCED_CLOCK);
      expect(sync).toMatchObject({ offsetMs: 1_000_000, errorBoundMs: 20 });
      expect(serverTimeAt(sync, 2_000)).toBe(1_002_000);
    }
  });

  it("forgets old samples, so that a stepped clock is noticed", () => {
    let sync = addClockSample(UNSYNCED_CLOCK, { sentAt: 0, receivedAt: 1, serverMs: 5_000 });
    for (let at = 10; at < 90; at += 10) {
      sync = addClockSample(sync, { sentAt: at, receivedAt: at + 4, serverMs: 90_000 + at + 2 });
    }
    expect(sync.offsetMs).toBe(90_000);
    expect(sync.samples).toHaveLength(8);
  });

  it.each([
    { sentAt: 10, receivedAt: 9, serverMs: 1 },
    { sentAt: 0, receivedAt: 1, serverMs: NaN },
    { sentAt: NaN, receivedAt: 1, serverMs: 1 },
  ])("ignores the impossible %j", (sample) => {
    expect(addClockSample(UNSYNCED_CLOCK, sample)).toBe(UNSYNCED_CLOCK);
  });

  it("is never further from the truth than its error bound", () => {
    const trip = fc.record({
      out: fc.double({ min: 0, max: 3_000, noNaN: true }),
      back: fc.double({ min: 0, max: 3_000, noNaN: true }),
    });
    const trips = fc.array(trip, { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), trips, (offset, list) => {
        let now = 0;
        let sync = UNSYNCED_CLOCK;
        for (const { out, back } of list) {
          const sample = {
            sentAt: now,
            receivedAt: now + out + back,
            serverMs: now + out + offset,
          };
          sync = addClockSample(sync, sample);
          now = sample.receivedAt + 50;
        }
        const error = Math.abs((sync.offsetMs ?? Infinity) - offset);
        expect(error).toBeLessThanOrEqual((sync.errorBoundMs ?? 0) + 1e-6);
        const smallest = Math.min(...list.slice(-8).map(({ out, back }) => out + back));
        expect(sync.errorBoundMs).toBeCloseTo(smallest / 2, 6);
      }),
    );
  });
});
