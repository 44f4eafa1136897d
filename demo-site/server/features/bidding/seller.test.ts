import type { WithdrawalReason } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addLot,
  addPerson,
  newKey,
  openHouse,
  type House,
  type LotOptions,
  type Person,
} from "./testing/auction-house";
import { auditLot, upTo } from "./testing/audit";
import { engines, type OpenEngine } from "../../testing/engines";

describe.each(engines)("what sellers and leaders may change on $name", ({ open }) => {
  let engine: OpenEngine;
  let house: House;
  let seller: Person;
  let otherSeller: Person;
  let staff: Person;
  let anna: Person;
  let bruno: Person;
  let clara: Person;

  beforeAll(async () => {
    engine = await open();
    house = await openHouse(engine.db);
    seller = await addPerson(house.db, { admin: true });
    otherSeller = await addPerson(house.db, { admin: true });
    staff = await addPerson(house.db, { staff: true });
    [anna, bruno, clara] = [
      await addPerson(house.db),
      await addPerson(house.db),
      await addPerson(house.db),
    ];
  });
  afterAll(async () => {
    await house.close();
    await engine.close();
  });

  const lot = (options: Partial<LotOptions> = {}) =>
    addLot(house.db, { sellerId: seller.id, ...options });

  async function bid(project_id: number, proposed_amount: number, person: Person) {
    const input = { project_id, proposed_amount, idempotency_key: newKey() };
    const answer = await house.call("bid/confirm", input, person);
    expect(answer.status).toBe("success");
    return answer.responseData;
  }

  async function history(id: number, person?: Person) {
    const answer = await house.call("product/bidhistory", { id, limit: 100 }, person);
    return answer.responseData.records;
  }

  function cancel(bidid: number, person = seller, reason: WithdrawalReason = "wrong_amount") {
    return house.call("bid/bidCancel", { bidid, reason }, person);
  }

  describe("a withdrawn bid", () => {
    it("stays in the history, and the log gives the price without it", async () => {
      const lotId = await lot();
      await bid(lotId, 5000, anna);
      const b = await bid(lotId, 1500, bruno);
      const c = await bid(lotId, 2000, clara);
      expect(c.price).toBe("2050.00");
      const before = await auditLot(house.db, lotId);

      const answer = await cancel(c.bidid);
      expect(answer.responseData.record).toMatchObject({ wprice: "1550.00", bid_count: 2, seq: 4 });
      const after = await auditLot(house.db, lotId);
      expect(after.live).toEqual(after.replayed);
      expect(after.chain).toEqual({ ok: true });
      expect(after.seqs).toEqual(before.seqs);

      const rows = await history(lotId);
      expect(rows.map((row) => [row.proposed_amount, row.declined])).toEqual([
        ["1550.00", 0],
        [null, 1],
        [null, 1],
        ["1550.00", 0],
        ["1500.00", 0],
        ["1000.00", 0],
      ]);
      expect(rows[2]?.declined_reason).toBe("wrong_amount");
      expect(b.bidid).toBe(rows[4]?.bidid);

      const repeated = await cancel(c.bidid);
      expect(repeated.responseData.record.seq).toBe(4);
    });

    it("gives the lead back when it was the leader's, and is the last of its bidder", async () => {
      const lotId = await lot();
      const a = await bid(lotId, 5000, anna);
      await bid(lotId, 1500, bruno);
      await bid(lotId, 2000, clara);
      const answer = await cancel(a.bidid, staff);
      expect(answer.responseData.record).toMatchObject({ wprice: "1550.00", bid_count: 2 });
      const { live, replayed } = await auditLot(house.db, lotId);
      expect(live).toEqual(replayed);
      // Everybody has read Clara's 2.000 €.
      expect(live).toMatchObject({ leaderId: clara.id, leaderMaxCents: 155_000 });
      const input = { project_id: lotId, proposed_amount: 2500, idempotency_key: newKey() };
      const refused = await house.call("bid/confirm", input, anna);
      expect(refused.responseData.code).toBe("LOT_CLOSED_TO_YOU");
      expect(await bid(lotId, 2500, bruno)).toMatchObject({ leading: true, price: "1600.00" });
      expect((await auditLot(house.db, lotId)).chain).toEqual({ ok: true });
    });

    it("takes back a raise and leaves the maximum before it", async () => {
      const lotId = await lot();
      await bid(lotId, 3000, anna);
      const raise = await bid(lotId, 9000, anna);
      await bid(lotId, 2000, bruno);
      await cancel(raise.bidid);
      const { live, replayed } = await auditLot(house.db, lotId);
      expect(live).toEqual(replayed);
      expect(live).toEqual({
        priceCents: 205_000,
        leaderId: anna.id,
        leaderMaxCents: 300_000,
        bidCount: 2,
      });
      expect((await history(lotId)).filter((row) => row.declined === 1)).toEqual([]);
    });

    it("leaves an empty lot when it was the only one", async () => {
      const lotId = await lot();
      const { bidid } = await bid(lotId, 3000, anna);
      const answer = await cancel(bidid);
      expect(answer.responseData.record).toMatchObject({
        wprice: "1000.00",
        bid_count: 0,
        minimum: "1000.00",
        reserve_met: null,
      });
    });

    it("is withdrawn by nobody else, and not after the end", async () => {
      const lotId = await lot();
      const { bidid } = await bid(lotId, 3000, anna);
      expect((await cancel(bidid, anna)).responseData.code).toBe("FORBIDDEN");
      expect((await cancel(bidid, otherSeller)).responseData.code).toBe("FORBIDDEN");
      expect((await cancel(123_456_789)).responseData.code).toBe("NOT_FOUND");
      await house.db.query("update lots set status = 'sold' where id = $1", [lotId]);
      expect((await cancel(bidid)).responseData.code).toBe("ILLEGAL_TRANSITION");
    });

    it("replays right for any history and any withdrawal", async () => {
      const people = [anna, bruno, clara];
      let seed = 7;
      const random = (below: number) => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((seed / 2_147_483_648) * below);
      };
      for (const reserveMode of ["full", "standard"] as const) {
        const lotId = await lot({ startCents: 10_000, reserveCents: 60_000, reserveMode });
        const made: number[] = [];
        for (const n of upTo(40)) {
          const person = people[random(people.length)];
          const answer = await house.call(
            "bid/confirm",
            {
              project_id: lotId,
              proposed_amount: 100 + random(40 * n),
              idempotency_key: newKey(),
            },
            person,
          );
          if (answer.status === "success") made.push(answer.responseData.bidid);
          const target = made[random(made.length)];
          if (n % 5 !== 0 || target === undefined) continue;
          await cancel(target);
          const { live, replayed, chain } = await auditLot(house.db, lotId);
          expect(live).toEqual(replayed);
          expect(chain).toEqual({ ok: true });
        }
      }
    });
  });

  describe("a lowered maximum", () => {
    function lower(project_id: number, maximum: number, person: Person) {
      const input = { action: "lower_maximum" as const, project_id, maximum };
      return house.call("bid/bidCustomData", input, person);
    }

    it("keeps the price and counts from then on", async () => {
      const lotId = await lot();
      await bid(lotId, 5000, anna);
      const answer = await lower(lotId, 2000, anna);
      expect(answer.responseData).toEqual({
        project_id: lotId,
        my_maximum: "2000.00",
        leading: true,
      });
      const next = await bid(lotId, 2100, bruno);
      expect(next).toMatchObject({ leading: true, price: "2050.00", seq: 2 });
      const { live, replayed } = await auditLot(house.db, lotId);
      expect(live).toEqual(replayed);
    });

    it("is refused below the price, to others, and as a raise", async () => {
      const lotId = await lot();
      await bid(lotId, 5000, anna);
      await bid(lotId, 2000, bruno);
      expect((await lower(lotId, 2000, anna)).responseData).toMatchObject({
        code: "BELOW_MINIMUM",
        minimum: "2050.00",
      });
      expect((await lower(lotId, 9000, anna)).responseData.code).toBe("NOT_ABOVE_OWN_MAX");
      expect((await lower(lotId, 1500, bruno)).responseData.code).toBe("BELOW_MINIMUM");
    });

    const loweringOf = async (lotId: number) =>
      house.db.query<{ id: number; declined: boolean }>(
        "select id, declined from bids where lot_id = $1 and lowers order by id",
        [lotId],
      );

    it("cannot be taken back by the seller", async () => {
      const lotId = await lot();
      await bid(lotId, 5000, anna);
      await lower(lotId, 2000, anna);
      const [row] = await loweringOf(lotId);
      expect((await cancel(row?.id ?? 0)).responseData.code).toBe("ILLEGAL_TRANSITION");
      expect(await loweringOf(lotId)).toEqual([{ id: row?.id, declined: false }]);
      expect((await auditLot(house.db, lotId)).live.leaderMaxCents).toBe(200_000);
    });

    it("ends with the bid that it lowered", async () => {
      const lotId = await lot();
      await bid(lotId, 1500, bruno);
      const { bidid } = await bid(lotId, 5000, anna);
      await lower(lotId, 2000, anna);
      await cancel(bidid, staff);
      // The second one holds Bruno's maximum, which Anna's bid brought into the open.
      expect(await loweringOf(lotId)).toMatchObject([{ declined: true }, { declined: false }]);
      const seen = await house.call("product/lots", { ids: [lotId] }, anna);
      expect(seen.responseData.records[0]?.my_maximum).toBeNull();
      const { live, replayed } = await auditLot(house.db, lotId);
      expect(live).toEqual(replayed);
    });

    it("is nothing new when it is the same again", async () => {
      const lotId = await lot();
      await bid(lotId, 5000, anna);
      await lower(lotId, 2000, anna);
      expect((await lower(lotId, 2000, anna)).responseData.my_maximum).toBe("2000.00");
      expect(await loweringOf(lotId)).toHaveLength(1);
      expect((await auditLot(house.db, lotId)).lot.seq).toBe(1);
    });

    it("is limited to a few a minute", async () => {
      const lotId = await lot();
      await bid(lotId, 5000, anna);
      for (const n of upTo(5)) await lower(lotId, 5000 - n, anna);
      const answer = await lower(lotId, 4000, anna);
      expect(answer.responseData.code).toBe("RATE_LIMITED");
      expect(await loweringOf(lotId)).toHaveLength(5);
    });
  });

  describe("an award by hand", () => {
    async function provisional() {
      const lotId = await lot({ reserveCents: 900_000 });
      const a = await bid(lotId, 5000, anna);
      const b = await bid(lotId, 3000, bruno);
      await house.db.query("update lots set closes_at = clock_timestamp() where id = $1", [lotId]);
      await expect
        .poll(() => house.db.query("select status from lots where id = $1", [lotId]))
        .toEqual([{ status: "provisional" }]);
      return { lotId, a, b };
    }

    function award(id: number, pid: number, person = seller) {
      return house.call("seller/bid/manualAward", { action: "award", id, pid }, person);
    }

    it("goes to the bidder of that bid at its own last price", async () => {
      const { lotId, b } = await provisional();
      const answer = await award(b.bidid, lotId);
      expect(answer.responseData.record).toMatchObject({
        market_status: "sold",
        wprice: "3000.00",
      });
      const sale = await house.db.query(
        "select outcome, winner_id, bid_id, price_cents from sales where lot_id = $1",
        [lotId],
      );
      expect(sale).toEqual([
        { outcome: "sold", winner_id: bruno.id, bid_id: b.bidid, price_cents: 300_000 },
      ]);
      const won = await house.call("product/lots", { ids: [lotId] }, bruno);
      expect(won.responseData.records[0]?.my_state).toBe("won");
      const lost = await house.call("product/lots", { ids: [lotId] }, anna);
      expect(lost.responseData.records[0]?.my_state).toBe("lost");
      expect((await award(b.bidid, lotId)).responseData.code).toBe("ILLEGAL_TRANSITION");
    });

    it("costs the leader the price of the lot, not its maximum", async () => {
      const { lotId, a } = await provisional();
      const answer = await award(a.bidid, lotId, staff);
      expect(answer.responseData.record.wprice).toBe("3050.00");
    });

    it("is for the seller's own provisional lots and their bids", async () => {
      const { lotId, a } = await provisional();
      expect((await award(a.bidid, lotId, anna)).responseData.code).toBe("FORBIDDEN");
      expect((await award(a.bidid, lotId, otherSeller)).responseData.code).toBe("FORBIDDEN");
      expect((await award(123_456_789, lotId)).responseData.code).toBe("NOT_FOUND");
      expect((await award(a.bidid, 123_456_789)).responseData.code).toBe("NOT_FOUND");
      const other = await lot();
      const { bidid } = await bid(other, 1000, anna);
      expect((await award(bidid, other)).responseData.code).toBe("ILLEGAL_TRANSITION");
      expect((await award(bidid, lotId)).responseData.code).toBe("NOT_FOUND");
    });

    it("is not for a bidder that is blocked or linked to the seller by now", async () => {
      const { lotId, a, b } = await provisional();
      await house.db.query("update users set status = 'deactivate' where id = $1", [anna.id]);
      await house.db.query("update users set as_employees_id = $2 where id = $1", [
        bruno.id,
        seller.id,
      ]);
      const codes = [await award(a.bidid, lotId), await award(b.bidid, lotId, staff)];
      await house.db.query(
        "update users set status = 'active', as_employees_id = null where id = any($1::bigint[])",
        [[anna.id, bruno.id]],
      );
      expect(codes.map((answer) => answer.responseData.code)).toEqual([
        "BIDDER_EXCLUDED",
        "BIDDER_EXCLUDED",
      ]);
      expect((await award(a.bidid, lotId)).status).toBe("success");
    });

    it("is won once by any number of clicks", async () => {
      const { lotId, a, b } = await provisional();
      const answers = await Promise.all(
        upTo(6).map((n) => award(n % 2 ? a.bidid : b.bidid, lotId)),
      );
      expect(answers.filter((answer) => answer.status === "success")).toHaveLength(1);
      expect(
        await house.db.query("select count(*) as n from sales where lot_id = $1", [lotId]),
      ).toEqual([{ n: 1 }]);
    });
  });
});
