import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentPurpose } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import { DEMO_OPERATOR } from "../../platform/call/operator";
import type { Db } from "../../platform/db/db";
import type { SandboxProvider } from "../../ports/payment-provider/sandbox";
import { engineOfRun } from "../../testing/engines";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { saveCard } from "../../testing/save-card";
import type { SeededUser } from "../../seed/seed-rows";
import { sellDirectly } from "../../testing/sell";
import type { MoneyContext } from ".";
import { payByCard, requireTicket } from "./pay-frame/frame";
import { type Payable, payableOf } from "./payables";
import { sweepMoney } from "./sweep";
import { takeWebhook } from "./webhooks";

/** The bank says a moment later that it has paid. */
const PAYS_LATER = { number: "4000000000008104" };
const CENTS = { topup: 5_000, deposit: 30_000, invoice: 899_000, plan: 7_260 } as const;
type Purpose = keyof typeof CENTS;
const PURPOSES = Object.keys(CENTS) as Purpose[];

/** What can refuse money that has come: a rule, a fault of the house's own, the database. */
const REFUSALS: readonly [name: string, refuse: (t: Db) => unknown][] = [
  ["data that is missing", () => new ApiFault("BILLING_INCOMPLETE")],
  ["a thing that is gone", () => new ApiFault("NOT_FOUND")],
  ["a state that allows it no more", () => new ApiFault("ILLEGAL_TRANSITION")],
  ["a fault of the house", () => new TypeError("undefined is not a function")],
  ["a rule of the database", (t) => t.query("insert into deposits default values")],
];

async function refuse(t: Db, refusal: (t: Db) => unknown): Promise<never> {
  const fault = await refusal(t);
  throw fault;
}

/** Two ways to refuse: before anything is booked, and after all of it was. */
const MOMENTS = {
  "before it is booked": (payable: Payable, refusal: (t: Db) => unknown): Payable => ({
    ...payable,
    lock: (t) => refuse(t, refusal),
  }),
  "when it is booked": (payable: Payable, refusal: (t: Db) => unknown): Payable => ({
    ...payable,
    async apply(t, ...of) {
      await payable.apply(t, ...of);
      await refuse(t.db, refusal);
    },
  }),
};

