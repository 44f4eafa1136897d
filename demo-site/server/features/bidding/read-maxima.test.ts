import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";
import { linkAccounts } from "../companies/account-link-repository";
import { DEFAULT_CONFIG } from "../../platform/call/config";
import { auditLot } from "./testing/audit";
import { newKey } from "./testing/auction-house";
import { lapseRequests } from "./withdrawal-request-repository";

const HOUR_MS = 3_600_000;
const HOUSE_EMAIL = "casa@subastas.example";
/** One step of 50 € throughout. */
const STEPS = JSON.stringify([{ fromCents: 0, stepCents: 5_000 }]);

describe.each(engines)(
  "a maximum that a withdrawn bid brought into the open, on $name",
  (engine) => {
    let open: OpenEngine;
    let api: InPageApi;
    let seller: SeededUser;
    let staff: SeededUser;
    let anna: SeededUser;
    let friend: SeededUser;
    let gil: SeededUser;

    beforeAll(async () => {
      open = await engine.open();
      const operator = { ...DEFAULT_CONFIG.operator, email: HOUSE_EMAIL };
      api = await createTestApi({ db: open.db, config: { ...DEFAULT_CONFIG, operator } });
      seller = await api.seedUser({ admin: true, companyname: "Ribera, S.L." });
      staff = await api.seedUser({ staff: true });
    });
    beforeEach(async () => {
      anna = await api.seedUser({ firstName: "Anna" });
      friend = await api.seedUser();
      gil = await api.seedUser();
    });
    afterAll(async () => {
      await api.close();
      await open.close();
    });

    async function lot(partial: Parameters<InPageApi["seedLot"]>[0] = {}) {
      const id = await api.seedLot({ sellerId: seller.id, startCents: 100_000, ...partial });
      await open.db.query("update lots set increments = $2::jsonb where id = $1", [id, STEPS]);
      return id;
    }

    const tryBid = (project_id: number, amount: number, person: SeededUser) =>
      api.call(
        "bid/confirm",
        { project_id, proposed_amount: amount, idempotency_key: newKey() },
        person,
      );

    async function bid(project_id: number, amount: number, person: SeededUser) {
      const answer = await tryBid(project_id, amount, person);
      expect(answer.code).toBeNull();
      return answer.responseData;
    }

    const cancel = (bidid: number, as: { token: string } = staff) =>
      api.call("bid/bidCancel", { bidid, reason: "fraud_suspected" }, as);

    const asks = (bidid: number) =>
      api.call("bid/bidCancel", { bidid, reason: "other", note: "Mi vecino juega" }, seller);

    const seen = async (id: number, person?: SeededUser) =>
      (await api.call("product/singleProduct", { id }, person)).responseData.record;

    const history = async (id: number, person?: SeededUser) =>
      (await api.call("product/bidhistory", { id, limit: 100 }, person)).responseData.records;

    /** Anna leads with 18.750 €, and the seller's friend finds that out. */
    async function probed(partial: Parameters<InPageApi["seedLot"]>[0] = {}) {
      const id = await lot(partial);
      await bid(id, 18_750, anna);
      const probe = await bid(id, 900_000, friend);
      expect(probe.price).toBe("18800.00");
      return { id, bidid: probe.bidid };
    }

    async function stateOf(id: number) {
      const { live, replayed, chain } = await auditLot(open.db, id);
      expect(live).toEqual(replayed);
      expect(chain).toEqual({ ok: true });
      return live;
    }

    it("stands at the restored price, and answers nobody until it is confirmed", async () => {
      const { id, bidid } = await probed();
      expect((await cancel(bidid)).responseData.outcome).toBe("withdrawn");
      expect(await stateOf(id)).toMatchObject({
        leaderId: anna.id,
        priceCents: 100_000,
        leaderMaxCents: 100_000,
      });
      expect(await seen(id, anna)).toMatchObject({
        my_state: "leading",
        my_maximum: "1000.00",
        maximum_to_confirm: "18750.00",
      });
      for (const reader of [undefined, seller, staff, gil]) {
        expect(JSON.stringify([await seen(id, reader), await history(id, reader)])).not.toContain(
          "18750",
        );
      }
      expect(await bid(id, 18_650, gil)).toMatchObject({ leading: true, price: "1050.00" });
      expect(await seen(id, anna)).toMatchObject({
        my_state: "outbid",
        maximum_to_confirm: "18750.00",
      });
      expect(await bid(id, 18_750, anna)).toMatchObject({ leading: true, price: "18700.00" });
      expect(await seen(id, anna)).toMatchObject({ maximum_to_confirm: null });
      await stateOf(id);
    });

    it("answers again when it is confirmed first", async () => {
      const { id, bidid } = await probed();
      await cancel(bidid);
      expect(await bid(id, 18_750, anna)).toMatchObject({ leading: true, price: "1000.00" });
      expect(await bid(id, 18_650, gil)).toMatchObject({ leading: false, price: "18700.00" });
      await stateOf(id);
    });

    it("wins at the restored price where it is never confirmed", async () => {
      const { id, bidid } = await probed();
      await cancel(bidid);
      await api.moveEnd(id, 0);
      await expect.poll(async () => (await seen(id, anna)).my_state).toBe("won");
      expect(await seen(id, anna)).toMatchObject({ wprice: "1000.00", maximum_to_confirm: null });
    });

    it("is told to its owner at once, with how to confirm it, also by text message where that is wanted", async () => {
      await open.db.query(
        `update users set verified_phonenum = '+34600111222', phone_verified = true where id = $1`,
        [anna.id],
      );
      const notifications = { outbid: { mail: true, sms: true } };
      await api.call("user/updatePreference", { notifications }, anna);
      const { id, bidid } = await probed({ title: "Lancia Delta HF" });
      const counted = async () => (await open.db.query("select 1 from sms_counts")).length;
      expect(await counted()).toBe(0);
      await cancel(bidid);
      // Of the number, of those around it, and of the house.
      expect(await counted()).toBe(3);
      const [letter] = await api.outbox(anna.email);
      expect(letter?.text).toContain("cualquiera pudo leer su máximo de 18.750\u00a0€");
      expect(letter?.text).toContain("Confirmar mi máximo de 18.750\u00a0€");
      const [message] = await api.outbox("+34600111222");
      expect(message?.text).toMatch(/Lancia Delta HF.*18\.750\u00a0€.*\/subasta\//);
      const [ofFriend] = await api.outbox(friend.email);
      expect(ofFriend?.text).not.toContain("18.750");
      expect(id).toBeGreaterThan(0);
    });

    it("has two hours at least, and the history says until when", async () => {
      const { id, bidid } = await probed({ closesInMs: 5 * 60_000 });
      await cancel(bidid);
      const [row] = await history(id);
      const { date_closed: end } = await seen(id);
      expect(row?.withdrawal?.not_before).toBe(end);
      expect(end - (row?.created_at ?? 0)).toBe(2 * HOUR_MS);
      const far = await probed({ closesInMs: 9 * HOUR_MS });
      const before = (await seen(far.id)).date_closed;
      await cancel(far.bidid);
      expect((await seen(far.id)).date_closed).toBe(before);
    });

    it("is found out in two steps just as well", async () => {
      const { id, bidid: first } = await probed();
      const second = await bid(id, 950_000, gil);
      expect((await asks(first)).responseData.outcome).toBe("asked");
      await cancel(first);
      await cancel(second.bidid);
      expect(await stateOf(id)).toMatchObject({ leaderId: anna.id, leaderMaxCents: 100_000 });
      expect(await seen(id, anna)).toMatchObject({ maximum_to_confirm: "18750.00" });
    });

    it("follows the price down while it waits", async () => {
      const id = await lot();
      const small = await bid(id, 1_500, gil);
      await bid(id, 18_750, anna);
      const probe = await bid(id, 900_000, friend);
      await cancel(probe.bidid);
      expect(await stateOf(id)).toMatchObject({ priceCents: 155_000, leaderMaxCents: 155_000 });
      await cancel(small.bidid);
      expect(await stateOf(id)).toMatchObject({ priceCents: 100_000, leaderMaxCents: 100_000 });
      expect(await seen(id, anna)).toMatchObject({ maximum_to_confirm: "18750.00" });
    });

    it("stays what it is where a bid below it is withdrawn", async () => {
      const id = await lot();
      await bid(id, 18_750, anna);
      const loses = await bid(id, 5_000, friend);
      expect((await cancel(loses.bidid, seller)).responseData.outcome).toBe("withdrawn");
      expect(await stateOf(id)).toMatchObject({ priceCents: 100_000, leaderMaxCents: 1_875_000 });
      expect(await seen(id, anna)).toMatchObject({ maximum_to_confirm: null });
    });

    describe("is the house's to restore", () => {
      it("so its seller asks, once, and the bid stands meanwhile", async () => {
        const { id, bidid } = await probed({ title: "Seat espiado" });
        for (const _ of [1, 2]) expect((await asks(bidid)).responseData.outcome).toBe("asked");
        expect(await stateOf(id)).toMatchObject({ leaderId: friend.id, priceCents: 1_880_000 });
        const letters = (await api.outbox(HOUSE_EMAIL)).filter(({ subject }) =>
          subject.includes("Seat espiado"),
        );
        expect(letters.map(({ template }) => template)).toEqual(["bidWithdrawalAsked"]);
        expect(letters[0]?.text).toContain("Mi vecino juega");
        const askedOf = async (person?: SeededUser) =>
          (await history(id, person)).flatMap((row) => row.withdrawal_asked ?? []);
        const asked = { reason: "other", at: expect.any(Number) as number };
        expect(await askedOf(seller)).toEqual([asked]);
        expect(await askedOf(staff)).toEqual([{ ...asked, note: "Mi vecino juega" }]);
        for (const reader of [undefined, anna, friend]) expect(await askedOf(reader)).toEqual([]);
      });

      it("which keeps the bid or withdraws it, and tells its seller", async () => {
        const { id, bidid } = await probed();
        const keep = (as: SeededUser) => api.call("bid/bidCancel", { action: "keep", bidid }, as);
        expect((await keep(staff)).code).toBe("ILLEGAL_TRANSITION");
        await asks(bidid);
        expect((await keep(seller)).code).toBe("FORBIDDEN");
        expect((await keep(staff)).responseData.outcome).toBe("kept");
        expect((await api.outbox(seller.email))[0]?.text).toContain("se mantiene");
        expect((await stateOf(id)).leaderId).toBe(friend.id);
        await asks(bidid);
        await cancel(bidid);
        expect((await api.outbox(seller.email))[0]?.text).toContain("La hemos retirado");
        const states = await open.db.query(
          "select state from withdrawal_requests where lot_id = $1 order by id",
          [id],
        );
        expect(states).toEqual([{ state: "kept" }, { state: "granted" }]);
      });

      it("and the end waits for it, two hours beyond its time at most", async () => {
        const { id, bidid } = await probed({ closesInMs: 61 * 60_000 });
        const before = (await seen(id)).date_closed;
        await asks(bidid);
        const once = (await seen(id)).date_closed;
        expect(once - before).toBeGreaterThan(50 * 60_000);
        expect(once - before).toBeLessThan(2 * HOUR_MS);
        const second = await bid(id, 950_000, gil);
        // As if the seller asked again an hour before that end.
        await open.db.query(
          "update lots set closes_at = clock_timestamp() + interval '61 minutes' where id = $1",
          [id],
        );
        await open.db.query(
          `update withdrawal_requests set ends_before = clock_timestamp() - interval '30 minutes'
         where lot_id = $1`,
          [id],
        );
        await asks(second.bidid);
        const twice = (await seen(id)).date_closed;
        expect(twice - Date.now()).toBeLessThan(91 * 60_000);
      });

      it("and three requests are all that a seller has, of a bid that goes on without an answer none", async () => {
        const id = await lot();
        await bid(id, 2_000, anna);
        const probes = [];
        for (const amount of [3_000, 4_000, 5_000, 6_000]) {
          probes.push((await bid(id, amount, await api.seedUser())).bidid);
        }
        const codes = [];
        for (const bidid of probes) codes.push((await asks(bidid)).code);
        expect(codes).toEqual([null, null, null, "WITHDRAWALS_USED_UP"]);
        await api.moveEnd(id, 0);
        await expect.poll(async () => (await seen(id)).market_status).toBe("sold");
        await lapseRequests(open.db);
        const states = await open.db.query<{ state: string }>(
          "select state from withdrawal_requests where lot_id = $1",
          [id],
        );
        expect(states.map(({ state }) => state)).toEqual(["lapsed", "lapsed", "lapsed"]);
      });
    });

    describe("closes the lot to who found it out", () => {
      it("and to accounts that are linked to theirs, however they would buy", async () => {
        const { id, bidid } = await probed({
          buyNowCents: 3_000_000,
          buyNowPolicy: "until_price_exceeds",
        });
        const company = await api.seedUser({ companyname: "Amigos, S.L." });
        await linkAccounts(open.db, { userId: friend.id, accountId: company.id, role: "employee" });
        const other = await api.seedUser();
        await cancel(bidid);
        for (const person of [friend, company]) {
          const refused = await tryBid(id, 2_000, person);
          expect([refused.httpStatus, refused.code]).toEqual([403, "LOT_CLOSED_TO_YOU"]);
          expect(refused.refusal.next).toContain("casa de subastas");
          const bought = await api.call(
            "buynow/addToBuynow",
            {
              project_id: id,
              expected_price: "30000.00",
              accept_terms: 1,
              idempotency_key: newKey(),
            },
            person,
          );
          expect(bought.code).toBe("LOT_CLOSED_TO_YOU");
        }
        expect((await tryBid(id, 2_000, other)).code).toBeNull();
        const readmit = (as: SeededUser) =>
          api.call("bid/bidCancel", { action: "readmit", bidid }, as);
        expect((await readmit(seller)).code).toBe("FORBIDDEN");
        const outs = async (as: SeededUser) =>
          (await history(id, as)).filter((row) => row.closed_out).map((row) => row.bidid);
        expect([await outs(staff), await outs(seller)]).toEqual([[bidid], []]);
        expect((await readmit(staff)).responseData.outcome).toBe("readmitted");
        expect(await outs(staff)).toEqual([]);
        expect((await api.outbox(friend.email))[0]?.text).toContain("Ya puede volver a pujar");
        expect((await tryBid(id, 2_100, company)).code).toBeNull();
        const elsewhere = await lot();
        expect((await tryBid(elsewhere, 2_000, friend)).code).toBeNull();
      });
    });
  },
);
