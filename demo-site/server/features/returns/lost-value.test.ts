import { documentTotals } from "martillo/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_OPERATOR } from "../../platform/call/operator";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { saveCard } from "../../testing/save-card";
import type { SeededUser } from "../../seed/seed-rows";
import { sellDirectly, type Sold } from "../../testing/sell";
import { endAuction } from "../../testing/end-auction";
import { type MoneyContext, sweepMoney } from "../money";
import { sweepReturns } from "./sweep-returns";
import { type Answered, returnSteps } from "./testing/return-steps";

const HURT = { amount: "8000", notes: "Golpe en la puerta." };

describe.each(engines)("deductions for lost value on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let ctx: MoneyContext;
  let staff: SeededUser;
  let steps: ReturnType<typeof returnSteps>;

  beforeAll(async () => {
    house = await openSaleHouse(engine, { operator: DEMO_OPERATOR });
    ({ api, ctx } = house);
    staff = await api.seedUser({ admin: true, staff: true });
    steps = returnSteps(house, staff);
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    await house.set("sale", {});
  });

  interface Claimed {
    sale: Sold;
    claim: Answered;
  }

  /** A vehicle of 8,990 euro is back, and its seller deducts 990 of what was paid by transfer. */
  async function claimed(more: object = {}, sale?: Sold): Promise<Claimed> {
    const of = sale ?? (await steps.collected());
    const received = await steps.receive(await steps.raise(of), of.seller);
    const wish = { ...HURT, images: [steps.photo()], ...more };
    return { sale: of, claim: await steps.act(received, "refund", of.seller, wish) };
  }
  async function byCard(): Promise<Sold> {
    const sale = await sellDirectly(api);
    await saveCard(api, sale.buyer);
    return steps.collect(await steps.payOnline(sale, "card"));
  }
  function dispute({ sale, claim }: Claimed, more: object = {}) {
    const notes = "El golpe ya estaba en las fotos del anuncio.";
    return steps.act(claim, "loss_dispute", sale.buyer, { notes, ...more });
  }
  /** As if it had waited so long that its time is over, or nearly. */
  function wait({ claim }: Claimed, leftDays: number) {
    return house.db.query(
      "update returns set loss_due_at = now() + make_interval(days => $2::int) where id = $1",
      [claim.record?.return_id, leftDays],
    );
  }
  async function recordOf({ sale }: Claimed) {
    return (await steps.desk(sale)).records[0];
  }
  /** The buyer's losses of money: what the documents say is left of the sale. */
  async function keptOf({ sale }: Claimed) {
    const documents = await steps.documentsOf(sale);
    return documents.reduce((sum, { total }) => sum + total, 0);
  }
  const letters = async (to: Pick<SeededUser, "email">) =>
    (await api.outbox(to.email)).filter(({ template }) => template === "returnLoss");

  describe("are proposed", () => {
    it("with words, a picture and a limit: most of what was paid goes back at once, whatever a seller says", async () => {
      const sale = await steps.collected();
      const received = await steps.receive(await steps.raise(sale), sale.seller);
      expect(received.record).toMatchObject({
        refundable: { minimum: "7192.00", most_loss: "1798.00" },
      });
      const refund = (more: object) => steps.act(received, "refund", sale.seller, more);
      const all = { notes: "No vale nada.", images: [steps.photo()] };
      for (const amount of ["0", "7191.99"]) {
        const much = await refund({ ...all, amount });
        expect(much.code).toBe("AMOUNT_TOO_LOW");
        expect(much.message).toMatch(/7\.192,00/);
      }
      expect((await refund({ amount: "8000" })).fields).toEqual({
        notes: "Obligatorio.",
        images: "Obligatorio.",
      });
      expect((await refund(HURT)).fields).toEqual({ images: "Obligatorio." });
      expect((await refund({ ...all, amount: "7192" })).record).toMatchObject({
        status: "received",
        loss: { status: "proposed", asked: "1798.00", kept: "1798.00" },
        refund: { amount: "7192.00" },
      });
    });

    it("up to the part of the price that the operator sets", async () => {
      await house.set("sale", { loss_maximum_percent: 0 });
      const sale = await steps.collected();
      const received = await steps.receive(await steps.raise(sale), sale.seller);
      const wish = { ...HURT, images: [steps.photo()] };
      const refused = await steps.act(received, "refund", sale.seller, wish);
      expect(refused.code).toBe("AMOUNT_TOO_LOW");
    });

    it("not to a consumer who was not told of the right to withdraw", async () => {
      const sale = await steps.collected();
      await house.db.query("update invoices set withdrawal_told = false where id = $1", [
        sale.invoice,
      ]);
      const { claim } = await claimed({}, sale);
      expect(claim.code).toBe("AMOUNT_TOO_LOW");
    });

    it("to their buyer, with the seller's pictures; the vehicle is free meanwhile", async () => {
      const one = await claimed();
      const { sale } = one;
      expect(await recordOf(one)).toMatchObject({
        status: "received",
        actions: ["loss_accept", "loss_dispute"],
        loss: { notes: HURT.notes, dispute: "", due_at: expect.any(Number) },
      });
      const files = (await recordOf(one))?.files ?? [];
      expect(files.map(({ side, of }) => `${side} ${of}`)).toEqual([
        "seller return",
        "seller loss",
      ]);
      const link = { kind: "return" as const, id: files[1]?.file_id ?? 0 };
      expect((await api.call("custom/fileLink", link, sale.buyer)).code).toBeNull();
      const [letter] = await letters(sale.buyer);
      expect(letter?.text).toMatch(/descuenta 990,00\s€/);
      expect(letter?.text).toContain(HURT.notes);
      expect(letter?.text).toMatch(/discutirlo hasta el/);
      expect(await letters(sale.seller)).toHaveLength(1);
      expect(await steps.lotOf(sale)).toBe("withdrawn");
      expect(await steps.templatesTo(sale.buyer)).not.toContain("returnClosed");
      await sweepReturns(ctx);
      expect(await recordOf(one)).toMatchObject({ status: "received" });
      expect((await steps.raise(sale)).code).toBe("ILLEGAL_TRANSITION");
      await steps.expectSoundLedger();
    });
  });

  describe("end", () => {
    it("where their buyer accepts: the correction keeps what was deducted", async () => {
      const one = await claimed();
      const accepted = await steps.act(one.claim, "loss_accept", one.sale.buyer);
      expect(accepted.record).toMatchObject({
        status: "closed",
        actions: [],
        loss: { status: "accepted", kept: "990.00", due_at: null },
        refund: { amount: "8000.00", loss: "990.00", parts: [{ to: "seller" }] },
      });
      expect(await keptOf(one)).toBe(99_000);
      const again = await steps.act(one.claim, "loss_dispute", one.sale.buyer, { notes: "No." });
      expect(again.code).toBe("ILLEGAL_TRANSITION");
      expect((await steps.templatesTo(one.sale.buyer))[0]).toBe("returnClosed");
      await steps.expectSoundLedger();
    });

    it("where their seller gives them up: the rest goes back to the card that paid, and nothing is kept", async () => {
      const one = await claimed({}, await byCard());
      await sweepMoney(ctx);
      await sweepReturns(ctx);
      expect(await recordOf(one)).toMatchObject({
        status: "received",
        refund: { parts: [{ to: "card", amount: "8000.00", status: "success" }] },
      });
      const waived = await steps.act(one.claim, "loss_waive", one.sale.seller);
      expect(waived.record).toMatchObject({
        status: "received",
        loss: { status: "waived", kept: "0.00", asked: "990.00" },
        refund: {
          amount: "8990.00",
          loss: "0.00",
          parts: [
            { to: "card", amount: "8000.00", status: "success" },
            { to: "card", amount: "990.00", status: "pending" },
          ],
        },
      });
      await sweepMoney(ctx);
      await sweepReturns(ctx);
      expect(await recordOf(one)).toMatchObject({ status: "closed" });
      expect(await keptOf(one)).toBe(0);
      const [paid] = await house.db.query<{ refunded: number }>(
        "select refunded_cents as refunded from payments where purpose = 'invoice' and ref = $1",
        [String(one.sale.invoice)],
      );
      expect(paid?.refunded).toBe(899_000);
      await steps.expectSoundLedger();
    });

    it("where the house decides over a disputed one, up to what was asked", async () => {
      const one = await claimed();
      expect((await dispute(one, { notes: "" })).fields).toEqual({ notes: "Obligatorio." });
      const disputed = await dispute(one, { images: [steps.photo()] });
      expect(disputed.record).toMatchObject({
        status: "received",
        actions: [],
        loss: { status: "disputed", dispute: "El golpe ya estaba en las fotos del anuncio." },
      });
      expect(disputed.record?.["files"]).toMatchObject([{}, {}, { side: "buyer", of: "loss" }]);
      const [told] = await letters(DEMO_OPERATOR);
      expect(told?.text).toContain("ya estaba en las fotos");
      expect(await letters(one.sale.seller)).toHaveLength(2);
      const decide = (amount: string, as = staff, notes = "Solo el retoque.") =>
        steps.act(one.claim, "loss_decide", as, { amount, notes });
      expect((await decide("300", one.sale.seller)).code).toBe("FORBIDDEN");
      expect((await decide("300", one.sale.buyer)).code).toBe("FORBIDDEN");
      expect((await decide("300", staff, "")).fields).toEqual({ notes: "Obligatorio." });
      expect((await decide("990.01")).code).toBe("AMOUNT_TOO_HIGH");
      const silent = await steps.act(one.claim, "loss_decide", staff, { notes: "Sí." });
      expect(silent.fields).toEqual({ amount: "Obligatorio." });
      expect((await decide("300")).record).toMatchObject({
        status: "closed",
        loss: { status: "decided", kept: "300.00", decision: "Solo el retoque." },
        refund: { amount: "8690.00", loss: "300.00", parts: [{}, { amount: "690.00" }] },
      });
      const left = documentTotals([{ kind: "adjustment", amountCents: 30_000, scheme: "IVA" }]);
      expect(await keptOf(one)).toBe(left.totalCents);
      const documents = await steps.documentsOf(one.sale);
      expect(documents.reduce((sum, { tax }) => sum + tax, 0)).toBe(left.ivaTaxCents);
      expect((await decide("0")).code).toBe("ILLEGAL_TRANSITION");
      const decided = (await letters(one.sale.buyer)).find(({ text }) => text.includes("690,00"));
      expect(decided?.text).toContain("Solo el retoque.");
      await steps.expectSoundLedger();
    });

    it("accepted, where nothing was said for 14 days; its buyer is reminded four days before", async () => {
      const one = await claimed();
      const due = (await recordOf(one))?.loss?.due_at ?? 0;
      expect(Math.round((due - Date.now()) / 86_400_000)).toBeGreaterThanOrEqual(14);
      await sweepReturns(ctx);
      expect(await letters(one.sale.buyer)).toHaveLength(1);
      await wait(one, 3);
      await sweepReturns(ctx);
      await sweepReturns(ctx);
      expect(await letters(one.sale.buyer)).toHaveLength(2);
      await wait(one, -1);
      // No guard relies on the clock's own step.
      const late = await dispute(one);
      expect(late.code).toBe("LOSS_WINDOW_OVER");
      expect(late.message).toMatch(/^El plazo para discutir el descuento acabó el \d/);
      await sweepReturns(ctx);
      await sweepReturns(ctx);
      expect(await recordOf(one)).toMatchObject({
        status: "closed",
        loss: { status: "accepted", kept: "990.00" },
      });
      expect(await steps.documentsOf(one.sale)).toHaveLength(2);
    });

    it("without effect, where the house has not decided for 30 days", async () => {
      const one = await claimed();
      await dispute(one);
      await wait(one, 3);
      const told = (await letters(DEMO_OPERATOR)).length;
      await sweepReturns(ctx);
      expect(await letters(DEMO_OPERATOR)).toHaveLength(told + 1);
      await wait(one, -1);
      const notes = { amount: "990", notes: "Tarde." };
      expect((await steps.act(one.claim, "loss_decide", staff, notes)).code).toBe(
        "LOSS_WINDOW_OVER",
      );
      await sweepReturns(ctx);
      expect(await recordOf(one)).toMatchObject({
        status: "closed",
        loss: { status: "waived", kept: "0.00" },
        refund: { amount: "8990.00" },
      });
      expect(await keptOf(one)).toBe(0);
      await steps.expectSoundLedger();
    });
  });

  it("give money back once, whoever presses at the same time", async () => {
    const one = await claimed({}, await byCard());
    await dispute(one);
    const decide = () =>
      steps.act(one.claim, "loss_decide", staff, { amount: "0", notes: "No procede." });
    const answers = await Promise.all([
      decide(),
      steps.act(one.claim, "loss_waive", one.sale.seller),
      decide(),
      sweepReturns(ctx).then((): Answered => ({ status: "success", code: "swept" })),
    ]);
    const codes = answers.map(({ code }) => code ?? "made");
    expect(codes.filter((code) => code === "made")).toHaveLength(1);
    expect(codes.filter((code) => code === "ILLEGAL_TRANSITION")).toHaveLength(2);
    for (let round = 0; round < 3; round += 1) {
      await sweepMoney(ctx);
      await sweepReturns(ctx);
    }
    const refunds = await house.db.query<{ cents: number }>(
      `select f.amount_cents as cents from refunds f join payments p on p.id = f.payment_id
       where p.purpose = 'invoice' and p.ref = $1 order by f.id`,
      [String(one.sale.invoice)],
    );
    expect(refunds.map(({ cents }) => cents)).toEqual([800_000, 99_000]);
    expect(await recordOf(one)).toMatchObject({ status: "closed" });
    expect(await steps.documentsOf(one.sale)).toHaveLength(2);
    await steps.expectSoundLedger();
  });

  it("give a deposit back in two steps, and no more than it gave", async () => {
    const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
    const buyer = await api.seedUser();
    const lot = await api.seedLot({
      sellerId: seller.id,
      startCents: 400_000,
      reserveCents: null,
      ivaPercent: 21,
      depositCents: 50_000,
    });
    await house.db.query(
      "insert into deposits (user_id, lot_id, amount_cents) values ($1, $2, 50000)",
      [buyer.id, lot],
    );
    const bid = {
      project_id: lot,
      proposed_amount: "4000",
      bid_type: "exact" as const,
      idempotency_key: crypto.randomUUID(),
    };
    expect((await api.call("bid/confirm", bid, buyer)).code).toBeNull();
    await endAuction(house.db, lot);
    const [row] = await house.db.query<{ id: number }>(
      "select id from invoices where lot_id = $1",
      [lot],
    );
    const sale = { seller, buyer, lot, invoice: row?.id ?? 0 };
    await steps.collect(await steps.payByTransfer(sale));
    // 4.000 with a premium of 5 % are 4.200: the transfer goes back first, and 300 of the deposit.
    const one = await claimed({ amount: "4000" }, sale);
    const given = async () => (await recordOf(one))?.refund?.parts.map(({ amount }) => amount);
    expect(await given()).toEqual(["3700.00", "300.00"]);
    expect((await steps.walletOf(sale)).available).toBe("300.00");
    await steps.act(one.claim, "loss_waive", seller);
    expect(await given()).toEqual(["3700.00", "300.00", "200.00"]);
    expect((await steps.walletOf(sale)).available).toBe("500.00");
    const [deposit] = await house.db.query<{ status: string }>(
      "select status from deposits where lot_id = $1",
      [lot],
    );
    expect(deposit?.status).toBe("returned");
    await steps.expectSoundLedger();
  });

  it("leave a vehicle alone that was sold again meanwhile", async () => {
    const one = await claimed();
    const { lot } = one.sale;
    await house.db.query(
      "update lots set status = 'open', round = round + 1, seq = seq + 1 where id = $1",
      [lot],
    );
    const next = await api.seedUser();
    const wish = {
      project_id: lot,
      expected_price: "8990",
      accept_terms: 1 as const,
      idempotency_key: crypto.randomUUID(),
    };
    expect((await api.call("buynow/addToBuynow", wish, next)).code).toBeNull();
    await steps.act(one.claim, "loss_accept", one.sale.buyer);
    expect(await recordOf(one)).toMatchObject({ status: "closed" });
    expect(await steps.lotOf(one.sale)).toBe("sold");
    await steps.expectSoundLedger();
  });
});
