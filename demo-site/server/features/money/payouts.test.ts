/** Balance that no card can take back goes to a bank account: asked for, transferred by staff, cancelled, or sent back by the bank. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ACCOUNT_NUMBER_KEPT_MS, PAYOUT_LATE_MS } from "martillo/domain";
import { payInFrame, topUp } from "../../../../src/testing/pay-frame";
import type { Db } from "../../platform/db/db";
import { DEMO_OPERATOR } from "../../platform/call/operator";
import { embeddedPorts } from "../../ports/ports";
import { addBank } from "../../testing/add-bank";
import { balanceOffCards, IBAN, verifiedBank } from "../../testing/bank-balance";
import { bothEngines, type OpenEngine } from "../../testing/engines";
import { moneyContext } from "../../testing/money-context";
import { saveCard } from "../../testing/save-card";
import type { SeededUser } from "../../seed/seed-rows";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import { post } from "./ledger/post";
import type { MoneyContext } from "./payables";
import { checkLedger } from "./staff/ledger-report-repository";
import { tellOfStuck } from "./stuck";
import { sweepMoney } from "./sweep";
import { forgetAccountNumbers } from "./wallet/payout-repository";

/** Pays; its bank takes no refund. */
const REFUNDS_FAIL = "4000000000005126";

/** Ends a transaction that was only tried. */
class Enough extends Error {}

