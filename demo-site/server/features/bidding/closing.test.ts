import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addLot,
  addPeople,
  addPerson,
  newKey,
  openHouse,
  type House,
  type LotOptions,
  type Person,
} from "./testing/auction-house";
import { bothEngines, type OpenEngine } from "../../testing/engines";
import { auditLot } from "./testing/audit";
import { saleListeners } from "../../_made/features";
import { settleDueLots } from "./settle";
import { startSweeper } from "./sweeper";
import { silentLog } from "../../platform/call/log";
import { createLocalBus } from "../../platform/realtime/bus";
import { nextTurn } from "../../platform/realtime/slices";

describe.each(bothEngines)("closing on $name", ({ open }) => {
  let engine: OpenEngine;
  let house: House;
  let seller: Person;
  let buyer: Person;
  let rival: Person;

  beforeAll(async () => {
    engine = await open();
    house = await openHouse(engine.db);
    seller = await addPerson(house.db, { admin: true });
    buyer = await addPerson(house.db);
    rival = await addPerson(house.db);
  });
  afterAll(async () => {
    await house.close();
    await engine.close();
  });

  const lot = (options: Partial<LotOptions> = {}) =>
    addLot(house.db, { sellerId: seller.id, ...options });

  /** Once everything before the end is done, so that a slow machine changes nothing. */
  async function endIn(afterMs: number, ...lotIds: number[]) {
    await house.db.query(
      `update lots set closes_at = clock_timestamp() + make_interval(secs => $2::float8 / 1000)
       where id = any($1::bigint[])`,
      [lotIds, afterMs],
    );
  }

  function bid(project_id: number, proposed_amount: number, person = buyer) {
    const input = { project_id, proposed_amount, idempotency_key: newKey() };
    return house.call("bid/confirm", input, person);
  }

  async function recordOf(id: number, person = buyer) {
    const answer = await house.call("product/lots", { ids: [id] }, person);
    const [record] = answer.responseData.records;
    if (!record) throw new Error("no record");
    return record;
  }

  const statusOf = async (id: number) => (await recordOf(id)).market_status;

  function salesOf(lotId: number) {
    return house.db.query(
      `select round, outcome, winner_id, price_cents, bid_id is not null as has_bid
       from sales where lot_id = $1 order by round`,
      [lotId],
    );
  }

  it("sells to the leader at the end and never before it", async () => {
    const lotId = await lot();
    await bid(lotId, 5000);
    await bid(lotId, 1500, rival);
    // Longer than any sleep of the sweeper: it knows of this end. How soon it settles is measured by the bench.
    await endIn(1_500, lotId);
    const end = (await recordOf(lotId)).date_closed;
    await expect.poll(() => statusOf(lotId), { interval: 20 }).toBe("sold");
    const [{ late } = { late: Infinity }] = await house.db.query<{ late: number }>(
      `select extract(epoch from settled_at)::float8 * 1000 - $2 as late from sales where lot_id = $1`,
      [lotId, end],
    );
    expect(late).toBeGreaterThanOrEqual(0);
    expect(await salesOf(lotId)).toEqual([
      { round: 1, outcome: "sold", winner_id: buyer.id, price_cents: 155_000, has_bid: true },
    ]);
    const record = await recordOf(lotId);
    expect(record).toMatchObject({ my_state: "won", seq: 3, minimum: null, next_asks: [] });
    expect((await recordOf(lotId, rival)).my_state).toBe("lost");
    expect((await bid(lotId, 9000, rival)).responseData.code).toBe("CLOSED");
  });

  it("leaves a lot with an unmet reserve to the seller, and one without bids unsold", async () => {
    const provisional = await lot({ reserveCents: 900_000 });
    const unsold = await lot();
    await bid(provisional, 5000);
    await endIn(100, provisional, unsold);
    await expect.poll(() => statusOf(provisional)).toBe("provisional");
    await expect.poll(() => statusOf(unsold)).toBe("unsold");
    expect(await salesOf(provisional)).toEqual([
      { round: 1, outcome: "provisional", winner_id: null, price_cents: null, has_bid: false },
    ]);
    expect(await salesOf(unsold)).toHaveLength(1);
  });

  it("opens a scheduled lot at its time and leaves direct sales alone", async () => {
    const lotId = await lot({ status: "scheduled", opensInMs: 200, closesInMs: 60_000 });
    const direct = await lot({ auction: 0, closesInMs: 100 });
    expect(await statusOf(lotId)).toBe("scheduled");
    const stored = () =>
      house.db.query("select status, seq from lots where id = any($1::bigint[]) order by id", [
        [lotId, direct],
      ]);
    await expect.poll(stored).toEqual([
      { status: "open", seq: 1 },
      { status: "open", seq: 0 },
    ]);
  });

  it("can be listed again after a round without a sale", async () => {
    const lotId = await lot({ closesInMs: 100 });
    await expect.poll(() => statusOf(lotId)).toBe("unsold");
    const now = Date.now();
    const relisted = await house.call(
      "product/projectAction",
      { action: "relist", id: lotId, date_start: now - 1_000, date_closed: now + 60_000 },
      seller,
    );
    expect(relisted.status).toBe("success");
    expect((await bid(lotId, 2000)).status).toBe("success");
    await endIn(0, lotId);
    await expect.poll(() => statusOf(lotId)).toBe("sold");
    expect(await salesOf(lotId)).toMatchObject([
      { round: 1, outcome: "unsold" },
      { round: 2, outcome: "sold", winner_id: buyer.id },
    ]);
  });

  it("settles each of many lots once, with three sweepers and bidders until the last moment", async () => {
    const bidders = await addPeople(house.db, 8);
    const lots = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        lot({ closesInMs: 500 + (n % 20) * 40, startCents: 100 }),
      ),
    );
    const sweepers = [1, 2].map(() =>
      startSweeper({ db: house.db, saleListeners, bus: createLocalBus(), log: silentLog }),
    );
    const accepted = new Map<number, { at: number; end: number }[]>();
    let isOver = false;
    await Promise.all(
      bidders.map(async (bidder, b) => {
        for (let n = 0; !isOver; n++) {
          const lotId = lots[(n * 7 + b * 11) % lots.length] ?? 0;
          const answer = await bid(lotId, 1 + n * 10 + b, bidder);
          if (answer.status === "success") {
            const { server_time: at, closes_at: end } = answer.responseData;
            accepted.set(lotId, [...(accepted.get(lotId) ?? []), { at, end }]);
          }
          const [{ n: left } = { n: 0 }] = await house.db.query<{ n: number }>(
            "select count(*) as n from lots where status = 'open' and id = any($1::bigint[])",
            [lots],
          );
          isOver ||= left === 0;
          // A database on this very thread would keep the sweepers' timers from running.
          await nextTurn();
        }
      }),
    );
    await Promise.all(sweepers.map((sweeper) => sweeper.stop()));
    const settled = await house.db.query<{
      id: number;
      seq: number;
      status: string;
      leader_id: number | null;
      price_cents: number;
      bid_count: number;
      winner_id: number | null;
      sold_cents: number | null;
      sales: number;
    }>(
      `select l.id, l.seq, l.status, l.leader_id, l.price_cents, l.bid_count, s.winner_id,
         s.price_cents as sold_cents, (select count(*) from sales where lot_id = l.id) as sales
       from lots l join sales s on s.lot_id = l.id where l.id = any($1::bigint[])`,
      [lots],
    );
    expect(settled).toHaveLength(lots.length);
    for (const row of settled) {
      const bids = accepted.get(row.id) ?? [];
      expect(row.sales).toBe(1);
      expect(row.status).toBe(bids.length > 0 ? "sold" : "unsold");
      expect(row.winner_id).toBe(row.leader_id);
      expect(row.sold_cents).toBe(bids.length > 0 ? row.price_cents : null);
      // One for each accepted bid, one for the settlement.
      expect(row.seq).toBe(bids.length + 1);
      for (const { at, end } of bids) expect(at).toBeLessThan(end);
    }
  });

  it("is not held up by one lot that cannot be settled", async () => {
    const bad = await lot({ closesInMs: 100 });
    const good = await lot({ closesInMs: 150 });
    // Settled before and put back by hand: its result is there already.
    await house.db.query("insert into sales (lot_id, outcome) values ($1, 'unsold')", [bad]);
    await expect.poll(() => statusOf(good)).toBe("unsold");
    expect(await statusOf(bad)).toBe("closed");
    await house.db.query("update lots set status = 'cancelled' where id = $1", [bad]);
  });

  it("leaves nothing half done", async () => {
    const lotId = await lot({ closesInMs: 60_000 });
    await bid(lotId, 5000);
    expect(await settleDueLots({ db: house.db, saleListeners }, 10)).toEqual([]);
    expect((await auditLot(house.db, lotId)).live.priceCents).toBe(100_000);
    expect(await salesOf(lotId)).toEqual([]);
  });
});
