import { documentTotals, returnDeadline } from "martillo/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pdfOf } from "../../ports/pdfs/testing/pdfs";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { saveCard } from "../../testing/save-card";
import type { SeededUser } from "../../seed/seed-rows";
import { sellAtAuction, sellDirectly } from "../../testing/sell";
import { endAuction } from "../../testing/end-auction";
import { type MoneyContext, sweepMoney } from "../money";
import { sweepPickups } from "../pickup/sweep-pickups";
import { sweepReturns } from "./sweep-returns";
import { type Answered, returnSteps } from "./testing/return-steps";

const DAY_MS = 86_400_000;

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
  let steps: ReturnType<typeof returnSteps>;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    ({ api, ctx } = house);
    staff = await api.seedUser({ admin: true, staff: true });
    steps = returnSteps(house, staff);
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    await house.set("sale", {});
  });

  describe("a withdrawal", () => {
    it("stands at once with a receipt, and ends with the car back, the money back and a correction", async () => {
      const sale = await steps.collected();
      const [told] = (await api.outbox(sale.buyer.email)).filter(
        ({ template }) => template === "handedOver",
      );
      expect(told?.text).toContain("desisto de mi contrato");
      const before = await steps.desk(sale);
      expect(before.reasons[0]).toBe("desistimiento");
      expect(before.refundable).toMatchObject({ paid: "8990.00", ways: ["seller"] });
      const raised = await steps.raise(sale);
      expect(raised.record).toMatchObject({ status: "accepted", actions: ["withdraw"] });
      const [receipt] = await api.outbox(sale.buyer.email);
      expect(receipt).toMatchObject({ template: "returnReceived" });
      expect(receipt?.text).toContain("su justificante");
      expect(await steps.templatesTo(sale.seller)).toContain("returnReceived");
      expect((await steps.act(raised, "reject", sale.seller, { notes: "No." })).code).toBe(
        "ILLEGAL_TRANSITION",
      );
      expect((await steps.act(raised, "refund", sale.seller)).code).toBe("ILLEGAL_TRANSITION");
      const empty = await steps.act(raised, "received", sale.seller);
      expect(empty.fields).toEqual({ km: "Obligatorio.", images: "Obligatorio." });
      const received = await steps.receive(raised, sale.seller);
      expect(received.record).toMatchObject({
        status: "received",
        received: { km: 84_120, keys: 1, documents: 1 },
        actions: ["refund"],
      });
      const closed = await steps.act(received, "refund", sale.seller);
      expect(closed.record).toMatchObject({
        status: "closed",
        refund: { amount: "8990.00", parts: [{ to: "seller", amount: "8990.00" }] },
      });
      const record = await steps.detail(sale);
      expect(record).toMatchObject({
        status: "paid",
        documents: [{ kind: "invoice" }, { kind: "correction" }],
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
      const [issued, correction] = await steps.documentsOf(sale);
      expect(correction).toEqual({
        kind: "correction",
        total: -(issued?.total ?? 0),
        base: -(issued?.base ?? 0),
        tax: -(issued?.tax ?? 0),
      });
      expect(await steps.lotOf(sale)).toBe("withdrawn");
      const back = { returned_date: record.returned_date };
      for (const side of [sale.buyer, sale.seller]) {
        const pickup = await api.call(
          "appointment/checkAppointments",
          { invoice_id: sale.invoice },
          side,
        );
        expect(pickup.responseData).toMatchObject({ ...back, actions: [], dates: [] });
      }
      const own = await api.call("product/listings", { action: "all" }, sale.seller);
      expect(own.responseData.records).toContainEqual(
        expect.objectContaining({ id: sale.lot, invoice: sale.invoice, ...back }),
      );
      const list = await api.call("custom/purchases", { list: "returned" }, sale.buyer);
      expect(list.responseData.records).toMatchObject([{ invoice_id: sale.invoice, next: "none" }]);
      expect(list.responseData.counts).toMatchObject({ returned: 1, completed: 0 });
      expect((await steps.raise(sale)).code).toBe("ILLEGAL_TRANSITION");
      // A vehicle that went back needs no papers from anybody.
      const papers = await api.call("custom/salePapers", {}, sale.buyer);
      expect(papers.responseData).toMatchObject({ records: [], returned_date: null });
      const asked = { invoice_id: sale.invoice };
      for (const [as, date] of [
        [sale.buyer, back.returned_date],
        [sale.seller, back.returned_date],
        [await api.seedUser(), null],
      ] as const) {
        const { responseData } = await api.call("custom/salePapers", asked, as);
        expect(responseData).toMatchObject({ records: [], returned_date: date });
      }
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
      expect((await steps.templatesTo(sale.buyer))[0]).toBe("returnClosed");
      await steps.expectSoundLedger();
    });

    it("is a right until the last second of the 14th day, at the change of the clocks too", async () => {
      const sale = await steps.collected();
      const now = Date.now();
      // Found from the end, so that it holds on any day.
      await steps.handedOverAt(sale, now - 13 * DAY_MS);
      const { withdrawal } = await steps.desk(sale);
      expect(withdrawal).toMatchObject({
        applies: 1,
        over: 0,
        until: returnDeadline({ handedOverAtMs: now - 13 * DAY_MS, informed: true }),
      });
      await steps.handedOverAt(sale, now - 15 * DAY_MS - 60_000);
      const late = await steps.raise(sale);
      expect(late.code).toBe("RETURN_WINDOW_OVER");
      expect(late.message).toMatch(/^El plazo de desistimiento acabó el \d\d-\d\d-\d{4}\.$/u);
      expect((await steps.desk(sale)).reasons).toEqual(["no_conforme", "documentacion", "otro"]);
      for (const [handedOver, until] of [
        ["2026-10-20T10:00:00Z", "2026-11-03T23:00:00Z"],
        ["2027-03-15T11:00:00Z", "2027-03-29T22:00:00Z"],
      ] as const) {
        await steps.handedOverAt(sale, Date.parse(handedOver));
        expect((await steps.desk(sale)).withdrawal.until).toBe(Date.parse(until));
      }
    });

    it("is a right for a year more where its buyer was not told of it", async () => {
      const sale = await steps.collected();
      await steps.handedOverAt(sale, Date.now() - 40 * DAY_MS, ", withdrawal_told = false");
      expect((await steps.raise(sale)).record).toMatchObject({ status: "accepted" });
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
      expect((await steps.desk(sale)).reasons).toEqual([]);
      expect((await steps.raise(sale)).code).toBe("WITHDRAWAL_NOT_GRANTED");
    });

    it("of what was not handed over is received at once: its place is free, and nothing can be kept of it", async () => {
      const sale = await steps.paidSale();
      const of = { invoice_id: sale.invoice };
      const { dates } = (await api.call("appointment/checkAppointments", of, sale.buyer))
        .responseData;
      const start = dates[4]?.slots[2]?.start ?? 0;
      await api.call("appointment/update", { ...of, appointmentTime: start }, sale.buyer);
      const raised = await steps.raise(sale);
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
      const less = await steps.act(raised, "refund", sale.seller, {
        amount: "8000",
        notes: "Golpe.",
      });
      expect(less.code).toBe("AMOUNT_TOO_LOW");
      expect((await steps.act(raised, "refund", sale.seller)).record?.status).toBe("closed");
      await steps.expectSoundLedger();
    });

    it("of what is not paid calls the sale off, and is held against nobody", async () => {
      const sale = await sellDirectly(api);
      const raised = await steps.raise(sale);
      expect(raised.record).toMatchObject({
        status: "closed",
        refund: { amount: "0.00", parts: [] },
      });
      expect(await steps.detail(sale)).toMatchObject({ status: "cancel", cancel_reason: "otro" });
      expect(await steps.lotOf(sale)).toBe("withdrawn");
      expect(await steps.templatesTo(sale.buyer)).not.toContain("saleCancelled");
      expect((await steps.raise(sale)).code).toBe("INVOICE_CANCELLED");
    });

    it("of what is paid in part gives back what was paid, and calls the sale off", async () => {
      const sale = await sellDirectly(api);
      await saveCard(api, sale.buyer);
      await steps.payOnline(sale, "card", "3000");
      const transfer = { invoice_id: sale.invoice, amount: "2500", reference: "T 1" };
      await api.call("seller/offline/payCartOffline", transfer, sale.seller);
      const raised = await steps.raise(sale);
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
      expect(await steps.detail(sale)).toMatchObject({ status: "cancel" });
      expect(await steps.lotOf(sale)).toBe("withdrawn");
      await sweepMoney(ctx);
      await sweepReturns(ctx);
      expect((await steps.desk(sale)).records).toMatchObject([
        { status: "closed", refund: { parts: [{}, { status: "success" }] } },
      ]);
      const [issued, correction] = await steps.documentsOf(sale);
      expect([issued?.total, correction?.total]).toEqual([899_000, -899_000]);
      await steps.expectSoundLedger();
    });
  });

  describe("undone by agreement", () => {
    const WHY = { reason: "acuerdo", text: "El coche tiene un embargo que no conocíamos." };

    it("its seller proposes, its buyer accepts: all goes back where it came from, with a correction", async () => {
      const sale = await sellDirectly(api);
      await saveCard(api, sale.buyer);
      await steps.payOnline(sale, "card", "3000");
      await steps.payByTransfer(sale);
      const of = { invoice_id: sale.invoice };
      const { dates } = (await api.call("appointment/checkAppointments", of, sale.buyer))
        .responseData;
      const start = dates[4]?.slots[2]?.start ?? 0;
      await api.call("appointment/update", { ...of, appointmentTime: start }, sale.buyer);
      expect((await steps.desk(sale, sale.seller)).reasons).toEqual(["acuerdo"]);
      expect((await steps.raise(sale, { reason: "otro", text: "No." }, sale.seller)).code).toBe(
        "NOT_FOUND",
      );
      const proposed = await steps.raise(sale, WHY, sale.seller);
      expect(proposed.record).toMatchObject({
        status: "requested",
        asked_by: "seller",
        actions: ["withdraw"],
      });
      expect(await steps.templatesTo(sale.buyer)).toContain("returnReceived");
      // Nothing of the sale waits for the answer.
      const { records } = (await api.call("custom/purchases", {}, sale.buyer)).responseData;
      expect(records[0]).toMatchObject({ next: "bring", return_status: null });
      const seen = await steps.desk(sale);
      expect(seen.records[0]?.actions).toEqual(["accept", "reject"]);
      for (const action of ["accept", "reject"] as const) {
        expect((await steps.act(proposed, action, sale.seller, { notes: "Sí." })).code).toBe(
          "FORBIDDEN",
        );
      }
      expect((await steps.act(proposed, "accept", await api.seedUser())).code).toBe("NOT_FOUND");
      const answers = await Promise.all([
        steps.act(proposed, "accept", sale.buyer),
        steps.act(proposed, "accept", sale.buyer),
      ]);
      expect(outcomes(answers)).toEqual(["ILLEGAL_TRANSITION", "made"]);
      expect((await steps.act(proposed, "withdraw", sale.seller)).code).toBe("ILLEGAL_TRANSITION");
      expect((await steps.desk(sale)).records[0]).toMatchObject({
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
      expect((await steps.desk(sale)).records[0]).toMatchObject({ status: "closed", actions: [] });
      expect(await steps.lotOf(sale)).toBe("withdrawn");
      const [issued, correction] = await steps.documentsOf(sale);
      expect([issued?.total, correction?.total]).toEqual([899_000, -899_000]);
      const [{ booked } = { booked: -1 }] = await house.db.query<{ booked: number }>(
        "select coalesce(sum(booked), 0)::int as booked from pickup_slots where calendar_key = $1",
        [`seller:${sale.seller.id}`],
      );
      expect(booked).toBe(0);
      await steps.expectSoundLedger();
    });

    it("its buyer proposes, its seller or the house accepts; a refusal leaves all as it was", async () => {
      const sale = await steps.paidSale();
      const proposed = await steps.raise(sale, WHY);
      expect((await steps.raise(sale, WHY)).code).toBe("RETURN_OPEN");
      const refused = await steps.act(proposed, "reject", sale.seller, { notes: "No puede ser." });
      expect(refused.record).toMatchObject({ status: "rejected", actions: [] });
      // There is nothing to decide for the house where two do not agree.
      expect((await steps.act(proposed, "appeal", sale.buyer, { notes: "Sí." })).code).toBe(
        "FORBIDDEN",
      );
      expect(await steps.detail(sale)).toMatchObject({ status: "paid", returned_date: null });
      const again = await steps.raise(sale, WHY);
      expect((await steps.act(again, "accept", staff)).record).toMatchObject({ status: "closed" });
      expect(await steps.lotOf(sale)).toBe("withdrawn");
      await steps.expectSoundLedger();
    });

    it("needs a sale that is paid, and a vehicle that has not gone", async () => {
      const unpaid = await sellDirectly(api);
      expect((await steps.raise(unpaid, WHY)).code).toBe("ILLEGAL_TRANSITION");
      const gone = await steps.collected();
      expect((await steps.raise(gone, WHY)).code).toBe("HANDED_OVER");
      expect((await steps.desk(gone, gone.seller)).reasons).toEqual([]);
      const silent = await steps.raise(await steps.paidSale(), { reason: "acuerdo" });
      expect(silent.fields).toEqual({ text: "Obligatorio." });
    });

    it("is over when the vehicle is handed over, when its buyer withdraws, and after seven days", async () => {
      const collectedSale = await steps.paidSale();
      const first = await steps.raise(collectedSale, WHY, collectedSale.seller);
      await steps.collect(collectedSale);
      expect((await steps.act(first, "accept", collectedSale.buyer)).code).toBe(
        "ILLEGAL_TRANSITION",
      );
      expect((await steps.desk(collectedSale)).records[0]?.status).toBe("withdrawn");

      const withdrawn = await steps.paidSale();
      await steps.raise(withdrawn, WHY, withdrawn.seller);
      // What the law grants waits for no answer.
      expect((await steps.desk(withdrawn)).reasons).toEqual(["desistimiento"]);
      expect((await steps.raise(withdrawn)).record).toMatchObject({ status: "received" });

      const forgotten = await steps.paidSale();
      const third = await steps.raise(forgotten, WHY);
      await sweepReturns(ctx);
      expect((await steps.desk(forgotten)).records[0]?.status).toBe("requested");
      await house.db.query(
        "update returns set refund_due_at = refund_due_at - interval '7 days' where id = $1",
        [third.record?.return_id ?? 0],
      );
      await sweepReturns(ctx);
      expect((await steps.desk(forgotten)).records[0]?.status).toBe("withdrawn");
      expect(
        (await steps.templatesTo(forgotten.buyer)).filter((name) => name === "returnDecided"),
      ).toHaveLength(1);
      expect(await steps.detail(forgotten)).toMatchObject({ status: "paid" });
    });
  });

  describe("money goes back", () => {
    it("to the card that paid: the return ends when the bank has it, once", async () => {
      const sale = await sellDirectly(api);
      await saveCard(api, sale.buyer);
      await steps.collect(await steps.payOnline(sale, "card"));
      const received = await steps.receive(await steps.raise(sale), sale.seller);
      const key = crypto.randomUUID();
      const asked = await steps.act(received, "refund", sale.seller, { idempotency_key: key });
      expect(asked.record).toMatchObject({
        status: "received",
        actions: [],
        refund: { parts: [{ to: "card", amount: "8990.00", status: "pending" }] },
      });
      expect(await steps.lotOf(sale)).toBe("sold");
      expect(
        (await steps.act(received, "refund", sale.seller, { idempotency_key: key })).record?.status,
      ).toBe("received");
      expect((await steps.act(received, "refund", sale.seller)).code).toBe("ILLEGAL_TRANSITION");
      await sweepReturns(ctx);
      expect((await steps.desk(sale)).records[0]?.status).toBe("received");
      await sweepMoney(ctx);
      await sweepReturns(ctx);
      await sweepReturns(ctx);
      expect((await steps.desk(sale)).records[0]).toMatchObject({
        status: "closed",
        refund: { parts: [{ to: "card", amount: "8990.00", status: "success" }] },
      });
      expect(await steps.lotOf(sale)).toBe("withdrawn");
      expect(await steps.documentsOf(sale)).toHaveLength(2);
      expect(
        (await steps.templatesTo(sale.buyer)).filter((name) => name === "returnClosed"),
      ).toHaveLength(1);
      await steps.expectSoundLedger();
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
      await steps.payOnline(sale, "wallet", "4000");
      await steps.collect(await steps.payByTransfer(sale));
      expect((await steps.walletOf(sale)).available).toBe("0.00");
      const received = await steps.receive(await steps.raise(sale), sale.seller);
      expect((await steps.act(received, "refund", sale.seller)).record).toMatchObject({
        status: "closed",
        refund: {
          parts: [
            { to: "seller", amount: "4990.00" },
            { to: "balance", amount: "4000.00" },
          ],
        },
      });
      expect((await steps.walletOf(sale)).available).toBe("4000.00");
      await steps.expectSoundLedger();
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
      await steps.collect(await steps.payByTransfer(sale));
      expect((await steps.detail(sale)).cartValues).toMatchObject({
        total_amount: "13066.92",
        total_deposit: "500.00",
      });
      const { refundable } = await steps.desk(sale);
      expect(refundable).toMatchObject({
        paid: "13066.92",
        services: [
          { kind: "admin_fee", amount: "71.72" },
          { kind: "ownership_certificate", amount: "55.70" },
        ],
      });
      const received = await steps.receive(await steps.raise(sale), seller);
      const kept = { services: ["admin_fee", "ownership_certificate"] };
      const more = await steps.act(received, "refund", seller, { ...kept, amount: "12939.51" });
      expect(more.code).toBe("AMOUNT_TOO_HIGH");
      expect(more.message).toMatch(/12\.939,50/);
      const silent = await steps.act(received, "refund", seller, { ...kept, amount: "12689.50" });
      expect(silent.fields).toEqual({ notes: "Obligatorio.", images: "Obligatorio." });
      const proposed = await steps.act(received, "refund", seller, {
        ...kept,
        amount: "12689.50",
        notes: "Arañazo en la puerta, según fotos.",
        images: [steps.photo()],
      });
      expect(proposed.record).toMatchObject({ status: "received", loss: { status: "proposed" } });
      const closed = await steps.act(proposed, "loss_accept", bidder);
      expect(closed.record).toMatchObject({
        status: "closed",
        refund: { amount: "12689.50", loss: "250.00" },
      });
      const sum = (closed.record?.refund?.parts ?? []).reduce(
        (all, { amount }) => all + Math.round(Number(amount) * 100),
        0,
      );
      expect(sum).toBe(1_268_950);
      const [, correction] = await steps.documentsOf(sale);
      expect(correction).toMatchObject({ total: -1_268_950, base: 0, tax: 0 });
      expect(await steps.lotOf(sale)).toBe("unsold");
      await house.set("buyer_premium", [{ fromCents: 0, percent: 5 }]);
      await steps.expectSoundLedger();
    });

    it("of a correction in part, both documents together are the new one", async () => {
      const sale = await steps.collected();
      const received = await steps.receive(await steps.raise(sale), sale.seller);
      const less = { amount: "8490", notes: "Neumático.", images: [steps.photo()] };
      await steps.act(received, "refund", sale.seller, less);
      expect(await steps.documentsOf(sale)).toHaveLength(1);
      await steps.act(received, "loss_accept", sale.buyer);
      const [issued, correction] = await steps.documentsOf(sale);
      const left = documentTotals([{ kind: "adjustment", amountCents: 50_000, scheme: "IVA" }]);
      expect([
        (issued?.total ?? 0) + (correction?.total ?? 0),
        (issued?.base ?? 0) + (correction?.base ?? 0),
        (issued?.tax ?? 0) + (correction?.tax ?? 0),
      ]).toEqual([left.totalCents, left.ivaBaseCents, left.ivaTaxCents]);
      await steps.expectSoundLedger();
    });
  });

  describe("for another reason", () => {
    it("needs a vehicle that was handed over, and words", async () => {
      const sale = await steps.paidSale();
      const other = { reason: "no_conforme", text: "La caja no cambia." };
      expect((await steps.raise(sale, other)).code).toBe("NOT_DELIVERED");
      await steps.collect(sale);
      const silent = await steps.raise(sale, { reason: "otro" });
      expect(silent.fields).toEqual({ text: "Obligatorio." });
      expect((await steps.raise(sale, other)).record).toMatchObject({ status: "requested" });
    });

    it("is accepted or rejected by the seller, and the house decides once where its buyer calls it", async () => {
      const sale = await steps.collected();
      const raised = await steps.raise(sale, {
        reason: "no_conforme",
        text: "La caja no cambia.",
        images: [steps.photo()],
      });
      expect((await steps.act(raised, "reject", sale.seller)).fields).toEqual({
        notes: "Obligatorio.",
      });
      const rejected = await steps.act(raised, "reject", sale.seller, { notes: "Se vendió así." });
      expect(rejected.record).toMatchObject({ status: "rejected", notes: "Se vendió así." });
      expect((await steps.act(raised, "appeal", sale.seller, { notes: "x" })).code).toBe(
        "FORBIDDEN",
      );
      const appealed = await steps.act(raised, "appeal", sale.buyer, {
        notes: "No lo decía el anuncio.",
      });
      expect(appealed.record).toMatchObject({ status: "requested", appealed: 1 });
      for (const action of ["accept", "reject"]) {
        expect((await steps.act(raised, action, sale.seller, { notes: "No." })).code).toBe(
          "FORBIDDEN",
        );
      }
      const final = await steps.act(raised, "reject", staff, { notes: "El anuncio lo decía." });
      expect(final.record?.status).toBe("rejected");
      const twice = await steps.act(raised, "appeal", sale.buyer, { notes: "Otra vez." });
      expect(twice.code).toBe("ILLEGAL_TRANSITION");
      const files = (await steps.desk(sale)).records[0]?.files ?? [];
      expect(files).toMatchObject([{ side: "buyer", type: "image/png" }]);
      const link = { kind: "return" as const, id: files[0]?.file_id ?? 0 };
      const { url } = (await api.call("custom/fileLink", link, sale.seller)).responseData;
      expect((await api.fetch(url)).headers.get("content-type")).toBe("image/png");
      const stranger = await api.seedUser();
      expect((await api.call("custom/fileLink", link, stranger)).code).toBe("NOT_FOUND");
    });

    it("is accepted, or taken back by its buyer before the vehicle is back", async () => {
      const sale = await steps.collected();
      const raised = await steps.raise(sale, {
        reason: "documentacion",
        text: "Falta la ficha técnica.",
      });
      expect((await steps.act(raised, "accept", sale.seller)).record?.status).toBe("accepted");
      expect((await steps.act(raised, "withdraw", sale.seller)).code).toBe("FORBIDDEN");
      const taken = await steps.act(raised, "withdraw", sale.buyer);
      expect(taken.record).toMatchObject({ status: "withdrawn", actions: [] });
      expect((await steps.raise(sale)).record?.status).toBe("accepted");
    });
  });

  describe("only", () => {
    it("one at a time: two at once, and the same press twice", async () => {
      const sale = await steps.collected();
      const answers = await Promise.all([steps.raise(sale), steps.raise(sale), steps.raise(sale)]);
      expect(outcomes(answers)).toEqual(["made", "RETURN_OPEN", "RETURN_OPEN"]);
      const other = await steps.collected();
      const key = { idempotency_key: crypto.randomUUID() };
      const presses = await Promise.all([steps.raise(other, key), steps.raise(other, key)]);
      expect(new Set(presses.map(({ record }) => record?.return_id)).size).toBe(1);
      expect(presses[0]?.record?.return_id).toBeGreaterThan(0);
      const changed = await steps.raise(other, { ...key, text: "Otra cosa." });
      expect(changed.code).toBe("KEY_REUSED");
    });

    it("one refund, whoever presses first", async () => {
      const sale = await steps.collected();
      const received = await steps.receive(await steps.raise(sale), sale.seller);
      const answers = await Promise.all([
        steps.act(received, "refund", sale.seller),
        steps.act(received, "refund", staff),
      ]);
      expect(outcomes(answers)).toEqual(["ILLEGAL_TRANSITION", "made"]);
      expect(await steps.documentsOf(sale)).toHaveLength(2);
      await steps.expectSoundLedger();
    });

    it("its two sides and the house: for everybody else it is not there", async () => {
      const sale = await steps.collected();
      const raised = await steps.raise(sale);
      for (const other of [await api.seedUser(), await api.seedUser({ admin: true })]) {
        expect((await steps.raise(sale, {}, other)).code).toBe("NOT_FOUND");
        expect((await steps.act(raised, "withdraw", other)).code).toBe("NOT_FOUND");
        const look = await api.call("custom/saleReturn", { invoice_id: sale.invoice }, other);
        expect(look.code).toBe("NOT_FOUND");
        const lists = await api.call("user/invoice/allreturns", { side: "seller" }, other);
        expect(lists.responseData.records).toEqual([]);
      }
      expect((await steps.receive(raised, sale.buyer)).code).toBe("FORBIDDEN");
      const works = await api.seedUser({
        admin: true,
        asEmployeesId: sale.seller.id,
        permissions: ["money"],
      });
      expect((await steps.receive(raised, works)).record?.status).toBe("received");
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
    const sale = await steps.collected();
    const received = await steps.receive(await steps.raise(sale), sale.seller);
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
    await steps.act(received, "refund", sale.seller);
    expect((await buy(next)).code).toBe("NOT_FOR_SALE");
    await house.db.query(
      "update lots set status = 'open', round = round + 1, seq = seq + 1 where id = $1",
      [sale.lot],
    );
    const again = await buy(next);
    expect(again.code).toBeNull();
    expect(again.responseData.invoice_id).not.toBe(sale.invoice);
    const resold = { ...sale, buyer: next, invoice: again.responseData.invoice_id };
    await steps.payByTransfer(resold);
    expect(await steps.lotOf(sale)).toBe("sold");
    await steps.expectSoundLedger();
  });

  it("an auction's lot waits unsold for its seller", async () => {
    const sale = await sellAtAuction(api);
    await steps.collect(await steps.payByTransfer(sale));
    const received = await steps.receive(await steps.raise(sale), sale.seller);
    await steps.act(received, "refund", sale.seller);
    expect(await steps.lotOf(sale)).toBe("unsold");
    await sweepPickups(ctx);
    await steps.expectSoundLedger();
  });

  it("its seller is reminded four days before the money must be back, and the house when it is late", async () => {
    const sale = await steps.collected();
    const raised = await steps.raise(sale);
    const letters = async () =>
      (await steps.templatesTo(sale.seller)).filter((name) => name === "returnDue").length;
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
    expect((await steps.desk(sale)).records[0]).toMatchObject({ overdue: 1 });
  });
});
