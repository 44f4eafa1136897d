import { afterAll, beforeAll, expect, it } from "vitest";
import { embeddedPorts } from "../ports/ports";
import { checkLedger } from "../features/money";
import { auditSales } from "../features/sale/testing/audit-sales";
import type { Db } from "../platform/db/db";
import { CHEAP_HASH_COST, hashPassword } from "../ports/passwords/inline-passwords";
import { moneyContext } from "../testing/money-context";
import { inlineSpreadsheets } from "../ports/spreadsheets/inline-spreadsheets";
import { openTestDb } from "../testing/test-db";
import { seedAuctionInPreparation } from "./auction-in-preparation";
import { seedNegotiations } from "./negotiations";
import { seedPickups } from "./pickups";
import { seedReturns } from "./returns";
import { seedSellerWork } from "./seller-work";
import { seedDemo } from "./seed";

let db: Db;

beforeAll(async () => {
  db = await openTestDb();
  await seedDemo({
    db,
    nowMs: Date.now(),
    hashPassword: (password) => hashPassword(password, CHEAP_HASH_COST),
  });
});
afterAll(() => db.close());

it("lays out one that is booked, one that waits and one with its papers, once", async () => {
  const ctx = moneyContext(db, embeddedPorts(db));
  expect(await seedPickups(ctx)).toBe(3);
  expect(await seedPickups(ctx)).toBe(0);
  const sales = await db.query(
    `select i.status, i.delivered, a.status as appointment,
       (select count(*)::int from sale_papers p where p.invoice_id = i.id and p.status <> 'missing') as papers
     from invoices i left join appointments a on a.invoice_id = i.id
     where i.delivered > 0 order by i.id`,
  );
  expect(sales).toEqual(
    expect.arrayContaining([
      { status: "paid", delivered: 2, appointment: "scheduled", papers: 0 },
      { status: "paid", delivered: 3, appointment: "completed", papers: 2 },
      { status: "paid", delivered: 2, appointment: null, papers: 0 },
    ]),
  );
  expect(sales).toHaveLength(3);
  const broken = (await checkLedger(db)).filter(({ faults }) => faults.length > 0);
  expect(broken).toEqual([]);
});

it("has an offer that waits at each side, a second chance, and an account that is overdue, once", async () => {
  const ctx = moneyContext(db, embeddedPorts(db));
  expect(await seedNegotiations(ctx)).toBe(3);
  expect(await seedNegotiations(ctx)).toBe(0);
  const open = await db.query(
    `select kind, side from offers where status = 'open' and expires_at > now() order by id`,
  );
  expect(open).toEqual([
    { kind: "offer", side: "buyer" },
    { kind: "counter", side: "seller" },
    { kind: "second_chance", side: "seller" },
  ]);
  const overdue = await db.query(
    `select 1 from invoices where status in ('draft', 'unpaid', 'partial') and bound and due_at < now()`,
  );
  expect(overdue.length).toBeGreaterThan(0);
  expect(await auditSales(db)).toEqual([]);
});

it("has a withdrawal whose vehicle is to come back, and a return that has ended, once", async () => {
  const ctx = moneyContext(db, embeddedPorts(db));
  expect(await seedReturns(ctx)).toBe(2);
  expect(await seedReturns(ctx)).toBe(0);
  const returns = await db.query(
    `select r.status, i.delivered, i.returned_at is not null as is_back
     from returns r join invoices i on i.id = r.invoice_id order by r.id`,
  );
  expect(returns).toEqual([
    { status: "accepted", delivered: 3, is_back: false },
    { status: "closed", delivered: 4, is_back: true },
  ]);
  expect(await auditSales(db)).toEqual([]);
  const broken = (await checkLedger(db)).filter(({ faults }) => faults.length > 0);
  expect(broken).toEqual([]);
});

it("has templates, drafts that lack something, and a sheet that waits, once", async () => {
  const ctx = moneyContext(db, { ...embeddedPorts(db), spreadsheets: inlineSpreadsheets });
  expect(await seedSellerWork(ctx)).toBe(4);
  expect(await seedSellerWork(ctx)).toBe(0);
  const [found] = await db.query<{ templates: number; wrong: number; right: number }>(
    `select (select count(*)::int from lots where template_name is not null) as templates,
       (select count(*)::int from import_rows where state = 'wrong') as wrong,
       (select count(*)::int from import_rows where state = 'new') as right`,
  );
  expect(found).toEqual({ templates: 2, wrong: 2, right: 4 });
});

it("prepares an auction of forty lots that lacks little, once", async () => {
  const ctx = moneyContext(db, embeddedPorts(db));
  expect(await seedAuctionInPreparation(ctx)).toBe(40);
  expect(await seedAuctionInPreparation(ctx)).toBe(0);
  const [auction] = await db.query<{ n: number; steps: number; terms: number; photos: number }>(
    `select count(*) as n, count(distinct l.closes_at) as steps, min(l.terms_version) as terms,
       min(jsonb_array_length(l.images)) as photos
     from lots l join auctions a on a.id = l.auction_id
     where a.stagger_s = 60 and a.status = 'draft' and l.access_mode = 'request'`,
  );
  expect(auction).toEqual({ n: 40, steps: 40, terms: 1, photos: 2 });
});
