import type { WithdrawalReason } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkAccounts } from "../companies/account-link-repository";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";
import { newKey } from "./testing/auction-house";

const HOUR_MS = 3_600_000;

describe.each(engines)("withdrawn bids on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let seller: SeededUser;
  let staff: SeededUser;
  let anna: SeededUser;
  let bruno: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    seller = await api.seedUser({ admin: true, companyname: "Ribera, S.L." });
    staff = await api.seedUser({ staff: true });
    anna = await api.seedUser({ firstName: "Anna", lastName: "Oculta" });
    bruno = await api.seedUser({ firstName: "Bruno", lastName: "Callado" });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  const lot = (partial: Parameters<InPageApi["seedLot"]>[0] = {}) =>
    api.seedLot({ sellerId: seller.id, startCents: 100_000, ...partial });

  async function bid(project_id: number, amount: number, person: SeededUser): Promise<number> {
    const input = { project_id, proposed_amount: amount, idempotency_key: newKey() };
    const answer = await api.call("bid/confirm", input, person);
    expect(answer.code).toBeNull();
    return answer.responseData.bidid;
  }

  const cancel = (
    bidid: number,
    as: { token: string } = seller,
    reason: WithdrawalReason = "wrong_amount",
  ) => api.call("bid/bidCancel", { bidid, reason }, as);

  const act = (
    input: Parameters<typeof api.call<"product/projectAction">>[1],
    as: { token: string } = seller,
  ) => api.call("product/projectAction", input, as);

  async function auditOf(action: string, id: number) {
    return open.db.query<{ actor_id: number; user_id: number; details: Record<string, unknown> }>(
      `select actor_id, user_id, details from user_audit
       where action = $1 and (details->>'lot')::bigint = $2 order by id`,
      [action, id],
    );
  }

  it("are no way around the terms that bidders have bid on", async () => {
    const id = await lot({ reserveCents: 200_000 });
    const bids = [await bid(id, 1_500, anna), await bid(id, 1_800, bruno)];
    for (const bidid of bids) expect((await cancel(bidid, staff)).code).toBeNull();
    const changes = [
      { reserve_price: "9000" },
      { reserve_price: null },
      { start_price: "500" },
      { reserve_mode: "full" as const },
      { increments: [{ from: "0", step: "500" }] },
      { date_closed: Date.now() + 2 * HOUR_MS },
      { iva_percent: null },
    ];
    for (const change of changes) {
      const answer = await act({ action: "edit" as const, id, ...change });
      expect([change, answer.code]).toEqual([change, "ILLEGAL_TRANSITION"]);
    }
    expect((await act({ action: "withdraw", id })).code).toBe("ILLEGAL_TRANSITION");
    const described = { action: "edit", id, description: "Con libro de mantenimiento." } as const;
    expect((await act(described)).refusal.fields).toHaveProperty("description");
    expect((await act({ action: "withdraw", id }, staff)).code).toBeNull();
  });

  it("leave the next listing free", async () => {
    const id = await lot();
    await cancel(await bid(id, 1_500, anna));
    await api.moveEnd(id, 0);
    const status = async () =>
      (await api.call("product/singleProduct", { id })).responseData.record.market_status;
    await expect.poll(status).toBe("unsold");
    const times = { date_start: Date.now() + HOUR_MS, date_closed: Date.now() + 2 * HOUR_MS };
    expect((await act({ action: "relist", id, ...times })).code).toBeNull();
    expect((await act({ action: "edit", id, reserve_price: "9000" })).code).toBeNull();
    expect((await act({ action: "withdraw", id })).code).toBeNull();
  });

  it("are three a lot for the seller, then it is the house's turn", async () => {
    const id = await lot();
    await bid(id, 8_000, anna);
    const bids: number[] = [];
    for (let n = 0; n < 4; n++) bids.push(await bid(id, 2_000 + n * 500, bruno));
    const [first = 0, second = 0, third = 0, fourth = 0] = bids;
    // Asking twice for the same one is not a second withdrawal; nor is what the house does.
    for (const bidid of [first, first, second]) expect((await cancel(bidid)).code).toBeNull();
    const ofHouse = await bid(id, 9_000, await api.seedUser());
    expect((await cancel(ofHouse, staff)).code).toBeNull();
    expect((await cancel(third)).code).toBeNull();
    const refused = await cancel(fourth);
    expect([refused.httpStatus, refused.code]).toEqual([409, "WITHDRAWALS_USED_UP"]);
    expect(refused.refusal.next).toMatch(/casa/);
    expect((await cancel(fourth, staff)).code).toBeNull();
    const other = await lot();
    expect((await cancel(await bid(other, 1_500, anna))).code).toBeNull();
  });

  it("are three a lot, however many are asked for at once", async () => {
    const id = await lot();
    await bid(id, 8_000, anna);
    const bids: number[] = [];
    for (let n = 0; n < 6; n++) bids.push(await bid(id, 2_000 + n * 500, bruno));
    const answers = await Promise.all(bids.map((bidid) => cancel(bidid)));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === "WITHDRAWALS_USED_UP")).toHaveLength(3);
  });

  it("are the house's affair in the last hour", async () => {
    const id = await lot({ closesInMs: 59 * 60_000 });
    const bidid = await bid(id, 1_500, anna);
    const refused = await cancel(bidid);
    expect([refused.httpStatus, refused.code]).toEqual([409, "WITHDRAWAL_TOO_LATE"]);
    expect((await cancel(bidid, staff)).code).toBeNull();
    const early = await lot({ closesInMs: 61 * 60_000 });
    expect((await cancel(await bid(early, 1_500, anna))).code).toBeNull();
  });

  it("are told to every bidder by letter, with whose side took them back and why", async () => {
    const people = [
      await api.seedUser({ firstName: "Celia", lastName: "Reservada" }),
      await api.seedUser({ firstName: "Diego", lastName: "Prudente" }),
      await api.seedUser({ firstName: "Elsa", lastName: "Discreta" }),
    ] as const;
    const [celia, diego, elsa] = people;
    const id = await lot({ title: "Lancia Delta HF" });
    await bid(id, 1_500, celia);
    await bid(id, 2_000, diego);
    const bidid = await bid(id, 3_000, elsa);
    await cancel(bidid, staff, "bidder_unreachable");
    const letters = await Promise.all(people.map(({ email }) => api.outbox(email)));
    expect(letters.map((own) => own.map(({ template }) => template))).toEqual([
      ["bidWithdrawn"],
      ["bidWithdrawn"],
      ["bidWithdrawn"],
    ]);
    const [ofCelia = "", ofDiego = "", ofElsa = ""] = letters.map(([letter]) => letter?.text);
    for (const text of [ofCelia, ofDiego, ofElsa]) {
      expect(text).toContain("Lancia Delta HF");
      expect(text).toContain("La casa de subastas");
      expect(text).toContain("No se localiza al postor");
      expect(text).toContain("1.550\u00a0€");
      expect(text).toContain("2 horas por lo menos");
      expect(text).not.toMatch(/Reservada|Prudente|Discreta|3\.000/);
    }
    for (const text of [ofCelia, ofElsa]) expect(text).not.toContain("2.000");
    expect(ofElsa).toMatch(/una puja suya/);
    expect(ofDiego).toMatch(/una puja de otro postor/);
    expect(ofDiego).toMatch(/va usted en cabeza/);
    expect(ofCelia).not.toMatch(/Ahora va usted en cabeza/);

    await cancel(bidid, staff, "bidder_asked");
    expect(await api.outbox(diego.email)).toHaveLength(1);
    await bid(id, 5_000, diego);
    const loses = await cancel(await bid(id, 1_700, celia), seller);
    expect(loses.responseData.outcome).toBe("withdrawn");
    expect((await api.outbox(diego.email))[0]?.text).toContain("El vendedor");
  });

  it("tell nobody of what only their bidder knew", async () => {
    const celia = await api.seedUser();
    const diego = await api.seedUser();
    const id = await lot();
    await bid(id, 1_500, celia);
    await bid(id, 3_000, diego);
    const raise = await bid(id, 5_000, diego);
    expect((await cancel(raise)).code).toBeNull();
    expect(await api.outbox(celia.email)).toEqual([]);
    expect(await api.outbox(diego.email)).toHaveLength(1);
  });

  it("are written down with whoever sat there, and so are awards and lots that are called off", async () => {
    const clerk = await api.seedUser();
    await linkAccounts(open.db, { userId: clerk.id, accountId: seller.id, role: "employee" });
    const allowed = { user_id: clerk.id, permissions: ["award" as const, "publish" as const] };
    expect((await api.call("custom/sellerPermissions", allowed, seller)).code).toBeNull();
    const { email, password } = clerk;
    const own = (await api.call("user/login", { email, password })).responseData;
    const acting = (await api.call("user/switchuser", { id: seller.id }, own)).responseData;

    const id = await lot({ reserveCents: 900_000 });
    const bidid = await bid(id, 1_500, anna);
    const kept = await bid(id, 2_500, bruno);
    expect((await cancel(bidid, acting)).code).toBeNull();
    expect(await auditOf("bidCancel", id)).toMatchObject([
      {
        actor_id: clerk.id,
        user_id: seller.id,
        details: { bid: bidid, by: "seller", reason: "wrong_amount" },
      },
    ]);

    await api.moveEnd(id, 0);
    const status = async () =>
      (await api.call("product/singleProduct", { id })).responseData.record.market_status;
    await expect.poll(status).toBe("provisional");
    const award = { action: "award", id: kept, pid: id } as const;
    expect((await api.call("seller/bid/manualAward", award, staff)).code).toBeNull();
    expect(await auditOf("manualAward", id)).toMatchObject([
      { actor_id: staff.id, user_id: seller.id, details: { bid: kept } },
    ]);

    const quiet = await lot();
    expect(
      (await act({ action: "withdraw", id: quiet, notes: "Vendido" }, acting)).code,
    ).toBeNull();
    expect(await auditOf("projectAction.withdraw", quiet)).toMatchObject([
      { actor_id: clerk.id, user_id: seller.id, details: { from: "open", reason: "Vendido" } },
    ]);
  });

  it("and settings are written down alike", async () => {
    const value = [{ from: "0", percent: 7 }];
    await api.call("setting/configurationAction", { key: "buyer_premium", value }, staff);
    await api.call("setting/bidIncrementAction", { from: "0", step: "2" }, staff);
    await api.call("setting/bidIncrementAction", { id: "0", from: "0", step: "3" }, staff);
    const rows = await open.db.query(
      "select actor_id, action, details from user_audit where user_id = $1 order by id",
      [staff.id],
    );
    expect(rows).toMatchObject([
      {
        actor_id: staff.id,
        action: "configurationAction",
        details: { key: "buyer_premium", to: [{ fromCents: 0, percent: 7 }] },
      },
      {
        actor_id: staff.id,
        action: "bidIncrements",
        details: { to: expect.arrayContaining([{ fromCents: 0, stepCents: 300 }]) },
      },
    ]);
  });
});
