import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { customSubscriptionAction, InputOf, membershipPayment } from "martillo/contract";
import { DEFAULT_PLAN_ROWS } from "martillo/domain";
import type { SandboxProvider } from "../../ports/payment-provider/sandbox/options";
import { embeddedPorts } from "../../ports/ports";
import { engines, type OpenEngine } from "../../testing/engines";
import { moneyContext } from "../../testing/money-context";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser, SeedUser } from "../../seed/seed-rows";
import { type MoneyContext, checkLedger } from "../money";
import { sweepMoney, takeWebhook } from "../money";
import { answerChallenge, payByCard, requireTicket, viewFrame } from "../money/pay-frame/frame";

import { sweepPlans } from ".";

const GOOD = "4242424242424242";
const MASTERCARD = "5555555555554444";
/** Can be saved; every charge of it fails. */
const FAILS_LATER = "4000000000000341";
const ASKS_ALWAYS = "4000002760003184";
/** The bank says a moment later that it has paid; the other one, that it has not. */
const PAYS_LATER = "4000000000008104";
const REFUSES_LATER = "4000000000008112";
const DAY_MS = 86_400_000;
const EURO = "\u00a0€";

describe.each(engines)("plans on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let ctx: MoneyContext;
  let me: SeededUser;
  let sandbox: SandboxProvider;

  beforeAll(async () => {
    open = await engine.open();
    const ports = embeddedPorts(open.db);
    api = await createTestApi({ db: open.db, ports });
    ctx = moneyContext(open.db, ports);
    if (!ports.payments.sandbox) throw new Error("there is no embedded provider");
    sandbox = ports.payments.sandbox;
    const intake = async (raw: Uint8Array, headers: Headers) => ({
      ok: (await takeWebhook(ctx, sandbox.name, raw, headers)) === "stored",
    });
    sandbox.deliverTo(intake, { automatic: false });
  });
  afterAll(async () => {
    const broken = (await checkLedger(open.db)).filter(({ faults }) => faults.length > 0);
    expect(broken).toEqual([]);
    await api.close();
    await open.close();
  });
  beforeEach(async () => {
    me = await seller();
  });

  /** Sells, and pays for nothing. */
  function seller(partial: Partial<SeedUser> = {}) {
    return api.seedUser({ admin: true, membership: "free", ...partial });
  }
  function typed(number: string, save = true) {
    return { number, cvc: "123", expMonth: 12, expYear: 2040, save };
  }
  async function inFrame(frameUrl: string | undefined, number: string) {
    const ticket = await requireTicket(ctx, (frameUrl ?? "").replace("/pay/", ""));
    return payByCard(ctx, ticket, typed(number));
  }
  /** Saves a card; returns its name at the provider. */
  async function saveCard(number = GOOD, as = me): Promise<string> {
    const asked = await api.call("customer/payment_method/create", {}, as);
    const url = asked.responseData.frame_url;
    const view = await inFrame(url, number);
    if (view.saved) return view.saved.id;
    const ticket = await requireTicket(ctx, (url ?? "").replace("/pay/", ""));
    const done = await answerChallenge(ctx, ticket, view.challenge ?? "", "authorize");
    if (!done.saved) throw new Error(`the card was not saved: ${done.state}`);
    return done.saved.id;
  }
  async function plan(as = me) {
    return (await api.call("custom/subscription", {}, as)).responseData.record;
  }
  function trial(planName = "profesional", as = me) {
    return api.call("user/freeTrialActivation", { planName, period: "monthly" }, as);
  }
  function pay(input: InputOf<typeof membershipPayment>, as = me) {
    return api.call("paymentThird/stripe/membership_payment", input, as);
  }
  async function buy(planName: string, source: string, period: "monthly" | "yearly" = "monthly") {
    return pay({ planName, period, paymentInfo: { source } });
  }
  function act(input: InputOf<typeof customSubscriptionAction>) {
    return api.call("custom/subscriptionAction", input, me);
  }
  /** What the account itself says. */
  async function account() {
    const [row] = await api.db.query<Record<string, unknown>>(
      `select membership, membership_period, membership_start is not null as has_start,
         membership_end is not null as has_end, trial_activated, needs_card from users where id = $1`,
      [me.id],
    );
    return row;
  }
  /** As if so much time had gone by for this subscription. */
  async function elapse(ms: number) {
    const moved = ["anchor_at", "start_at", "end_at", "past_due_at", "tried_at", "due_at"];
    await api.db.query(
      `update subscriptions set ${moved.map((name) => `${name} = ${name} - $2::float8 * interval '1 ms'`).join(", ")},
         claimed_until = null
       where user_id = $1`,
      [me.id, ms],
    );
  }
  /** The period that runs has just ended. */
  async function toTheEnd() {
    const { end } = await plan();
    const now = await databaseNow();
    await elapse((end ?? now) - now + 1_000);
  }
  async function databaseNow() {
    const [row] = await api.db.query<{ now: number }>(
      "select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now",
    );
    return row?.now ?? 0;
  }
  async function letters() {
    return (await api.outbox(me.email)).map(({ template }) => template);
  }
  async function charges() {
    const rows = await api.db.query<{ status: string; cents: number }>(
      `select status, captured_cents - refunded_cents as cents from payments
       where user_id = $1 and purpose = 'plan' order by id`,
      [me.id],
    );
    return rows.map(({ status, cents }) => [status, cents]);
  }

  describe("a trial", () => {
    it("needs a card that can be charged later", async () => {
      const refused = await trial();
      expect(refused).toMatchObject({
        httpStatus: 409,
        code: "TRIAL_CARD_REQUIRED",
        message: "Need to add card for activating trial",
      });
      expect(await plan()).toMatchObject({ status: "free", trial_used: 0 });
    });

    it("begins with a saved card, charges nothing, and says what it will charge", async () => {
      await saveCard();
      const begun = await trial("Profesional");
      expect(begun.responseData.record).toMatchObject({
        membership: "profesional",
        membership_period: "monthly",
        trial_activated: 1,
      });
      const { start, end, next_charge, card, ...rest } = await plan();
      expect(rest).toMatchObject({ status: "trialing", plan_name: "Profesional", net: "0.00" });
      expect((end ?? 0) - start).toBe(30 * DAY_MS);
      expect(next_charge).toEqual({ at: end, net: "60.00", vat: "12.60", total: "72.60" });
      expect(card).toMatchObject({ brand: "visa", last4: "4242" });
      expect(await account()).toMatchObject({ has_end: true, needs_card: true });
      expect(await charges()).toEqual([]);
      const [letter] = await api.outbox(me.email);
      expect(letter?.template).toBe("trialStarted");
      expect(letter?.text).toContain(`72,60${EURO}`);
    });

    it("is had once: by account, by tax number, by card", async () => {
      await saveCard();
      await trial();
      await act({ action: "cancel" });
      await toTheEnd();
      await sweepPlans(ctx);
      expect((await trial()).code).toBe("TRIAL_USED");
      const sameCard = await seller();
      await saveCard(GOOD, sameCard);
      // The sandbox knows a card by its number, whichever person saves it.
      const byCard = await trial("inicio", sameCard);
      const one = await seller();
      const other = await seller();
      for (const person of [one, other]) {
        await api.db.query(
          `update users set custom_fields = '{"dni": "12.345.678-Z"}' where id = $1`,
          [person.id],
        );
      }
      await saveCard(MASTERCARD, one);
      await saveCard("4000000000000259", other);
      expect((await trial("inicio", one)).code).toBeNull();
      expect((await trial("inicio", other)).code).toBe("TRIAL_USED");
      expect(byCard.code).toBe("TRIAL_USED");
    });

    it("is not for what costs nothing, nor for what is agreed upon", async () => {
      await api.db.query("delete from plan_trials");
      await saveCard();
      expect((await trial("enterprise")).code).toBe("PLAN_CONTACT");
      expect((await trial("free")).code).toBe("ILLEGAL_TRANSITION");
      expect((await trial("platino")).code).toBe("INVALID_INPUT");
    });
  });

  describe("of a trial that runs", () => {
    beforeEach(async () => {
      await api.db.query("delete from plan_trials");
      await saveCard();
      await trial();
    });

    it("its seller is told 7 days and 1 day before, once", async () => {
      await elapse(23 * DAY_MS + 1_000);
      await sweepPlans(ctx);
      await sweepPlans(ctx);
      expect(await letters()).toEqual(["trialEnding", "trialStarted"]);
      await elapse(6 * DAY_MS);
      await sweepPlans(ctx);
      await sweepPlans(ctx);
      expect(await letters()).toEqual(["trialEnding", "trialEnding", "trialStarted"]);
    });

    it("the end is charged, once, however often and by how many it is looked at", async () => {
      await toTheEnd();
      await Promise.all([sweepPlans(ctx), sweepPlans(ctx)]);
      await sweepPlans(ctx);
      expect(await charges()).toEqual([["succeeded", 7_260]]);
      const now = await plan();
      expect(now).toMatchObject({ status: "active", plan: "profesional", net: "60.00" });
      expect(await letters()).toEqual(
        expect.arrayContaining(["planRenewed", "paymentReceived", "trialStarted"]),
      );
      const lines = await api.db.query<{ account: string; cents: number }>(
        `select a.kind || case when a.ref = '' then '' else ':' || a.ref end as account, l.amount_cents as cents
         from ledger_entries e join ledger_lines l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
         where e.event = 'plan' and e.payment_id = (select max(id) from payments where user_id = $1)
         order by l.id`,
        [me.id],
      );
      expect(lines).toEqual([
        { account: "provider:sandbox", cents: 7_260 },
        { account: "house:plans", cents: -6_000 },
        { account: "house:vat", cents: -1_260 },
      ]);
      const history = (await api.call("custom/subscriptionHistory", {}, me)).responseData;
      expect(history.records).toMatchObject([
        { kind: "renewal", plan_name: "Profesional", net: "60.00", total: "72.60" },
        { kind: "trial", total: "72.60" },
      ]);
    });

    it("the only card cannot be deleted, unless it is cancelled", async () => {
      const { card } = await plan();
      const remove = () =>
        api.call("customer/payment_method/delete", { source_id: card?.id ?? "" }, me);
      expect((await remove()).code).toBe("CARD_IN_USE");
      await act({ action: "cancel" });
      expect((await remove()).code).toBeNull();
    });

    it("a cancellation leaves it until its end, and can be taken back", async () => {
      expect((await act({ action: "cancel" })).responseData.record).toMatchObject({
        status: "canceling",
        next_charge: null,
      });
      expect((await act({ action: "resume" })).responseData.record).toMatchObject({
        status: "trialing",
        next_charge: { total: "72.60" },
      });
      await act({ action: "cancel" });
      await toTheEnd();
      await sweepPlans(ctx);
      expect(await plan()).toMatchObject({ status: "free", plan: "free", end: null });
      expect(await account()).toMatchObject({ membership: "free", needs_card: false });
      expect(await charges()).toEqual([]);
    });

    it("nobody who has become a buyer is charged", async () => {
      await api.db.query("update users set admin = false where id = $1", [me.id]);
      await toTheEndOf(me.id);
      await sweepPlans(ctx);
      expect(await charges()).toEqual([]);
      const [row] = await api.db.query<{ status: string }>(
        "select status from subscriptions where user_id = $1",
        [me.id],
      );
      expect(row?.status).toBe("free");
    });
  });

  async function toTheEndOf(userId: number) {
    await api.db.query(
      `update subscriptions set end_at = clock_timestamp() - interval '1 s', due_at = clock_timestamp() - interval '1 s'
       where user_id = $1`,
      [userId],
    );
  }

  describe("an upgrade", () => {
    it("is priced by the server, charged to the saved card, and begins now", async () => {
      const source = await saveCard();
      const quote = await api.call(
        "custom/paymentQuote",
        { purpose: "plan", planName: "inicio", period: "monthly" },
        me,
      );
      expect(quote.responseData).toMatchObject({
        total: "36.30",
        lines: [
          { label: "Plan Inicio, mensual", amount: "30.00" },
          { label: "IVA 21 %", amount: "6.30" },
        ],
      });
      const bought = await pay({
        payment_object: { planName: "Inicio", period: "monthly", paymentInfo: { source } },
        amount: 1,
        payment_type: "card",
      });
      expect(bought.responseData).toMatchObject({
        payment: { status: "succeeded", amount: "36.30", purpose: "plan" },
        membership: { status: "active", plan: "inicio", net: "30.00" },
      });
      expect(await account()).toMatchObject({ membership: "inicio", membership_period: "monthly" });
      expect(await letters()).toEqual(expect.arrayContaining(["planChanged", "paymentReceived"]));
    });

    it("from 30 to 60 with 10 of 30 days left credits 10,00 and charges 60,50", async () => {
      const source = await saveCard();
      await buy("inicio", source);
      // Thirty days of which ten are left, and a minute more than that.
      await api.db.query(
        `update subscriptions set start_at = clock_timestamp() - interval '20 days' + interval '60 s',
           end_at = clock_timestamp() + interval '10 days' + interval '60 s' where user_id = $1`,
        [me.id],
      );
      const quote = await api.call(
        "custom/paymentQuote",
        { purpose: "plan", planName: "profesional", period: "monthly" },
        me,
      );
      expect(quote.responseData).toMatchObject({
        total: "60.50",
        lines: [{ amount: "60.00" }, { amount: "-10.00" }, { amount: "10.50" }],
      });
      const wrong = await pay({ planName: "profesional", source, expected_due: "72.60" });
      expect(wrong.code).toBe("PRICE_CHANGED");
      const bought = await buy("profesional", source);
      expect(bought.responseData.payment).toMatchObject({ captured: "60.50" });
      const [, first] = (await api.call("custom/subscriptionHistory", {}, me)).responseData.records;
      expect(first).toMatchObject({ plan: "inicio", credit: "0.00", total: "36.30" });
      const [last] = (await api.call("custom/subscriptionHistory", {}, me)).responseData.records;
      expect(last).toMatchObject({ plan: "profesional", credit: "10.00", total: "60.50" });
      // The credit of the next one is of the full price, also of what was bought with a credit.
      expect((await plan()).net).toBe("60.00");
    });

    it("two at once: one pays, the other is told so, and nobody pays twice", async () => {
      const source = await saveCard();
      const both = await Promise.all([buy("inicio", source), buy("inicio", source)]);
      const codes = both.map(({ code }) => code);
      expect(codes.filter((code) => code === null).length).toBeGreaterThan(0);
      for (const code of codes) {
        expect([null, "PLAN_NOT_DEARER", "PAYMENT_IN_PROGRESS"]).toContain(code);
      }
      await sweepMoney(ctx);
      const paid = (await charges()).filter(([, cents]) => Number(cents) > 0);
      expect(paid).toEqual([["succeeded", 3_630]]);
      expect(await plan()).toMatchObject({ plan: "inicio" });
    });

    it("the same key is the same payment", async () => {
      const source = await saveCard();
      const input = { planName: "negocio", source, idempotency_key: "plan-0001" };
      const one = await pay(input);
      expect(one.responseData.payment?.amount).toBe("145.20");
      // It has the plan by now, so that a second press is refused and charges nothing.
      expect((await pay(input)).code).toBe("PLAN_NOT_DEARER");
      expect(await charges()).toEqual([["succeeded", 14_520]]);
    });

    it("takes a new card in the frame and keeps it", async () => {
      expect((await pay({ planName: "inicio" })).code).toBe("CARD_REQUIRED");
      const opened = await pay({ planName: "inicio", period: "yearly", save: 1 });
      expect(opened.responseData).toMatchObject({
        payment: { amount: "435.60", status: "open" },
        membership: { status: "free" },
      });
      const view = await inFrame(opened.responseData.frame_url, GOOD);
      expect(view).toMatchObject({ state: "paid", title: "Plan Inicio, anual" });
      const now = await plan();
      expect(now).toMatchObject({ status: "active", period: "yearly", card: { last4: "4242" } });
      expect(now.auctions.limit).toBe(36);
    });

    it("a card that is declined says why, and nothing changes", async () => {
      const source = await saveCard(FAILS_LATER);
      const refused = await buy("inicio", source);
      expect(refused).toMatchObject({ httpStatus: 402, code: "PAYMENT_DECLINED" });
      expect(await plan()).toMatchObject({ status: "free" });
    });

    it("is nothing that costs less, the same, or what is agreed upon", async () => {
      const source = await saveCard();
      await buy("profesional", source);
      for (const name of ["profesional", "inicio", "free"]) {
        expect((await buy(name, source)).code).toBe("PLAN_NOT_DEARER");
      }
      expect((await buy("enterprise", source)).code).toBe("PLAN_CONTACT");
      expect((await pay({ planName: "negocio", source, currency: "INR" })).code).toBe(
        "CURRENCY_NOT_SUPPORTED",
      );
      const paytm = await api.call(
        "paymentThird/paytm/membership_payment",
        { planName: "negocio" },
        me,
      );
      expect(paytm.code).toBe("PROVIDER_NOT_CONFIGURED");
      expect((await buy("profesional", source, "yearly")).responseData.membership).toMatchObject({
        period: "yearly",
      });
    });
  });

  describe("a renewal that cannot be charged", () => {
    let good: string;

    beforeEach(async () => {
      good = await saveCard();
      await buy("inicio", good);
      const bad = await saveCard(FAILS_LATER);
      await act({ action: "method", source: bad });
      await toTheEnd();
      await sweepPlans(ctx);
    });

    it("is past due, keeps the plan and tells its seller", async () => {
      const now = await plan();
      expect(now).toMatchObject({ status: "past_due", plan: "inicio" });
      expect((now.lost_at ?? 0) - (now.past_due_since ?? 0)).toBe(7 * DAY_MS);
      expect((await letters())[0]).toBe("planUnpaid");
      expect(await account()).toMatchObject({ membership: "inicio", needs_card: true });
    });

    it("is tried on days 1, 3, 5 and 7, and then the plan is gone", async () => {
      const tries = async () => (await letters()).filter((name) => name === "planUnpaid").length;
      expect(await tries()).toBe(1);
      for (const [days, count] of [
        [1, 2],
        [2, 3],
        [2, 4],
      ] as const) {
        await sweepPlans(ctx);
        await elapse(days * DAY_MS);
        await sweepPlans(ctx);
        expect(await tries()).toBe(count);
        expect((await plan()).status).toBe("past_due");
      }
      await elapse(2 * DAY_MS);
      await sweepPlans(ctx);
      expect(await plan()).toMatchObject({ status: "expired", plan: "free" });
      expect((await letters())[0]).toBe("planExpired");
      expect(await account()).toMatchObject({ membership: "free", needs_card: false });
    });

    it("is paid late, for the period from its original start", async () => {
      await elapse(2 * DAY_MS);
      const before = await plan();
      const paid = await buy("inicio", good);
      expect(paid.responseData.payment).toMatchObject({ amount: "36.30", status: "succeeded" });
      const after = await plan();
      expect(after).toMatchObject({ status: "active", past_due_since: null });
      expect(Math.abs(after.start - (before.end ?? 0))).toBeLessThan(4 * DAY_MS);
      expect(after.start).toBeLessThan(await databaseNow());
    });

    it("is tried at once with another card", async () => {
      const changed = await act({ action: "method", source: good });
      expect(changed.responseData.record).toMatchObject({ status: "active" });
      const paid = (await charges()).filter(([status]) => status === "succeeded");
      expect(paid).toEqual([
        ["succeeded", 3_630],
        ["succeeded", 3_630],
      ]);
    });

    it("is dropped by an upgrade, which pays its own price without a credit", async () => {
      const paid = await buy("negocio", good);
      expect(paid.responseData.payment).toMatchObject({ captured: "145.20" });
      await sweepMoney(ctx);
      expect(await plan()).toMatchObject({ status: "active", plan: "negocio" });
      expect((await charges()).filter(([, cents]) => Number(cents) > 0)).toHaveLength(2);
    });

    it("is given up by its seller at once", async () => {
      expect((await act({ action: "cancel" })).responseData.record).toMatchObject({
        status: "free",
      });
    });
  });

  describe("a payment that is on its way", () => {
    /** Time passes at the provider, and the house looks. */
    async function settle() {
      await api.db.query("update sandbox_payments set settles_at = 1 where settles_at is not null");
      while ((await sandbox.tick()) > 0);
      for (;;) {
        await sweepMoney(ctx);
        const [left] = await api.db.query(
          "select 1 from provider_events where done_at is null and look_at <= clock_timestamp() limit 1",
        );
        if (!left) return;
      }
    }
    async function taken() {
      return (await charges()).filter(([, cents]) => Number(cents) > 0);
    }

    it("refuses a second one: for the same plan, for another, by a trial, in a quote", async () => {
      const [slow, good] = [await saveCard(PAYS_LATER), await saveCard()];
      const input = { planName: "inicio", source: slow, idempotency_key: "on-its-way-1" };
      const first = await pay(input);
      expect(first.responseData).toMatchObject({
        payment: { status: "processing" },
        membership: { status: "free" },
      });
      // The same press once more is the same payment.
      expect((await pay(input)).responseData.payment?.id).toBe(first.responseData.payment?.id);
      for (const name of ["inicio", "negocio"]) {
        expect(await buy(name, good)).toMatchObject({
          httpStatus: 409,
          code: "PAYMENT_IN_PROGRESS",
        });
        expect((await pay({ planName: name, save: 1 })).code).toBe("PAYMENT_IN_PROGRESS");
      }
      const asked = { purpose: "plan", planName: "negocio" } as const;
      expect((await api.call("custom/paymentQuote", asked, me)).code).toBe("PAYMENT_IN_PROGRESS");
      expect((await trial()).code).toBe("PAYMENT_IN_PROGRESS");
      await settle();
      expect(await charges()).toEqual([["succeeded", 3_630]]);
      expect(await plan()).toMatchObject({ status: "active", plan: "inicio" });
      expect((await buy("negocio", good)).responseData.membership).toMatchObject({
        plan: "negocio",
      });
    });

    it("leaves the way free once the bank has refused it", async () => {
      const [slow, good] = [await saveCard(REFUSES_LATER), await saveCard()];
      await buy("inicio", slow);
      await settle();
      expect(await plan()).toMatchObject({ status: "free" });
      expect((await letters())[0]).toBe("paymentFailed");
      expect((await buy("inicio", good)).code).toBeNull();
      expect(await taken()).toEqual([["succeeded", 3_630]]);
    });

    it("of a renewal refuses a smaller plan, which would come beside it", async () => {
      const [slow, good] = [await saveCard(PAYS_LATER), await saveCard()];
      await buy("negocio", good);
      await act({ action: "method", source: slow });
      await toTheEnd();
      await sweepPlans(ctx);
      const smaller = { action: "downgrade", planName: "inicio" } as const;
      expect((await act(smaller)).code).toBe("PAYMENT_IN_PROGRESS");
      await settle();
      expect(await plan()).toMatchObject({ plan: "negocio", status: "active", next_plan: null });
      expect((await act(smaller)).code).toBeNull();
    });

    it("of a renewal goes back where a smaller plan was chosen at the same moment", async () => {
      const [slow, good] = [await saveCard(PAYS_LATER), await saveCard()];
      await buy("negocio", good);
      await act({ action: "method", source: slow });
      await toTheEnd();
      await sweepPlans(ctx);
      await api.db.query(
        "update subscriptions set next_plan = 'inicio', next_period = 'monthly' where user_id = $1",
        [me.id],
      );
      await settle();
      await act({ action: "method", source: good });
      await elapse(DAY_MS);
      await sweepPlans(ctx);
      await sweepMoney(ctx);
      expect(await plan()).toMatchObject({ plan: "inicio", status: "active", next_plan: null });
      expect(await charges()).toEqual([
        ["succeeded", 14_520],
        ["succeeded", 0],
        ["succeeded", 3_630],
      ]);
    });

    it("of a renewal refuses an upgrade; of an upgrade it lets the renewal wait", async () => {
      const [slow, good] = [await saveCard(PAYS_LATER), await saveCard()];
      await buy("inicio", good);
      await act({ action: "method", source: slow });
      await toTheEnd();
      await sweepPlans(ctx);
      expect((await charges()).map(([status]) => status)).toEqual(["succeeded", "processing"]);
      expect((await buy("negocio", good)).code).toBe("PAYMENT_IN_PROGRESS");
      await settle();
      expect(await plan()).toMatchObject({ status: "active", plan: "inicio" });
      expect((await buy("negocio", slow)).responseData.payment?.status).toBe("processing");
      await toTheEnd();
      await sweepPlans(ctx);
      expect((await charges()).map(([status]) => status)).toEqual([
        "succeeded",
        "succeeded",
        "processing",
      ]);
      await settle();
      expect(await plan()).toMatchObject({ status: "active", plan: "negocio" });
      expect(await taken()).toHaveLength(3);
    });
  });

  it("who has chosen English is written to in English", async () => {
    await api.call("user/updatePreference", { language: "for_english" }, me);
    const source = await saveCard();
    await buy("inicio", source);
    const sent = new Map((await api.outbox(me.email)).map((one) => [one.template, one]));
    expect(sent.get("planChanged")).toMatchObject({
      subject: "Your plan is Inicio, monthly now",
      text: expect.stringMatching(/We have charged €36\.30 \(VAT included\).* until \d+ [A-Z]/),
    });
    expect(sent.get("paymentReceived")).toMatchObject({
      subject: "We have received your payment of €36.30",
      text: expect.stringContaining("See your transactions"),
    });
  });

  it("an upgrade that the credit covers costs nothing, and begins without a payment", async () => {
    const source = await saveCard();
    await buy("inicio", source, "yearly");
    // The house has become cheaper since: the rest of the year is worth more than the better plan costs.
    const staff = await api.seedUser({ staff: true });
    const priced = (type: string, yearly: string) => ({
      ...DEFAULT_PLAN_ROWS.find((row) => row.type === type),
      id: type,
      description: type,
      yearly_deposit_amount: yearly,
    });
    const setPlans = (rows: ReturnType<typeof priced>[]) =>
      api.call(
        "setting/configurationAction",
        { key: "tables", value: { bidding_plans: rows } },
        staff,
      );
    const cheaper = [priced("inicio", "100.00"), priced("profesional", "200.00")];
    expect((await setPlans(cheaper)).code).toBeNull();
    const quote = await api.call(
      "custom/paymentQuote",
      { purpose: "plan", planName: "profesional", period: "yearly" },
      me,
    );
    expect(quote.responseData).toMatchObject({
      total: "0.00",
      lines: [{ amount: "200.00" }, { amount: "-200.00" }, { amount: "0.00" }],
    });
    const changed = await pay({ planName: "profesional", period: "yearly", expected_due: "0.00" });
    expect(changed.code).toBeNull();
    expect(changed.responseData.payment).toBeUndefined();
    expect(changed.responseData.membership).toMatchObject({
      status: "active",
      plan: "profesional",
      period: "yearly",
      next_charge: { total: "242.00" },
      card: { last4: "4242" },
    });
    expect((await pay({ planName: "profesional", period: "yearly" })).code).toBe("PLAN_NOT_DEARER");
    expect(await charges()).toEqual([["succeeded", 43_560]]);
    const [last] = (await api.call("custom/subscriptionHistory", {}, me)).responseData.records;
    expect(last).toMatchObject({ kind: "upgrade", plan: "profesional", total: "0.00" });
    const [letter] = await api.outbox(me.email);
    expect(letter?.template).toBe("planChanged");
    expect(letter?.text).toContain("No le hemos cobrado nada");
    await setPlans([]);
  });

  it("a renewal for which the bank asks its person waits for that person", async () => {
    const first = await saveCard();
    await buy("inicio", first);
    const asks = await saveCard(ASKS_ALWAYS);
    await act({ action: "method", source: asks });
    await toTheEnd();
    await sweepPlans(ctx);
    expect(await plan()).toMatchObject({ status: "past_due" });
    // The letter leads back to where it can be paid with the bank's window.
    const [letter] = await api.outbox(me.email);
    expect(letter?.template).toBe("paymentWaiting");
    expect(letter?.text).toContain(`36,30${EURO}`);
    expect(letter?.text).toContain("/payments/subscription");
    expect(await letters()).not.toContain("planUnpaid");
    const paid = await buy("inicio", asks);
    expect(paid.responseData.payment?.status).toBe("requires_action");
    const ticket = await requireTicket(
      ctx,
      (paid.responseData.frame_url ?? "").replace("/pay/", ""),
    );
    const { challenge } = await viewFrame(ctx, ticket);
    const done = await answerChallenge(ctx, ticket, challenge ?? "", "authorize");
    expect(done.state).toBe("paid");
    expect(await plan()).toMatchObject({ status: "active" });
  });

  it("a renewal of which nobody knows what became of it is looked up, and charged once", async () => {
    const source = await saveCard();
    await buy("inicio", source);
    const silent = await saveCard("4000000000008120");
    expect(silent).not.toBe("");
    await act({ action: "method", source: silent });
    await toTheEnd();
    await sweepPlans(ctx);
    await sweepMoney(ctx);
    await api.db.query(
      "update payment_attempts set look_at = clock_timestamp() where state = 'asked'",
    );
    await sweepMoney(ctx);
    await api.db.query(
      "update subscriptions set due_at = clock_timestamp() where user_id = $1 and open_charge is not null",
      [me.id],
    );
    await sweepPlans(ctx);
    expect((await charges()).filter(([, cents]) => Number(cents) > 0)).toHaveLength(2);
    expect(await plan()).toMatchObject({ status: "active" });
  });

  it("a downgrade comes at the end of the period, and can be taken back", async () => {
    const source = await saveCard();
    await buy("negocio", source);
    expect((await act({ action: "downgrade", planName: "premium" })).code).toBe(
      "ILLEGAL_TRANSITION",
    );
    const chosen = await act({ action: "downgrade", planName: "inicio" });
    expect(chosen.responseData.record).toMatchObject({
      plan: "negocio",
      next_plan: { plan: "inicio", plan_name: "Inicio", period: "monthly" },
      next_charge: { total: "36.30" },
    });
    const back = await act({ action: "downgrade", planName: "negocio" });
    expect(back.responseData.record.next_plan).toBeNull();
    await act({ action: "downgrade", planName: "inicio" });
    await toTheEnd();
    await sweepPlans(ctx);
    expect(await plan()).toMatchObject({ plan: "inicio", status: "active", next_plan: null });
    expect((await charges()).map(([, cents]) => cents)).toEqual([14_520, 3_630]);
  });

  it("a refund by staff takes net and tax out of the house's books", async () => {
    const source = await saveCard();
    const bought = await buy("inicio", source);
    const staff = await api.seedUser({ staff: true });
    const id = bought.responseData.payment?.id ?? 0;
    const refund = await api.call(
      "custom/refundPayment",
      { id, amount: "36.30", reason: "Contratado por error", idempotency_key: crypto.randomUUID() },
      staff,
    );
    expect(refund.code).toBeNull();
    await sweepMoney(ctx);
    expect(await charges()).toEqual([["succeeded", 0]]);
  });

  describe("what a plan allows", () => {
    const lot = {
      action: "add",
      title: "Seat León",
      description: "Un propietario.",
      auction: 1,
      start_price: "1000.00",
      category: "Turismos",
      brand: "Seat",
      model: "León",
    } as const;

    async function draft(auction: 0 | 1 = 1) {
      const now = Date.now();
      const added = await api.call(
        "product/projectAction",
        { ...lot, auction, date_start: now + 60_000, date_closed: now + 3_600_000 },
        me,
      );
      return added.responseData.record.id;
    }
    function publish(id: number, as = me) {
      return api.call("product/projectAction", { action: "publish", id }, as);
    }

    it("one auction and one direct sale for nothing, and then PLAN_LIMIT with its figures", async () => {
      const [first, second, sale] = [await draft(), await draft(), await draft(0)];
      expect((await publish(first)).code).toBeNull();
      const refused = await publish(second);
      expect(refused).toMatchObject({ httpStatus: 403, code: "PLAN_LIMIT" });
      expect(refused.message).toMatch(/^Ha usado 1 de 1 de este periodo/);
      expect((await publish(sale)).code).toBeNull();
      expect(await plan()).toMatchObject({
        auctions: { used: 1, limit: 1 },
        direct_sales: { used: 1, limit: 1 },
        users: { used: 1, limit: 1 },
      });
      // A withdrawal gives nothing back, and publishing the same lot again takes nothing.
      await api.call("product/projectAction", { action: "withdraw", id: sale }, me);
      const again = await publish(sale);
      expect(again.code).toBeNull();
      expect((await plan()).direct_sales.used).toBe(1);
    });

    it("at once: two lots, one place", async () => {
      const ids = [await draft(), await draft()];
      const both = await Promise.all(ids.map((id) => publish(id)));
      expect(new Set(both.map(({ code }) => code))).toEqual(new Set([null, "PLAN_LIMIT"]));
    });

    it("counts begin anew with an upgrade, and what staff take off is given back", async () => {
      const staff = await api.seedUser({ staff: true });
      const [first, second] = [await draft(), await draft()];
      await publish(first);
      expect((await publish(second)).code).toBe("PLAN_LIMIT");
      await api.call("product/projectAction", { action: "withdraw", id: first }, staff);
      expect((await publish(second)).code).toBeNull();
      const source = await saveCard();
      await buy("inicio", source);
      expect((await plan()).auctions).toMatchObject({ used: 0, limit: 3 });
    });

    it("has no limit for staff, for what is agreed upon, and where the house has switched it off", async () => {
      const staff = await api.seedUser({ staff: true });
      const [first, second, third] = [await draft(), await draft(), await draft()];
      await publish(first);
      expect((await publish(second, staff)).code).toBeNull();
      const settings = (value: boolean) =>
        api.call(
          "setting/configurationAction",
          { key: "features", value: { plan_limits: value } },
          staff,
        );
      await settings(false);
      expect((await publish(third)).code).toBeNull();
      expect((await plan()).auctions.limit).toBeNull();
      await settings(true);
      const big = await seller({ membership: "enterprise" });
      expect(await plan(big)).toMatchObject({ plan: "enterprise", auctions: { limit: null } });
    });

    it("people: the seller counts, too", async () => {
      const staff = await api.seedUser({ staff: true });
      const worker = await api.seedUser();
      const employ = () =>
        api.call(
          "user/userAction",
          { action: "edit", id: worker.id, as_employees_id: me.id },
          staff,
        );
      expect(await employ()).toMatchObject({ code: "PLAN_LIMIT" });
      const source = await saveCard();
      await buy("inicio", source);
      expect((await employ()).code).toBeNull();
      expect((await plan()).users).toEqual({ used: 2, limit: 2 });
    });
  });

  describe("the plan that is agreed upon", () => {
    let staff: SeededUser;
    const reason = "Contrato marco 2026";

    beforeEach(async () => {
      staff = await api.seedUser({ staff: true });
    });
    function grant(input: object = {}, as = staff) {
      return api.call("custom/grantPlan", { user_id: me.id, reason, ...input }, as);
    }
    async function notes() {
      return api.db.query<{ actor_id: number; action: string; details: object }>(
        "select actor_id, action, details from user_audit where user_id = $1 order by id",
        [me.id],
      );
    }

    it("is given by staff: no limits, nothing charged, in the books once, with a letter", async () => {
      const given = await grant();
      expect(given.responseData.record).toMatchObject({
        status: "active",
        plan: "enterprise",
        plan_name: "Empresa",
        period: null,
        end: null,
        next_charge: null,
        auctions: { limit: null },
        users: { limit: null },
      });
      expect(await account()).toMatchObject({ membership: "enterprise", needs_card: false });
      expect((await grant()).code).toBeNull();
      expect(await notes()).toEqual([
        { actor_id: staff.id, action: "plan grant", details: { plan: "enterprise", reason } },
      ]);
      expect(await letters()).toEqual(["planAgreed"]);
      const { records } = (await api.call("custom/subscriptionHistory", {}, me)).responseData;
      expect(records).toMatchObject([{ kind: "agreed", plan: "enterprise", total: "0.00" }]);
      // Nothing is dearer, and nothing is left to cancel.
      const source = await saveCard();
      expect((await buy("premium", source)).code).toBe("PLAN_NOT_DEARER");
      expect((await act({ action: "cancel" })).code).toBe("ILLEGAL_TRANSITION");
    });

    it("ends what was paid: its renewal is never charged", async () => {
      const source = await saveCard();
      await buy("inicio", source);
      await toTheEnd();
      await grant();
      await sweepPlans(ctx);
      expect(await charges()).toEqual([["succeeded", 3_630]]);
      expect(await plan()).toMatchObject({ plan: "enterprise" });
    });

    it("money for another plan that comes afterwards goes back", async () => {
      const opened = await pay({ planName: "inicio", save: 1 });
      const url = opened.responseData.frame_url;
      await grant();
      await inFrame(url, GOOD).catch(() => {});
      await sweepMoney(ctx);
      expect(await plan()).toMatchObject({ plan: "enterprise" });
      expect((await charges()).filter(([, cents]) => Number(cents) > 0)).toEqual([]);
    });

    it("is taken back to the free one, once", async () => {
      await grant();
      const ended = await grant({ action: "end" });
      expect(ended.responseData.record).toMatchObject({ status: "free", plan: "free" });
      expect((await grant({ action: "end" })).code).toBeNull();
      expect((await notes()).map(({ action }) => action)).toEqual(["plan grant", "plan end"]);
      expect((await letters())[0]).toBe("planAgreementEnded");
      // A seller who pays for a plan has nothing that staff could take back so.
      const source = await saveCard();
      await buy("inicio", source);
      expect((await grant({ action: "end" })).responseData.record).toMatchObject({
        plan: "inicio",
      });
    });

    it("is for sellers, by staff, with a reason", async () => {
      const buyer = await api.seedUser();
      const worker = await api.seedUser({ asEmployeesId: me.id });
      for (const { id } of [buyer, worker, staff]) {
        expect(await grant({ user_id: id })).toMatchObject({
          code: "INVALID_INPUT",
          refusal: { fields: { user_id: "Los planes son para cuentas de vendedor." } },
        });
      }
      expect((await grant({ user_id: 999_999_999 })).code).toBe("NOT_FOUND");
      expect((await grant({ reason: " " })).code).toBe("INVALID_INPUT");
      expect((await grant({}, me)).code).toBe("FORBIDDEN");
      expect(await notes()).toEqual([]);
    });
  });

  it("guests and buyers have no plan", async () => {
    const buyer = await api.seedUser();
    // A person who works for a seller looks after lots, not after its plan.
    const worker = await api.seedUser({ asEmployeesId: me.id });
    expect((await api.call("custom/subscription", {})).code).toBe("NOT_SIGNED_IN");
    for (const [as, code] of [
      [buyer, "FORBIDDEN"],
      [worker, "NOT_FOUND"],
    ] as const) {
      expect((await api.call("custom/subscription", {}, as)).code).toBe(code);
      expect((await trial("inicio", as)).code).toBe(code);
      expect((await pay({ planName: "inicio", save: 1 }, as)).code).toBe(code);
      const quote = await api.call(
        "custom/paymentQuote",
        { purpose: "plan", planName: "inicio" },
        as,
      );
      expect(quote.code).toBe("FORBIDDEN");
    }
  });
});
