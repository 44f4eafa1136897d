import { afterAll, beforeAll, expect, it } from "vitest";
import type { Db } from "../db/db";
import { silentLog } from "../http/log";
import { openMemoryDb } from "../testing/memory-db";
import { memoryUploads } from "../uploads/memory-uploads";
import { forgetKeys, forgetSessions, startUpkeep } from "./upkeep";

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

it("remembers longer who acted for another account", async () => {
  await db.query(
    `insert into users (id, email, password_hash, first_name, last_name) overriding system value
     select n, 'u' || n || '@example.test', 'x', 'a', 'b' from generate_series(101, 102) n`,
  );
  await db.query(
    `insert into sessions (token_hash, user_id, acted_by, expires_at)
     select who || days, 101, case who when 'other' then 102 end, now() - make_interval(days => days)
     from unnest(array['own', 'other']) who, unnest(array[29, 31, 89, 91]) days`,
  );
  await forgetSessions(db);
  const left = await db.query("select token_hash as hash from sessions order by 1");
  expect(left).toEqual([
    { hash: "other29" },
    { hash: "other31" },
    { hash: "other89" },
    { hash: "own29" },
  ]);
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