describe.each(bothEngines)("balance to a bank account on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let ctx: MoneyContext;
  let staff: SeededUser;
  let me: SeededUser;
  const logged: string[] = [];

  beforeAll(async () => {
    open = await engine.open();
    const ports = embeddedPorts(open.db);
    const keep = (...said: unknown[]) => void logged.push(JSON.stringify(said));
    const log = { debug: keep, info: keep, warn: keep, error: keep };
    const config = { operator: DEMO_OPERATOR };
    api = await createTestApi({ db: open.db, ports, log, config });
    ctx = { ...moneyContext(open.db, ports, config), log };
    staff = await api.seedUser({ staff: true });
  });
  afterAll(async () => {
    expect(await broken(open.db)).toEqual([]);
    await api.close();
    await open.close();
  });
  beforeEach(async () => {
    me = await api.seedUser();
  });

  const key = () => crypto.randomUUID();
  async function broken(db: Db) {
    return (await checkLedger(db)).filter(({ faults }) => faults.length > 0);
  }
  async function wallet(of: SeededUser = me) {
    return (await api.call("credit/getCreditHistory", {}, of)).responseData;
  }
  const giveBack = (
    amount: string,
    bank?: { source_id: string; account_number: string },
    idempotency_key = key(),
  ) => api.call("custom/returnBalance", { amount, bank, idempotency_key }, me);
  /** A payout of 40 € that waits. */
  async function requested() {
    await balanceOffCards(api, me, 4_000);
    const source_id = await verifiedBank(api, me);
    const { responseData } = await giveBack("40.00", { source_id, account_number: IBAN });
    return { id: responseData.payout?.id ?? 0, source_id };
  }
  const paid = (id: number, by: SeededUser = staff, idempotency_key = key()) =>
    api.call(
      "custom/balancePayouts",
      { action: "paid", id, reference: "T-2026-7", idempotency_key },
      by,
    );
  const decide = (action: "cancel" | "returned", id: number) =>
    api.call(
      "custom/balancePayouts",
      { action, id, reason: "La cuenta está cerrada", idempotency_key: key() },
      staff,
    );
  async function letters(to: { email: string }) {
    return (await api.outbox(to.email)).map(({ template }) => template);
  }
  async function valueOf(id: number, expression: string) {
    const [row] = await api.db.query<{ value: unknown }>(
      `select ${expression} as value from balance_payouts where id = $1`,
      [id],
    );
    return row?.value;
  }
  const earlier = (id: number, byMs: number, columns: readonly string[]) =>
    api.db.query(
      `update balance_payouts set ${columns.map((name) => `${name} = ${name} - $2::float8 * interval '1 ms'`).join(", ")}
       where id = $1`,
      [id, byMs],
    );

  it("is asked for, transferred and told at each step, of the account only its ending", async () => {
    await balanceOffCards(api, me, 4_000);
    const source_id = await verifiedBank(api, me);
    expect(await wallet()).toMatchObject({ returnable_to_cards: "0.00", payouts: [] });
    const asked = await giveBack("30.00", {
      source_id,
      account_number: "es91 2100 0418 4502 0005 1332",
    });
    expect(asked.code).toBeNull();
    expect(asked.responseData).toMatchObject({
      records: [],
      balance: { available: "10.00" },
      payout: { amount: "30.00", last4: "1332", status: "requested", decided_at: null },
    });
    expect(JSON.stringify(asked.responseData)).not.toMatch(/2100 ?0418/);
    expect(await broken(api.db)).toEqual([]);
    expect((await wallet()).records[0]).toMatchObject({
      description: "Transferencia a su cuenta",
      amount: "-30.00",
    });
    expect((await letters(me))[0]).toBe("balancePayoutAsked");
    expect((await letters(DEMO_OPERATOR))[0]).toBe("balancePayoutDue");

    const id = asked.responseData.payout?.id ?? 0;
    const list = await api.call("custom/balancePayouts", { action: "list" }, staff);
    const waiting = list.responseData.records.find((record) => record.id === id);
    expect(waiting).toMatchObject({
      person: { id: me.id, email: me.email },
      holder: "Ana Ruiz",
      account_number: "ES91 2100 0418 4502 0005 1332",
      routing_number: "",
      overdue: 0,
      can_return: 0,
    });

    const done = await paid(id);
    expect(done.responseData.records).toMatchObject([
      { status: "paid", reference: "T-2026-7", can_return: 1 },
    ]);
    expect(await broken(api.db)).toEqual([]);
    expect((await wallet()).payouts).toMatchObject([{ status: "paid", reference: "T-2026-7" }]);
    expect((await wallet()).balance.available).toBe("10.00");
    const [told] = await api.outbox(me.email);
    expect(told).toMatchObject({ template: "balancePayoutMade" });
    expect(told?.text).toContain("T-2026-7");
    const deeds = await api.db.query<{ action: string; actor_id: number }>(
      "select action, actor_id from user_audit where details->>'payout' = $1 order by id",
      [String(id)],
    );
    expect(deeds).toEqual([
      { action: "balance payout asked", actor_id: me.id },
      { action: "balance payout paid", actor_id: staff.id },
    ]);
  });

  it("takes what the cards cannot, and tells how much they can", async () => {
    await balanceOffCards(api, me, 4_000);
    await topUp(api, me, "25.00");
    const source_id = await verifiedBank(api, me);
    expect((await wallet()).returnable_to_cards).toBe("25.00");
    const bare = await giveBack("60.00");
    expect(bare).toMatchObject({
      code: "INSUFFICIENT_BALANCE",
      message: "A sus tarjetas solo pueden volver 25,00\u00a0€.",
      refusal: { next: "Indique una cuenta bancaria verificada para el resto." },
    });
    const bank = { source_id, account_number: IBAN };
    expect((await giveBack("65.01", bank)).code).toBe("INSUFFICIENT_BALANCE");
    expect((await wallet()).balance.available).toBe("65.00");
    const split = await giveBack("60.00", bank);
    expect(split.responseData).toMatchObject({
      records: [{ amount: "25.00" }],
      payout: { amount: "35.00" },
      balance: { available: "5.00" },
    });
    await sweepMoney(ctx);
    expect(await broken(api.db)).toEqual([]);
    // What the cards take alone needs no transfer.
    await topUp(api, me, "10.00");
    const cards = await giveBack("10.00", bank);
    expect(cards.responseData.records).toHaveLength(1);
    expect(cards.responseData.payout).toBeUndefined();
  });

  it("takes what a card has refused", async () => {
    const opened = await api.call("credit/addCreditBalance", { amount: "30.00" }, me);
    await payInFrame(api, opened.responseData.frame_url ?? "", { number: REFUNDS_FAIL });
    expect((await wallet()).returnable_to_cards).toBe("30.00");
    expect((await giveBack("30.00")).code).toBeNull();
    await sweepMoney(ctx);
    await api.db.query("update sandbox_refunds set settles_at = 0 where settles_at is not null");
    await ctx.ports.payments.sandbox?.tick();
    await sweepMoney(ctx);
    expect(await wallet()).toMatchObject({
      balance: { available: "30.00" },
      returnable_to_cards: "0.00",
    });
    expect((await giveBack("30.00")).code).toBe("INSUFFICIENT_BALANCE");
    const source_id = await verifiedBank(api, me);
    const asked = await giveBack("30.00", { source_id, account_number: IBAN });
    expect(asked.responseData).toMatchObject({ records: [], payout: { amount: "30.00" } });
    expect(await broken(api.db)).toEqual([]);
  });

  it("never takes the bonus", async () => {
    const issued = await api.call(
      "custom/giftCards",
      { action: "issue", amount: "50.00", idempotency_key: key() },
      staff,
    );
    const code = issued.responseData.records[0]?.code ?? "";
    await api.call("giftcard/addGiftCardWalletBalance", { code }, me);
    const source_id = await verifiedBank(api, me);
    const refused = await giveBack("1.00", { source_id, account_number: IBAN });
    expect(refused.code).toBe("INSUFFICIENT_BALANCE");
    expect(refused.message).toMatch(/0,00\s€/);
  });

  it("goes to a verified account of the person alone, by its own number", async () => {
    await balanceOffCards(api, me, 4_000);
    const other = await api.seedUser();
    const foreign = await verifiedBank(api, other);
    const fresh = await addBank(api, me, "000987654321");
    const mine = await verifiedBank(api, me);
    const digits = await verifiedBank(api, me, "000123456789");
    const card = await saveCard(api, me);
    const refused = async (source_id: string, account_number: string) =>
      (await giveBack("40.00", { source_id, account_number })).code;
    expect(await refused(foreign, IBAN)).toBe("NOT_FOUND");
    expect(await refused(card.id, IBAN)).toBe("NOT_FOUND");
    expect(await refused(fresh.id, "000987654321")).toBe("BANK_NOT_VERIFIED");
    expect(await refused(mine, "ES9121000418450200051333")).toBe("INVALID_INPUT");
    expect(await refused(digits, "000123456780")).toBe("INVALID_INPUT");
    const ending = await giveBack("40.00", {
      source_id: mine,
      account_number: "GB82WEST12345698765432",
    });
    expect(ending.refusal.fields).toEqual({
      "bank.account_number": "No es el número de esa cuenta: termina de otra manera.",
    });
    expect((await wallet()).payouts).toEqual([]);
    expect((await wallet()).balance.available).toBe("40.00");
    expect(await refused(digits, "000123456789")).toBeNull();
  });

  it("is one for two presses at once, and for two keys no more than there is", async () => {
    await balanceOffCards(api, me, 4_000);
    const source_id = await verifiedBank(api, me);
    const bank = { source_id, account_number: IBAN };
    const press = key();
    const same = await Promise.all([
      giveBack("25.00", bank, press),
      giveBack("25.00", bank, press),
    ]);
    expect(same.map(({ responseData }) => responseData.payout?.id)).toEqual([
      same[0].responseData.payout?.id,
      same[0].responseData.payout?.id,
    ]);
    expect((await wallet()).payouts).toHaveLength(1);
    const two = await Promise.all([giveBack("15.00", bank), giveBack("15.00", bank)]);
    expect(two.map(({ code }) => code ?? "asked").toSorted()).toEqual([
      "INSUFFICIENT_BALANCE",
      "asked",
    ]);
    expect(await wallet()).toMatchObject({ balance: { available: "0.00", debt: "0.00" } });
  });

  it("is decided once by two of staff at once", async () => {
    const { id } = await requested();
    const other = await api.seedUser({ staff: true });
    const both = await Promise.all([paid(id), paid(id, other)]);
    expect(both.map(({ code }) => code ?? "paid").toSorted()).toEqual([
      "ILLEGAL_TRANSITION",
      "paid",
    ]);
    const press = key();
    const second = await requested();
    const same = await Promise.all([paid(second.id, staff, press), paid(second.id, staff, press)]);
    expect(same.map(({ code }) => code)).toEqual([null, null]);
    expect((await decide("cancel", id)).code).toBe("ILLEGAL_TRANSITION");
    expect((await paid(987_654)).code).toBe("NOT_FOUND");
    const made = (await letters(me)).filter((name) => name === "balancePayoutMade");
    expect(made).toHaveLength(2);
  });

  it("is in the balance again when staff cancel it, and the number is forgotten", async () => {
    const { id } = await requested();
    expect((await decide("returned", id)).code).toBe("ILLEGAL_TRANSITION");
    expect((await decide("cancel", id)).code).toBeNull();
    expect(await broken(api.db)).toEqual([]);
    const { balance, payouts, records } = await wallet();
    expect(balance.available).toBe("40.00");
    expect(payouts).toMatchObject([{ status: "cancelled", reason: "La cuenta está cerrada" }]);
    expect(records[0]).toMatchObject({
      description: "Transferencia a su cuenta que no llegó",
      amount: "40.00",
    });
    expect(await valueOf(id, "account_number")).toBeNull();
    expect(await valueOf(id, "last4")).toBe("1332");
    expect((await letters(me))[0]).toBe("balancePayoutCancelled");
  });

  it("covers a debt first when the bank sends it back, within 90 days", async () => {
    const { id } = await requested();
    await paid(id);
    // A payment of the balance is taken back by its bank, once it is spent: a debt of 15 €.
    await api.db.tx((t) =>
      post(t, {
        event: "dispute",
        dispute: `of-${me.id}`,
        provider: "sandbox",
        amountCents: 1_500,
        of: { what: "topup", user: me.id },
      }),
    );
    expect((await wallet()).balance).toMatchObject({ available: "0.00", debt: "15.00" });
    await earlier(id, ACCOUNT_NUMBER_KEPT_MS - 60_000, ["decided_at"]);
    await forgetAccountNumbers(api.db);
    expect(await valueOf(id, "account_number")).toBe(IBAN);
    expect((await decide("returned", id)).code).toBeNull();
    expect((await wallet()).balance).toMatchObject({ available: "25.00", debt: "0.00" });
    expect(await broken(api.db)).toEqual([]);
    expect(await valueOf(id, "account_number")).toBeNull();
    expect((await letters(me))[0]).toBe("balancePayoutReturned");
    expect((await decide("returned", id)).code).toBe("ILLEGAL_TRANSITION");
  });

  it("keeps the number for 90 days, and then comes back no more", async () => {
    const { id } = await requested();
    await paid(id);
    await earlier(id, ACCOUNT_NUMBER_KEPT_MS, ["decided_at"]);
    await forgetAccountNumbers(api.db);
    expect(await valueOf(id, "account_number")).toBeNull();
    expect((await decide("returned", id)).code).toBe("ILLEGAL_TRANSITION");
  });

  it("is told to staff every third day while it waits", async () => {
    const { id } = await requested();
    const told = async () => {
      const count = async () =>
        (await letters(DEMO_OPERATOR)).filter((name) => name === "balancePayoutLate").length;
      const before = await count();
      await tellOfStuck(ctx);
      return (await count()) - before;
    };
    await told();
    expect(await told()).toBe(0);
    for (let turn = 0; turn < 2; turn += 1) {
      await earlier(id, PAYOUT_LATE_MS, ["asked_at", "told_at"]);
      expect([await told(), await told()]).toEqual([1, 0]);
    }
    const { records } = (await api.call("custom/balancePayouts", { action: "list" }, staff))
      .responseData;
    expect(records.find((record) => record.id === id)?.overdue).toBe(1);
    await decide("cancel", id);
    await earlier(id, PAYOUT_LATE_MS, ["asked_at", "told_at"]);
    expect(await told()).toBe(0);
  });

  it("is seen and decided by staff alone", async () => {
    const { id } = await requested();
    const seller = await api.seedUser({ admin: true });
    for (const stranger of [null, me, seller]) {
      const listed = await api.call("custom/balancePayouts", { action: "list" }, stranger);
      expect(listed.code).not.toBeNull();
      const pressed = await api.call(
        "custom/balancePayouts",
        { action: "paid", id, reference: "X", idempotency_key: key() },
        stranger,
      );
      expect(pressed.code).not.toBeNull();
    }
    expect(await valueOf(id, "status")).toBe("requested");
    expect((await wallet(seller)).payouts).toEqual([]);
  });

  const ofPayout = (id: number) => `kind = 'returning' and ref = 'payout.${id}'`;
  it.each([
    ["a sum differs", "update balance_payouts set amount_cents = amount_cents + 1 where id = $1"],
    [
      "it counts as transferred",
      `update balance_payouts set status = 'paid', decided_at = now(), bank_reference = 'x' where id = $1`,
    ],
    [
      "it counts as cancelled",
      `update balance_payouts set status = 'cancelled', decided_at = now() where id = $1`,
    ],
    ["it is gone", "delete from balance_payouts where id = $1"],
  ])("the report of the ledger sees where %s", async (_, plant) => {
    const { id } = await requested();
    const tried = api.db.tx(async (t) => {
      await t.query(plant, [id]);
      expect((await broken(t)).map(({ rule }) => rule)).toContain("L11");
      throw new Enough();
    });
    await expect(tried).rejects.toThrow(Enough);
    const [account] = await api.db.query(
      `select balance_cents::int as cents from ledger_accounts where ${ofPayout(id)}`,
    );
    expect(account).toEqual({ cents: 4_000 });
  });

  it("has told the number of an account to no letter, log, note or key", async () => {
    const rows = await api.outbox();
    expect(rows.length).toBeGreaterThan(10);
    const audit = await api.db.query("select details from user_audit");
    const keys = await api.db.query("select * from money_keys");
    const said = JSON.stringify([rows, audit, keys, logged]).replace(/\s/g, "");
    for (const number of [IBAN, IBAN.slice(4, 20), "000123456789", "000987654321"]) {
      expect(said).not.toContain(number);
    }
  });
});
