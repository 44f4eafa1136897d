import { afterAll, beforeAll, expect, it } from "vitest";
import type { Db } from "../db/db";
import { silentLog } from "../http/log";
import { openMemoryDb } from "../testing/memory-db";
import { memoryUploads } from "../uploads/memory-uploads";
import { forgetKeys, startUpkeep } from "./upkeep";

let db: Db;

beforeAll(async () => {
  db = await openMemoryDb();
});
afterAll(() => db.close());

it("forgets keys of bids after thirty days", async () => {
  await db.query(
    `insert into bid_keys (user_id, key, lot_id, body_hash, outcome, created_at)
     select 1, 'key-' || n, 1, 'x', '{}', now() - make_interval(days => n)
     from generate_series(1, 60) n`,
  );
  expect(await forgetKeys(db)).toBe(31);
  expect(await db.query("select count(*) as n from bid_keys")).toEqual([{ n: 29 }]);
});

it("starts although search terms cannot be counted, and says so", async () => {
  const warned: object[] = [];
  const broken: Db = {
    ...db,
    query: <T>(sql: string, params?: readonly unknown[]) =>
      sql.includes("insert into search_terms")
        ? Promise.reject(Object.assign(new Error("deadlock detected"), { code: "40P01" }))
        : db.query<T>(sql, params),
  };
  const log = { ...silentLog, warn: (fields: object) => warned.push(fields) };
  const tasks = await startUpkeep(broken, log, memoryUploads());
  expect(warned).toMatchObject([{ error: "Error: deadlock detected", sqlState: "40P01" }]);
  await Promise.all(tasks.map((task) => task.stop()));
});
