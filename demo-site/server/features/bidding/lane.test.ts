import { describe, expect, it } from "vitest";
import { createLanes, LaneFull } from "./lane";

interface Job {
  lotId: number;
  n: number;
}

const OPTIONS = { groupSize: 4, groups: 2, laneLimit: 100 };

function recorder(delayMs = 1) {
  const groups: Job[][] = [];
  const inFlight = new Set<number>();
  let overlaps = 0;
  let most = 0;
  let now = 0;
  const lanes = createLanes<Job, number>(async (jobs) => {
    groups.push([...jobs]);
    const lots = new Set(jobs.map((job) => job.lotId));
    for (const lot of lots) {
      if (inFlight.has(lot)) overlaps++;
      inFlight.add(lot);
    }
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    now--;
    for (const lot of lots) inFlight.delete(lot);
    return jobs.map((job) => job.n);
  }, OPTIONS);
  return { lanes, groups, overlaps: () => overlaps, most: () => most };
}

describe("lanes", () => {
  it("keeps the order of arrival within a lot and never serves a lot twice at once", async () => {
    const { lanes, groups, overlaps, most } = recorder();
    const jobs = Array.from({ length: 60 }, (_, n) => ({ lotId: 1 + (n % 3), n }));
    const answers = await Promise.all(jobs.map((job) => lanes.submit(job)));
    expect(answers).toEqual(jobs.map((job) => job.n));
    for (const lotId of [1, 2, 3]) {
      const served = groups.flat().filter((job) => job.lotId === lotId);
      expect(served).toEqual(jobs.filter((job) => job.lotId === lotId));
    }
    expect(overlaps()).toBe(0);
    expect(most()).toBeLessThanOrEqual(OPTIONS.groups);
    expect(Math.max(...groups.map((group) => group.length))).toBe(OPTIONS.groupSize);
  });

  it("lets lots that wait share a group", async () => {
    const { lanes, groups } = recorder();
    await Promise.all([1, 2, 3, 4].map((lotId) => lanes.submit({ lotId, n: lotId })));
    expect(groups).toHaveLength(1);
  });

  it("forgets a lane when nobody waits", async () => {
    const { lanes } = recorder();
    const all = Array.from({ length: 30 }, (_, n) => lanes.submit({ lotId: n, n }));
    expect(lanes.size).toBe(30);
    await lanes.idle();
    expect(lanes.size).toBe(0);
    await Promise.all(all);
    await lanes.idle();
  });

  it("turns away what a full lane cannot hold, without harm to the others", async () => {
    const { lanes } = recorder();
    const results = await Promise.allSettled(
      Array.from({ length: 110 }, (_, n) => lanes.submit({ lotId: 1, n })),
    );
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(10);
    expect(refused[0]?.reason).toBeInstanceOf(LaneFull);
  });

  it("hands a job's own failure to that job alone, and a group's failure to all of it", async () => {
    let calls = 0;
    const lanes = createLanes<Job, number>(async (jobs) => {
      if (calls++ > 0) throw new Error("whole group");
      return jobs.map((job) => (job.n === 1 ? new Error("only this one") : job.n));
    }, OPTIONS);
    const first = await Promise.allSettled([0, 1, 2].map((n) => lanes.submit({ lotId: 1, n })));
    expect(first.map((result) => result.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    const second = await Promise.allSettled([0, 1].map((n) => lanes.submit({ lotId: 1, n })));
    expect(second.map((result) => result.status)).toEqual(["rejected", "rejected"]);
    expect(lanes.size).toBe(0);
  });
});
