import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chance } from "../../../../src/testing/seed";
import type { Db } from "../../platform/db/db";
import { openPostgres } from "../../platform/db/postgres";
import { createPgBus } from "../../platform/realtime/pg-bus";
import { embeddedPorts } from "../../ports/ports";
import { moneyContext } from "../../testing/money-context";
import { migratedDatabase } from "../../testing/engines";
import type { TestDatabase } from "../../testing/postgres";
import {
  addLot,
  addPeople,
  addPerson,
  newKey,
  openHouse,
  type House,
  type Person,
} from "../bidding/testing/auction-house";
import { Watcher } from "../bidding/testing/watcher";
import { crashing } from "../money/testing/crashing-db";
import { sweepReservations } from "../carts/release";
import { sweepSales } from "./sweep";
import { auditSales } from "./testing/audit-sales";

/** Of each kind that falls due. */
const MANY = 12;

let database: TestDatabase;
const dbs: Db[] = [];
let houses: [House, House];
let seller: Person;

function openPool(): Db {
  const db = openPostgres({ connectionString: database.connectionString, poolSize: 6 });
  dbs.push(db);
  return db;
}

beforeAll(async () => {
  database = await migratedDatabase();
  const { connectionString } = database;
  const first = await openHouse(openPool(), await createPgBus({ connectionString }));
  const second = await openHouse(openPool(), await createPgBus({ connectionString }));
  houses = [first, second];
  seller = await addPerson(first.db, { admin: true });
});
afterAll(async () => {
  for (const house of houses) await house.close();
  for (const db of dbs) await db.close();
  await database.drop();
});

const house = (n: number) => houses[n % 2] ?? houses[0];
const lot = () => addLot(houses[0].db, { sellerId: seller.id, auction: 0, startCents: 50_000 });

function buy(n: number, project_id: number, person: Person | undefined, key = newKey()) {
  const input = { project_id, expected_price: "500", accept_terms: 1 as const };
  return house(n).call("buynow/addToBuynow", { ...input, idempotency_key: key }, person);
}
async function bought(n: number, person: Person): Promise<number> {
  const answer = await buy(n, await lot(), person);
  if (answer.status !== "success") throw new Error(answer.responseData.code);
  return answer.responseData.invoice_id;
}
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

