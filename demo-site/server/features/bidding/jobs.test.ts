import { afterAll, beforeAll, expect, it } from "vitest";
import type { Db } from "../../platform/db/db";
import { openTestDb } from "../../testing/test-db";
import { forgetKeys } from "./bid-key-repository";

let db: Db;

beforeAll(async () => {
  db = await openTestDb();
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
