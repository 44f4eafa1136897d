import { translations } from "../../../_made/letters";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CARD_TEXTS, expiryYears } from "martillo/domain";
import { readingOf } from "../../../platform/languages";
import { DEFAULT_CONFIG } from "../../../platform/call/config";
import { silentLog } from "../../../platform/call/log";
import { deliveryOf } from "../../../platform/mail/delivery";
import { embeddedPorts, type Ports } from "../../../ports/ports";
import { addBank } from "../../../testing/add-bank";
import { createTestApi, type InPageApi } from "../../../testing/test-api";
import { openTestDb } from "../../../testing/test-db";
import { saveCard } from "../../../testing/save-card";
import type { SeededUser } from "../../../seed/seed-rows";
import { ProviderUnreached } from "../../../ports/payment-provider";
import { paymentsOf } from "../../../ports/payment-provider/payments";
import { moneyContext } from "../../../testing/money-context";
import { takeWebhook, workOffEvents } from "../webhooks";
import { tellDeposits } from "./tell-deposits";

describe("saved cards and banks", () => {
  let api: InPageApi;
  let ports: Ports;
  let me: SeededUser;

  beforeAll(async () => {
    const db = await openTestDb();
    ports = embeddedPorts(db);
    api = await createTestApi({ db, ports });
    const letters = {
      db,
      config: { ...DEFAULT_CONFIG, mode: "demo" as const },
      delivery: deliveryOf("demo", {}, translations),
      log: silentLog,
    };
    const { sandbox } = ports.payments;
    sandbox?.deliverTo(
      async (raw, headers) => {
        const fate = await takeWebhook({ ...letters, ports }, sandbox.name, raw, headers);
        return { ok: fate === "stored" };
      },
      { onDeposits: (letter) => tellDeposits(letters, letter), automatic: false },
    );
  });
  afterAll(async () => {
    await api.close();
  });
  beforeEach(async () => {
    me = await api.seedUser();
  });

  it("a letter tells the two deposits, and they verify the account in the other order", async () => {
    const { id } = await addBank(api, me);
    await ports.payments.sandbox?.tick();
    const letters = await api.outbox(me.email);
    const letter = letters.find(({ template }) => template === "bankDeposits");
    expect(letter?.subject).toBe("Dos ingresos pequeños en su cuenta •••• 6789");
    const amounts = [...(letter?.text ?? "").matchAll(/0,(\d\d)\s€/g)].map(([, cents]) => cents);
    expect(amounts).toHaveLength(2);
    const [one = "", other = ""] = amounts;
    const verified = await api.call(
      "customer/source/verify",
      { source_id: id, amount_1: other, amount_2: `0.${one}` },
      me,
    );
    expect(verified.responseData.record).toMatchObject({ id, status: "verified" });
  });

  it("after ten days the account cannot be verified any more", async () => {
    const { id, cents } = await addBank(api, me);
    await api.db.query(
      "update payment_methods set created_at = now() - interval '10 days' where provider_ref = $1",
      [id],
    );
    const late = await api.call(
      "customer/source/verify",
      { source_id: id, amount_1: cents[0], amount_2: cents[1] },
      me,
    );
    expect(late.code).toBe("BANK_VERIFY_LOCKED");
    const list = await api.call("customer/source/list", { object: "bank_account" }, me);
    expect(list.responseData.data).toMatchObject([{ status: "verification_failed" }]);
  });

  it("a card is expired from the first of the next month in Madrid, and another expiry mends it", async () => {
    const { id } = await saveCard(api, me);
    await api.db.query(
      `update payment_methods set (exp_month, exp_year) = (
         select extract(month from day), extract(year from day)
         from (select (now() at time zone 'Europe/Madrid') - interval '1 month' as day) last)
       where provider_ref = $1`,
      [id],
    );
    const statusNow = async () => {
      const list = await api.call("customer/payment_method/list", {}, me);
      return list.responseData.data.map(({ status }) => status);
    };
    expect(await statusNow()).toEqual(["expired"]);
    await api.call(
      "customer/payment_method/update",
      { source_id: id, exp_month: 12, exp_year: 2040 },
      me,
    );
    expect(await statusNow()).toEqual(["active"]);
    await api.db.query(
      `update payment_methods set (exp_month, exp_year) = (
         select extract(month from day), extract(year from day)
         from (select now() at time zone 'Europe/Madrid' as day) this)
       where provider_ref = $1`,
      [id],
    );
    expect(await statusNow()).toEqual(["active"]);
  });

  it.each([
    [
      "provider",
      "customer/payment_method/list",
      "select id from sandbox_methods where id = any($1) and gone_at is null",
    ],
    ["vault", "user/getSkyflowCredit", "select id from vault_cards where id = any($1)"],
  ] as const)(
    "a number that is saved again, in the %s, is one card: the newer one, which is charged with its own expiry",
    async (into, list, kept) => {
      const first = await saveCard(api, me, { into, year: 2039 });
      const again = await saveCard(api, me, { into, year: 2040 });
      const { responseData } = await api.call(list, {}, me);
      const cards = "data" in responseData ? responseData.data : responseData.records;
      expect(cards).toMatchObject([{ exp_year: 2040, is_default: 1 }]);
      expect(JSON.stringify(cards)).toContain(again.id);
      expect(await api.db.query(kept, [[first.id, again.id]])).toEqual([{ id: again.id }]);
      const opened = await api.call("credit/addCreditBalance", { amount: "50.00" }, me);
      const { payment } = opened.responseData;
      const paid = await api.call(
        "payment/stripe_payment",
        { payment: payment?.id ?? 0, source: again.id },
        me,
      );
      expect(paid.responseData.payment.status).toBe("succeeded");
    },
  );

  it("a card is good for no longer than forms offer", async () => {
    const { id } = await saveCard(api, me);
    const update = (exp_year: number) =>
      api.call("customer/payment_method/update", { source_id: id, exp_month: 1, exp_year }, me);
    const last = Number(expiryYears(Date.now()).at(-1));
    expect((await update(last + 1)).code).toBe("INVALID_INPUT");
    expect((await update(last)).code).toBeNull();
  });

  describe("what still needs a card", () => {
    const remove = async (id: string) =>
      (await api.call("customer/payment_method/delete", { source_id: id }, me)).code;
    const bidAgo = (time: string) =>
      api.db.query("update bids set created_at = now() - $2::interval where bidder_id = $1", [
        me.id,
        time,
      ]);

    it("keeps the only one after a bid of the last 42 days, whatever else needs it", async () => {
      const { id } = await saveCard(api, me);
      const idempotency_key = crypto.randomUUID();
      const project_id = await api.seedLot();
      const bid = { project_id, proposed_amount: "90000.00", idempotency_key };
      expect((await api.call("bid/confirm", bid, me)).code).toBeNull();
      await bidAgo("41 days 23 hours");
      await api.db.query("update users set needs_card = true where id = $1", [me.id]);
      expect(await remove(id)).toBe("DEFAULT_CARD_REQUIRED");
      await bidAgo("42 days 1 hour");
      expect(await remove(id)).toBe("CARD_IN_USE");
      await api.db.query("update users set needs_card = false where id = $1", [me.id]);
      expect(await remove(id)).toBeNull();
    });

    it("keeps the last good one for a plan, and lets the expired one go", async () => {
      const good = await saveCard(api, me);
      const expired = await saveCard(api, me, { number: "5555555555554444" });
      await api.db.query("update payment_methods set exp_year = 2020 where provider_ref = $1", [
        expired.id,
      ]);
      await api.db.query("update users set needs_card = true where id = $1", [me.id]);
      expect(await remove(good.id)).toBe("CARD_IN_USE");
      expect(await remove(expired.id)).toBeNull();
    });
  });

  describe("changed at the provider", () => {
    /** Does something there, lets its webhooks come, and lets the clock work them off. */
    async function after(deed: () => Promise<unknown>) {
      await deed();
      await ports.payments.sandbox?.tick();
      await workOffEvents(moneyContext(api.db, ports));
    }
    async function cards() {
      return (await api.call("customer/payment_method/list", {}, me)).responseData.data;
    }
    async function customerOf() {
      return (await api.call("customer/create", {}, me)).responseData.id;
    }

    it("a card with a later expiry is kept with that, and is warned of anew", async () => {
      const { id } = await saveCard(api, me);
      await api.db.query("update payment_methods set warned_at = now() where provider_ref = $1", [
        id,
      ]);
      const method = { customerId: await customerOf(), methodId: id };
      const { sandbox } = ports.payments;
      await after(async () =>
        sandbox?.methods.update(method, { expMonth: 3, expYear: 2041 }, `desk-${id}`),
      );
      expect(await cards()).toMatchObject([{ id, exp_month: 3, exp_year: 2041, status: "active" }]);
      const warned = await api.db.query(
        "select 1 from payment_methods where provider_ref = $1 and warned_at is not null",
        [id],
      );
      expect(warned).toEqual([]);
    });

    it("a card that was taken away there is gone here, and another becomes the default", async () => {
      const first = await saveCard(api, me);
      const second = await saveCard(api, me, { number: "5555555555554444" });
      expect(await cards()).toMatchObject([{ id: first.id, is_default: 1 }, { id: second.id }]);
      const method = { customerId: await customerOf(), methodId: first.id };
      const { sandbox } = ports.payments;
      await after(async () => sandbox?.methods.detach(method, `desk-${first.id}`));
      expect(await cards()).toMatchObject([{ id: second.id, is_default: 1 }]);
      expect(await cards()).toHaveLength(1);
    });

    it("an account that was verified there is verified here", async () => {
      const { id, cents } = await addBank(api, me);
      const method = { customerId: await customerOf(), methodId: id };
      const { sandbox } = ports.payments;
      await after(async () => sandbox?.methods.verify(method, cents, `desk-${id}`));
      const list = await api.call("customer/source/list", { object: "bank_account" }, me);
      expect(list.responseData.data).toMatchObject([{ id, status: "verified" }]);
    });

    it("while the provider cannot be asked the news waits", async () => {
      const { id } = await saveCard(api, me);
      const sandbox = ports.payments.sandbox!;
      const method = { customerId: await customerOf(), methodId: id };
      await sandbox.methods.detach(method, `desk-${id}`);
      await sandbox.tick();
      const away = {
        ...sandbox,
        methods: {
          ...sandbox.methods,
          get: () => Promise.reject(new ProviderUnreached("nobody there")),
        },
      };
      const unreached = { ...ports, payments: paymentsOf({ sandbox: away }) };
      await workOffEvents(moneyContext(api.db, unreached));
      expect(await cards()).toHaveLength(1);
      await api.db.query("update provider_events set look_at = now() where done_at is null");
      await workOffEvents(moneyContext(api.db, ports));
      expect(await cards()).toEqual([]);
    });
  });

  it("pages are told which ways to pay there are, and no secret", async () => {
    const { variables } = (await api.call("common/getDefault", {})).responseData;
    expect(variables["payments"]).toEqual({
      card_provider: "sandbox",
      redirects: ["rosoom"],
      paypal: false,
      vault: "embedded",
      banks: "us",
      test: true,
    });
  });
});

