import { documentTotals, returnDeadline } from "martillo/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pngOf } from "../../../ports/images/testing/pictures";
import { pdfOf } from "../../../ports/pdfs/testing/pdfs";
import { engines } from "../../../testing/engines";
import type { InPageApi } from "../../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../../testing/sale-house";
import { saveCard } from "../../../testing/save-card";
import type { SeededUser } from "../../../testing/seed-rows";
import { endAuction, sellAtAuction, sellDirectly, type Sold } from "../../../testing/sell";
import { type MoneyContext, sweepMoney } from "../../money";
import { checkLedger } from "../../money/staff/ledger-report";
import { sweepPickups, sweepReturns } from "..";

const DAY_MS = 86_400_000;
const ALL_CHECKS = { identity: 1, condition: 1, keys: 1, documents: 1 } as const;

interface Answered {
  status: string;
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  record?: {
    return_id: number;
    status: string;
    actions: string[];
    refund: {
      amount: string;
      loss: string;
      parts: { to: string; amount: string; status: string }[];
    } | null;
    [key: string]: unknown;
  };
}

/** How presses at once ended, in a fixed order. */
function outcomes(answers: readonly Answered[]): string[] {
  return answers
    .map(({ code }) => code ?? "made")
    .toSorted((one, other) => one.localeCompare(other));
}

