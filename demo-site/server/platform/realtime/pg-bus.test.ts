import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../db/db";
import { openPostgres } from "../db/postgres";
import { emptyDatabase } from "../../testing/engines";
import type { TestDatabase } from "../../testing/postgres";
import type { Bus, BusEvent } from "./bus";
import { createPgBus } from "./pg-bus";

let database: TestDatabase;
let db: Db;
let buses: Bus[];
const heard: BusEvent[][] = [[], [], []];

beforeAll(async () => {
  database = await emptyDatabase();
  const { connectionString } = database;
  db = openPostgres({ connectionString });
  buses = await Promise.all(heard.map(() => createPgBus({ connectionString })));
  buses.forEach((bus, n) => bus.on((event) => heard[n]?.push(event)));
});
afterAll(async () => {
  for (const bus of buses) await bus.close();
  await db.close();
  await database.drop();
});

function lotsHeard(n: number): number[] {
  return (heard[n] ?? []).flatMap((event) => (event.kind === "lots" ? event.lotIds : []));
}

describe("PgBus", () => {
  it("tells its own process at once and the others soon, everybody once", async () => {
    buses[0]?.lotChanged([1, 2]);
    buses[0]?.lotChanged([2, 3]);
    buses[0]?.me(7, [1]);
    buses[0]?.sessionEnded("a".repeat(64));
    buses[0]?.sessionEnded(9);
    buses[0]?.settingsChanged();
    await Promise.resolve();
    expect(lotsHeard(0)).toEqual([1, 2, 2, 3]);
    for (const n of [1, 2]) {
      await expect.poll(() => lotsHeard(n)).toEqual([1, 2, 3]);
      expect(heard[n]).toContainEqual({ kind: "me", userId: 7, lotIds: [1] });
      expect(heard[n]).toContainEqual({ kind: "session", tokenHash: "a".repeat(64) });
      expect(heard[n]).toContainEqual({ kind: "user-sessions", userId: 9 });
      expect(heard[n]).toContainEqual({ kind: "settings" });
    }
    expect(heard[0]).toHaveLength(6);
  });

  it("carries more than fits into one notification", async () => {
    const many = Array.from({ length: 3_000 }, (_, n) => 1_000_000 + n);
    buses[1]?.lotChanged(many);
    await expect.poll(() => new Set(lotsHeard(2)).size).toBe(many.length + 3);
  });

  it("comes back after its connections were cut, and says that something may be missing", async () => {
    for (const events of heard) events.length = 0;
    const cut = await db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'martillo bus' and datname = current_database()`,
    );
    expect(cut).toHaveLength(2 * buses.length);
    for (const events of heard) {
      await expect.poll(() => events.some((event) => event.kind === "gap")).toBe(true);
    }
    await expect
      .poll(
        () => {
          buses[2]?.lotChanged([42]);
          return lotsHeard(0).includes(42) && lotsHeard(1).includes(42);
        },
        { interval: 100 },
      )
      .toBe(true);
  });

  it("refuses to start without a database", async () => {
    const nowhere = "postgres://nobody@127.0.0.1:1/none";
    await expect(createPgBus({ connectionString: nowhere })).rejects.toThrow("ECONNREFUSED");
  });
});