describe("money that cannot be booked as what it was paid for", () => {
  let house: SaleHouse;
  let ctx: MoneyContext;
  let sandbox: SandboxProvider;
  let staff: SeededUser;
  let me: SeededUser;
  let webhooks: { raw: Uint8Array<ArrayBuffer>; headers: Headers }[] = [];

  beforeAll(async () => {
    house = await openSaleHouse(engineOfRun(), { operator: DEMO_OPERATOR });
    ({ ctx } = house);
    sandbox = ctx.ports.payments.sandbox!;
    staff = await house.api.seedUser({ staff: true });
    sandbox.deliverTo(
      async (raw, headers) => {
        webhooks.push({ raw, headers });
        return { ok: true };
      },
      { automatic: false },
    );
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    me = await house.api.seedUser({ admin: true, membership: "free" });
    await house.set("sale", {});
  });

  /** A person pays, and the bank does not say yet whether it does. Returns the payment. */
  async function pay(purpose: Purpose): Promise<number> {
    const { api } = house;
    if (purpose === "plan") {
      const { id: source } = await saveCard(api, me, PAYS_LATER);
      const input = {
        planName: "profesional",
        period: "monthly",
        paymentInfo: { source },
      } as const;
      const opened = await api.call("paymentThird/stripe/membership_payment", input, me);
      return opened.responseData.payment?.id ?? 0;
    }
    const opened = await open(purpose);
    await payInFrame(opened);
    return opened.payment?.id ?? 0;
  }
  async function open(purpose: Exclude<Purpose, "plan">) {
    const { api } = house;
    if (purpose === "topup") {
      return (await api.call("credit/addCreditBalance", { amount: "50.00" }, me)).responseData;
    }
    if (purpose === "invoice") return authorize((await sellDirectly(api, { buyer: me })).invoice);
    const project_id = await api.seedLot({ depositCents: CENTS.deposit });
    const input = { project_id, from: "card" } as const;
    return (await api.call("credit/addBidDeposit", input, me)).responseData;
  }
  async function authorize(invoice: number) {
    const input = { purpose: "invoice", ref: String(invoice), payment_method: "online" } as const;
    return (await house.api.call("payment/authorize", input, me)).responseData;
  }
  async function payInFrame({ frame_url = "" }: { frame_url?: string | undefined }) {
    const ticket = await requireTicket(ctx, frame_url.replace("/pay/", ""));
    const card = { cvc: "123", expMonth: 12, expYear: 2040, save: false };
    await payByCard(ctx, ticket, { ...PAYS_LATER, ...card });
  }
  /** The bank pays, and the house `within` hears of it, twice. */
  async function bankPays(within: MoneyContext) {
    webhooks = [];
    await house.db.query("update sandbox_payments set settles_at = 0 where settles_at is not null");
    await sandbox.tick();
    const told = webhooks.splice(0);
    for (const { raw, headers } of [...told, ...told]) {
      expect(await takeWebhook(within, "sandbox", raw, headers)).toBe("stored");
    }
    await sweepMoney(within);
    await sweepMoney(within);
  }
  function refusing(payables: Partial<Record<PaymentPurpose, Payable>>): MoneyContext {
    return { ...ctx, payables: { ...ctx.payables, ...payables } };
  }
  async function paymentOf(id: number) {
    const [row] = await house.db.query(
      "select status, captured_cents as captured, refunded_cents as refunded from payments where id = $1",
      [id],
    );
    return row;
  }
  /** The sum of one payment that is not decided on. */
  async function unallocated(id: number) {
    const [row] = await house.db.query<{ cents: number }>(
      `select coalesce(-sum(l.amount_cents), 0)::bigint as cents from ledger_lines l
         join ledger_accounts a on a.id = l.account_id and a.kind = 'unallocated'
         join ledger_entries e on e.id = l.entry_id where e.payment_id = $1`,
      [id],
    );
    return row?.cents;
  }
  const lettersTo = async (email: string) =>
    (await house.api.outbox(email)).map(({ template }) => template);
  const resolve = (id: number, to: "wallet" | "card") =>
    house.api.call(
      "custom/resolvePayment",
      { id, to, reason: "Se ha hablado con quien pagó", idempotency_key: crypto.randomUUID() },
      staff,
    );
  async function available() {
    const { responseData } = await house.api.call("credit/getCreditHistory", {}, me);
    return responseData.balance.available;
  }

  describe.each(PURPOSES)("%s", (purpose) => {
    for (const [moment, refusedBy] of Object.entries(MOMENTS)) {
      it.each(REFUSALS)(`refused ${moment} by %s is somebody's, and staff know`, async (_, why) => {
        const id = await pay(purpose);
        const before = (await lettersTo(DEMO_OPERATOR.email)).length;
        await bankPays(refusing({ [purpose]: refusedBy(payableOf(ctx, purpose), why) }));

        const cents = CENTS[purpose];
        expect(await paymentOf(id)).toEqual({ status: "review", captured: cents, refunded: 0 });
        expect(await unallocated(id)).toBe(cents);
        const letters = (await lettersTo(me.email)).filter((name) => name.startsWith("payment"));
        expect(letters.filter((name) => name === "paymentUnclear")).toHaveLength(1);
        expect(letters).not.toContain("paymentReceived");
        expect((await lettersTo(DEMO_OPERATOR.email)).slice(before)).toContain("moneyUnallocated");

        const isBack = why === REFUSALS[0]?.[1];
        expect((await resolve(id, isBack ? "card" : "wallet")).code).toBeNull();
        await sweepMoney(ctx);
        expect(await unallocated(id)).toBe(0);
        expect(await paymentOf(id)).toMatchObject({
          status: "succeeded",
          refunded: isBack ? cents : 0,
        });
        expect(await available()).toBe(isBack ? "0.00" : (cents / 100).toFixed(2));
        expect(await lettersTo(me.email)).toContain(isBack ? "refundMade" : "paymentToBalance");
        await bankPays(ctx);
        expect(await unallocated(id)).toBe(0);
      });
    }
  });

  it("is booked as what it was paid for where the database only was away for a moment", async () => {
    const id = await pay("topup");
    const payable = payableOf(ctx, "topup");
    let away = 3;
    const topup: Payable = {
      ...payable,
      async lock(...of) {
        away -= 1;
        if (away >= 0) throw Object.assign(new Error("the server closes"), { code: "57P01" });
        return payable.lock(...of);
      },
    };
    await bankPays(refusing({ topup }));
    expect(await paymentOf(id)).toMatchObject({ status: "succeeded" });
    expect(await available()).toBe("50.00");
  });

  it("is an invoice's where its buyer's data are asked for only after the bank was", async () => {
    const { invoice } = await sellDirectly(house.api, { buyer: me });
    const opened = await authorize(invoice);
    await payInFrame(opened);
    await house.set("sale", { invoicing: "factura" });
    await bankPays(ctx);
    const id = opened.payment?.id ?? 0;
    expect(await paymentOf(id)).toMatchObject({ status: "review", captured: CENTS.invoice });
    expect(await unallocated(id)).toBe(CENTS.invoice);
  });
});
