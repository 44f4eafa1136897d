import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Payment } from "martillo/contract";
import { embeddedPorts } from "../../ports/ports";
import { bothEngines, type OpenEngine } from "../../testing/engines";
import { moneyContext } from "../../testing/money-context";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import { openTestDb } from "../../testing/test-db";
import type { SeededUser } from "../../seed/seed-rows";
import { sellUnpaid } from "../../testing/unpaid-sale";
import {
  answerChallenge,
  lookAgain,
  payByCard,
  payBySaved,
  requireTicket,
  viewFrame,
} from "./pay-frame/frame";
import type { MoneyContext } from "./payables";
import { checkLedger } from "./staff/ledger-report-repository";
import { reconcile } from "./staff/reconcile";
import { sweepMoney } from "./sweep";

const GOOD = "4242424242424242";

describe.each(bothEngines)("money on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let ctx: MoneyContext;
  let me: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    const ports = embeddedPorts(open.db);
    api = await createTestApi({ db: open.db, ports });
    ctx = moneyContext(open.db, ports);
  });
  afterAll(async () => {
    // After all that happened here, the ledger holds, and the provider's statement says the same.
    const broken = (await checkLedger(open.db)).filter(({ faults }) => faults.length > 0);
    expect(broken).toEqual([]);
    await api.close();
    await open.close();
  });
  beforeEach(async () => {
    me = await api.seedUser();
  });

  /** A card typed into the frame of a payment. */
  async function pay(frameUrl: string | undefined, number: string, save = false) {
    const ticket = await requireTicket(ctx, (frameUrl ?? "").replace("/pay/", ""));
    const view = await payByCard(ctx, ticket, {
      number,
      cvc: "123",
      expMonth: 12,
      expYear: 2040,
      save,
    });
    return { ticket, view };
  }
  async function topUp(amount: string, number = GOOD, save = false) {
    const opened = await api.call("credit/addCreditBalance", { amount, save: save ? 1 : 0 }, me);
    return {
      payment: opened.responseData.payment,
      ...(await pay(opened.responseData.frame_url, number, save)),
    };
  }
  async function statusOf({ id }: Payment) {
    const answer = await api.call("custom/paymentStatus", { id }, me);
    return answer.responseData.payment;
  }
  async function balance() {
    const answer = await api.call("credit/getCreditHistory", {}, me);
    return answer.responseData.balance;
  }

  describe("into the balance", () => {
    it("comes by a card that is typed into the frame, once", async () => {
      const { payment, ticket, view } = await topUp("50.00");
      expect(view).toMatchObject({ state: "paid", amount: "50,00\u00a0€" });
      expect(await statusOf(payment)).toMatchObject({ status: "succeeded", captured: "50.00" });
      expect(await balance()).toEqual({
        available: "50.00",
        bonus: "0.00",
        held: "0.00",
        debt: "0.00",
      });
      // The same frame again: it has been paid.
      await expect(
        payByCard(ctx, ticket, {
          number: GOOD,
          cvc: "123",
          expMonth: 12,
          expYear: 2040,
          save: false,
        }),
      ).rejects.toMatchObject({ code: "TICKET_EXPIRED" });
      expect((await balance()).available).toBe("50.00");
      const [letter] = await api.outbox(me.email);
      expect(letter?.subject).toBe("Hemos recibido su pago de 50,00\u00a0€");
      const { records } = (await api.call("credit/getCreditHistory", {}, me)).responseData;
      expect(records).toMatchObject([
        { type: "topup", amount: "50.00", balance_after: "50.00", purse: "wallet" },
      ]);
    });

    it("is what was asked for, within its limits", async () => {
      const low = await api.call("credit/addCreditBalance", { amount: "4.99" }, me);
      expect(low).toMatchObject({
        code: "AMOUNT_TOO_LOW",
        message: "El importe mínimo es de 5\u00a0€.",
      });
      const high = await api.call("credit/addCreditBalance", { amount: "10000.01" }, me);
      expect(high.code).toBe("AMOUNT_TOO_HIGH");
      expect((await api.call("credit/addCreditBalance", { amount: "1e3" }, me)).code).toBe(
        "INVALID_INPUT",
      );
      expect((await api.call("credit/addCreditBalance", { amount: -5 }, me)).code).toBe(
        "INVALID_INPUT",
      );
    });

    it.each([
      ["4000000000000002", "declined"],
      ["4000000000009995", "insufficient_funds"],
      ["4000000000000127", "incorrect_cvc"],
    ])("a card that fails (%s) says why, and another one may pay", async (number, failure) => {
      const { payment, ticket, view } = await topUp("20.00", number);
      expect(view).toMatchObject({ state: "failed", failure });
      const again = await payByCard(ctx, ticket, {
        number: GOOD,
        cvc: "123",
        expMonth: 12,
        expYear: 2040,
        save: false,
      });
      expect(again.state).toBe("paid");
      expect(await statusOf(payment)).toMatchObject({ status: "succeeded" });
      expect((await balance()).available).toBe("20.00");
    });

    it("waits for the bank's challenge", async () => {
      const { ticket, view } = await topUp("20.00", "4000000000003220");
      expect(view.state).toBe("challenge");
      expect((await balance()).available).toBe("0.00");
      const done = await answerChallenge(ctx, ticket, view.challenge ?? "", "authorize");
      expect(done.state).toBe("paid");
      expect((await balance()).available).toBe("20.00");
    });

    it("a challenge that is rejected moves nothing", async () => {
      const { ticket, view } = await topUp("20.00", "4000000000003220");
      const done = await answerChallenge(ctx, ticket, view.challenge ?? "", "reject");
      expect(done.state).toBe("failed");
      expect((await balance()).available).toBe("0.00");
    });

    it("an answer that is lost is looked up, never asked again", async () => {
      const { payment, ticket, view } = await topUp("30.00", "4000000000008120");
      expect(view.state).toBe("unknown");
      expect(await statusOf(payment)).toMatchObject({ unknown: true });
      await expect(
        payByCard(ctx, ticket, {
          number: GOOD,
          cvc: "123",
          expMonth: 12,
          expYear: 2040,
          save: false,
        }),
      ).rejects.toMatchObject({ code: "PAYMENT_IN_PROGRESS" });
      expect((await lookAgain(ctx, ticket)).state).toBe("paid");
      expect((await balance()).available).toBe("30.00");
      await sweepMoney(ctx);
      expect((await balance()).available).toBe("30.00");
    });

    it("the same key is the same payment", async () => {
      const ask = () =>
        api.call("credit/addCreditBalance", { amount: "15.00", idempotency_key: "key-0001" }, me);
      const [one, other] = await Promise.all([ask(), ask()]);
      expect(other.responseData.payment.id).toBe(one.responseData.payment.id);
      const reused = await api.call(
        "credit/addCreditBalance",
        { amount: "16.00", idempotency_key: "key-0001" },
        me,
      );
      expect(reused.code).toBe("KEY_REUSED");
    });

    it("is not taken where staff have switched it off, and what is there can be spent", async () => {
      const staff = await api.seedUser({ staff: true });
      const settings = (wallet: boolean) =>
        api.call("setting/configurationAction", { key: "features", value: { wallet } }, staff);
      await topUp("60.00");
      await settings(false);
      const add = await api.call("credit/addCreditBalance", { amount: "50.00" }, me);
      expect(add).toMatchObject({ code: "WALLET_OFF", httpStatus: 404 });
      const open = { purpose: "topup", amount: "50.00" } as const;
      expect((await api.call("payment/authorize", open, me)).code).toBe("WALLET_OFF");
      const lot = await api.seedLot({ depositCents: 4_000 });
      const paid = await api.call("credit/addBidDeposit", { project_id: lot, from: "wallet" }, me);
      expect(paid.code).toBeNull();
      await settings(true);
      expect((await api.call("credit/addCreditBalance", { amount: "50.00" }, me)).code).toBeNull();
    });

    it("is not taken in production until staff say so", async () => {
      const db = await openTestDb();
      const house = await createTestApi({ db, config: { mode: "production" } });
      const person = await house.seedUser();
      const add = await house.call("credit/addCreditBalance", { amount: "50.00" }, person);
      expect(add.code).toBe("WALLET_OFF");
      const { features } = (await house.call("common/getDefault", {})).responseData;
      expect(features["wallet"]).toBe(false);
      await house.close();
      await db.close();
    });

    it("goes back to the card it came from", async () => {
      const { payment } = await topUp("60.00");
      const tooMuch = await api.call(
        "custom/returnBalance",
        { amount: "60.01", idempotency_key: crypto.randomUUID() },
        me,
      );
      expect(tooMuch.code).toBe("INSUFFICIENT_BALANCE");
      const back = await api.call(
        "custom/returnBalance",
        { amount: "25.50", idempotency_key: crypto.randomUUID() },
        me,
      );
      expect(back.responseData).toMatchObject({
        records: [{ amount: "25.50" }],
        balance: { available: "34.50" },
      });
      await sweepMoney(ctx);
      const list = (await api.call("user/invoice/alltransactions", {}, me)).responseData.records;
      expect(list).toMatchObject([
        { kind: "refund", amount: "-25.50", status: "success" },
        {
          kind: "payment",
          amount: "60.00",
          refunded: "25.50",
          status: "success",
          payment: payment.id,
        },
      ]);
      const letters = await api.outbox(me.email);
      expect(letters[0]?.subject).toBe("Le hemos devuelto 25,50\u00a0€");
    });

    it("a refund that the bank does not take is in the balance", async () => {
      await topUp("60.00", "4000000000005126");
      await api.call(
        "custom/returnBalance",
        { amount: "60.00", idempotency_key: crypto.randomUUID() },
        me,
      );
      expect((await balance()).available).toBe("0.00");
      await sweepMoney(ctx);
      await api.db.query("update sandbox_refunds set settles_at = 0 where settles_at is not null");
      await ctx.ports.payments.sandbox?.tick();
      await sweepMoney(ctx);
      expect((await balance()).available).toBe("60.00");
    });
  });

  describe("deposits", () => {
    it("by card open the bidding, and go back when somebody else wins", async () => {
      const lot = await api.seedLot({ depositCents: 30_000 });
      const opened = await api.call("credit/addBidDeposit", { project_id: lot }, me);
      expect(opened.responseData.payment).toMatchObject({ purpose: "deposit", amount: "300.00" });
      await pay(opened.responseData.frame_url, GOOD);
      const { records } = (await api.call("deposit/alldeposits", {}, me)).responseData;
      expect(records).toMatchObject([
        { status: "held", amount: "300.00", project_id: lot, can_return: true },
      ]);
      expect((await balance()).held).toBe("300.00");
      const twice = await api.call("credit/addBidDeposit", { project_id: lot }, me);
      expect(twice.code).toBe("DEPOSIT_NOT_NEEDED");
      await api.db.query("update lots set status = 'unsold' where id = $1", [lot]);
      await sweepMoney(ctx);
      const after = (await api.call("deposit/alldeposits", {}, me)).responseData.records;
      expect(after).toMatchObject([{ status: "returned", returned_to: "card" }]);
      expect(await balance()).toMatchObject({ held: "0.00", available: "0.00" });
    });

    it("of whoever wins a lot that was listed again stay, and go back to the others once it is paid", async () => {
      const other = await api.seedUser();
      const lot = await api.seedLot({ depositCents: 4_000 });
      // The first round had no winner.
      await api.db.query(
        "insert into sales (lot_id, round, outcome) select id, round, 'unsold' from lots where id = $1",
        [lot],
      );
      await api.db.query("update lots set round = round + 1 where id = $1", [lot]);
      for (const [person, keep] of [
        [me, 0],
        [other, 1],
      ] as const) {
        const opened = await api.call("credit/addBidDeposit", { project_id: lot, keep }, person);
        await pay(opened.responseData.frame_url, GOOD);
      }
      await sellUnpaid(api.db, { lot, winnerId: me.id, premiumCents: 0, dueInDays: 1 });
      const states = async () => {
        await sweepMoney(ctx);
        const rows = await api.db.query<{ user_id: number; status: string }>(
          "select user_id, status from deposits where lot_id = $1",
          [lot],
        );
        return Object.fromEntries(rows.map(({ user_id, status }) => [user_id, status]));
      };
      expect(await states()).toEqual({ [me.id]: "held", [other.id]: "held" });
      await api.db.query(
        "update invoices set status = 'paid', paid_cents = total_cents where lot_id = $1",
        [lot],
      );
      expect(await states()).toEqual({ [me.id]: "held", [other.id]: "returned" });
    });

    it("from the balance, at once, as far as it goes", async () => {
      const lot = await api.seedLot({ depositCents: 4_000 });
      const poor = await api.call("credit/addBidDeposit", { project_id: lot, from: "wallet" }, me);
      expect(poor).toMatchObject({
        code: "INSUFFICIENT_BALANCE",
        message: "Su saldo disponible es de 0,00\u00a0€.",
      });
      await topUp("50.00");
      const paid = await api.call("credit/addBidDeposit", { project_id: lot, from: "wallet" }, me);
      expect(paid.responseData).toMatchObject({
        record: { status: "held" },
        payment: { status: "succeeded" },
      });
      expect(await balance()).toMatchObject({ available: "10.00", held: "40.00" });
      const back = await api.call(
        "custom/returnDeposit",
        { id: paid.responseData.record?.id ?? 0 },
        me,
      );
      expect(back.responseData.record).toMatchObject({ status: "returned", returned_to: "wallet" });
      expect(await balance()).toMatchObject({ available: "50.00", held: "0.00" });
    });

    it("stay while their person bids", async () => {
      const lot = await api.seedLot({ depositCents: 4_000, startCents: 10_000 });
      await topUp("50.00");
      const paid = await api.call("credit/addBidDeposit", { project_id: lot, from: "wallet" }, me);
      const bid = await api.call(
        "bid/confirm",
        { project_id: lot, proposed_amount: "100.00", idempotency_key: crypto.randomUUID() },
        me,
      );
      expect(bid.code).toBeNull();
      const back = await api.call(
        "custom/returnDeposit",
        { id: paid.responseData.record?.id ?? 0 },
        me,
      );
      expect(back.code).toBe("DEPOSIT_LOCKED");
    });

    it("a card that pays after the lot has ended gets its money back", async () => {
      const lot = await api.seedLot({ depositCents: 5_000 });
      const opened = await api.call("credit/addBidDeposit", { project_id: lot }, me);
      await api.db.query("update lots set status = 'unsold' where id = $1", [lot]);
      await pay(opened.responseData.frame_url, GOOD);
      expect((await api.call("deposit/alldeposits", {}, me)).responseData.records).toEqual([]);
      await sweepMoney(ctx);
      const list = (await api.call("user/invoice/alltransactions", {}, me)).responseData.records;
      expect(list).toMatchObject([
        { kind: "refund", status: "success" },
        { kind: "deposit", status: "reversed" },
      ]);
    });
  });

  describe("races", () => {
    it("fifty spend money for one", async () => {
      await topUp("50.00");
      const lots = await Promise.all(
        Array.from({ length: 20 }, () => api.seedLot({ depositCents: 5_000 })),
      );
      const answers = await Promise.all(
        lots.map((lot) =>
          api.call("credit/addBidDeposit", { project_id: lot, from: "wallet" }, me),
        ),
      );
      expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
      expect(new Set(answers.map(({ code }) => code))).toEqual(
        new Set([null, "INSUFFICIENT_BALANCE"]),
      );
      expect(await balance()).toMatchObject({ available: "0.00", held: "50.00" });
    });

    it("a gift card is redeemed once", async () => {
      const staff = await api.seedUser({ staff: true });
      const issued = await api.call(
        "custom/giftCards",
        { action: "issue", idempotency_key: crypto.randomUUID(), amount: "25.00" },
        staff,
      );
      const code = issued.responseData.records[0]?.code ?? "";
      const people = await Promise.all(Array.from({ length: 10 }, () => api.seedUser()));
      const answers = await Promise.all(
        people.map((person) =>
          api.call("giftcard/addGiftCardWalletBalance", { code: code.toLowerCase() }, person),
        ),
      );
      expect(answers.filter(({ code: refusal }) => refusal === null)).toHaveLength(1);
      expect(answers.filter(({ code: refusal }) => refusal === "GIFT_CARD_USED")).toHaveLength(9);
      const unknown = await api.call(
        "giftcard/addGiftCardWalletBalance",
        { code: "AAAA-BBBB" },
        me,
      );
      expect(unknown.code).toBe("GIFT_CARD_INVALID");
    });

    it("codes of gift cards are guessed ten times an hour, also when all guesses come at once", async () => {
      await api.db.query("delete from counters");
      const guesser = await api.seedUser();
      const guess = () =>
        api.call("giftcard/addGiftCardWalletBalance", { code: "AAAA-CCCC" }, guesser);
      const answers = await Promise.all(Array.from({ length: 40 }, guess));
      const codes = answers.map(({ code }) => code);
      expect(codes.filter((code) => code === "GIFT_CARD_INVALID")).toHaveLength(10);
      expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(30);
      await api.db.query("delete from counters");
    });

    it("a gift card is sent to the address that it is for, and the house keeps no copy of its code", async () => {
      const staff = await api.seedUser({ staff: true });
      const to = `regalo-${staff.id}@example.com`;
      const press = {
        action: "issue" as const,
        amount: "25.00",
        email: to.toUpperCase(),
        idempotency_key: crypto.randomUUID(),
      };
      const issued = await api.call("custom/giftCards", press, staff);
      await api.call("custom/giftCards", press, staff);
      const [card] = issued.responseData.records;
      expect(card).toMatchObject({ sent_to: to, status: "active" });
      const letters = await api.outbox(to);
      expect(letters.map(({ template }) => template)).toEqual(["giftCard"]);
      expect(letters[0]?.text).toContain(card?.code);
      const [kept] = await open.db.query<{ secret: boolean }>(
        "select secret from outbox where recipient = $1",
        [to],
      );
      expect(kept).toEqual({ secret: true });
      const many = await api.call(
        "custom/giftCards",
        { ...press, count: 2, idempotency_key: crypto.randomUUID() },
        staff,
      );
      expect([many.code, Object.keys(many.refusal.fields ?? {})]).toEqual([
        "INVALID_INPUT",
        ["count"],
      ]);
    });

    it("gift cards of one press are the same again, and their codes are kept nowhere", async () => {
      const staff = await api.seedUser({ staff: true });
      const press = {
        action: "issue" as const,
        amount: "25.00",
        count: 2,
        idempotency_key: crypto.randomUUID(),
      };
      const [first, again] = [
        await api.call("custom/giftCards", press, staff),
        await api.call("custom/giftCards", press, staff),
      ];
      const codes = first.responseData.records.map(({ code }) => code);
      expect(again.responseData.records.map(({ code }) => code)).toEqual(codes);
      expect(new Set(codes).size).toBe(2);
      const kept = JSON.stringify(await open.db.query("select * from money_keys"));
      for (const code of codes) expect(kept).not.toContain(code?.replaceAll("-", ""));
      const redeemed = await api.call(
        "giftcard/addGiftCardWalletBalance",
        { code: codes[1] ?? "" },
        me,
      );
      expect(redeemed.responseData.amount).toBe("25.00");
    });
  });

  describe("cards", () => {
    it("are saved with a payment, charged again, and the first is the default", async () => {
      await topUp("20.00", GOOD, true);
      const { data } = (await api.call("customer/payment_method/list", {}, me)).responseData;
      expect(data).toMatchObject([
        { brand: "visa", last4: "4242", is_default: 1, status: "active" },
      ]);
      const opened = await api.call("credit/addCreditBalance", { amount: "30.00" }, me);
      const charged = await api.call(
        "payment/stripe_payment",
        { payment: opened.responseData.payment.id, source: data[0]?.id ?? "" },
        me,
      );
      expect(charged.responseData.payment.status).toBe("succeeded");
      expect((await balance()).available).toBe("50.00");
      const again = await api.call("credit/addCreditBalance", { amount: "30.00" }, me);
      const ticket = await requireTicket(
        ctx,
        (again.responseData.frame_url ?? "").replace("/pay/", ""),
      );
      expect((await viewFrame(ctx, ticket)).methods).toMatchObject([
        { last4: "4242", isDefault: true },
      ]);
      expect((await payBySaved(ctx, ticket, data[0]?.id ?? "")).state).toBe("paid");
    });

    it("are saved alone, changed and deleted by their person only", async () => {
      const asked = await api.call("customer/payment_method/create", {}, me);
      const { view } = await pay(asked.responseData.frame_url, GOOD);
      expect(view).toMatchObject({ state: "saved", saved: { last4: "4242" } });
      const [card] = (await api.call("customer/payment_method/list", {}, me)).responseData.data;
      const other = await api.seedUser();
      const source_id = card?.id ?? "";
      expect((await api.call("customer/payment_method/delete", { source_id }, other)).code).toBe(
        "NOT_FOUND",
      );
      const past = await api.call(
        "customer/payment_method/update",
        { source_id, exp_month: 1, exp_year: 2020 },
        me,
      );
      expect(past).toMatchObject({ code: "INVALID_INPUT" });
      const changed = await api.call(
        "customer/payment_method/update",
        { source_id, exp_month: 3, exp_year: 41 },
        me,
      );
      expect(changed.responseData.record).toMatchObject({ exp_month: 3, exp_year: 2041 });
      const left = await api.call("customer/payment_method/delete", { source_id }, me);
      expect(left.responseData.data).toEqual([]);
    });
  });

  it("the provider's statement says the same", async () => {
    const reports = await reconcile(ctx, ctx.ports.payments.card!);
    expect(reports).toBe(0);
  });
});