describe("sales in two processes on one database", () => {
  it("go to one of forty who press in both, and the others are told why", async () => {
    const people = await addPeople(houses[0].db, 40);
    const id = await lot();
    const answers = await Promise.all(people.map((person, n) => buy(n, id, person)));
    const codes = answers.map(({ responseData }) => responseData.code ?? "bought");
    expect(codes.filter((code) => code === "bought")).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(["bought", "NOT_FOR_SALE"]));
  });

  it("are one for a key that comes to both at once", async () => {
    const [person] = await addPeople(houses[0].db, 1);
    for (const _ of upTo(5)) {
      const id = await lot();
      const key = newKey();
      const answers = await Promise.all(upTo(10).map((n) => buy(n, id, person, key)));
      expect(new Set(answers.map(({ responseData }) => responseData.invoice_id)).size).toBe(1);
    }
  });

  it("do what falls due once each, though one stops midway and another goes on beside it", async () => {
    const db = openPool();
    const people = await addPeople(db, MANY * 4);
    const next = chance();
    const [drafts, consents, reminders] = [
      await Promise.all(upTo(MANY).map((n) => bought(n, people[n]!))),
      await Promise.all(upTo(MANY).map((n) => bought(n, people[MANY + n]!))),
      await Promise.all(upTo(MANY).map((n) => bought(n, people[2 * MANY + n]!))),
    ];
    const kept = await Promise.all(
      upTo(MANY).map(async (n) => {
        const project_id = await lot();
        const person = people[3 * MANY + n];
        const answer = await house(n).call("buynow/addToCart", { project_id }, person);
        expect(answer.status).toBe("success");
        return project_id;
      }),
    );
    await db.query("update invoices set told = false where id = any($1::bigint[])", [drafts]);
    await db.query(
      "update invoices set sold_at = now() - interval '25 hours' where id = any($1::bigint[])",
      [drafts],
    );
    await db.query(
      "update invoices set bound = false, sold_at = now() - interval '49 hours' where id = any($1::bigint[])",
      [consents],
    );
    await db.query(
      "update invoices set due_at = now() + interval '23 hours' where id = any($1::bigint[])",
      [reminders],
    );
    for (const table of ["lots", "cart_lines"]) {
      await db.query(
        `update ${table} set reserved_until = now() - interval '1 second'
         where ${table === "lots" ? "id" : "lot_id"} = any($1::bigint[])`,
        [kept],
      );
    }
    const letters = await countLetters(db);

    // One stops midway, again and again; two others are at work, and their connections break.
    const stopping = crashing(openPool());
    const sweep = async (at: Db) => {
      const ctx = moneyContext(at, embeddedPorts(at));
      await sweepReservations(ctx);
      await sweepSales(ctx);
    };
    for (const _ of upTo(6)) {
      stopping.endAt(1 + Math.floor(next() * 120));
      await Promise.all([
        sweep(stopping.db).catch(() => {}),
        sweep(houses[0].db).catch(() => {}),
        sweep(houses[1].db).catch(() => {}),
        breakConnections(db),
      ]);
      stopping.restart();
    }
    await sweep(db);

    expect(await eventsOf(db, drafts, "issue")).toEqual(upTo(MANY).map(() => 1));
    expect(await eventsOf(db, consents, "lapse")).toEqual(upTo(MANY).map(() => 1));
    const after = await countLetters(db);
    const sent = Object.fromEntries(
      Object.entries(after).map(([name, count]) => [name, count - (letters[name] ?? 0)]),
    );
    expect(sent).toMatchObject({ saleMade: MANY, saleCancelled: MANY, paymentDue: MANY });
    const rows = await db.query(
      `select l.id from lots l join cart_lines c on c.lot_id = l.id
       where l.id = any($1::bigint[]) and l.status = 'open' and c.state = 'expired'
         and l.reserved_by is null and l.seq = 2`,
      [kept],
    );
    expect(rows).toHaveLength(MANY);
    expect(await auditSales(db)).toEqual([]);
  });

  it("are seen by who is connected to a process that hears of nothing for a while", async () => {
    const [buyer, watching] = await addPeople(houses[0].db, 2);
    const lots = await Promise.all(upTo(6).map(lot));
    const watcher = new Watcher(houses[1].hub);
    watcher.say({ event: "hello", data: { token: watching?.token } });
    watcher.subscribe(...lots);
    await expect.poll(() => watcher.lots.size).toBe(lots.length);
    for (const id of lots) {
      await houses[0].db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'martillo bus' and datname = current_database()`,
      );
      expect((await buy(0, id, buyer)).status).toBe("success");
    }
    await expect
      .poll(() => lots.map((id) => watcher.lots.get(id)?.market_status))
      .toEqual(lots.map(() => "sold"));
  });
});

/** Breaks every connection that is inside a transaction, a few times. */
async function breakConnections(db: Db): Promise<void> {
  for (const _ of upTo(4)) {
    await db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'martillo' and datname = current_database()
         and pid <> pg_backend_pid() and state <> 'idle'`,
    );
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** How often it happened to each of these accounts. */
async function eventsOf(db: Db, invoices: readonly number[], event: string): Promise<number[]> {
  const rows = await db.query<{ n: number }>(
    `select (select count(*)::int from sale_events e where e.invoice_id = i.id and e.event = $2) as n
     from invoices i where i.id = any($1::bigint[])`,
    [invoices, event],
  );
  return rows.map(({ n }) => n);
}

async function countLetters(db: Db): Promise<Record<string, number>> {
  const rows = await db.query<{ template: string; n: number }>(
    "select template, count(*)::int as n from outbox group by template",
  );
  return Object.fromEntries(rows.map(({ template, n }) => [template, n]));
}
