import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_OPERATOR } from "../../platform/call/operator";
import type { PaymentProvider, StatementLine } from "../../ports/payment-provider";
import type { SandboxProvider } from "../../ports/payment-provider/sandbox";
import { engineOfRun } from "../../testing/engines";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { saveCard } from "../../testing/save-card";
import type { SeededUser } from "../../seed/seed-rows";
import { checkLedger } from "./staff/ledger-report-repository";
import { reconcile } from "./staff/reconcile";
import { sweepMoney } from "./sweep";

const DAY_MS = 24 * 3_600_000;
const TEN_MINUTES_MS = 600_000;

describe("the books beside the statements of providers", () => {
  let house: SaleHouse;
  let sandbox: SandboxProvider;
  let me: SeededUser;

  beforeAll(async () => {
    house = await openSaleHouse(engineOfRun(), { operator: DEMO_OPERATOR });
    sandbox = house.ctx.ports.payments.sandbox!;
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    me = await house.api.seedUser();
    await reconcile(house.ctx, sandbox);
    await house.db.query("delete from reconciliation_items");
  });

  async function topUp(number?: string) {
    const card = await saveCard(house.api, me, number === undefined ? {} : { number });
    const opened = await house.api.call("credit/addCreditBalance", { amount: "50.00" }, me);
    const payment = opened.responseData.payment.id;
    await house.api.call("payment/stripe_payment", { payment, source: card.id }, me);
    const [row] = await house.db.query<{ ref: string }>(
      "select provider_ref as ref from payments where id = $1",
      [payment],
    );
    return { payment, ref: row!.ref };
  }
  /** As if all of it had happened so much earlier, in both books. */
  async function age({ payment, ref }: { payment: number; ref: string }, byMs: number) {
    await house.db.query("update sandbox_lines set at = at - $2 where payment = $1", [ref, byMs]);
    await house.db.query(
      `update payments set created_at = created_at - $2::float8 * interval '1 ms',
         settled_at = settled_at - $2::float8 * interval '1 ms' where id = $1`,
      [payment, byMs],
    );
  }
  const items = async () =>
    house.db.query<{ ref: string; kind: string; currency: string; here: number; there: number }>(
      `select provider_ref as ref, kind, currency, here_cents as here, there_cents as there from reconciliation_items order by id`,
    );
  /** A provider whose statement is another one. */
  function stating(change: (line: StatementLine) => StatementLine[]): PaymentProvider {
    return {
      ...sandbox,
      async *statement(fromMs, toMs) {
        for await (const line of sandbox.statement(fromMs, toMs)) yield* change(line);
      },
    };
  }
  /** As if a payment had been booked an hour ago. */
  async function bookedEarlier<T>(payment: number, run: () => Promise<T>): Promise<T> {
    const move = (interval: string) =>
      house.db.exec(`
        alter table ledger_entries disable trigger ledger_entries_stand;
        update ledger_entries set at = at ${interval} where payment_id = ${payment};
        alter table ledger_entries enable trigger ledger_entries_stand;`);
    await move("- interval '1 hour'");
    try {
      return await run();
    } finally {
      await move("+ interval '1 hour'");
    }
  }

  it("are the same for a payment that is older than what is read, and was given back since", async () => {
    const old = await topUp();
    await age(old, 20 * DAY_MS);
    await house.api.call(
      "custom/returnBalance",
      { amount: "20.00", idempotency_key: crypto.randomUUID() },
      me,
    );
    await sweepMoney(house.ctx);
    // The refund is old enough to be compared; the payment was never read.
    await house.db.query(
      "update sandbox_lines set at = at - $2 where payment = $1 and kind = 'refund'",
      [old.ref, TEN_MINUTES_MS],
    );
    expect(await bookedEarlier(old.payment, () => reconcile(house.ctx, sandbox))).toBe(0);
    expect(await items()).toEqual([]);
  });

  it("are the same where a payment was heard of only after the provider had had it for days", async () => {
    const late = await topUp();
    await house.db.query("update sandbox_lines set at = at - $2 where payment = $1", [
      late.ref,
      3 * DAY_MS + TEN_MINUTES_MS,
    ]);
    await house.db.query(
      `update payments set created_at = created_at - interval '4 days',
         settled_at = settled_at - interval '10 minutes' where id = $1`,
      [late.payment],
    );
    expect(await reconcile(house.ctx, sandbox)).toBe(0);
    expect(await items()).toEqual([]);
  });

  it("are the same at the edge of the last minute", async () => {
    const fresh = await topUp();
    await age(fresh, TEN_MINUTES_MS);
    await house.api.call(
      "custom/returnBalance",
      { amount: "20.00", idempotency_key: crypto.randomUUID() },
      me,
    );
    await sweepMoney(house.ctx);
    expect(await reconcile(house.ctx, sandbox)).toBe(0);
    expect(await items()).toEqual([]);
  });

  it("are the same while a refund is on its way, which the statement has as gone", async () => {
    const paid = await topUp("4000000000005126");
    await house.api.call(
      "custom/returnBalance",
      { amount: "20.00", idempotency_key: crypto.randomUUID() },
      me,
    );
    await sweepMoney(house.ctx);
    await age(paid, TEN_MINUTES_MS);
    expect(await bookedEarlier(paid.payment, () => reconcile(house.ctx, sandbox))).toBe(0);
    const [l7] = (await checkLedger(house.db)).filter(({ rule }) => rule === "L7");
    expect(l7?.faults).toEqual([]);
    expect(await items()).toEqual([]);
    await house.db.query("update sandbox_refunds set settles_at = 1 where settles_at is not null");
    await sandbox.tick();
    await sweepMoney(house.ctx);
    await age(paid, TEN_MINUTES_MS);
    expect(await bookedEarlier(paid.payment, () => reconcile(house.ctx, sandbox))).toBe(0);
    expect(await items()).toEqual([]);
  });

  it("are the same where two refunds at the desk of a deposit are seen by the comparison alone", async () => {
    const card = await saveCard(house.api, me);
    const lot = await house.api.seedLot({ depositCents: 5_000 });
    const opened = await house.api.call(
      "credit/addBidDeposit",
      { project_id: lot, from: "card" },
      me,
    );
    const payment = opened.responseData.payment?.id ?? 0;
    await house.api.call("payment/stripe_payment", { payment, source: card.id }, me);
    const [{ ref } = { ref: "" }] = await house.db.query<{ ref: string }>(
      "select provider_ref as ref from payments where id = $1",
      [payment],
    );
    await sandbox.desk.refund(ref, 1_000);
    await sandbox.desk.refund(ref, 1_500);
    await age({ payment, ref }, TEN_MINUTES_MS);
    expect(await reconcile(house.ctx, sandbox)).toBe(0);
    expect(await items()).toEqual([]);
    const { responseData } = await house.api.call("credit/getCreditHistory", {}, me);
    expect(responseData.balance.available).toBe("25.00");
  });

  it("differ where the statement says another sum", async () => {
    const paid = await topUp();
    await age(paid, TEN_MINUTES_MS);
    const less = stating((line) => [
      line.providerRef === paid.ref ? { ...line, cents: line.cents - 100 } : line,
    ]);
    // A booking of a moment ago may not be in the statement yet.
    expect(await reconcile(house.ctx, less)).toBe(0);
    expect(await bookedEarlier(paid.payment, () => reconcile(house.ctx, less))).toBe(1);
    expect(await items()).toMatchObject([{ ref: paid.ref, here: 5_000, there: 4_900 }]);
    await house.db.query("delete from statement_lines where provider_ref = $1", [paid.ref]);
  });

  it("differ where the provider has less of an old payment than the house", async () => {
    const old = await topUp();
    await age(old, 20 * DAY_MS);
    const claimed: PaymentProvider = {
      ...sandbox,
      async *statement() {
        yield {
          lineRef: `clawback_${old.ref}`,
          kind: "refund_failed",
          providerRef: old.ref,
          paymentId: null,
          refundId: null,
          cents: -700,
          feeCents: 0,
          currency: "EUR",
          atMs: Date.now() - TEN_MINUTES_MS,
        };
      },
      async observe(of) {
        const seen = await sandbox.observe(of);
        return seen && { ...seen, capturedCents: seen.capturedCents - 700 };
      },
    };
    expect(await reconcile(house.ctx, claimed)).toBe(1);
    expect(await items()).toMatchObject([{ ref: old.ref, here: 5_000, there: 4_300 }]);
    await house.db.query("delete from statement_lines where provider_ref = $1", [old.ref]);
  });

  it("differ where a payment of the house is in no statement, and where one is nobody's", async () => {
    const paid = await topUp();
    await age(paid, TEN_MINUTES_MS);
    const renamed = stating((line) => [
      line.providerRef === paid.ref
        ? { ...line, providerRef: "pi_strange", paymentId: null }
        : line,
    ]);
    expect(await reconcile(house.ctx, renamed)).toBe(2);
    expect(await items()).toMatchObject([
      { ref: "pi_strange", kind: "missing_here", there: 5_000 },
      { ref: paid.ref, kind: "missing_there", here: 5_000 },
    ]);
    await house.db.query("delete from statement_lines where provider_ref = 'pi_strange'");
  });

  it("take fees and payouts from the statement, and take them back", async () => {
    const line = (kind: StatementLine["kind"], cents: number, feeCents: number, n: number) => ({
      lineRef: `extra_${me.id}_${n}`,
      kind,
      providerRef: null,
      paymentId: null,
      refundId: null,
      cents,
      feeCents,
      currency: "EUR",
      atMs: Date.now() - TEN_MINUTES_MS,
    });
    const booked = async (kind: string, currency = "EUR") => {
      const [row] = await house.db.query<{ cents: number }>(
        `select coalesce(sum(l.amount_cents), 0)::bigint as cents from ledger_lines l
         join ledger_accounts a on a.id = l.account_id where a.kind = $1 and a.currency = $2`,
        [kind, currency],
      );
      return row?.cents;
    };
    const before = [await booked("house:fees"), await booked("bank:house")];
    const extra = [
      line("fee", 0, 150, 1),
      line("fee", 0, -50, 2),
      line("payout", -4_000, 0, 3),
      line("payout_failed", 1_500, 0, 4),
      { ...line("fee", 0, 70, 5), currency: "usd" },
    ];
    const provider: PaymentProvider = {
      ...sandbox,
      async *statement() {
        yield* extra;
      },
    };
    await reconcile(house.ctx, provider);
    await reconcile(house.ctx, provider);
    expect([await booked("house:fees"), await booked("bank:house")]).toEqual([
      Number(before[0]) + 100,
      Number(before[1]) + 2_500,
    ]);
    expect(await booked("house:fees", "USD")).toBe(70);
  });

  it("are compared currency by currency", async () => {
    const paid = await topUp();
    await age(paid, TEN_MINUTES_MS);
    const dollars = stating((line) =>
      line.providerRef === paid.ref
        ? [line, { ...line, lineRef: `${line.lineRef}_usd`, cents: 700, currency: "usd" }]
        : [line],
    );
    expect(await reconcile(house.ctx, dollars)).toBe(1);
    expect(await items()).toMatchObject([{ ref: paid.ref, currency: "USD", here: 0, there: 700 }]);
    await house.db.query("delete from statement_lines where currency = 'USD'");
  });
});
