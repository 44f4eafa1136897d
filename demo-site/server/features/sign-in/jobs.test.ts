import { afterAll, beforeAll, expect, it } from "vitest";
import type { Db } from "../../platform/db/db";
import { openTestDb } from "../../testing/test-db";
import { FORMER_LINK_DAYS } from "../companies";
import { forgetSessions } from "../../platform/security/session-repository";

let db: Db;

beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

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
  await forgetSessions(db, FORMER_LINK_DAYS);
  const left = await db.query("select token_hash as hash from sessions order by 1");
  expect(left).toEqual([
    { hash: "other29" },
    { hash: "other31" },
    { hash: "other89" },
    { hash: "own29" },
  ]);
});