describe("cards of the vault", () => {
  let api: InPageApi;
  let me: SeededUser;

  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(async () => {
    await api.close();
  });
  beforeEach(async () => {
    me = await api.seedUser();
  });

  it("are read with a GET, under the names of both rooms", async () => {
    const { id } = await saveCard(api, me, { into: "vault" });
    const headers = { authorization: `Bearer ${me.token}` };
    const list = await (await api.fetch("/api/user/getSkyflowCredit", { headers })).json();
    expect(list.responseData.records).toMatchObject([
      { skyflow_id: id, brand: "visa", last4: "4242", is_default: 1, status: "active" },
    ]);
    const told = await (await api.fetch("/api/skyflow/generateToken", { headers })).json();
    expect(told.responseData.expires_in).toBeLessThanOrEqual(900);
    expect(told.responseData.accessToken).not.toBe("");
    // Cards at the provider are another list.
    const others = await api.call("customer/payment_method/list", {}, me);
    expect(others.responseData.data).toEqual([]);
  });

  it("what is wrong is told by the literals of the form", async () => {
    const { responseData } = await api.call("skyflow/createPaymentMethod", {}, me);
    const type = async (card: object) => {
      const response = await api.fetch(`${responseData.frame_url}/card`, {
        method: "POST",
        headers: { origin: "null" },
        body: JSON.stringify({ name: "Ana", cvc: "123", month: 12, year: 2040, ...card }),
      });
      return (await response.json()).responseData?.fields;
    };
    // Spain's words for the literals V053, V054 and V059.
    const fields = "Los datos de la tarjeta no son válidos. Compruebe que los ha introducido bien.";
    const expiry = readingOf("for_spanish").phrases[CARD_TEXTS.vaultExpiry] ?? "";
    expect(await type({ number: "4242424242424241" })).toEqual({ number: fields });
    // No real number: the operator of this vault was not assessed for that.
    expect(await type({ number: "4539578763621486" })).toEqual({ number: fields });
    expect(await type({ number: "4242424242424242", year: 2020 })).toEqual({ expiry });
    const { id } = await saveCard(api, me, { into: "vault" });
    const past = { skyflow_id: id, expiry_month: 1, expiry_year: 2020 };
    const refused = await api.call("skyflow/updatePaymentMethod", past, me);
    expect(refused).toMatchObject({ code: "INVALID_INPUT", message: "Invalid expiry details" });
  });

  it("an id without the token of its number is nobody's card, and another's stays another's", async () => {
    const { id } = await saveCard(api, me, { into: "vault" });
    const other = await api.seedUser();
    const claims = { skyflow_id: id, payment_token: "tok_guessed" };
    expect((await api.call("skyflow/createPaymentMethod", claims, other)).code).toBe("NOT_FOUND");
    expect((await api.call("skyflow/createPaymentMethod", { skyflow_id: id }, me)).code).toBe(
      "INVALID_INPUT",
    );
    for (const name of ["skyflow/deletePaymentMethod", "user/defaultSkyflowCard"] as const)
      expect((await api.call(name, { skyflow_id: id }, other)).code).toBe("NOT_FOUND");
  });

  it("the only one stays; of two the other becomes the default", async () => {
    const first = await saveCard(api, me, { into: "vault" });
    const only = await api.call("skyflow/deletePaymentMethod", { skyflow_id: first.id }, me);
    expect(only.code).toBe("DEFAULT_CARD_REQUIRED");
    await api.db.query(
      `insert into payments (user_id, purpose, provider, amount_cents, status, method_id, expires_at)
       select user_id, 'topup', 'sandbox', 5000, 'processing', id, now() + interval '1 hour'
       from payment_methods where provider_ref = $1`,
      [first.id],
    );
    const paying = await api.call("skyflow/deletePaymentMethod", { skyflow_id: first.id }, me);
    expect(paying.code).toBe("PAYMENT_IN_PROGRESS");
    await api.db.query("delete from payments where user_id = $1", [me.id]);
    await saveCard(api, me, { into: "vault", number: "5555555555554444" });
    const left = await api.call("skyflow/deletePaymentMethod", { skyflow_id: first.id }, me);
    expect(left.responseData.records).toMatchObject([{ last4: "4444", is_default: 1 }]);
    const kept = await api.db.query("select 1 from vault_cards where id = $1", [first.id]);
    expect(kept).toEqual([]);
  });

  it("one pays, and its number is in nothing that is kept", async () => {
    const { id } = await saveCard(api, me, { into: "vault" });
    const opened = await api.call("credit/addCreditBalance", { amount: "50.00" }, me);
    const paid = await api.call(
      "payment/stripe_payment",
      { payment: opened.responseData.payment.id, source: id },
      me,
    );
    expect(paid.responseData.payment).toMatchObject({ status: "succeeded", captured: "50.00" });
    const broke = await saveCard(api, me, { into: "vault", number: "4000000000009995" });
    const second = await api.call("credit/addCreditBalance", { amount: "60.00" }, me);
    const declined = await api.call(
      "payment/stripe_payment",
      { payment: second.responseData.payment.id, source: broke.id },
      me,
    );
    expect(declined.code).toBe("PAYMENT_DECLINED");
    for (const table of ["payments", "payment_methods", "vault_cards", "sandbox_methods"]) {
      const rows = JSON.stringify(await api.db.query(`select * from ${table}`));
      expect(rows).not.toContain("4242424242424242");
    }
  });
});
