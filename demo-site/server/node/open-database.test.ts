import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../platform/db/postgres";
import { silentLog } from "../platform/call/log";
import { emptyDatabase } from "../testing/engines";
import type { TestDatabase } from "../testing/postgres";
import { openDatabase } from "./open-database";

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await emptyDatabase();
  folder = mkdtempSync(`${tmpdir()}/martillo-open-`);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

describe("a PostgreSQL", () => {
  it("keeps connections for bids when searches hold all the others", async () => {
    const settings = {
      dataFolder: folder,
      databaseUrl: database.connectionString,
      databasePool: 2,
    };
    const open = await openDatabase(settings, "", silentLog);
    let searched = 0;
    const held = [1, 2, 3, 4].map(() =>
      open.db.query("select pg_sleep(2)").then(() => (searched += 1)),
    );
    expect(await open.biddingDb.query("select 1 as one")).toEqual([{ one: 1 }]);
    expect(searched).toBe(0);
    await Promise.all(held);
    await open.close();
  });

  it("is not waited for without end, and the next call gets a fresh connection", async () => {
    const { connectionString } = database;
    const db = openPostgres({ connectionString, poolSize: 1, queryTimeoutMs: 200 });
    await expect(db.query("select pg_sleep(30)")).rejects.toThrow("Query read timeout");
    const transaction = db.tx((t) => t.query("select pg_sleep(30)"));
    await expect(transaction).rejects.toThrow("Query read timeout");
    expect(await db.query("select 1 as one")).toEqual([{ one: 1 }]);
    await db.close();
  });
});
