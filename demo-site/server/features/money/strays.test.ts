import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_OPERATOR } from "../../platform/call/operator";
import type { ObservedDispute } from "../../ports/payment-provider";
import { embeddedPorts } from "../../ports/ports";
import { moneyContext } from "../../testing/money-context";
import type { SeededUser } from "../../seed/seed-rows";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import { openTestDb } from "../../testing/test-db";
import { takeDisputes } from "./disputes";
import type { MoneyContext } from "./payables";
import { readPayment } from "./payment-repository";
import { readRefundsOf } from "./refund-repository";
import { sendRefund } from "./send-refund";
import { checkLedger } from "./staff/ledger-report-repository";
import { readStray } from "./stray-repository";
import { takeStray } from "./testing/take-stray";

describe("money that fits nothing", () => {
  let api: InPageApi;
  let ctx: MoneyContext;
  let me: SeededUser;
  let staff: SeededUser;

  beforeAll(async () => {
    const db = await openTestDb();
    const ports = embeddedPorts(db);
    api = await createTestApi({ db, ports, config: { operator: DEMO_OPERATOR } });
    ctx = moneyContext(db, ports, { operator: DEMO_OPERATOR });
    staff = await api.seedUser({ staff: true });
  });
  afterAll(async () => {
    expect((await checkLedger(api.db)).filter(({ faults }) => faults.length > 0)).toEqual([]);
    await api.close();
  });
  beforeEach(async () => {
    me = await api.seedUser();
  });

  /** 50.00 of a deposit of 60.00, which is all or nothing. */
  async function stray(currency: string) {
    const project_id = await api.seedLot({ depositCents: 6_000 });
    const opened = await api.call("credit/addBidDeposit", { project_id, from: "card" }, me);
    const id = opened.responseData.payment?.id ?? 0;
    await takeStray(ctx, id, { amountCents: 5_000, currency });
    return id;
  }
  const resolve = (id: number, to: "wallet" | "card") =>
    api.call(
      "custom/resolvePayment",
      { id, to, reason: "No cuadraba", idempotency_key: crypto.randomUUID() },
      staff,
    );
  async function dispute(id: number, news: Pick<ObservedDispute, "status" | "cents">) {
    const payment = await readPayment(api.db, id);
    const about = { disputeRef: `dp_${id}`, providerRef: `stray ${id}`, currency: "EUR" };
    await takeDisputes(ctx, payment!, [{ ...about, ...news }]);
  }
  async function stands(id: number) {
    const payment = await readPayment(api.db, id);
    const { responseData } = await api.call("credit/getCreditHistory", {}, me);
    const { available, debt } = responseData.balance;
    return { status: payment?.status, left: await readStray(api.db, id), available, debt };
  }
  /** Balances of one kind of account by currency. */
  async function accounts(kind: string) {
    const { responseData } = await api.call("custom/ledgerReport", {}, staff);
    const found = responseData.accounts.filter((one) => one.kind === kind);
    return Object.fromEntries(found.map(({ currency, balance }) => [currency, Number(balance)]));
  }

  it("is in accounts of its own currency, and waits again when it could not go back", async () => {
    const before = [await accounts("provider"), await accounts("unallocated")];
    const id = await stray("USD");
    expect(await accounts("provider")).toEqual({ ...before[0], USD: 50 });
    expect(await accounts("unallocated")).toEqual({ ...before[1], USD: 50 });
    for (const turn of [1, 2]) {
      expect((await resolve(id, "card")).code).toBeNull();
      expect(await stands(id)).toMatchObject({ status: "succeeded", left: undefined });
      const [refund] = await readRefundsOf(api.db, id);
      // The embedded provider has no such object: it refuses.
      await sendRefund(ctx, refund!);
      expect(await readRefundsOf(api.db, id)).toHaveLength(turn);
      expect(await stands(id)).toEqual({
        status: "review",
        left: { cents: 5_000, currency: "USD" },
        available: "0.00",
        debt: "0.00",
      });
    }
    expect(await accounts("provider")).toEqual({ ...before[0], USD: 50 });
    const letters = await api.outbox(DEMO_OPERATOR.email);
    const told = letters.filter(({ template }) => template === "moneyUnallocated");
    expect(told).toHaveLength(3);
    expect(JSON.stringify(told.at(-1))).toContain("50.00 USD");
    const mine = (await api.outbox(me.email)).map(({ template }) => template);
    expect(mine).not.toContain("refundFailed");
  });

  it("is taken from there by the payer's bank, and is decided over once more when the house wins", async () => {
    const id = await stray("EUR");
    await dispute(id, { status: "open", cents: 5_000 });
    expect(await stands(id)).toMatchObject({ status: "review", left: undefined });
    // Nothing is left that could be given a second time.
    expect((await resolve(id, "wallet")).code).toBe("ILLEGAL_TRANSITION");
    await dispute(id, { status: "won", cents: 5_000 });
    expect(await stands(id)).toMatchObject({ status: "review", left: { cents: 5_000 } });
    expect((await resolve(id, "wallet")).code).toBeNull();
    expect(await stands(id)).toMatchObject({ status: "succeeded", available: "50.00" });
  });

  it("waits no more when the bank has taken it for good", async () => {
    const id = await stray("EUR");
    await dispute(id, { status: "open", cents: 5_000 });
    await dispute(id, { status: "lost", cents: 5_000 });
    expect(await stands(id)).toMatchObject({ status: "succeeded", left: undefined });
  });

  it("leaves the balance again when a bank takes back what staff had put there", async () => {
    const id = await stray("EUR");
    await resolve(id, "wallet");
    await dispute(id, { status: "open", cents: 5_000 });
    expect(await stands(id)).toMatchObject({ available: "0.00", debt: "0.00" });
    await dispute(id, { status: "won", cents: 5_000 });
    expect(await stands(id)).toMatchObject({ available: "50.00", debt: "0.00" });
  });
});
