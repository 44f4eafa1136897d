import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chance } from "../../../../src/testing/seed";
import { DEMO_OPERATOR } from "../../platform/call/operator";
import { ProviderUnreached } from "../../ports/payment-provider";
import { paymentsOf } from "../../ports/payment-provider/payments";
import type { SandboxProvider } from "../../ports/payment-provider/sandbox";
import { embeddedPorts, type Ports } from "../../ports/ports";
import { moneyContext } from "../../testing/money-context";
import { saveCard } from "../../testing/save-card";
import type { SeededUser } from "../../seed/seed-rows";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import { openTestDb } from "../../testing/test-db";
import { requireTicket, payByCard } from "./pay-frame/frame";
import type { MoneyContext } from "./payables";
import { checkLedger } from "./staff/ledger-report-repository";
import { reconcile } from "./staff/reconcile";
import { sweepMoney } from "./sweep";
import { takeWebhook } from "./webhooks";

const CARD = { number: "4242424242424242", cvc: "123", expMonth: 12, expYear: 2040 };
const OTHER = { ...CARD, number: "5555555555554444" };

describe("money that was not expected", () => {
  let api: InPageApi;
  let ports: Ports;
  let sandbox: SandboxProvider;
  let ctx: MoneyContext;
  let me: SeededUser;
  let staff: SeededUser;
  let webhooks: { raw: Uint8Array<ArrayBuffer>; headers: Headers }[] = [];

  beforeAll(async () => {
    const db = await openTestDb();
    ports = embeddedPorts(db);
    sandbox = ports.payments.sandbox!;
    api = await createTestApi({ db, ports, config: { operator: DEMO_OPERATOR } });
    ctx = moneyContext(db, ports, { operator: DEMO_OPERATOR });
    staff = await api.seedUser({ staff: true });
    sandbox.deliverTo(
      async (raw, headers) => {
        webhooks.push({ raw, headers });
        return { ok: true };
      },
      { automatic: false },
    );
  });
  afterAll(async () => {
    expect((await checkLedger(api.db)).filter(({ faults }) => faults.length > 0)).toEqual([]);
    await api.close();
  });
  beforeEach(async () => {
    me = await api.seedUser();
    await news();
    webhooks = [];
  });

  /** What the provider has to tell; each message once. */
  async function news() {
    await sandbox.tick();
    return webhooks.splice(0);
  }
  async function hear(messages: typeof webhooks) {
    for (const { raw, headers } of messages) {
      expect(await takeWebhook(ctx, "sandbox", raw, headers)).toBe("stored");
    }
    await sweepMoney(ctx);
  }
  const open = async () =>
    (await api.call("credit/addCreditBalance", { amount: "50.00" }, me)).responseData;
  /** Opens an object at the provider beside the house, as a window does that began at the same moment. */
  async function beginBeside(paymentId: string) {
    const { customerId } = await sandbox.ensureCustomer(
      { userId: me.id, name: "Ana Ruiz", email: "ana@example.com" },
      `customer ${me.id}`,
    );
    const order = {
      paymentId,
      attempt: 9,
      amountCents: 5_000,
      currency: "EUR",
      customerId,
      description: "Saldo",
      take: "now",
      save: false,
      locale: "es",
      returnUrl: "https://casa.example/vuelta",
    } as const;
    const begun = await sandbox.begin(order, crypto.randomUUID());
    if (begun.kind !== "next" || begun.next.kind !== "frame") throw new Error("nothing was begun");
    const { client_secret: secret = "" } = begun.next.data;
    return {
      ref: begun.providerRef ?? "",
      async pay(card: typeof CARD) {
        const { token } = await sandbox.frame.acceptCard(card);
        await sandbox.frame.confirm(secret, { token }, { save: false });
      },
    };
  }
  async function payInFrame(
    { frame_url = "" }: { frame_url?: string | undefined },
    card: typeof CARD,
  ) {
    const ticket = await requireTicket(ctx, frame_url.replace("/pay/", ""));
    await payByCard(ctx, ticket, { ...card, save: false });
  }
  const balance = async () =>
    (await api.call("credit/getCreditHistory", {}, me)).responseData.balance.available;
  const inBooks = async (customer = me) => {
    const [row] = await api.db.query<{ cents: number }>(
      `select coalesce(sum(captured_cents - refunded_cents), 0)::float8 as cents
       from sandbox_payments p join sandbox_customers c on c.id = p.customer_id where c.user_id = $1`,
      [customer.id],
    );
    return row!.cents;
  };
  const lettersOf = (template: string, to: string) =>
    api.db.query("select 1 from outbox where template = $1 and recipient = $2", [template, to]);
  const items = async () =>
    (await api.call("custom/reconciliation", { action: "list" }, staff)).responseData.records;

  it.each([0, 1, 2, 3, 4, 5, 6, 7])(
    "goes back where two objects of one payment were paid, in whatever order it is told (%i)",
    async (n) => {
      const next = chance(n);
      const opened = await open();
      const beside = await beginBeside(String(opened.payment.id));
      const presses = [() => payInFrame(opened, CARD), () => beside.pay(OTHER)];
      for (const press of n % 2 === 0 ? presses : presses.toReversed()) await press();
      const told = (await news()).flatMap((one) => (next() < 0.3 ? [one, one] : [one]));
      for (let at = told.length - 1; at > 0; at--) {
        const other = Math.floor(next() * (at + 1));
        [told[at], told[other]] = [told[other]!, told[at]!];
      }
      for (const message of told) await hear(next() < 0.5 ? [message, message] : [message]);
      await sandbox.tick();
      await sweepMoney(ctx);
      expect(await balance()).toBe("50.00");
      expect(await inBooks()).toBe(5_000);
      const { responseData } = await api.call("user/invoice/alltransactions", {}, me);
      const seen = responseData.records.map(
        ({ kind, amount, status, card }) => `${kind} ${amount} ${card?.brand} ${status}`,
      );
      expect(seen.toSorted()).toEqual([
        "payment 50.00 mastercard reversed",
        "payment 50.00 visa success",
        "refund -50.00 mastercard success",
      ]);
      expect(await reconcile(ctx, sandbox)).toBe(0);
    },
  );

  it("is found by the statement where no webhook came", async () => {
    const opened = await open();
    const beside = await beginBeside(String(opened.payment.id));
    await payInFrame(opened, CARD);
    await beside.pay(OTHER);
    const pastMinutes = () => api.db.query("update sandbox_lines set at = at - 600000");
    await pastMinutes();
    await reconcile(ctx, sandbox);
    await sweepMoney(ctx);
    await sandbox.tick();
    await sweepMoney(ctx);
    expect(await balance()).toBe("50.00");
    expect(await inBooks()).toBe(5_000);
    await pastMinutes();
    expect(await reconcile(ctx, sandbox)).toBe(0);
  });

  it("of no payment is told to staff by the next turn of the clock, and booked by them once", async () => {
    const stranger = await beginBeside("of another shop");
    await stranger.pay(CARD);
    const before = (await lettersOf("moneyUnexpected", DEMO_OPERATOR.email)).length;
    await hear(await news());
    await sweepMoney(ctx);
    const item = (await items()).find(({ provider_ref }) => provider_ref === stranger.ref);
    expect(item).toMatchObject({ kind: "missing_here", there: "50.00", settled_at: null });
    expect(await lettersOf("moneyUnexpected", DEMO_OPERATOR.email)).toHaveLength(before + 1);
    expect(await balance()).toBe("0.00");

    const { email } = (
      await api.db.query<{ email: string }>("select email from users where id = $1", [me.id])
    )[0]!;
    const book = (input: object) =>
      api.call("custom/reconciliation", { action: "book", id: item!.id, ...input }, staff);
    expect((await book({})).refusal?.fields).toEqual({
      email: "Obligatorio.",
      note: "Obligatorio.",
    });
    expect((await book({ email: "nadie@example.com", note: "De Ana" })).refusal?.fields).toEqual({
      email: "No hay ninguna cuenta con ese correo.",
    });
    expect((await api.call("custom/reconciliation", { action: "book" }, me)).code).toBe(
      "FORBIDDEN",
    );
    const booked = await book({ email, note: "De Ana, por teléfono" });
    const payment = booked.responseData.payment!;
    expect(payment).toMatchObject({ amount: "50.00", status: "review" });
    expect((await book({ email, note: "De Ana, por teléfono" })).code).toBe("NOT_FOUND");
    expect(await reconcile(ctx, sandbox)).toBe(0);

    const press = { idempotency_key: crypto.randomUUID() };
    const input = { id: payment.id, to: "wallet", reason: "De Ana", ...press } as const;
    expect((await api.call("custom/resolvePayment", input, staff)).code).toBeNull();
    expect(await balance()).toBe("50.00");
    await hear(await news());
    expect(await balance()).toBe("50.00");
  });

  it("is asked for again where the provider could not be reached when it was told", async () => {
    const opened = await open();
    await payInFrame(opened, { ...CARD, number: "4000000000008104" });
    await api.db.query("update sandbox_payments set settles_at = 0 where settles_at is not null");
    const told = await news();
    const { observe } = sandbox;
    const away: SandboxProvider = {
      ...sandbox,
      observe: () => Promise.reject(new ProviderUnreached("the line is dead")),
    };
    for (const { raw, headers } of told) await takeWebhook(ctx, "sandbox", raw, headers);
    await sweepMoney({ ...ctx, ports: { ...ports, payments: paymentsOf({ sandbox: away }) } });
    expect(await balance()).toBe("0.00");
    await api.db.query(
      "update provider_events set look_at = clock_timestamp() where done_at is null",
    );
    expect(sandbox.observe).toBe(observe);
    await sweepMoney(ctx);
    expect(await balance()).toBe("50.00");
  });

  it("is not taken by what was begun for a payment that ended meanwhile", async () => {
    const lot = await api.seedLot({ depositCents: 4_000 });
    const input = { project_id: lot, from: "card" } as const;
    const opened = (await api.call("credit/addBidDeposit", input, me)).responseData;
    let begun = "";
    const slow: SandboxProvider = {
      ...sandbox,
      async begin(order, key) {
        const answer = await sandbox.begin(order, key);
        begun = answer.kind === "next" ? (answer.providerRef ?? "") : "";
        // Another object of the payment is paid while the answer is on its way.
        await api.db.query("update payments set status = 'canceled' where id = $1", [
          opened.payment!.id,
        ]);
        return answer;
      },
    };
    const slowly = { ...ctx, ports: { ...ports, payments: paymentsOf({ sandbox: slow }) } };
    const ticket = await requireTicket(slowly, opened.frame_url!.replace("/pay/", ""));
    await expect(payByCard(slowly, ticket, { ...CARD, save: false })).rejects.toMatchObject({
      code: "PAYMENT_IN_PROGRESS",
    });
    const [row] = await api.db.query<{ status: string }>(
      "select status from sandbox_payments where id = $1",
      [begun],
    );
    expect(row!.status).toBe("canceled");
  });

  it("is not taken by a card of one provider for a payment that another one has begun", async () => {
    const { id: source } = await saveCard(api, me);
    const order = { purpose: "topup", amount: "50.00", provider: "rosoom" } as const;
    const pay = async (isBegun: boolean) => {
      const { payment, url } = (await api.call("payment/authorize", order, me)).responseData;
      if (isBegun) await api.fetch(url ?? "");
      return api.call("payment/stripe_payment", { payment: payment.id, source }, me);
    };
    expect((await pay(true)).code).toBe("PAYMENT_IN_PROGRESS");
    const moved = await pay(false);
    expect(moved.responseData.payment).toMatchObject({ status: "succeeded" });
    expect(await reconcile(ctx, sandbox)).toBe(0);
  });
});
