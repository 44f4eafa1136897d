import { afterAll, beforeAll, expect, it } from "vitest";
import { databaseNow } from "../platform/db/clock";
import type { Db } from "../platform/db/db";
import { openPostgres } from "../platform/db/postgres";
import { createLocalBus } from "../platform/realtime/bus";
import { migratedDatabase } from "../testing/engines";
import type { TestDatabase } from "../testing/postgres";
import { seededSource } from "./random";
import { rollDemoAuctions } from "./rolling";
import { seedDemo } from "./seed";

let database: TestDatabase;
let processes: [Db, Db];

beforeAll(async () => {
  database = await migratedDatabase();
  const { connectionString } = database;
  const open = () => openPostgres({ connectionString, poolSize: 3 });
  processes = [open(), open()];
});

afterAll(async () => {
  await Promise.all(processes.map((db) => db.close()));
  await database.drop();
});

it("is laid out once, however many processes start at the same time", async () => {
  const nowMs = await databaseNow(processes[0]);
  const results = await Promise.all(
    processes.map((db) => seedDemo({ db, nowMs, hashPassword: async () => "unusable" })),
  );
  expect(results.filter((accounts) => accounts !== null)).toHaveLength(1);
  const [row] = await processes[0].query<{ n: number }>("select count(*) as n from lots");
  expect(row?.n).toBeGreaterThan(400);
});

it("is rolled by one of them at a time", async () => {
  const [first] = processes;
  await first.query(
    "update lots set closes_at = now() - interval '1 second' where status = 'open' and closes_at < now() + interval '30 minutes'",
  );
  const rolled = await Promise.all(
    processes.map((db) => rollDemoAuctions({ db, bus: createLocalBus(), random: seededSource(2) })),
  );
  const [row] = await first.query<{ n: number }>(
    `select count(*) as n from lots where auction = 1 and status = 'open'
       and closes_at between now() and now() + interval '10 minutes'`,
  );
  expect(row?.n).toBeGreaterThanOrEqual(3);
  const added = rolled.reduce((sum, each) => sum + each.created.length + each.relisted.length, 0);
  expect(added).toBeLessThan(30);
});