describe.each(engines)("returns on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let ctx: MoneyContext;
  let staff: SeededUser;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    ({ api, ctx } = house);
    staff = await api.seedUser({ admin: true, staff: true });
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    await house.set("sale", {});
  });

  async function expectSoundLedger() {
    const broken = (await checkLedger(house.db)).filter(({ faults }) => faults.length > 0);
    expect(broken).toEqual([]);
  }

  /** A call with a form, as pictures need it. */
  async function send(name: string, input: object, as: SeededUser): Promise<Answered> {
    const form = new FormData();
    for (const [key, value] of Object.entries(input)) {
      for (const part of [value].flat()) {
        form.append(key, part instanceof File ? part : String(part));
      }
    }
    const answer = await api.fetch(`/api/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${as.token}` },
      body: form,
    });
    const body = (await answer.json()) as {
      status: string;
      message: string;
      responseData: Omit<Answered, "status">;
    };
    return { ...body.responseData, status: body.status, message: body.message };
  }
  function raise({ invoice, buyer }: Sold, more: object = {}, as = buyer) {
    const input = { invoice_id: invoice, reason: "desistimiento", ...more };
    return send("product/raiseReturnRequest", input, as);
  }
  function act(answered: Answered, action: string, as: SeededUser, more: object = {}) {
    const input = { return_id: answered.record?.return_id ?? 0, action, ...more };
    return send("user/invoice/returninvoice", input, as);
  }
  const photo = () => new File([pngOf()], "frontal.png");
  function receive(answered: Answered, as: SeededUser, more: object = {}) {
    const seen = { km: 84_120, keys: 1, documents: 1, images: [photo()] };
    return act(answered, "received", as, { ...seen, ...more });
  }
  async function desk({ invoice, buyer }: Sold, as = buyer) {
    return (await api.call("custom/saleReturn", { invoice_id: invoice }, as)).responseData;
  }
  async function detail({ invoice, buyer }: Sold) {
    return (await api.call("user/invoice/invoice", { invoice_id: invoice }, buyer)).responseData
      .record;
  }
  async function payByTransfer(sale: Sold): Promise<Sold> {
    const input = { action: "paid" as const, invoice_ids: [sale.invoice], notes: "Transferencia." };
    const { changed } = (await api.call("seller/invoice/changeStatus", input, sale.seller))
      .responseData;
    expect(changed).toEqual([sale.invoice]);
    return sale;
  }
  async function payOnline(sale: Sold, way: "card" | "wallet", amount?: string): Promise<Sold> {
    const input = {
      purpose: "invoice",
      ref: String(sale.invoice),
      payment_method: way,
      ...(amount && { amount }),
    };
    const opened = await api.call("payment/authorize", input as never, sale.buyer);
    const { payment } = opened.responseData;
    if (way === "wallet") return sale;
    const { data } = (await api.call("customer/payment_method/list", {}, sale.buyer)).responseData;
    const paid = await api.call(
      "payment/stripe_payment",
      { payment: payment?.id ?? 0, source: data[0]?.id ?? "" },
      sale.buyer,
    );
    expect(paid.responseData.payment).toMatchObject({ status: "succeeded" });
    return sale;
  }
  /** Of a dealer, paid by transfer. */
  async function paidSale(): Promise<Sold> {
    return payByTransfer(await sellDirectly(api));
  }
  async function collect(sale: Sold): Promise<Sold> {
    const of = { invoice_id: sale.invoice };
    await api.call("custom/delivery", { ...of, delivered: 2 }, sale.seller);
    const handed = await api.call(
      "custom/handover",
      { ...of, code: "", checks: ALL_CHECKS, reason: "Conocido." },
      staff,
    );
    expect(handed.code).toBeNull();
    return sale;
  }
  async function collected(): Promise<Sold> {
    return collect(await paidSale());
  }
  /** As if it had been handed over at that moment. */
  function handedOverAt({ invoice }: Sold, atMs: number, more = "") {
    return house.db.query(
      `update invoices set handed_over_at = to_timestamp($2::float8 / 1000) ${more} where id = $1`,
      [invoice, atMs],
    );
  }
  async function templatesTo({ email }: SeededUser): Promise<string[]> {
    return (await api.outbox(email)).map(({ template }) => template);
  }
  async function lotOf({ lot }: Sold) {
    const [row] = await house.db.query<{ status: string }>(
      "select status from lots where id = $1",
      [lot],
    );
    return row?.status;
  }
  async function walletOf({ buyer }: Sold) {
    return (await api.call("credit/getCreditHistory", {}, buyer)).responseData.balance;
  }
  async function documentsOf({ invoice }: Sold) {
    return house.db.query<{ kind: string; total: number; base: number; tax: number }>(
      `select kind, (snapshot -> 'totals' ->> 'totalCents')::int as total,
         (snapshot -> 'totals' ->> 'ivaBaseCents')::int as base, (snapshot -> 'totals' ->> 'ivaTaxCents')::int as tax
       from invoice_documents where invoice_id = $1 order by id`,
      [invoice],
    );
  }

  describe("a withdrawal", () => {
    it("stands at once with a receipt, and ends with the car back, the money back and a correction", async () => {
      const sale = await collected();
      const [told] = (await api.outbox(sale.buyer.email)).filter(
        ({ template }) => template === "handedOver",
      );
      expect(told?.text).toContain("desisto de mi contrato");
      const before = await desk(sale);
      expect(before.reasons[0]).toBe("desistimiento");
      expect(before.refundable).toMatchObject({ paid: "8990.00", ways: ["seller"] });
      const raised = await raise(sale);
      expect(raised.record).toMatchObject({ status: "accepted", actions: ["withdraw"] });
      const [receipt] = await api.outbox(sale.buyer.email);
      expect(receipt).toMatchObject({ template: "returnReceived" });
      expect(receipt?.text).toContain("su justificante");
      expect(await templatesTo(sale.seller)).toContain("returnReceived");
      expect((await act(raised, "reject", sale.seller, { notes: "No." })).code).toBe(
        "ILLEGAL_TRANSITION",
      );
      expect((await act(raised, "refund", sale.seller)).code).toBe("ILLEGAL_TRANSITION");
      const empty = await act(raised, "received", sale.seller);
      expect(empty.fields).toEqual({ km: "Obligatorio.", images: "Obligatorio." });
      const received = await receive(raised, sale.seller);
      expect(received.record).toMatchObject({
        status: "received",
        received: { km: 84_120, keys: 1, documents: 1 },
        actions: ["refund"],
      });
      const closed = await act(received, "refund", sale.seller);
      expect(closed.record).toMatchObject({
        status: "closed",
        refund: { amount: "8990.00", parts: [{ to: "seller", amount: "8990.00" }] },
      });
      const record = await detail(sale);
      expect(record).toMatchObject({
        status: "paid",
        document: { kind: "correction" },
        returned_date: expect.any(Number),
        returnTransactions: [{ kind: "refund", amount: "8990.00", method: "offline" }],
      });
      expect(record.orderControlLogs.map(({ event }) => event)).toEqual(
        expect.arrayContaining([
          "return_requested",
          "return_received",
          "return_refund",
          "return_closed",
        ]),
      );
      // Vector 34: a full correction negates each figure.
      const [issued, correction] = await documentsOf(sale);
      expect(correction).toEqual({
        kind: "correction",
        total: -(issued?.total ?? 0),
        base: -(issued?.base ?? 0),
        tax: -(issued?.tax ?? 0),
      });
      expect(await lotOf(sale)).toBe("withdrawn");
      const list = await api.call("custom/purchases", { list: "returned" }, sale.buyer);
      expect(list.responseData.records).toMatchObject([{ invoice_id: sale.invoice, next: "none" }]);
      expect(list.responseData.counts).toMatchObject({ returned: 1, completed: 0 });
      expect((await raise(sale)).code).toBe("ILLEGAL_TRANSITION");
      // Nobody owes papers of a vehicle that went back.
      const papers = await api.call("custom/salePapers", {}, sale.buyer);
      expect(papers.responseData.records).toEqual([]);
      const late = new FormData();
      late.append("invoice_id", String(sale.invoice));
      late.append("kind", "justificante_transferencia");
      late.append("action", "upload");
      late.append("file", new File([await pdfOf()], "tarde.pdf"));
      const sent = await api.fetch("/api/custom/salePaper", {
        method: "POST",
        headers: { authorization: `Bearer ${sale.buyer.token}` },
        body: late,
      });
      expect(await sent.json()).toMatchObject({ responseData: { code: "ILLEGAL_TRANSITION" } });
      expect((await templatesTo(sale.buyer))[0]).toBe("returnClosed");
      await expectSoundLedger();
    });

    it("is a right until the last second of the 14th day, at the change of the clocks too", async () => {
      const sale = await collected();
      const now = Date.now();
      // Found from the end, so that it holds on whatever day it runs.
      await handedOverAt(sale, now - 13 * DAY_MS);
      const { withdrawal } = await desk(sale);
      expect(withdrawal).toMatchObject({
        applies: 1,
        over: 0,
        until: returnDeadline({ handedOverAtMs: now - 13 * DAY_MS, informed: true }),
      });
      await handedOverAt(sale, now - 15 * DAY_MS - 60_000);
      const late = await raise(sale);
      expect(late.code).toBe("RETURN_WINDOW_OVER");
      expect(late.message).toMatch(
        /^El plazo de desistimiento acabó el \d+ de \p{L}+ de \d{4}\.$/u,
      );
      expect((await desk(sale)).reasons).toEqual(["no_conforme", "documentacion", "otro"]);
      for (const [handedOver, until] of [
        ["2026-10-20T10:00:00Z", "2026-11-03T23:00:00Z"],
        ["2027-03-15T11:00:00Z", "2027-03-29T22:00:00Z"],
      ] as const) {
        await handedOverAt(sale, Date.parse(handedOver));
        expect((await desk(sale)).withdrawal.until).toBe(Date.parse(until));
      }
    });

    it("is a right for a year more where its buyer was not told of it", async () => {
      const sale = await collected();
      await handedOverAt(sale, Date.now() - 40 * DAY_MS, ", withdrawal_told = false");
      expect((await raise(sale)).record).toMatchObject({ status: "accepted" });
    });

    it.each([
      [
        "of a private seller",
        async () =>
          sellDirectly(api, {
            seller: await api.seedUser({ admin: true }),
            lot: { ivaPercent: null },
          }),
      ],
      [
        "where the house does not grant it",
        async () => {
          await house.set("sale", { withdrawal: { direct: false, auction: true } });
          return sellDirectly(api);
        },
      ],
      [
        "by a business",
        async () => {
          const sale = await sellDirectly(api);
          await house.db.query("update invoices set buyer_kind = 'business' where id = $1", [
            sale.invoice,
          ]);
          return sale;
        },
      ],
    ])("is no right %s", async (_, sell) => {
      const sale = await sell();
      expect((await desk(sale)).reasons).toEqual([]);
      expect((await raise(sale)).code).toBe("WITHDRAWAL_NOT_GRANTED");
    });

    it("of what was not handed over is received at once: its place is free, and nothing can be kept of it", async () => {
      const sale = await paidSale();
      const of = { invoice_id: sale.invoice };
      const { dates } = (await api.call("appointment/checkAppointments", of, sale.buyer))
        .responseData;
      const start = dates[4]?.slots[2]?.start ?? 0;
      await api.call("appointment/update", { ...of, appointmentTime: start }, sale.buyer);
      const raised = await raise(sale);
      expect(raised.record).toMatchObject({ status: "received", received: null });
      const [{ booked } = { booked: -1 }] = await house.db.query<{ booked: number }>(
        "select coalesce(sum(booked), 0)::int as booked from pickup_slots where calendar_key = $1",
        [`seller:${sale.seller.id}`],
      );
      expect(booked).toBe(0);
      const again = await api.call(
        "appointment/update",
        { ...of, appointmentTime: start },
        sale.buyer,
      );
      expect(again.code).toBe("ILLEGAL_TRANSITION");
      const unpaid = { action: "unpaid" as const, invoice_ids: [sale.invoice], notes: "No." };
      const undone = await api.call("seller/invoice/changeStatus", unpaid, sale.seller);
      expect(undone.responseData.failed).toMatchObject([{ code: "RETURN_OPEN" }]);
      const less = await act(raised, "refund", sale.seller, { amount: "8000", notes: "Golpe." });
      expect(less.code).toBe("AMOUNT_TOO_LOW");
      expect((await act(raised, "refund", sale.seller)).record?.status).toBe("closed");
      await expectSoundLedger();
    });

    it("of what is not paid calls the sale off, and is held against nobody", async () => {
      const sale = await sellDirectly(api);
      const raised = await raise(sale);
      expect(raised.record).toMatchObject({
        status: "closed",
        refund: { amount: "0.00", parts: [] },
      });
      expect(await detail(sale)).toMatchObject({ status: "cancel", cancel_reason: "otro" });
      expect(await lotOf(sale)).toBe("withdrawn");
      expect(await templatesTo(sale.buyer)).not.toContain("saleCancelled");
      expect((await raise(sale)).code).toBe("INVOICE_CANCELLED");
    });

    it("of what is paid in part gives back what was paid, and calls the sale off", async () => {
      const sale = await sellDirectly(api);
      await saveCard(api, sale.buyer);
      await payOnline(sale, "card", "3000");
      const transfer = { invoice_id: sale.invoice, amount: "2500", reference: "T 1" };
      await api.call("seller/offline/payCartOffline", transfer, sale.seller);
      const raised = await raise(sale);
      expect(raised.record).toMatchObject({
        status: "received",
        actions: [],
        refund: {
          amount: "5500.00",
          parts: [
            { to: "seller", amount: "2500.00", status: "success" },
            { to: "card", amount: "3000.00", status: "pending" },
          ],
        },
      });
      expect(await detail(sale)).toMatchObject({ status: "cancel" });
      expect(await lotOf(sale)).toBe("withdrawn");
      await sweepMoney(ctx);
      await sweepReturns(ctx);
      expect((await desk(sale)).records).toMatchObject([
        { status: "closed", refund: { parts: [{}, { status: "success" }] } },
      ]);
      const [issued, correction] = await documentsOf(sale);
      expect([issued?.total, correction?.total]).toEqual([899_000, -899_000]);
      await expectSoundLedger();
    });
  });

  describe("undone by agreement", () => {
    const WHY = { reason: "acuerdo", text: "El coche tiene un embargo que no conocíamos." };

    it("its seller proposes, its buyer accepts: all goes back where it came from, with a correction", async () => {
      const sale = await sellDirectly(api);
      await saveCard(api, sale.buyer);
      await payOnline(sale, "card", "3000");
      await payByTransfer(sale);
      const of = { invoice_id: sale.invoice };
      const { dates } = (await api.call("appointment/checkAppointments", of, sale.buyer))
        .responseData;
      const start = dates[4]?.slots[2]?.start ?? 0;
      await api.call("appointment/update", { ...of, appointmentTime: start }, sale.buyer);
      expect((await desk(sale, sale.seller)).reasons).toEqual(["acuerdo"]);
      expect((await raise(sale, { reason: "otro", text: "No." }, sale.seller)).code).toBe(
        "NOT_FOUND",
      );
      const proposed = await raise(sale, WHY, sale.seller);
      expect(proposed.record).toMatchObject({
        status: "requested",
        asked_by: "seller",
        actions: ["withdraw"],
      });
      expect(await templatesTo(sale.buyer)).toContain("returnReceived");
      // Nothing of the sale waits for the answer.
      const { records } = (await api.call("custom/purchases", {}, sale.buyer)).responseData;
      expect(records[0]).toMatchObject({ next: "collect", return_status: null });
      const seen = await desk(sale);
      expect(seen.records[0]?.actions).toEqual(["accept", "reject"]);
      for (const action of ["accept", "reject"] as const) {
        expect((await act(proposed, action, sale.seller, { notes: "Sí." })).code).toBe("FORBIDDEN");
      }
      expect((await act(proposed, "accept", await api.seedUser())).code).toBe("NOT_FOUND");
      const answers = await Promise.all([
        act(proposed, "accept", sale.buyer),
        act(proposed, "accept", sale.buyer),
      ]);
      expect(outcomes(answers)).toEqual(["ILLEGAL_TRANSITION", "made"]);
      expect((await act(proposed, "withdraw", sale.seller)).code).toBe("ILLEGAL_TRANSITION");
      expect((await desk(sale)).records[0]).toMatchObject({
        status: "received",
        refund: {
          amount: "8990.00",
          loss: "0.00",
          parts: [
            { to: "seller", amount: "5990.00", status: "success" },
            { to: "card", amount: "3000.00", status: "pending" },
          ],
        },
      });
      await sweepMoney(ctx);
      await sweepReturns(ctx);
      expect((await desk(sale)).records[0]).toMatchObject({ status: "closed", actions: [] });
      expect(await lotOf(sale)).toBe("withdrawn");
      const [issued, correction] = await documentsOf(sale);
      expect([issued?.total, correction?.total]).toEqual([899_000, -899_000]);
      const [{ booked } = { booked: -1 }] = await house.db.query<{ booked: number }>(
        "select coalesce(sum(booked), 0)::int as booked from pickup_slots where calendar_key = $1",
        [`seller:${sale.seller.id}`],
      );
      expect(booked).toBe(0);
      await expectSoundLedger();
    });

    it("its buyer proposes, its seller or the house accepts; a refusal leaves all as it was", async () => {
      const sale = await paidSale();
      const proposed = await raise(sale, WHY);
      expect((await raise(sale, WHY)).code).toBe("RETURN_OPEN");
      const refused = await act(proposed, "reject", sale.seller, { notes: "No puede ser." });
      expect(refused.record).toMatchObject({ status: "rejected", actions: [] });
      // There is nothing to decide for the house where two do not agree.
      expect((await act(proposed, "appeal", sale.buyer, { notes: "Sí." })).code).toBe("FORBIDDEN");
      expect(await detail(sale)).toMatchObject({ status: "paid", returned_date: null });
      const again = await raise(sale, WHY);
      expect((await act(again, "accept", staff)).record).toMatchObject({ status: "closed" });
      expect(await lotOf(sale)).toBe("withdrawn");
      await expectSoundLedger();
    });

    it("needs a sale that is paid, and a vehicle that has not gone", async () => {
      const unpaid = await sellDirectly(api);
      expect((await raise(unpaid, WHY)).code).toBe("ILLEGAL_TRANSITION");
      const gone = await collected();
      expect((await raise(gone, WHY)).code).toBe("HANDED_OVER");
      expect((await desk(gone, gone.seller)).reasons).toEqual([]);
      const silent = await raise(await paidSale(), { reason: "acuerdo" });
      expect(silent.fields).toEqual({ text: "Obligatorio." });
    });

    it("is over when the vehicle is handed over, when its buyer withdraws, and after seven days", async () => {
      const collectedSale = await paidSale();
      const first = await raise(collectedSale, WHY, collectedSale.seller);
      await collect(collectedSale);
      expect((await act(first, "accept", collectedSale.buyer)).code).toBe("ILLEGAL_TRANSITION");
      expect((await desk(collectedSale)).records[0]?.status).toBe("withdrawn");

      const withdrawn = await paidSale();
      await raise(withdrawn, WHY, withdrawn.seller);
      // What the law grants waits for no answer.
      expect((await desk(withdrawn)).reasons).toEqual(["desistimiento"]);
      expect((await raise(withdrawn)).record).toMatchObject({ status: "received" });

      const forgotten = await paidSale();
      const third = await raise(forgotten, WHY);
      await sweepReturns(ctx);
      expect((await desk(forgotten)).records[0]?.status).toBe("requested");
      await house.db.query(
        "update returns set refund_due_at = refund_due_at - interval '7 days' where id = $1",
        [third.record?.return_id ?? 0],
      );
      await sweepReturns(ctx);
      expect((await desk(forgotten)).records[0]?.status).toBe("withdrawn");
      expect(
        (await templatesTo(forgotten.buyer)).filter((name) => name === "returnDecided"),
      ).toHaveLength(1);
      expect(await detail(forgotten)).toMatchObject({ status: "paid" });
    });
  });

  describe("money goes back", () => {
    it("to the card that paid: the return ends when the bank has it, once", async () => {
      const sale = await sellDirectly(api);
      await saveCard(api, sale.buyer);
      await collect(await payOnline(sale, "card"));
      const received = await receive(await raise(sale), sale.seller);
      const key = crypto.randomUUID();
      const asked = await act(received, "refund", sale.seller, { idempotency_key: key });
      expect(asked.record).toMatchObject({
        status: "received",
        actions: [],
        refund: { parts: [{ to: "card", amount: "8990.00", status: "pending" }] },
      });
      expect(await lotOf(sale)).toBe("sold");
      expect(
        (await act(received, "refund", sale.seller, { idempotency_key: key })).record?.status,
      ).toBe("received");
      expect((await act(received, "refund", sale.seller)).code).toBe("ILLEGAL_TRANSITION");
      await sweepReturns(ctx);
      expect((await desk(sale)).records[0]?.status).toBe("received");
      await sweepMoney(ctx);
      await sweepReturns(ctx);
      await sweepReturns(ctx);
      expect((await desk(sale)).records[0]).toMatchObject({
        status: "closed",
        refund: { parts: [{ to: "card", amount: "8990.00", status: "success" }] },
      });
      expect(await lotOf(sale)).toBe("withdrawn");
      expect(await documentsOf(sale)).toHaveLength(2);
      expect(
        (await templatesTo(sale.buyer)).filter((name) => name === "returnClosed"),
      ).toHaveLength(1);
      await expectSoundLedger();
    });

    it("to the balance that paid, and to the seller's hand what the seller had", async () => {
      const sale = await sellDirectly(api);
      await saveCard(api, sale.buyer);
      await house.set("features", { wallet: true });
      await house.db.query("update users set status = 'active' where id = $1", [sale.buyer.id]);
      const opened = await api.call("credit/addCreditBalance", { amount: "4000" }, sale.buyer);
      const { data } = (await api.call("customer/payment_method/list", {}, sale.buyer))
        .responseData;
      await api.call(
        "payment/stripe_payment",
        { payment: opened.responseData.payment?.id ?? 0, source: data[0]?.id ?? "" },
        sale.buyer,
      );
      await payOnline(sale, "wallet", "4000");
      await collect(await payByTransfer(sale));
      expect((await walletOf(sale)).available).toBe("0.00");
      const received = await receive(await raise(sale), sale.seller);
      expect((await act(received, "refund", sale.seller)).record).toMatchObject({
        status: "closed",
        refund: {
          parts: [
            { to: "seller", amount: "4990.00" },
            { to: "balance", amount: "4000.00" },
          ],
        },
      });
      expect((await walletOf(sale)).available).toBe("4000.00");
      await expectSoundLedger();
    });

    // Vector 33: REBU 12 345.67 with a premium, both services done, a deposit of 500 and a loss of 250.
    it("with its deposit, less the services that were done and the loss of value", async () => {
      await house.set("buyer_premium", [
        { fromCents: 0, percent: 5 },
        { fromCents: 1_000_000, percent: 4 },
        { fromCents: 3_000_000, percent: 3 },
      ]);
      const bidder = await api.seedUser();
      const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
      const lot = await api.seedLot({
        sellerId: seller.id,
        startCents: 1_234_567,
        reserveCents: null,
        ivaPercent: null,
        depositCents: 50_000,
      });
      await house.db.query(
        "insert into deposits (user_id, lot_id, amount_cents) values ($1, $2, 50000)",
        [bidder.id, lot],
      );
      await house.db.query("update lots set price_cents = 1234567 where id = $1", [lot]);
      const bid = {
        project_id: lot,
        proposed_amount: "12345.67",
        bid_type: "exact",
        idempotency_key: crypto.randomUUID(),
      };
      expect((await api.call("bid/confirm", bid as never, bidder)).code).toBeNull();
      await endAuction(house.db, lot);
      const [{ id: invoice } = { id: 0 }] = await house.db.query<{ id: number }>(
        "select id from invoices where lot_id = $1",
        [lot],
      );
      const sale = { seller, buyer: bidder, lot, invoice };
      await house.db.query(
        `insert into invoice_lines (invoice_id, kind, lot_id, round, amount_cents, iva_percent, tax_scheme)
         select $1, kind, $2, 1, cents, iva, scheme from (values ('admin_fee', 7172, 21, 'IVA'),
           ('ownership_certificate', 5570, null, 'SUPLIDO')) as v (kind, cents, iva, scheme)`,
        [invoice, lot],
      );
      await house.db.query("update invoices set total_cents = total_cents + 12742 where id = $1", [
        invoice,
      ]);
      await collect(await payByTransfer(sale));
      expect((await detail(sale)).cartValues).toMatchObject({
        total_amount: "13066.92",
        total_deposit: "500.00",
      });
      const { refundable } = await desk(sale);
      expect(refundable).toMatchObject({
        paid: "13066.92",
        services: [
          { kind: "admin_fee", amount: "71.72" },
          { kind: "ownership_certificate", amount: "55.70" },
        ],
      });
      const received = await receive(await raise(sale), seller);
      const kept = { services: ["admin_fee", "ownership_certificate"] };
      const more = await act(received, "refund", seller, { ...kept, amount: "12939.51" });
      expect(more.code).toBe("AMOUNT_TOO_HIGH");
      expect(more.message).toMatch(/12\.939,50/);
      const silent = await act(received, "refund", seller, { ...kept, amount: "12689.50" });
      expect(silent.fields).toEqual({ notes: "Obligatorio." });
      const closed = await act(received, "refund", seller, {
        ...kept,
        amount: "12689.50",
        notes: "Arañazo en la puerta, según fotos.",
      });
      expect(closed.record).toMatchObject({
        status: "closed",
        refund: { amount: "12689.50", loss: "250.00" },
      });
      const sum = (closed.record?.refund?.parts ?? []).reduce(
        (all, { amount }) => all + Math.round(Number(amount) * 100),
        0,
      );
      expect(sum).toBe(1_268_950);
      const [, correction] = await documentsOf(sale);
      expect(correction).toMatchObject({ total: -1_268_950, base: 0, tax: 0 });
      expect(await lotOf(sale)).toBe("unsold");
      await house.set("buyer_premium", [{ fromCents: 0, percent: 5 }]);
      await expectSoundLedger();
    });

    it("of a correction in part, both documents together are the new one", async () => {
      const sale = await collected();
      const received = await receive(await raise(sale), sale.seller);
      await act(received, "refund", sale.seller, { amount: "8490", notes: "Neumático." });
      const [issued, correction] = await documentsOf(sale);
      const left = documentTotals([{ kind: "adjustment", amountCents: 50_000, scheme: "IVA" }]);
      expect([
        (issued?.total ?? 0) + (correction?.total ?? 0),
        (issued?.base ?? 0) + (correction?.base ?? 0),
        (issued?.tax ?? 0) + (correction?.tax ?? 0),
      ]).toEqual([left.totalCents, left.ivaBaseCents, left.ivaTaxCents]);
      await expectSoundLedger();
    });
  });

  describe("for another reason", () => {
    it("needs a vehicle that was handed over, and words", async () => {
      const sale = await paidSale();
      const other = { reason: "no_conforme", text: "La caja no cambia." };
      expect((await raise(sale, other)).code).toBe("NOT_DELIVERED");
      await collect(sale);
      const silent = await raise(sale, { reason: "otro" });
      expect(silent.fields).toEqual({ text: "Obligatorio." });
      expect((await raise(sale, other)).record).toMatchObject({ status: "requested" });
    });

    it("is accepted or rejected by the seller, and the house decides once where its buyer calls it", async () => {
      const sale = await collected();
      const raised = await raise(sale, {
        reason: "no_conforme",
        text: "La caja no cambia.",
        images: [photo()],
      });
      expect((await act(raised, "reject", sale.seller)).fields).toEqual({ notes: "Obligatorio." });
      const rejected = await act(raised, "reject", sale.seller, { notes: "Se vendió así." });
      expect(rejected.record).toMatchObject({ status: "rejected", notes: "Se vendió así." });
      expect((await act(raised, "appeal", sale.seller, { notes: "x" })).code).toBe("FORBIDDEN");
      const appealed = await act(raised, "appeal", sale.buyer, {
        notes: "No lo decía el anuncio.",
      });
      expect(appealed.record).toMatchObject({ status: "requested", appealed: 1 });
      for (const action of ["accept", "reject"]) {
        expect((await act(raised, action, sale.seller, { notes: "No." })).code).toBe("FORBIDDEN");
      }
      const final = await act(raised, "reject", staff, { notes: "El anuncio lo decía." });
      expect(final.record?.status).toBe("rejected");
      const twice = await act(raised, "appeal", sale.buyer, { notes: "Otra vez." });
      expect(twice.code).toBe("ILLEGAL_TRANSITION");
      const files = (await desk(sale)).records[0]?.files ?? [];
      expect(files).toMatchObject([{ side: "buyer", type: "image/png" }]);
      const link = { kind: "return" as const, id: files[0]?.file_id ?? 0 };
      const { url } = (await api.call("custom/fileLink", link, sale.seller)).responseData;
      expect((await api.fetch(url)).headers.get("content-type")).toBe("image/png");
      const stranger = await api.seedUser();
      expect((await api.call("custom/fileLink", link, stranger)).code).toBe("NOT_FOUND");
    });

    it("is accepted, or taken back by its buyer before the vehicle is back", async () => {
      const sale = await collected();
      const raised = await raise(sale, {
        reason: "documentacion",
        text: "Falta la ficha técnica.",
      });
      expect((await act(raised, "accept", sale.seller)).record?.status).toBe("accepted");
      expect((await act(raised, "withdraw", sale.seller)).code).toBe("FORBIDDEN");
      const taken = await act(raised, "withdraw", sale.buyer);
      expect(taken.record).toMatchObject({ status: "withdrawn", actions: [] });
      expect((await raise(sale)).record?.status).toBe("accepted");
    });
  });

  describe("only", () => {
    it("one at a time: two at once, and the same press twice", async () => {
      const sale = await collected();
      const answers = await Promise.all([raise(sale), raise(sale), raise(sale)]);
      expect(outcomes(answers)).toEqual(["made", "RETURN_OPEN", "RETURN_OPEN"]);
      const other = await collected();
      const key = { idempotency_key: crypto.randomUUID() };
      const presses = await Promise.all([raise(other, key), raise(other, key)]);
      expect(new Set(presses.map(({ record }) => record?.return_id)).size).toBe(1);
      expect(presses[0]?.record?.return_id).toBeGreaterThan(0);
      const changed = await raise(other, { ...key, text: "Otra cosa." });
      expect(changed.code).toBe("KEY_REUSED");
    });

    it("one refund, whoever presses first", async () => {
      const sale = await collected();
      const received = await receive(await raise(sale), sale.seller);
      const answers = await Promise.all([
        act(received, "refund", sale.seller),
        act(received, "refund", staff),
      ]);
      expect(outcomes(answers)).toEqual(["ILLEGAL_TRANSITION", "made"]);
      expect(await documentsOf(sale)).toHaveLength(2);
      await expectSoundLedger();
    });

    it("its two sides and the house: for everybody else it is not there", async () => {
      const sale = await collected();
      const raised = await raise(sale);
      for (const other of [await api.seedUser(), await api.seedUser({ admin: true })]) {
        expect((await raise(sale, {}, other)).code).toBe("NOT_FOUND");
        expect((await act(raised, "withdraw", other)).code).toBe("NOT_FOUND");
        const look = await api.call("custom/saleReturn", { invoice_id: sale.invoice }, other);
        expect(look.code).toBe("NOT_FOUND");
        const lists = await api.call("user/invoice/allreturns", { side: "seller" }, other);
        expect(lists.responseData.records).toEqual([]);
      }
      expect((await receive(raised, sale.buyer)).code).toBe("FORBIDDEN");
      const works = await api.seedUser({
        admin: true,
        asEmployeesId: sale.seller.id,
        permissions: ["money"],
      });
      expect((await receive(raised, works)).record?.status).toBe("received");
      const mine = await api.call(
        "user/invoice/allreturns",
        { filters: { status: { in: ["received"] } } },
        sale.buyer,
      );
      expect(mine.responseData).toMatchObject({
        totalRecords: 1,
        setDisp: "1–1 de 1",
        records: [{ invoice_id: sale.invoice, side: "buyer" }],
      });
      const none = await api.call(
        "user/invoice/allreturns",
        { filters: { status: { notin: ["received"] } } },
        sale.buyer,
      );
      expect(none.responseData.totalRecords).toBe(0);
    });
  });

  it("a vehicle that came back can be listed and sold again, and not before", async () => {
    const sale = await collected();
    const received = await receive(await raise(sale), sale.seller);
    const buy = (as: SeededUser) =>
      api.call(
        "buynow/addToBuynow",
        {
          project_id: sale.lot,
          expected_price: "8990",
          accept_terms: 1,
          idempotency_key: crypto.randomUUID(),
        },
        as,
      );
    const next = await api.seedUser();
    expect((await buy(next)).code).toBe("NOT_FOR_SALE");
    await act(received, "refund", sale.seller);
    expect((await buy(next)).code).toBe("NOT_FOR_SALE");
    await house.db.query(
      "update lots set status = 'open', round = round + 1, seq = seq + 1 where id = $1",
      [sale.lot],
    );
    const again = await buy(next);
    expect(again.code).toBeNull();
    expect(again.responseData.invoice_id).not.toBe(sale.invoice);
    const resold = { ...sale, buyer: next, invoice: again.responseData.invoice_id };
    await payByTransfer(resold);
    expect(await lotOf(sale)).toBe("sold");
    await expectSoundLedger();
  });

  it("an auction's lot waits unsold for its seller", async () => {
    const sale = await sellAtAuction(api);
    await collect(await payByTransfer(sale));
    const received = await receive(await raise(sale), sale.seller);
    await act(received, "refund", sale.seller);
    expect(await lotOf(sale)).toBe("unsold");
    await sweepPickups(ctx);
    await expectSoundLedger();
  });

  it("its seller is reminded four days before the money must be back, and the house when it is late", async () => {
    const sale = await collected();
    const raised = await raise(sale);
    const letters = async () =>
      (await templatesTo(sale.seller)).filter((name) => name === "returnDue").length;
    await sweepReturns(ctx);
    expect(await letters()).toBe(0);
    const due = (days: number) =>
      house.db.query(
        "update returns set refund_due_at = now() + make_interval(days => $2::int) where id = $1",
        [raised.record?.return_id, days],
      );
    await due(3);
    await sweepReturns(ctx);
    await sweepReturns(ctx);
    expect(await letters()).toBe(1);
    await due(-1);
    await sweepReturns(ctx);
    await sweepReturns(ctx);
    expect(await letters()).toBe(2);
    expect((await desk(sale)).records[0]).toMatchObject({ overdue: 1 });
  });
});
