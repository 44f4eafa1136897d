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
import { engines, type OpenEngine } from "../../testing/engines";
import { auditLot } from "./testing/audit";

describe.each(engines)("refusals on $name", ({ open }) => {
  let engine: OpenEngine;
  let house: House;
  let seller: Person;
  let buyer: Person;

  beforeAll(async () => {
    engine = await open();
    house = await openHouse(engine.db);
    seller = await addPerson(house.db, { admin: true });
    buyer = await addPerson(house.db);
  });
  afterAll(async () => {
    await house.close();
    await engine.close();
  });

  const lot = (options: Partial<LotOptions> = {}) =>
    addLot(house.db, { sellerId: seller.id, ...options });

  function bid(
    project_id: number,
    proposed_amount: number | string,
    person: Person | null = buyer,
    more: { expected_seq?: number; idempotency_key?: string; bid_type?: "max" | "exact" } = {},
  ) {
    return house.call(
      "bid/confirm",
      { project_id, proposed_amount, idempotency_key: newKey(), ...more },
      person ?? undefined,
    );
  }

  async function codeOf(answer: ReturnType<typeof bid>) {
    return (await answer).responseData.code;
  }

  it("answers an accepted bid with a receipt", async () => {
    const lotId = await lot();
    const answer = await bid(lotId, "5000");
    expect(answer).toMatchObject({
      httpStatus: 200,
      status: "success",
      responseData: {
        project_id: lotId,
        seq: 1,
        price: "1000.00",
        leading: true,
        minimum: "1050.00",
        my_maximum: "5000.00",
        extension_no: 0,
      },
    });
    expect(answer.responseData.receipt).toMatch(/^[0-9a-f]{64}$/);
    const other = await bid(lotId, 1500, await addPerson(house.db));
    expect(other.responseData).toMatchObject({
      code: "OUTBID_IMMEDIATELY",
      leading: false,
      price: "1550.00",
      minimum: "1600.00",
      my_maximum: "1500.00",
      seq: 2,
    });
    expect(other.status).toBe("success");
  });

  it("names the amount that would work", async () => {
    const lotId = await lot();
    expect(await bid(lotId, "999.99")).toMatchObject({
      httpStatus: 409,
      status: "error",
      responseData: { code: "BELOW_MINIMUM", minimum: "1000.00" },
    });
    await bid(lotId, 2000);
    expect(await bid(lotId, 1900)).toMatchObject({
      responseData: { code: "NOT_ABOVE_OWN_MAX", minimum: "2050.00" },
    });
    expect((await bid(lotId, 3000)).responseData).toMatchObject({
      price: "1000.00",
      leading: true,
    });
    expect((await bid(lotId, 1049, await addPerson(house.db))).responseData).toMatchObject({
      code: "BELOW_MINIMUM",
      minimum: "1050.00",
    });
  });

  it("puts an exact bid at its own amount, for everybody to see, and bids nothing beyond it", async () => {
    const lotId = await lot();
    const rival = await addPerson(house.db);
    const exact = { bid_type: "exact" as const };
    expect((await bid(lotId, 2500, buyer, exact)).responseData).toMatchObject({
      price: "2500.00",
      my_maximum: "2500.00",
      minimum: "2550.00",
      leading: true,
    });
    expect((await bid(lotId, 2000, rival)).responseData).toMatchObject({
      code: "BELOW_MINIMUM",
      minimum: "2550.00",
    });
    expect((await bid(lotId, 2600, rival)).responseData).toMatchObject({
      price: "2550.00",
      leading: true,
    });
    const shown = await house.call("product/bidhistory", { id: lotId });
    expect(shown.responseData.records.map((row) => [row.proposed_amount, row.automatic])).toEqual([
      ["2550.00", 0],
      ["2500.00", 0],
    ]);
    const { live, replayed, chain } = await auditLot(house.db, lotId);
    expect(live).toEqual(replayed);
    expect(chain).toEqual({ ok: true });
  });

  it("refuses an exact bid of whoever leads, for good under its key, and names no amount", async () => {
    const lotId = await lot({ extension: { window_s: 86_400, mode: "top_up", amount_s: 172_800 } });
    await bid(lotId, 5000);
    const idempotency_key = newKey();
    const answer = await bid(lotId, 6000, buyer, { bid_type: "exact", idempotency_key });
    expect(answer).toMatchObject({
      httpStatus: 409,
      message: "Ya va usted en cabeza: una puja exacta solo subiría su propio precio.",
      responseData: { code: "ALREADY_LEADING" },
    });
    expect(answer.responseData).not.toHaveProperty("minimum");
    const fate = await house.call("custom/bidStatus", { idempotency_key }, buyer);
    expect(fate.responseData).toMatchObject({ state: "refused", code: "ALREADY_LEADING" });
    const { lot: left, live } = await auditLot(house.db, lotId);
    expect(live).toMatchObject({ priceCents: 100_000, leaderMaxCents: 500_000, bidCount: 1 });
    expect(left.extension_no).toBe(1);
  });

  it("answers an exact bid by a standing maximum, which also keeps a tie", async () => {
    const lotId = await lot();
    const rival = await addPerson(house.db);
    const exact = { bid_type: "exact" as const };
    await bid(lotId, 5000);
    const outcomes = [];
    for (const amount of [3000, 5000, 6000]) {
      const { price, leading } = (await bid(lotId, amount, rival, exact)).responseData;
      outcomes.push([price, leading]);
    }
    expect(outcomes).toEqual([
      ["3050.00", false],
      ["5000.00", false],
      ["6000.00", true],
    ]);
    expect(await codeOf(bid(lotId, 6500, rival, exact))).toBe("ALREADY_LEADING");
  });

  it("refuses accounts before anything else", async () => {
    const lotId = await lot();
    expect(await codeOf(bid(lotId, 1000, null))).toBe("NOT_SIGNED_IN");
    const unverified = await addPerson(house.db, { status: "email_unverified" });
    expect(await codeOf(bid(lotId, 1, unverified))).toBe("NOT_VERIFIED");
    const unapproved = await addPerson(house.db, { approved: false });
    expect(await codeOf(bid(lotId, 1, unapproved))).toBe("NOT_APPROVED");
    const limited = await addPerson(house.db, { limitCents: 150_000 });
    expect(await codeOf(bid(lotId, "1500.01", limited))).toBe("BID_LIMIT");
    expect((await bid(lotId, 1500, limited)).status).toBe("success");
  });

  it("refuses an account that is blocked while its bid waits", async () => {
    const lotId = await lot();
    const blocked = await addPerson(house.db);
    await house.db.query("update users set status = 'deactivate' where id = $1", [blocked.id]);
    const job = { lotId, maximumCents: 100_000, bodyHash: "x", expectedSeq: null, key: newKey() };
    const outcome = await house.bidding.place({ ...job, userId: blocked.id });
    expect(outcome).toEqual({ ok: false, code: "BIDDER_BLOCKED" });
  });

  it("refuses the seller and its employees", async () => {
    const lotId = await lot();
    expect(await codeOf(bid(lotId, 1000, seller))).toBe("OWN_LOT");
    const employee = await addPerson(house.db);
    await house.db.query("update users set as_employees_id = $2 where id = $1", [
      employee.id,
      seller.id,
    ]);
    expect(await codeOf(bid(lotId, 1000, employee))).toBe("OWN_LOT");
  });

  it("goes by the database's clock, whatever the stored status says", async () => {
    expect(await codeOf(bid(await lot({ status: "scheduled", opensInMs: 60_000 }), 1000))).toBe(
      "NOT_OPEN_YET",
    );
    expect(await codeOf(bid(await lot({ closesInMs: -1 }), 1000))).toBe("CLOSED");
    expect(await codeOf(bid(await lot({ status: "sold" }), 1000))).toBe("CLOSED");
    expect(await codeOf(bid(await lot({ auction: 0 }), 1000))).toBe("CLOSED");
    expect(await codeOf(bid(await lot({ status: "draft" }), 1000))).toBe("NOT_FOUND");
    expect(await codeOf(bid(987_654_321, 1000))).toBe("NOT_FOUND");
    const justOpened = await lot({ status: "scheduled", opensInMs: -1 });
    expect((await bid(justOpened, 1000)).status).toBe("success");
    const [row] = await house.db.query<{ status: string }>(
      "select status from lots where id = $1",
      [justOpened],
    );
    expect(row?.status).toBe("open");
  });

  it("refuses as stale only when the bidder said what it saw", async () => {
    const lotId = await lot();
    expect((await bid(lotId, 1000, buyer, { expected_seq: 0 })).status).toBe("success");
    const other = await addPerson(house.db);
    expect(await bid(lotId, 2000, other, { expected_seq: 0 })).toMatchObject({
      responseData: { code: "STALE", minimum: "1050.00" },
    });
    expect((await bid(lotId, 2000, other, { expected_seq: 1 })).status).toBe("success");
  });

  it("asks for a deposit where one is due", async () => {
    const lotId = await lot({ depositCents: 50_000 });
    expect(await codeOf(bid(lotId, 1000))).toBe("DEPOSIT_REQUIRED");
    await house.db.query(
      "insert into deposits (user_id, lot_id, amount_cents) values ($1, $2, 50000)",
      [buyer.id, lotId],
    );
    expect((await bid(lotId, 1000)).status).toBe("success");
  });

  it("keeps refusals under their key", async () => {
    const lotId = await lot();
    const idempotency_key = newKey();
    const refused = await bid(lotId, 999, buyer, { idempotency_key });
    await house.db.query("update lots set start_cents = 50000, price_cents = 50000 where id = $1", [
      lotId,
    ]);
    const again = await bid(lotId, 999, buyer, { idempotency_key });
    expect(again.responseData).toEqual(refused.responseData);
    const status = await house.call("custom/bidStatus", { idempotency_key }, buyer);
    expect(status.responseData).toMatchObject({
      state: "refused",
      code: "BELOW_MINIMUM",
      minimum: "1000.00",
      message: "La puja es inferior al mínimo de 1.000\u00a0€.",
      next: "Puje 1.000\u00a0€ o más.",
    });
  });

  it.each([100_000_000.01, "99999999999.99", 0.1 + 0.2, 1e-20])(
    "takes %s for a mistake",
    async (amount) => {
      const answer = await bid(await lot(), amount);
      expect(answer).toMatchObject({ httpStatus: 422, responseData: { code: "INVALID_INPUT" } });
    },
  );

  it("tells what became of a bid, to its own bidder only", async () => {
    const lotId = await lot();
    const idempotency_key = newKey();
    const before = await house.call("custom/bidStatus", { idempotency_key }, buyer);
    expect(before.responseData).toMatchObject({ state: "unknown" });
    const placing = bid(lotId, 1000, buyer, { idempotency_key });
    const answer = await placing;
    const after = await house.call("custom/bidStatus", { idempotency_key }, buyer);
    expect(after.responseData).toEqual({ state: "accepted", ...answer.responseData });
    const other = await addPerson(house.db);
    const foreign = await house.call("custom/bidStatus", { idempotency_key }, other);
    expect(foreign.responseData).toMatchObject({ state: "unknown" });
  });

  it("waits for a bid that is being decided", async () => {
    const lotId = await lot();
    const key = newKey();
    const placing = house.bidding.place({
      lotId,
      userId: buyer.id,
      maximumCents: 100_000,
      key,
      bodyHash: "x",
      expectedSeq: null,
    });
    const status = await house.call("custom/bidStatus", { idempotency_key: key }, buyer);
    expect(status.responseData).toMatchObject({ state: "accepted", seq: 1 });
    await placing;
  });

  it("moves the end when price or leader change, and not otherwise", async () => {
    const extension = { window_s: 120, mode: "top_up", amount_s: 120 } as const;
    const lotId = await lot({ closesInMs: 30_000, extension });
    const first = await bid(lotId, 5000);
    const { server_time: at, closes_at: end } = first.responseData;
    expect(end - at).toBe(120_000);
    expect(first.responseData.extension_no).toBe(1);
    const raise = await bid(lotId, 6000);
    expect(raise.responseData).toMatchObject({ closes_at: end, extension_no: 1, seq: 1 });
    const other = await bid(lotId, 2000, await addPerson(house.db));
    expect(other.responseData.extension_no).toBe(2);
    expect(other.responseData.closes_at - other.responseData.server_time).toBe(120_000);
  });
});
