import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bothEngines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { saveCard } from "../../testing/save-card";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser, SeedLot } from "../../seed/seed-rows";
import { FIXED_PRICE, sellAtAuction } from "../../testing/sell";
import { endAuction } from "../../testing/end-auction";
import type { MoneyContext } from "../money";
import { sweepMoney } from "../money";
import { sweepSales } from ".";
import { printedOf } from "./invoice-document";
import { readIssued } from "./issued-repository";

describe.each(bothEngines)("sales on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let ctx: MoneyContext;
  let seller: SeededUser;
  let buyer: SeededUser;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    ({ api, ctx } = house);
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    seller = await api.seedUser({ admin: true });
    buyer = await api.seedUser();
  });

  /** A direct sale of 8.990 €. */
  function directSale(partial: Partial<SeedLot> = {}) {
    return api.seedLot({ ...FIXED_PRICE, sellerId: seller.id, ...partial });
  }
  let presses = 0;
  function buy(lot: number, as = buyer, more: object = {}) {
    presses += 1;
    return api.call(
      "buynow/addToBuynow",
      {
        project_id: lot,
        expected_price: "8990",
        accept_terms: 1,
        idempotency_key: `press ${presses}`,
        ...more,
      } as never,
      as,
    );
  }
  async function bought(lot: number, as = buyer): Promise<number> {
    const answer = await buy(lot, as);
    if (answer.status !== "success") throw new Error(JSON.stringify(answer));
    return answer.responseData.invoice_id;
  }
  async function detail(invoice: number, as = buyer) {
    const answer = await api.call("user/invoice/invoice", { invoice_id: invoice }, as);
    if (answer.status !== "success") throw new Error(JSON.stringify(answer));
    return answer.responseData.record;
  }
  function change(
    action: "paid" | "unpaid" | "cancel",
    invoices: number[],
    more: object = {},
    as = seller,
  ) {
    const input = { action, invoice_ids: invoices, notes: "Lo hemos hablado.", ...more };
    return api.call("seller/invoice/changeStatus", input, as);
  }
  function record(invoice: number, amount: string, as = seller) {
    const input = { invoice_id: invoice, amount, reference: "TR-1" };
    return api.call("seller/offline/payCartOffline", input, as);
  }
  async function lotStatus(lot: number): Promise<string | undefined> {
    const [row] = await house.db.query<{ status: string }>(
      "select status from lots where id = $1",
      [lot],
    );
    return row?.status;
  }
  function lettersTo({ email }: SeededUser) {
    return house.db.query<{ template: string; subject: string; text: string }>(
      "select template, subject, text from outbox where recipient = $1 order by id",
      [email],
    );
  }

  describe("bought at a fixed price", () => {
    it("is bought once, with an account of what is due, and both sides are told", async () => {
      const lot = await directSale();
      const answer = await buy(lot);
      expect(answer.responseData).toMatchObject({ price: "8990.00", total_amount: "8990.00" });
      expect(await lotStatus(lot)).toBe("sold");
      const record = await detail(answer.responseData.invoice_id);
      expect(record).toMatchObject({
        status: "draft",
        document_number: null,
        overdue: 0,
        actions: ["pay", "tell_transfer"],
        cartValues: { per_total: "8990.00", premium: "0.00", subtotal: "7429.75", tax: "1560.25" },
        seller: { email: seller.email },
      });
      expect((await lettersTo(buyer)).map(({ template }) => template)).toContain("buyNowDone");
      expect((await lettersTo(seller)).map(({ template }) => template)).toContain("saleMade");
      const other = await buy(lot, await api.seedUser());
      expect(other.code).toBe("NOT_FOR_SALE");
    });

    it("answers the same to the same key, and refuses another body under it", async () => {
      const lot = await directSale();
      const key = { idempotency_key: "one press" };
      const first = await buy(lot, buyer, key);
      const again = await buy(lot, buyer, key);
      expect(again.responseData.invoice_id).toBe(first.responseData.invoice_id);
      const other = await buy(await directSale(), buyer, key);
      expect(other.code).toBe("KEY_REUSED");
    });

    it("goes to one of sixteen who press at once", async () => {
      const lot = await directSale();
      const people = await Promise.all(Array.from({ length: 16 }, () => api.seedUser()));
      const answers = await Promise.all(people.map((person) => buy(lot, person)));
      const codes = answers.map(({ status, code }) => (status === "success" ? "bought" : code));
      expect(codes.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
        "bought",
        ...Array.from({ length: 15 }, () => "NOT_FOR_SALE"),
      ]);
    });

    it.runIf(engine.name === "PostgreSQL")(
      "is refused to who comes too late, without a place in the queue for the lot",
      async () => {
        const lot = await directSale();
        const first = await buy(lot, buyer, { idempotency_key: "the first" });
        await house.db.tx(async (t) => {
          await t.query("select 1 from lots where id = $1 for update", [lot]);
          expect((await buy(lot, await api.seedUser())).code).toBe("NOT_FOR_SALE");
          const again = await buy(lot, buyer, { idempotency_key: "the first" });
          expect(again.responseData.invoice_id).toBe(first.responseData.invoice_id);
        });
      },
    );

    it.each([
      ["another price", { expected_price: "8989.99" }, "PRICE_CHANGED"],
      ["no terms accepted", { accept_terms: 0 }, "TERMS_REQUIRED"],
    ])("refuses %s", async (_, more, code) => {
      const lot = await directSale();
      expect((await buy(lot, buyer, more)).code).toBe(code);
      expect(await lotStatus(lot)).toBe("open");
    });

    it("refuses the seller, who works for it, who is blocked, and drafts", async () => {
      const lot = await directSale();
      expect((await buy(lot, seller)).code).toBe("OWN_LOT");
      expect((await buy(lot, await api.seedUser({ asEmployeesId: seller.id }))).code).toBe(
        "OWN_LOT",
      );
      expect((await buy(lot, await api.seedUser({ approvedToBid: false }))).code).toBe(
        "NOT_APPROVED",
      );
      expect((await buy(lot, await api.seedUser({ staff: true }))).code).toBe("FORBIDDEN");
      expect((await buy(await directSale({ status: "draft" }))).code).toBe("NOT_FOUND");
    });

    it("ends an auction that may be ended so, with the premium of auctions", async () => {
      const lot = await api.seedLot({
        sellerId: seller.id,
        buyNowCents: 899_000,
        buyNowPolicy: "until_first_bid",
        reserveCents: null,
        startCents: 100_000,
        ivaPercent: null,
      });
      const record = await detail(await bought(lot));
      expect(record.cartValues).toMatchObject({
        premium: "449.50",
        rebu_total: "9439.50",
        total_amount: "9439.50",
        tax: "0.00",
      });
      const late = await api.call(
        "bid/confirm",
        {
          project_id: lot,
          proposed_amount: "9000",
          idempotency_key: crypto.randomUUID(),
        },
        await api.seedUser(),
      );
      expect(late.code).toBe("CLOSED");
    });

    it("is not for auctions whose time for it is over", async () => {
      const lot = await api.seedLot({ sellerId: seller.id, buyNowCents: null });
      expect((await buy(lot)).code).toBe("BUY_NOW_ENDED");
    });
  });

  describe("won at auction", () => {
    async function won(): Promise<{ lot: number; invoice: number }> {
      const lot = await api.seedLot({
        sellerId: seller.id,
        startCents: 1_000_000,
        reserveCents: null,
        ivaPercent: 21,
      });
      const rival = await api.seedUser();
      for (const [who, amount] of [
        [rival, "10500"],
        [buyer, "11000"],
      ] as const) {
        const bid = await api.call(
          "bid/confirm",
          {
            project_id: lot,
            proposed_amount: amount,
            bid_type: "exact",
            idempotency_key: crypto.randomUUID(),
          } as never,
          who,
        );
        expect(bid.status).toBe("success");
      }
      await endAuction(house.db, lot);
      const list = await api.call("user/invoice/allinvoices", {}, buyer);
      const [row] = list.responseData.records;
      return { lot, invoice: row?.invoice_id ?? 0 };
    }

    it("opens the account with the premium of the lot, in the transaction of the result", async () => {
      const { invoice } = await won();
      expect(await detail(invoice)).toMatchObject({
        channel: "auction",
        projects_auction: 1,
        cartValues: { per_total: "11000.00", premium: "550.00", total_amount: "11550.00" },
      });
      await sweepSales(ctx);
      const letter = (await lettersTo(seller)).find(({ template }) => template === "saleMade");
      // The premium is the house's: the seller has sold for the price alone.
      expect(letter?.text).toMatch(/por 11\.000,00\s€\./);
      expect(letter?.subject).toMatch(/11\.000,00\s€/);
    });

    it("that is not paid in time goes back to the seller with the next bidder, who is asked", async () => {
      const { lot, invoice } = await won();
      const early = await change("cancel", [invoice], { cancel_reason: "impago" });
      expect(early.responseData.failed).toMatchObject([{ code: "TOO_EARLY" }]);
      await house.db.query(
        "update invoices set due_at = now() - interval '10 days' where id = $1",
        [invoice],
      );
      const done = await change("cancel", [invoice], { cancel_reason: "impago" });
      expect(done.responseData).toEqual({ changed: [invoice], failed: [] });
      const [row] = await house.db.query("select status, price_cents from lots where id = $1", [
        lot,
      ]);
      expect(row).toEqual({ status: "provisional", price_cents: 1_050_000 });
      const [bid] = await house.db.query<{ id: number }>(
        "select id from bids where lot_id = $1 and position is not null and amount_cents = 1050000",
        [lot],
      );
      const award = await api.call(
        "seller/bid/manualAward",
        { action: "award", id: bid?.id ?? 0, pid: lot },
        seller,
      );
      expect(await lotStatus(lot)).toBe("provisional");
      const [second] = await house.db.query<{
        buyer_id: number;
        kind: string;
        amount_cents: number;
      }>("select buyer_id, kind, amount_cents from offers where id = $1", [
        award.responseData.offer_id ?? 0,
      ]);
      expect(second).toMatchObject({ kind: "second_chance", amount_cents: 1_050_000 });
    });
  });

  describe("given to another bidder", () => {
    async function lateSale() {
      const lot = await api.seedLot({
        sellerId: seller.id,
        startCents: 400_000,
        reserveCents: null,
        ivaPercent: 21,
      });
      const second = await api.seedUser();
      const third = await api.seedUser();
      for (const [who, amount] of [
        [third, "4500"],
        [second, "4980"],
        [buyer, "5100"],
      ] as const) {
        const input = {
          project_id: lot,
          proposed_amount: amount,
          bid_type: "exact",
          idempotency_key: crypto.randomUUID(),
        };
        expect((await api.call("bid/confirm", input as never, who)).status).toBe("success");
      }
      await endAuction(house.db, lot);
      const list = await api.call("user/invoice/allinvoices", {}, buyer);
      const invoice = list.responseData.records[0]?.invoice_id;
      if (!invoice) throw new Error(JSON.stringify(list));
      return { lot, invoice, second, third };
    }
    function overdue(invoice: number) {
      return house.db.query(
        "update invoices set due_at = now() - interval '1 hour' where id = $1",
        [invoice],
      );
    }
    function give(invoice: number, to: SeededUser, price: string, as = seller, from = buyer) {
      const input = {
        invoice_id: invoice,
        user_id: from.id,
        changed_user_id: to.id,
        per_total: price,
        product_type: "live" as const,
        notes: "No ha pagado.",
      };
      return api.call("seller/user/invoice/update_invoice", input, as);
    }

    it("costs at most that bidder's own last price, binds nobody, and is a new account", async () => {
      const { lot, invoice, second, third } = await lateSale();
      expect((await give(invoice, second, "5100")).code).toBe("TOO_EARLY");
      await overdue(invoice);
      expect((await detail(invoice)).actions).toEqual(["pay", "tell_transfer"]);
      const listed = await api.call("user/allbiddingbuyers", { project_id: lot }, seller);
      expect(listed.responseData.records.slice(1)).toMatchObject([
        { users_id: second.id, users_email: second.email, proposed_amount: "4980.00" },
        { users_id: third.id, proposed_amount: "4500.00" },
      ]);
      const stranger = await api.seedUser({ admin: true });
      const asked = await api.call("user/allbiddingbuyers", { project_id: lot }, stranger);
      expect(asked.code).toBe("NOT_FOUND");
      const given = await give(invoice, second, "5100");
      expect(given.responseData).toMatchObject({ user_id: second.id, per_total: "4980.00" });
      const next = given.responseData.invoice_id;
      expect(await detail(next, second)).toMatchObject({
        status: "draft",
        channel: "winner_change",
        cartValues: { premium: "249.00", total_amount: "5229.00" },
      });
      expect(await detail(invoice)).toMatchObject({ status: "cancel", actions: [] });
      expect((await lettersTo(second)).map(({ template }) => template)).toContain("secondChance");
      expect((await lettersTo(buyer)).map(({ template }) => template)).toContain("saleCancelled");
      const again = await give(invoice, third, "4500");
      expect(again.code).toBe("ILLEGAL_TRANSITION");
      const followed = await api.call(
        "seller/user/invoice/invoice",
        { invoice_id: invoice, user_id: second.id },
        seller,
      );
      expect(followed.responseData.record.invoice_id).toBe(next);
      // Not consented to in time: it lapses, and the one after is next.
      await house.db.query(
        "update invoices set sold_at = now() - interval '49 hours' where id = $1",
        [next],
      );
      await sweepSales(ctx);
      const [row] = await house.db.query("select status, price_cents from lots where id = $1", [
        lot,
      ]);
      expect(row).toEqual({ status: "provisional", price_cents: 450_000 });
    });

    it("for less, where the seller says so; what was issued is corrected", async () => {
      const { invoice, second } = await lateSale();
      await overdue(invoice);
      await house.db.query(
        "update invoices set sold_at = now() - interval '25 hours' where id = $1",
        [invoice],
      );
      await sweepSales(ctx);
      expect((await detail(invoice)).status).toBe("unpaid");
      const given = await give(invoice, second, "4500");
      expect(given.responseData.per_total).toBe("4500.00");
      expect(await detail(invoice)).toMatchObject({
        status: "cancel",
        documents: [{ kind: "invoice" }, { kind: "correction" }],
      });
    });

    it("is refused for who did not bid, its seller, who has it, who is blocked, and once something is paid", async () => {
      const { invoice, second, third } = await lateSale();
      await overdue(invoice);
      for (const person of [await api.seedUser(), seller, buyer]) {
        expect((await give(invoice, person, "4500")).code).toBe("WINNER_NOT_ELIGIBLE");
      }
      await house.db.query("update users set status = 'deactivate' where id = $1", [third.id]);
      expect((await give(invoice, third, "4500")).code).toBe("WINNER_NOT_ELIGIBLE");
      expect((await give(invoice, second, "0")).code).toBe("INVALID_INPUT");
      const other = await api.seedUser({ admin: true });
      expect((await give(invoice, second, "4500", other)).code).toBe("NOT_FOUND");
      await record(invoice, "4000");
      expect((await give(invoice, second, "4500")).code).toBe("INVOICE_HAS_PAYMENTS");
    });

    it("goes to one of two who are chosen at once; staff need not wait", async () => {
      const { invoice, second, third } = await lateSale();
      const staff = await api.seedUser({ staff: true });
      const answers = await Promise.all([
        give(invoice, second, "4980", staff),
        give(invoice, third, "4500", staff),
      ]);
      expect(answers.filter(({ status }) => status === "success")).toHaveLength(1);
      expect(answers.find(({ status }) => status !== "success")?.code).toBe("ILLEGAL_TRANSITION");
    });
  });

  it("a buyer is given more time, never less, with the reason", async () => {
    const invoice = await bought(await directSale());
    const { due_at: before } = await detail(invoice);
    const extend = (due: number) =>
      api.call(
        "custom/invoiceDue",
        { invoice_id: invoice, due_at: due, notes: "Está de viaje." },
        seller,
      );
    expect((await extend(before - 1)).code).toBe("INVALID_INPUT");
    expect((await extend(before + 400 * 86_400_000)).code).toBe("INVALID_INPUT");
    const { record: later } = (await extend(before + 86_400_000)).responseData;
    expect(later.due_at).toBe(before + 86_400_000);
    expect(later.orderControlLogs.at(-1)).toMatchObject({
      event: "extend_due",
      reason: "Está de viaje.",
    });
  });

  describe("paid", () => {
    it("by a saved card: the document is issued with the money, numbered without a gap", async () => {
      const invoices = [await bought(await directSale()), await bought(await directSale())];
      await saveCard(api, buyer);
      const numbers: number[] = [];
      for (const invoice of invoices) {
        const opened = await api.call(
          "payment/authorize",
          { purpose: "invoice", ref: String(invoice), payment_method: "card" } as never,
          buyer,
        );
        const payment = opened.responseData.payment;
        const { data } = (await api.call("customer/payment_method/list", {}, buyer)).responseData;
        const paid = await api.call(
          "payment/stripe_payment",
          { payment: payment?.id ?? 0, source: data[0]?.id ?? "" },
          buyer,
        );
        expect(paid.responseData.payment).toMatchObject({ status: "succeeded" });
        const record = await detail(invoice);
        expect(record).toMatchObject({
          status: "paid",
          total_due_amount: "0.00",
          actions: [],
          allTransactions: [{ kind: "payment", status: "success", amount: "8990.00" }],
        });
        expect(record.document?.hash).toMatch(/^[\dA-F]{64}$/);
        numbers.push(Number(record.document_number?.split("/")[1]));
      }
      expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(1);
    });

    it("from a balance too late: nothing leaves it, and it is said why", async () => {
      const lot = await directSale({ startCents: 10_000 });
      const invoice = (await buy(lot, buyer, { expected_price: "100" })).responseData.invoice_id;
      const press = {
        purpose: "invoice" as const,
        ref: String(invoice),
        payment_method: "wallet" as const,
        idempotency_key: crypto.randomUUID(),
      };
      const pay = () => api.call("payment/authorize", press, buyer);
      expect((await pay()).code).toBe("INSUFFICIENT_BALANCE");
      const issue = {
        action: "issue" as const,
        idempotency_key: crypto.randomUUID(),
        amount: "500",
      };
      const staff = await api.seedUser({ staff: true });
      const { records } = (await api.call("custom/giftCards", issue, staff)).responseData;
      const card = { code: records[0]?.code ?? "" };
      await api.call("giftcard/addGiftCardWalletBalance", card, buyer);
      await change("cancel", [invoice]);
      // The first press, repeated after a lost answer: its payment is still the one under the key.
      expect((await pay()).code).toBe("INVOICE_CANCELLED");
      const { balance } = (await api.call("credit/getCreditHistory", {}, buyer)).responseData;
      expect(balance.available).toBe("500.00");
      expect(await house.db.query("select 1 from refunds where user_id = $1", [buyer.id])).toEqual(
        [],
      );
    });

    it("in part by hand: a quarter at least, what is left at most", async () => {
      const invoice = await bought(await directSale());
      expect((await record(invoice, "2247.49")).code).toBe("AMOUNT_TOO_LOW");
      expect((await record(invoice, "8990.01")).code).toBe("AMOUNT_TOO_HIGH");
      const part = await record(invoice, "2247.50");
      expect(part.responseData.record).toMatchObject({
        status: "partial",
        total_due_amount: "6742.50",
        cartValues: { minimum_payment: "1685.63" },
      });
      const rest = await change("paid", [invoice]);
      expect(rest.responseData.changed).toEqual([invoice]);
      expect(await detail(invoice)).toMatchObject({ status: "paid", total_due_amount: "0.00" });
      expect((await record(invoice, "1.00")).code).toBe("INVOICE_PAID");
    });

    it("by hand and taken back, again and again, leaves no cent over", async () => {
      const invoice = await bought(await directSale());
      for (let round = 0; round < 3; round += 1) {
        expect((await change("paid", [invoice])).responseData.changed).toEqual([invoice]);
        expect((await change("unpaid", [invoice])).responseData.changed).toEqual([invoice]);
        expect(await detail(invoice)).toMatchObject({
          status: "unpaid",
          total_due_amount: "8990.00",
        });
      }
    });

    it("by hand and taken back, what came from the balance before stays paid", async () => {
      const buyer = await api.seedUser();
      const lot = await directSale({ startCents: 10_000 });
      const invoice = (await buy(lot, buyer, { expected_price: "100" })).responseData.invoice_id;
      const staff = await api.seedUser({ staff: true });
      const issue = {
        action: "issue" as const,
        idempotency_key: crypto.randomUUID(),
        amount: "40",
      };
      const { records } = (await api.call("custom/giftCards", issue, staff)).responseData;
      await api.call("giftcard/addGiftCardWalletBalance", { code: records[0]?.code ?? "" }, buyer);
      const part = {
        purpose: "invoice" as const,
        ref: String(invoice),
        payment_method: "wallet" as const,
        amount: "40.00",
        idempotency_key: crypto.randomUUID(),
      };
      expect((await api.call("payment/authorize", part, buyer)).code).toBeNull();
      for (let round = 0; round < 2; round += 1) {
        expect((await change("paid", [invoice])).responseData.changed).toEqual([invoice]);
        expect((await change("unpaid", [invoice])).responseData.changed).toEqual([invoice]);
        const owed = await house.db.query(
          "select balance_cents from ledger_accounts where kind = 'invoice' and ref = $1",
          [String(invoice)],
        );
        expect(owed).toEqual([{ balance_cents: 6_000 }]);
      }
    });

    it("with the deposit first", async () => {
      const lot = await api.seedLot({
        sellerId: seller.id,
        startCents: 1_000_000,
        reserveCents: null,
        ivaPercent: 21,
        depositCents: 50_000,
      });
      await api.db.query(
        "insert into deposits (user_id, lot_id, amount_cents) values ($1, $2, 50000)",
        [buyer.id, lot],
      );
      await api.call(
        "bid/confirm",
        {
          project_id: lot,
          proposed_amount: "10000",
          bid_type: "exact",
          idempotency_key: crypto.randomUUID(),
        } as never,
        buyer,
      );
      await endAuction(house.db, lot);
      const list = await api.call("user/invoice/allinvoices", {}, buyer);
      const invoice = list.responseData.records[0]?.invoice_id ?? 0;
      const quote = await api.call(
        "custom/paymentQuote",
        { purpose: "invoice", ref: String(invoice) } as never,
        buyer,
      );
      expect(quote.responseData.total).toBe("10000.00");
      const paid = await change("paid", [invoice]);
      expect(paid.responseData.changed).toEqual([invoice]);
      const after = await detail(invoice);
      expect(after.cartValues).toMatchObject({
        total_amount: "10500.00",
        total_deposit: "500.00",
        total_paid: "10000.00",
        total_due_amount: "0.00",
      });
      expect(after.allTransactions[0]).toMatchObject({ kind: "deposit_credit", amount: "500.00" });
    });
  });

  describe("called off", () => {
    it("needs a reason, frees the vehicle and corrects what was issued", async () => {
      const lot = await directSale();
      const invoice = await bought(lot);
      const silent = await change("cancel", [invoice], { notes: " " });
      expect(silent.refusal.fields).toEqual({ notes: "Obligatorio." });
      await house.db.query(
        "update invoices set sold_at = now() - interval '25 hours' where id = $1",
        [invoice],
      );
      await sweepSales(ctx);
      expect(await detail(invoice)).toMatchObject({ status: "unpaid" });
      expect((await change("cancel", [invoice])).responseData.changed).toEqual([invoice]);
      expect(await detail(invoice)).toMatchObject({
        status: "cancel",
        documents: [{ kind: "invoice" }, { kind: "correction" }],
        actions: [],
      });
      expect(await lotStatus(lot)).toBe("withdrawn");
      const payment = await api.call(
        "payment/authorize",
        { purpose: "invoice", ref: String(invoice), payment_method: "card" } as never,
        buyer,
      );
      expect(payment.status).toBe("error");
    });

    describe("and paid in part", () => {
      /** 8.990 €, of which 3.000 came by card, 2.500 from both purses and 2.300 into the seller's hand. */
      async function paidInPart(lot: number) {
        const invoice = await bought(lot);
        const staff = await api.seedUser({ staff: true });
        const bonus = await api.call(
          "custom/giftCards",
          { action: "issue", idempotency_key: crypto.randomUUID(), amount: "500" },
          staff,
        );
        const { code = "" } = bonus.responseData.records[0] ?? {};
        await api.call("giftcard/addGiftCardWalletBalance", { code }, buyer);
        const { id: source } = await saveCard(api, buyer);
        const pay = async (payment: number) =>
          api.call("payment/stripe_payment", { payment, source }, buyer);
        const topUp = await api.call("credit/addCreditBalance", { amount: "2000" }, buyer);
        await pay(topUp.responseData.payment.id);
        const of = { purpose: "invoice", ref: String(invoice) } as const;
        const byCard = await api.call("payment/authorize", { ...of, amount: "3000" }, buyer);
        await pay(byCard.responseData.payment.id);
        const wallet = { ...of, amount: "2500", payment_method: "wallet" as const };
        expect((await api.call("payment/authorize", wallet, buyer)).code).toBeNull();
        expect((await record(invoice, "2300")).code).toBeNull();
        return invoice;
      }
      const purses = async () =>
        (await api.call("credit/getCreditHistory", {}, buyer)).responseData.balance;
      const seen = async (invoice: number) =>
        (await api.call("seller/user/invoice/invoice", { invoice_id: invoice }, seller))
          .responseData.record;

      it("gives each part back where it came from, once", async () => {
        const lot = await directSale();
        const invoice = await paidInPart(lot);
        expect(await seen(invoice)).toMatchObject({
          status: "partial",
          would_return: [
            { to: "seller", amount: "2300.00" },
            { to: "balance", amount: "2500.00" },
            { to: "card", amount: "3000.00" },
          ],
        });
        expect((await detail(invoice)).would_return).toEqual([]);
        const wrong = await change("cancel", [invoice], { returns: "5500" });
        expect(wrong.responseData.failed).toMatchObject([
          { code: "PRICE_CHANGED", message: expect.stringContaining("7.800,00") },
        ]);
        expect(await purses()).toMatchObject({ available: "0.00", bonus: "0.00" });
        const answers = await Promise.all(
          Array.from({ length: 4 }, () => change("cancel", [invoice], { returns: "7800" })),
        );
        expect(answers.flatMap(({ responseData }) => responseData.changed)).toEqual([invoice]);
        expect(await purses()).toMatchObject({ available: "2500.00", bonus: "500.00" });
        for (let turn = 0; turn < 3; turn += 1) await sweepMoney(ctx);
        const { allTransactions, ...rest } = await detail(invoice);
        expect(allTransactions.map(({ amount, status }) => `${amount} ${status}`)).toEqual([
          "3000.00 reversed",
          "2500.00 reversed",
          "2300.00 reversed",
        ]);
        expect(rest).toMatchObject({
          status: "cancel",
          documents: [{ kind: "invoice" }, { kind: "correction" }],
          actions: [],
        });
        const [card] = await house.db.query<{ cents: number }>(
          `select coalesce(sum(p.captured_cents - p.refunded_cents), 0)::float8 as cents
           from sandbox_payments p join sandbox_customers c on c.id = p.customer_id where c.user_id = $1`,
          [buyer.id],
        );
        // What filled the balance stays paid.
        expect(card!.cents).toBe(200_000);
        expect(await lotStatus(lot)).toBe("withdrawn");
        const letters = await house.db.query<{ recipient: string; text: string }>(
          "select recipient, text from outbox where template = 'saleCancelled' and recipient in ($1, $2)",
          [buyer.email, seller.email],
        );
        const to = (who: SeededUser) =>
          letters.find(({ recipient }) => recipient === who.email)?.text;
        expect(letters).toHaveLength(2);
        expect(to(buyer)).toMatch(/3\.000,00\s€ a la tarjeta/);
        expect(to(buyer)).toMatch(/2\.300,00\s€ que cobró el vendedor/);
        expect(to(seller)).toMatch(/2\.300,00\s€ que usted cobró y devuelve/);
      });

      it.each([
        ["impago", "provisional"],
        ["acuerdo", "unsold"],
      ] as const)("is offered to the next bidder afterwards: %s", async (cancel_reason, status) => {
        const { invoice, bidders, lot } = await sellAtAuction(api, { seller, daysLate: 9 });
        buyer = bidders.at(-1)!;
        expect((await record(invoice, "2000")).code).toBeNull();
        const called = await change("cancel", [invoice], {
          returns: "2000",
          cancel_reason,
        });
        expect(called.responseData.changed).toEqual([invoice]);
        expect(await lotStatus(lot)).toBe(status);
        const next = bidders[1]!;
        const [bid] = await house.db.query<{ id: number }>(
          "select id from bids where lot_id = $1 and bidder_id = $2",
          [lot, next.id],
        );
        const history = await api.call("product/bidhistory", { id: lot }, seller);
        expect(history.responseData.award).toBe(true);
        const award = { action: "award", id: bid!.id, pid: lot } as const;
        expect((await api.call("seller/bid/manualAward", award, seller)).code).toBeNull();
        // A bidder who did not win is free to accept.
        const offers = await house.db.query(
          "select kind, status from offers where lot_id = $1 and buyer_id = $2",
          [lot, next.id],
        );
        expect(offers).toEqual([{ kind: "second_chance", status: "open" }]);
      });

      it("waits for the bank where a payment of it is disputed", async () => {
        const invoice = await paidInPart(await directSale());
        await house.db.query(
          "update payments set disputed = true where purpose = 'invoice' and ref = $1 and provider <> 'wallet'",
          [String(invoice)],
        );
        const called = await change("cancel", [invoice], { returns: "7800" });
        expect(called.responseData.failed).toMatchObject([{ code: "PAYMENT_DISPUTED" }]);
        expect(await seen(invoice)).toMatchObject({ status: "partial" });
      });
    });

    it("an amount that is noted twice without a key is the same press, unless it is meant as two", async () => {
      const invoice = await bought(await directSale());
      const note = (more = {}) =>
        api.call(
          "seller/offline/payCartOffline",
          { invoice_id: invoice, amount: "2300", reference: "TR-9", ...more },
          seller,
        );
      const answers = await Promise.all([note(), note(), note()]);
      expect(answers.map(({ code }) => code)).toEqual([null, null, null]);
      expect(await detail(invoice)).toMatchObject({ total_paid: "2300.00" });
      expect((await note({ idempotency_key: "noted-press-2" })).code).toBeNull();
      expect(await detail(invoice)).toMatchObject({ total_paid: "4600.00" });
      await house.db.query("update money_keys set created_at = created_at - interval '11 minutes'");
      expect((await note()).code).toBeNull();
      expect(await detail(invoice)).toMatchObject({ total_paid: "6900.00" });
    });

    it("a balance pays a part once where the same press comes twice without a key", async () => {
      const invoice = await bought(await directSale());
      const staff = await api.seedUser({ staff: true });
      const issue = { action: "issue" as const, amount: "800", count: 10 };
      const issued = await api.call(
        "custom/giftCards",
        { ...issue, idempotency_key: crypto.randomUUID() },
        staff,
      );
      for (const { code = "" } of issued.responseData.records)
        await api.call("giftcard/addGiftCardWalletBalance", { code }, buyer);
      const wanted = {
        purpose: "invoice",
        ref: String(invoice),
        payment_method: "wallet",
      } as const;
      const pay = () => api.call("payment/authorize", { ...wanted, amount: "2500" }, buyer);
      const answers = [await pay(), await pay()];
      expect(answers.map(({ code }) => code)).toEqual([null, null]);
      expect(await detail(invoice)).toMatchObject({ total_paid: "2500.00" });
    });

    it("is refused once something is paid, and done for the others of the same press", async () => {
      const [first, second] = [await bought(await directSale()), await bought(await directSale())];
      await record(first, "5000");
      const answer = await change("cancel", [first, second]);
      expect(answer.responseData).toMatchObject({
        changed: [second],
        failed: [{ invoice_id: first, code: "INVOICE_HAS_PAYMENTS" }],
      });
    });

    it("is the seller's: others find nothing", async () => {
      const invoice = await bought(await directSale());
      const other = await api.seedUser({ admin: true });
      expect((await change("cancel", [invoice], {}, other)).responseData.failed).toMatchObject([
        { code: "NOT_FOUND" },
      ]);
      const asked = await api.call("user/invoice/invoice", { invoice_id: invoice }, other);
      expect(asked.code).toBe("NOT_FOUND");
      const seen = await api.call("seller/user/invoice/invoice", { invoice_id: invoice }, other);
      expect(seen.code).toBe("NOT_FOUND");
      const own = await api.call("seller/user/invoice/invoice", { invoice_id: invoice }, seller);
      expect(own.responseData.record.buyer.email).toBe(buyer.email);
    });

    it("an award that nobody consented to lapses by itself", async () => {
      const invoice = await bought(await directSale());
      await house.db.query(
        "update invoices set bound = false, sold_at = now() - interval '49 hours' where id = $1",
        [invoice],
      );
      await sweepSales(ctx);
      expect(await detail(invoice)).toMatchObject({ status: "cancel" });
    });
  });

  describe("lists", () => {
    it("are of one side, by state, and searched by title", async () => {
      const first = await bought(await directSale({ title: "Seat León" }));
      const second = await bought(await directSale({ title: "Ford Focus" }));
      await change("paid", [second]);
      const all = await api.call("user/invoice/allinvoices", {}, buyer);
      expect(all.responseData).toMatchObject({
        totalRecords: 2,
        counts: { all: 2, paid: 1, unpaid: 1, cancel: 0 },
      });
      const paid = await api.call("seller/invoice/invoices", { list: "paid" }, seller);
      expect(paid.responseData.records.map((row) => row.invoice_id)).toEqual([second]);
      const found = await api.call(
        "user/invoice/allinvoices",
        { filters: { search: "león" } },
        buyer,
      );
      expect(found.responseData.records.map((row) => row.invoice_id)).toEqual([first]);
      const search = paid.responseData.records[0]?.document_number ?? "no document";
      const byDocument = await api.call("seller/invoice/invoices", { filters: { search } }, seller);
      expect(byDocument.responseData.records.map((row) => row.invoice_id)).toEqual([second]);
      const count = await api.call(
        "cart/pendingCount",
        { table: "buynow", filters: { paid: 0, partial: 0, active: { notin: [2] } } } as never,
        buyer,
      );
      expect(count.responseData.count).toBe(1);
    });

    it("remind of the day to pay, once each", async () => {
      const invoice = await bought(await directSale());
      const due = (hours: number) =>
        house.db.query(
          "update invoices set due_at = now() + make_interval(hours => $2::int) where id = $1",
          [invoice, hours],
        );
      for (const hours of [23, -1, -25]) {
        await due(hours);
        await sweepSales(ctx);
        await sweepSales(ctx);
      }
      const letters = (await lettersTo(buyer)).filter(({ template }) => template === "paymentDue");
      expect(letters).toHaveLength(3);
    });
  });

  it("are written down as a file: the seller's own, all of a list, in the columns that are asked for", async () => {
    const first = await bought(await directSale({ title: "=León" }));
    await bought(await directSale({ title: "Ford Focus" }));
    await change("paid", [first]);
    const fields = ["projects_title", "status", "total_due_amount"] as const;
    const csv = await api.call("report/export", { list: "paid", fields: [...fields] }, seller);
    expect(csv.responseData).toMatchObject({ file_name: "ventas.csv", count: 1, is_cut: 0 });
    expect(Buffer.from(csv.responseData.content, "base64").toString("utf8")).toBe(
      "\uFEFFVehículo;Estado;Pendiente\r\n'=León;Pagada;0,00\r\n",
    );
    const xlsx = await api.call("report/export_xlsx", {}, seller);
    expect(xlsx.responseData).toMatchObject({ file_name: "ventas.xlsx", count: 2 });
    const other = await api.call("report/export", {}, await api.seedUser({ admin: true }));
    expect(other.responseData.count).toBe(0);
  });

  it("are a PDF for both sides, once they are issued", async () => {
    const invoice = await bought(await directSale({ title: "Seat León" }));
    const link = (as: SeededUser) =>
      api.call("custom/fileLink", { kind: "invoice", id: invoice }, as);
    expect((await link(buyer)).code).toBe("DOCUMENT_NOT_READY");
    await change("paid", [invoice]);
    expect((await link(await api.seedUser())).code).toBe("NOT_FOUND");
    for (const side of [buyer, seller]) {
      const { url } = (await link(side)).responseData;
      const file = await api.fetch(`http://house.test${url}`);
      expect(file.headers.get("content-type")).toBe("application/pdf");
      expect(file.headers.get("content-disposition")).toMatch(/A\d{4}-\d{6}(-duplicado)?\.pdf/);
      expect((await file.text()).slice(0, 5)).toBe("%PDF-");
    }
  });

  it("name the vehicle as it was when they were issued, whatever is written of its lot later", async () => {
    const lot = await directSale({ title: "Seat León" });
    const write = (vin: string) =>
      house.db.query("update lots set vin = $2, plate = '1234 BCD' where id = $1", [lot, vin]);
    await write("VSSZZZ5FZHR000001");
    const invoice = await bought(lot);
    await change("paid", [invoice]);
    await write("VSSZZZ5FZHR000002");
    const issued = await readIssued(house.db, invoice);
    const { rows } = printedOf(issued!.snapshot, issued!.huella).table;
    expect(rows[0]?.[0]).toBe(
      "Seat León\nMarca Seat, modelo León, bastidor VSSZZZ5FZHR000001, matrícula 1234 BCD, 84.500 km",
    );
  });

  it("documents and what was noted of a sale never change", async () => {
    const invoice = await bought(await directSale());
    await change("paid", [invoice]);
    for (const statement of [
      "update invoice_documents set number = 9 where invoice_id = $1",
      "delete from sale_events where invoice_id = $1",
    ]) {
      await expect(house.db.query(statement, [invoice])).rejects.toThrow("append only");
    }
    await sweepMoney(ctx);
  });
});
