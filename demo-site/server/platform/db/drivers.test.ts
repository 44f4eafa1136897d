import { migrations } from "../../_made/migrations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bothEngines, emptyDatabase, type OpenEngine } from "../../testing/engines";
import type { Db } from "./db";
import { ms, sqlState, timestampOf } from "./db";
import { migrate } from "./migrations";
import { openLite } from "./pglite";
import { openPostgres } from "./postgres";

describe.each(bothEngines)("on $name", (engine) => {
  let open: OpenEngine;
  let db: Db;

  beforeAll(async () => {
    open = await engine.open();
    db = open.db;
    await db.exec("create table notes (id int primary key)");
  });
  afterAll(() => open.close());

  it("applies each migration once", async () => {
    expect(await migrate(db, migrations)).toEqual([]);
    const rows = await db.query<{ id: number }>("select id from schema_migrations order by id");
    expect(rows.map((row) => row.id)).toEqual(migrations.map((migration) => migration.id));
  });

  it("leaves nothing behind when a migration fails", async () => {
    const sql = "create table half (id int); select nonsense";
    const broken = { id: 9_001, name: "broken", sql };
    await expect(migrate(db, [...migrations, broken])).rejects.toThrow("nonsense");
    expect(await db.query("select to_regclass('half') as found")).toEqual([{ found: null }]);
  });

  it("returns bigint and counts as numbers, json as values, times through ms()", async () => {
    const [row] = await db.query(
      `select 9007199254740991::bigint as big, count(*) as n, $1::jsonb as doc,
              ${ms(timestampOf("$2"))} as at, $3::bigint[] as ids, 1.5::float8 as half, null as nothing
       from pg_class where false`,
      [JSON.stringify([{ a: 1 }]), 1_795_000_000_123, [1, 2]],
    );
    expect(row).toEqual({
      big: 9_007_199_254_740_991,
      n: 0,
      doc: [{ a: 1 }],
      at: 1_795_000_000_123,
      ids: [1, 2],
      half: 1.5,
      nothing: null,
    });
  });

  it("rolls back what a transaction did before it threw", async () => {
    const failing = db.tx(async (t) => {
      await t.query("insert into notes values (1)");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await db.query("select * from notes")).toEqual([]);
  });

  it("nests transactions as savepoints", async () => {
    await db.tx(async (t) => {
      await t.query("insert into notes values (2)");
      const inner = t.tx((u) => u.query("insert into notes values (2)"));
      expect(sqlState(await inner.catch((error: unknown) => error))).toBe("23505");
      await t.query("insert into notes values (3)");
    });
    expect(await db.query("select id from notes order by id")).toEqual([{ id: 2 }, { id: 3 }]);
  });

  it("goes on after a statement that was wrong", async () => {
    const wrong = await db.query("select * from nowhere").catch((error: unknown) => error);
    expect(sqlState(wrong)).toBe("42P01");
    expect(await db.query("select 1 as one")).toEqual([{ one: 1 }]);
  });
});

describe("accounts from before a column was there", () => {
  it("count as let in once they bid or are verified, so that nothing taken comes back", async () => {
    const { db } = await openLite();
    await migrate(
      db,
      migrations.filter(({ id }) => id < 13),
    );
    await db.exec(
      `insert into users (email, first_name, last_name, approved_to_bid, email_verified, admitted_at) values
         ('puja@example.test', 'A', 'B', true, false, null),
         ('retirada@example.test', 'A', 'B', false, true, null),
         ('nueva@example.test', 'A', 'B', false, false, null),
         ('antes@example.test', 'A', 'B', true, true, '2020-01-01')`,
    );
    await migrate(db, migrations);
    const rows = await db.query(
      "select email, admitted_at = created_at as at_birth, admitted_at < created_at as before from users order by id",
    );
    expect(rows).toEqual([
      { email: "puja@example.test", at_birth: true, before: false },
      { email: "retirada@example.test", at_birth: true, before: false },
      { email: "nueva@example.test", at_birth: null, before: null },
      { email: "antes@example.test", at_birth: false, before: true },
    ]);
    await db.close();
  });
});

describe("one session", () => {
  let db: Db;

  beforeAll(async () => {
    db = (await openLite({ waitLimitMs: 300 })).db;
  });
  afterAll(() => db.close());

  it("lets a query outside wait for the open transaction", async () => {
    const order: string[] = [];
    const transaction = db.tx(async (t) => {
      await t.query("select 1");
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push("transaction");
    });
    const outside = db.query("select 1").then(() => order.push("outside"));
    await Promise.all([transaction, outside]);
    expect(order).toEqual(["transaction", "outside"]);
  });

  it("fails instead of hanging when a transaction awaits the outer handle", async () => {
    await expect(db.tx(() => db.query("select 1"))).rejects.toThrow("use only the handle");
    expect(await db.query("select 1 as one")).toEqual([{ one: 1 }]);
  });
});

describe("several processes that start at once", () => {
  it("migrate an empty database once", async () => {
    const { connectionString, drop } = await emptyDatabase();
    const pools = [1, 2, 3, 4].map(() => openPostgres({ connectionString, poolSize: 2 }));
    const applied = await Promise.all(pools.map((pool) => migrate(pool, migrations)));
    const names = migrations.map((migration) => migration.name);
    expect(applied.filter((list) => list.length > 0)).toEqual([names]);
    await Promise.all(pools.map((pool) => pool.close()));
    await drop();
  });
});
