import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bothEngines, type OpenEngine } from "../../testing/engines";
import { silentLog } from "../call/log";
import type { Db } from "../db/db";
import { JobRefused, jobKind } from "./job";
import { enqueue, keepRecurring } from "./job-repository";
import { runDueJobs, startJobs } from "./runner";

describe.each(bothEngines)("jobs on $name", ({ open: openEngine }) => {
  let open: OpenEngine;
  let db: Db;

  beforeAll(async () => {
    open = await openEngine();
    db = open.db;
  }, 60_000);
  afterAll(() => open?.close());
  beforeEach(() => db.query("delete from jobs"));

  const tools = () => ({ db, log: silentLog });
  const rows = () =>
    db.query<{ tries: number; failed: boolean; last_error: string | null; waits: number }>(
      `select tries, failed_at is not null as failed, last_error,
         extract(epoch from run_at - clock_timestamp())::float8 as waits from jobs order by id`,
    );
  const letDue = () => db.query("update jobs set run_at = now() - interval '1 second'");

  /** Notes what it was given. */
  function noting() {
    const done: number[] = [];
    const kind = jobKind({
      name: "note",
      run: async ({ id }: { id: number }) => void done.push(id),
    });
    return { done, kind };
  }

  it("are done once, however many processes look for them", async () => {
    const { done, kind } = noting();
    const ids = Array.from({ length: 40 }, (_, id) => id);
    await enqueue(
      db,
      kind,
      ids.map((id) => ({ id })),
    );
    const counts = await Promise.all([1, 2, 3].map(() => runDueJobs([kind], {}, tools())));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(done.toSorted((one, other) => one - other)).toEqual(ids);
    expect(await rows()).toEqual([]);
  });

  it("are part of what caused them: what is rolled back is not done", async () => {
    const { done, kind } = noting();
    await db
      .tx(async (t) => {
        await enqueue(t, kind, [{ id: 1 }]);
        throw new Error("no");
      })
      .catch(() => null);
    expect(await runDueJobs([kind], {}, tools())).toBe(0);
    expect(done).toEqual([]);
  });

  it("are tried again after their pauses, told which time is the last, and then kept as failed", async () => {
    const told: [number, boolean][] = [];
    const kind = jobKind({
      name: "failing",
      pauses: [10, 100],
      async run(_: unknown, _context: object, { tries, isLast }) {
        told.push([tries, isLast]);
        throw new Error("the service is away");
      },
    });
    await enqueue(db, kind, [{}]);
    expect(await runDueJobs([kind], {}, tools())).toBe(0);
    const [first] = await rows();
    expect(first).toMatchObject({
      tries: 1,
      failed: false,
      last_error: "Error: the service is away",
    });
    expect(first?.waits).toBeGreaterThan(5);
    expect(first?.waits).toBeLessThanOrEqual(10);
    await letDue();
    await runDueJobs([kind], {}, tools());
    await letDue();
    await runDueJobs([kind], {}, tools());
    await letDue();
    await runDueJobs([kind], {}, tools());
    expect(told).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(await rows()).toMatchObject([{ tries: 3, failed: true }]);
  });

  it("that are refused are not tried again", async () => {
    const kind = jobKind({
      name: "refused",
      run: () => Promise.reject(new JobRefused("never")),
    });
    await enqueue(db, kind, [{}]);
    await runDueJobs([kind], {}, tools());
    expect(await rows()).toMatchObject([{ tries: 1, failed: true }]);
  });

  it("of a process that died are done by another, which alone ends them", async () => {
    let finish = () => {};
    const slow = jobKind({
      name: "slow",
      leaseSeconds: 60,
      run: () => new Promise<void>((resolve) => (finish = resolve)),
    });
    await enqueue(db, slow, [{}]);
    const stuck = runDueJobs([slow], {}, tools());
    while ((await rows())[0]?.tries !== 1) await open.db.query("select 1");
    expect(await runDueJobs([slow], {}, tools())).toBe(0);
    await letDue();
    const endFirst = finish;
    const second = runDueJobs([slow], {}, tools());
    while ((await rows())[0]?.tries !== 2) await open.db.query("select 1");
    endFirst();
    await stuck;
    // The process that lost it has not taken it away from the one that has it now.
    expect(await rows()).toMatchObject([{ tries: 2, failed: false }]);
    finish();
    expect(await second).toBe(1);
    expect(await rows()).toEqual([]);
  });

  it("that recur stand in the table once, and come again after a failure, too", async () => {
    let runs = 0;
    const kind = jobKind({
      name: "sweep",
      everyMs: 60_000,
      async run() {
        runs += 1;
        if (runs === 1) throw new Error("not now");
      },
    });
    await Promise.all([1, 2, 3].map(() => keepRecurring(db, kind.name, kind.everyMs ?? 0)));
    expect(await rows()).toHaveLength(1);
    expect(await runDueJobs([kind], {}, tools())).toBe(0);
    await letDue();
    expect(await runDueJobs([kind], {}, tools())).toBe(0);
    expect(await rows()).toMatchObject([{ tries: 0, failed: false, last_error: "Error: not now" }]);
    await letDue();
    expect(await runDueJobs([kind], {}, tools())).toBe(1);
    const [row] = await rows();
    expect(row).toMatchObject({ tries: 0, last_error: null });
    expect(row?.waits).toBeGreaterThan(50);
  });

  it("are taken by one statement for all hands that are free", async () => {
    const { done, kind } = noting();
    await enqueue(
      db,
      kind,
      [1, 2, 3].map((id) => ({ id })),
    );
    const asked: string[] = [];
    const counting: Db = {
      ...db,
      query(sql, params) {
        asked.push(sql);
        return db.query(sql, params);
      },
    };
    expect(await runDueJobs([kind], {}, { db: counting, log: silentLog })).toBe(3);
    expect(done).toHaveLength(3);
    // All three, and that nothing is left.
    expect(asked.filter((sql) => sql.includes("skip locked"))).toHaveLength(2);
  });

  it("of kinds that a process does not know are left to those that do", async () => {
    const { kind } = noting();
    await enqueue(db, { name: "of-a-newer-version" }, [{}]);
    expect(await runDueJobs([kind], {}, tools())).toBe(0);
    expect(await rows()).toMatchObject([{ tries: 0 }]);
  });

  it("that take long do not keep others waiting, and are waited for at the end", async () => {
    let finish = () => {};
    let hasEnded = false;
    const long = jobKind({
      name: "long",
      async run() {
        await new Promise<void>((resolve) => (finish = resolve));
        hasEnded = true;
      },
    });
    const { done, kind } = noting();
    await enqueue(db, long, [{}]);
    const runner = await startJobs([long, kind], {}, tools());
    await expect.poll(async () => (await rows())[0]?.tries).toBe(1);
    await enqueue(db, kind, [{ id: 7 }]);
    await expect.poll(() => done).toEqual([7]);
    const stopped = runner.stop();
    expect(hasEnded).toBe(false);
    finish();
    await stopped;
    expect(hasEnded).toBe(true);
    expect(await rows()).toEqual([]);
  });
});
