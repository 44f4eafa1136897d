import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../platform/db/db";
import { openPostgres } from "../../platform/db/postgres";
import { createLocalBus } from "../../platform/realtime/bus";
import { createPgBus } from "../../platform/realtime/pg-bus";
import { migratedDatabase } from "../../testing/engines";
import type { TestDatabase } from "../../testing/postgres";
import type { BidJob } from "./bid-job";
import {
  addLot,
  addPeople,
  addPerson,
  newKey,
  openHouse,
  type House,
  type Person,
} from "./testing/auction-house";
import { auditLot, upTo } from "./testing/audit";
import { Watcher } from "./testing/watcher";

let database: TestDatabase;
const dbs: Db[] = [];
let houses: [House, House];
/** In the houses' own pools it would wait behind the bids until none of them is under way. */
let breaker: Db;
let seller: Person;
let bidders: Person[];

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
  breaker = openPool();
  seller = await addPerson(first.db, { admin: true });
  bidders = await addPeople(first.db, 40);
});
afterAll(async () => {
  for (const house of houses) await house.close();
  for (const db of dbs) await db.close();
  await database.drop();
});

const lot = (closesInMs = 3_600_000) => addLot(houses[0].db, { sellerId: seller.id, closesInMs });

function bidAt(n: number, project_id: number, proposed_amount: number, key = newKey()) {
  const house = houses[n % 2] ?? houses[0];
  const input = { project_id, proposed_amount, idempotency_key: key };
  return house.call("bid/confirm", input, bidders[n % bidders.length]);
}

/** Breaks every connection of the houses that works at something; answers which. */
async function breakConnections(): Promise<number[]> {
  const rows = await breaker.query<{ pid: number }>(
    `select pid, pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'martillo' and datname = current_database()
       and pid <> pg_backend_pid() and state <> 'idle'`,
  );
  return rows.map(({ pid }) => pid);
}

