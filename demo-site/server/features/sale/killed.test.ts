import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chance, rounds, SEED as seed } from "../../../../src/testing/seed";
import type { Db } from "../../platform/db/db";
import { pause } from "../../platform/db/retry";
import { killsOf, type KilledServer, openKilledServer } from "../../testing/killed-server";
import { addLot, addPeople, addPerson } from "../bidding/testing/auction-house";
import { auditSales } from "./testing/audit-sales";
import { buyWhole, essence, type Shop, tryCall } from "./testing/whole-sale";

const { kills: KILLS, limitMs: LIMIT_MS } = killsOf(rounds(2, 30));
const CLIENTS = 8;
/** It works so long between two ends, at most. */
const AT_WORK_MS = 400;
const CARDS_AT_ONCE = 100;
const WAYS = ["checkout", "buy now", "offer"] as const;

describe("sales in a process that is killed", () => {
  let house: KilledServer;

  beforeAll(async () => {
    house = await openKilledServer({ MARTILLO_PAYMENTS_PER_MINUTE: "1000000" });
  }, 120_000);
  afterAll(() => house.close());

  it(
    `keeps what it has said through ${KILLS} ends, and does nothing twice`,
    async () => {
      const { db } = house;
      const seller = await addPerson(db, { admin: true });
      const staff = await addPerson(db, { staff: true });
      const shop: Shop = {
        base: house.base,
        seller,
        cards: [],
        acknowledged: [],
        answers: 0,
      };
      await fillCards(shop, staff);
      // Room for all who come to collect.
      await db.query(
        `insert into settings (key, value) values ('sale', jsonb_build_object('pickup', jsonb_build_object(
           'weekdays', array[0, 1, 2, 3, 4, 5, 6], 'start', '06:00', 'end', '22:00', 'timeframe_min', 30,
           'per_slot', 20)))`,
      );
      const phase = { isOver: false };
      const people: { id: number; token: string }[] = [];
      const shared: number[] = [];
      const bought = new Map<number, number>();
      let sales = 0;

      async function client(next: () => number): Promise<void> {
        while (!phase.isOver) {
          if (people.length === 0) people.push(...(await addPeople(db, 50)));
          const person = people.pop();
          if (!person) continue;
          // Half of them want a lot that another buyer wants, too.
          const lot = (next() < 0.5 ? shared.pop() : undefined) ?? (await newLot());
          const way = WAYS[Math.floor(next() * WAYS.length)] ?? "buy now";
          const invoice = await buyWhole(shop, lot, person, way);
          sales += 1;
          if (invoice !== null) bought.set(invoice, person.id);
        }
      }
      async function newLot(): Promise<number> {
        const lot = await addLot(db, { sellerId: seller.id, auction: 0, startCents: 50_000 });
        shared.push(lot);
        return lot;
      }

      const clients = Array.from({ length: CLIENTS }, (_, n) => client(chance(1 + n)));
      const failed = Promise.all(clients);
      const killing = (async () => {
        const next = chance();
        for (let kill = 0; kill < KILLS; kill += 1) {
          const before = shop.answers;
          // It is at work: a caller has had an answer.
          while (shop.answers === before) await pause(5);
          await pause(next() * AT_WORK_MS);
          await house.kill();
          await house.start();
          // A code that was being redeemed counts as guessed, and all come from one address: its ten guesses of an hour are soon over.
          await db.query("delete from counters");
          if (shop.cards.length < CARDS_AT_ONCE / 2) await fillCards(shop, staff);
        }
        phase.isOver = true;
      })();
      await Promise.all([killing, failed]);

      expect({ seed, faults: await auditSales(db) }).toEqual({ seed, faults: [] });
      const rows = await db.query<{
        id: number;
        buyer_id: number;
        status: string;
        delivered: number;
      }>("select id, buyer_id, status, delivered from invoices order by id");
      // One account for everybody who was told of one, and for no other person.
      expect(new Map(rows.map(({ id, buyer_id }) => [id, buyer_id]))).toEqual(
        new Map([...bought].toSorted(([a], [b]) => a - b)),
      );
      expect(rows.filter((row) => row.status !== "paid" || row.delivered !== 3)).toEqual([]);
      expect(await paidTwice(db)).toEqual([]);
      for (const { name, input, by, said } of shop.acknowledged) {
        const again = await tryCall(shop, name, input as never, by);
        const answer = again && { status: again.status, said: essence(again.responseData) };
        expect({ name, answer }).toEqual({ name, answer: { status: "success", said } });
      }
      expect(sales).toBeGreaterThan(0);
    },
    LIMIT_MS,
  );
});

async function fillCards(shop: Shop, staff: Shop["seller"]): Promise<void> {
  const input = {
    action: "issue" as const,
    idempotency_key: crypto.randomUUID(),
    amount: "500",
    count: CARDS_AT_ONCE,
  };
  const issued = await tryCall(shop, "custom/giftCards", input, staff);
  if (issued?.status !== "success") throw new Error("no gift cards");
  shop.cards.push(...issued.responseData.records.flatMap(({ code }) => code ?? []));
}

/** Accounts of which more came in than they are over. */
function paidTwice(db: Db): Promise<unknown[]> {
  return db.query(
    `select i.id from invoices i join payments p on p.purpose = 'invoice' and p.ref = i.id::text
     group by i.id having sum(p.captured_cents) <> i.total_cents`,
  );
}
