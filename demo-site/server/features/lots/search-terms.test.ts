import { afterAll, beforeAll, expect, it } from "vitest";
import type { Db } from "../../platform/db/db";
import { openTestDb } from "../../testing/test-db";
import { silentLog } from "../../platform/call/log";
import { prepareSearchTerms } from "./search-term-repository";

let db: Db;

beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

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
  await prepareSearchTerms(broken, log);
  expect(warned).toMatchObject([{ error: "Error: deadlock detected", sqlState: "40P01" }]);
});