describe("two processes on one database", () => {
  it("agree on one winner, and so do all screens", async () => {
    const lotId = await lot();
    const watchers = Array.from(
      { length: 20 },
      (_, n) => new Watcher((houses[n % 2] ?? houses[0]).hub),
    );
    for (const watcher of watchers) watcher.subscribe(lotId);
    let accepted = 0;
    for (const round of [0, 1, 2]) {
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, n) =>
          bidAt(n, lotId, 1_000 + round * 3_000 + ((n * 7_919) % 200) * 20),
        ),
      );
      accepted += answers.filter((answer) => answer.status === "success").length;
    }
    const audit = await auditLot(houses[0].db, lotId);
    expect(audit.accepted).toBe(accepted);
    expect(audit.moments).toEqual(upTo(accepted));
    expect(audit.live).toEqual(audit.replayed);
    expect(audit.chain).toEqual({ ok: true });
    await expect
      .poll(() => watchers.every((watcher) => watcher.lots.get(lotId)?.seq === audit.lot.seq))
      .toBe(true);
    expect(new Set(watchers.map((watcher) => JSON.stringify(watcher.lots.get(lotId)))).size).toBe(
      1,
    );
  });

  it("make one bid of twenty with the same key", async () => {
    const lotId = await lot();
    for (const round of upTo(10)) {
      const key = newKey();
      const amount = 1_000 + round * 500;
      // The same person through both processes.
      const answers = await Promise.all(
        upTo(20).map((n) =>
          (houses[n % 2] ?? houses[0]).call(
            "bid/confirm",
            { project_id: lotId, proposed_amount: amount, idempotency_key: key },
            bidders[round % 2],
          ),
        ),
      );
      expect(answers[0]?.status).toBe("success");
      expect(new Set(answers.map((answer) => JSON.stringify(answer.responseData))).size).toBe(1);
    }
    expect((await auditLot(houses[0].db, lotId)).moments).toEqual(upTo(10));
  });

  it("take a key for one lot when it comes for two at once", async () => {
    for (const _ of upTo(10)) {
      const lots = [await lot(), await lot()];
      const key = newKey();
      const answers = await Promise.all(
        lots.map((project_id, n) =>
          (houses[n] ?? houses[0]).call(
            "bid/confirm",
            { project_id, proposed_amount: 1_000, idempotency_key: key },
            bidders[0],
          ),
        ),
      );
      expect(answers.map((answer) => answer.responseData.code ?? "accepted").sort()).toEqual([
        "KEY_REUSED",
        "accepted",
      ]);
    }
  });

  it("lose nothing and double nothing when their connections break in the middle", async () => {
    const lots = [await lot(), await lot(), await lot()];
    const broken: number[] = [];
    const bidding = new AbortController();
    const breaking = (async () => {
      // Not more, so that no bid meets a break at each of its attempts.
      for (let times = 0; !bidding.signal.aborted && times < 12;) {
        const now = await breakConnections();
        if (now.length > 0) times++;
        broken.push(...now);
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    })();
    const place = async (n: number, key: string, amount: number) => {
      const lotId = lots[n % lots.length] ?? 0;
      for (let attempt = 0; ; attempt++) {
        const answer = await bidAt(n, lotId, amount, key).catch(() => null);
        const isUnknown = !answer || answer.httpStatus >= 500;
        if (!isUnknown || attempt > 20) return answer;
      }
    };
    const answers: Awaited<ReturnType<typeof place>>[] = [];
    while (broken.length === 0) {
      const from = answers.length;
      const round = Array.from({ length: 400 }, (_, n) =>
        place(from + n, newKey(), 1_000 + (from + n) * 20),
      );
      answers.push(...(await Promise.all(round)));
    }
    bidding.abort();
    await breaking;
    const accepted = answers.filter((answer) => answer?.status === "success");
    expect(accepted.length).toBeGreaterThan(0);
    const audits = await Promise.all(lots.map((lotId) => auditLot(houses[0].db, lotId)));
    for (const audit of audits) {
      expect(audit.moments).toEqual(upTo(audit.accepted));
      expect(audit.live).toEqual(audit.replayed);
      expect(audit.chain).toEqual({ ok: true });
    }
    expect(audits.reduce((sum, audit) => sum + audit.accepted, 0)).toBe(accepted.length);
    const ids = accepted.map((answer) => answer?.responseData.bidid);
    expect(new Set(ids).size).toBe(ids.length);
    const rows = await houses[0].db.query<{ id: number }>(
      "select id from bids where id = any($1::bigint[])",
      [ids],
    );
    expect(rows).toHaveLength(ids.length);
  });

  it("tell each other's sockets of the end of a session", async () => {
    const person = await addPerson(houses[0].db);
    const watcher = new Watcher(houses[1].hub);
    watcher.say({ event: "hello", data: { token: person.token } });
    await expect.poll(() => watcher.isSignedIn).toBe(true);
    await houses[0].call("user/logout", {}, person);
    await expect.poll(() => watcher.isSignedIn).toBe(false);
  });

  it("find out by themselves what a process did not live to tell", async () => {
    const lotId = await lot();
    const watcher = new Watcher(houses[0].hub);
    const person = await addPerson(houses[0].db);
    watcher.say({ event: "hello", data: { token: person.token } });
    watcher.subscribe(lotId);
    await expect.poll(() => watcher.isSignedIn && watcher.lots.size).toBe(1);
    const mute = await openHouse(openPool(), createLocalBus());
    const job: BidJob = {
      lotId,
      userId: person.id,
      maximumCents: 200_000,
      key: newKey(),
      bodyHash: "x",
      expectedSeq: null,
    };
    expect(await mute.bidding.place(job)).toMatchObject({ ok: true });
    await expect.poll(() => watcher.lots.get(lotId)?.seq).toBe(1);
    await expect.poll(() => watcher.standings.get(lotId)?.leading).toBe(true);
    await mute.close();
  });

  it("close each lot once between them", async () => {
    const lots = await Promise.all(upTo(80).map((n) => lot(300 + (n % 10) * 50)));
    await Promise.all(lots.map((lotId, n) => bidAt(n, lotId, 1_000)));
    const count = () =>
      houses[0].db.query("select count(*) as n from sales where lot_id = any($1::bigint[])", [
        lots,
      ]);
    await expect.poll(count, { timeout: 20_000 }).toEqual([{ n: lots.length }]);
    // How soon is measured by the bench.
    const early = await houses[0].db.query(
      `select s.lot_id from sales s join lots l on l.id = s.lot_id
       where l.id = any($1::bigint[]) and s.settled_at < l.closes_at`,
      [lots],
    );
    expect(early).toEqual([]);
  });

  it("close each lot once although their connections break", async () => {
    const lots = await Promise.all(upTo(60).map((n) => lot(500 + (n % 20) * 40)));
    await Promise.all(lots.map((lotId, n) => bidAt(n, lotId, 1_000)));
    const end = performance.now() + 1_500;
    while (performance.now() < end) {
      await breakConnections();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const results = () =>
      houses[0].db.query<{ sales: number; open: number; amiss: number }>(
        `select count(s.lot_id) as sales, count(*) filter (where l.status = 'open') as open,
           count(*) filter (where s.winner_id is distinct from l.leader_id
             or s.price_cents is distinct from l.price_cents or l.seq <> l.bid_count + 1) as amiss
         from lots l left join sales s on s.lot_id = l.id where l.id = any($1::bigint[])
           and l.leader_id is not null`,
        [lots],
      );
    const [{ n: withBids } = { n: 0 }] = await houses[0].db.query<{ n: number }>(
      "select count(*) as n from lots where id = any($1::bigint[]) and leader_id is not null",
      [lots],
    );
    expect(withBids).toBeGreaterThan(0);
    await expect.poll(results).toEqual([{ sales: withBids, open: 0, amiss: 0 }]);
  });
});
