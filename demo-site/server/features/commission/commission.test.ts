import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { payoutDueAt } from "martillo/domain";
import type { SeededUser } from "../../seed/seed-rows";
import { engines } from "../../testing/engines";
import { givenFile } from "../../testing/given-file";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { saveCard } from "../../testing/save-card";
import { sellDirectly, type Sold } from "../../testing/sell";
import { sweepMoney } from "../money";
import { chargeStorage } from "../pickup/storage";
import { sweepReturns } from "../returns/sweep-returns";
import { returnSteps } from "../returns/testing/return-steps";
import { BY_CLOCK, lockInvoice, sweepSales } from "../sale";
import { expectSellerAddsUp } from "../sale/testing/seller-sums";
import { issueCommissionDocuments } from "./issue-documents";

const TERMS = { percent: 3, minimum: 150, maximum: 900 };

describe.each(engines)("the commission of a seller on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let staff: SeededUser;
  let seller: SeededUser;
  let steps: ReturnType<typeof returnSteps>;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    api = house.api;
    staff = await api.seedUser({ admin: true, staff: true });
    steps = returnSteps(house, staff);
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    await house.set("sale", { seller_commission: TERMS });
    seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  });

  const addsUp = () => expectSellerAddsUp(house, seller);
  const direct = (price: string) => sellDirectly(api, { seller, price });
  async function payByCard(sale: Sold, amount?: string): Promise<Sold> {
    await saveCard(api, sale.buyer);
    return steps.payOnline(sale, "card", amount);
  }
  const issueAll = () => issueCommissionDocuments(house.ctx);
  function change(sale: Sold, action: "paid" | "unpaid" | "cancel", more: object = {}) {
    const input = { action, invoice_ids: [sale.invoice], notes: "Lo hemos hablado.", ...more };
    return api.call("seller/invoice/changeStatus", input, seller);
  }
  const taken = () =>
    house.db.query<{ net_cents: number; vat_cents: number; is_back: boolean; documents: number }>(
      `select net_cents, vat_cents, back_at is not null as is_back, documents from seller_commissions
       where seller_id = $1 order by id`,
      [seller.id],
    );

  it("is taken when all is paid, and of nothing before", async () => {
    const sale = await direct("12100");
    await payByCard(sale, "5000");
    expect(await taken()).toEqual([]);
    expect((await addsUp()).totals).toMatchObject({ waiting: "12100.00", commission: "0.00" });
    await steps.payOnline(sale, "card");
    const { records, totals, paid_by } = await addsUp();
    expect(totals).toMatchObject({
      sold: "12100.00",
      commission: "439.23",
      payable: "11660.77",
      owed: "0.00",
    });
    expect(records[0]).toMatchObject({
      kind: "commission",
      amount: "-439.23",
      fees: "0.00",
      invoice_id: sale.invoice,
      projects_title: "Seat León",
      document_number: null,
    });
    expect(records[1]).toMatchObject({ kind: "settled" });
    expect(paid_by).toBe(payoutDueAt({ paidAtMs: records[1]!.at, payoutDays: 5 }));
  });

  it.each([
    ["the least", "2000", "181.50"],
    ["the percentage", "10000", "363.00"],
    ["the most", "60000", "1089.00"],
    ["no more than the price", "100", "100.00"],
  ])("is %s of %s", async (_, price, commission) => {
    await payByCard(await direct(price));
    expect((await addsUp()).totals).toMatchObject({ commission });
  });

  it("is that of the day of publication", async () => {
    const lot = await api.seedLot({ sellerId: seller.id, startCents: 400_000, reserveCents: null });
    await house.set("sale", { seller_commission: { percent: 10, minimum: 0, maximum: null } });
    const buyer = await api.seedUser();
    const bid = { project_id: lot, proposed_amount: "10000", bid_type: "exact" as const };
    await api.call("bid/confirm", { ...bid, idempotency_key: crypto.randomUUID() }, buyer);
    await api.endAuction(lot);
    const [row] = await house.db.query<{ id: number }>(
      "select id from invoices where lot_id = $1",
      [lot],
    );
    await payByCard({ seller, buyer, lot, invoice: row!.id });
    expect((await addsUp()).totals).toMatchObject({ sold: "10000.00", commission: "363.00" });
  });

  it("goes with the terms of the next round", async () => {
    const lot = await api.seedLot({
      sellerId: seller.id,
      startCents: 400_000,
      reserveCents: 9_900_000,
    });
    await api.endAuction(lot);
    await house.set("sale", { seller_commission: { percent: 1, minimum: 0, maximum: null } });
    const again = await api.call(
      "product/projectAction",
      { action: "relist", id: lot, start_price: "4000", reserve_price: null },
      seller,
    );
    expect(again.code).toBeNull();
    const [stored] = await house.db.query<{ seller_commission: unknown }>(
      "select seller_commission from lots where id = $1",
      [lot],
    );
    expect(stored?.seller_commission).toMatchObject({ percent: 1 });
  });

  it("is owed by a seller who collects directly, and paid by what is payable next", async () => {
    const sale = await direct("12100");
    await change(sale, "paid");
    let { totals } = await addsUp();
    expect(totals).toMatchObject({ collected: "12100.00", owed: "439.23", balance: "-439.23" });
    // Noted by mistake: it goes back with the payment.
    await change(sale, "unpaid");
    ({ totals } = await addsUp());
    expect(totals).toMatchObject({ commission: "0.00", owed: "0.00", waiting: "12100.00" });
    expect(await taken()).toMatchObject([{ is_back: true }]);
    await change(sale, "paid");
    expect((await addsUp()).totals).toMatchObject({ commission: "439.23" });
    expect(await taken()).toMatchObject([{ is_back: true }, { is_back: false }]);
  });

  it("goes back with a vehicle that comes back, and with a sale that is called off", async () => {
    const sale = await steps.collect(await payByCard(await direct("12100")));
    await issueAll();
    const received = await steps.receive(await steps.raise(sale), seller);
    expect((await steps.act(received, "refund", seller)).status).toBe("success");
    await addsUp();
    await sweepMoney(house.ctx);
    await sweepReturns(house.ctx);
    await issueAll();
    const { records, totals } = await addsUp();
    expect(totals).toMatchObject({
      sold: "0.00",
      commission: "0.00",
      balance: "0.00",
      owed: "0.00",
    });
    const back = records.find(({ kind }) => kind === "commission_back");
    expect(back).toMatchObject({ amount: "439.23", invoice_id: sale.invoice });
    expect(back?.document_number).toMatch(/^R/);

    const off = await direct("12100");
    await change(off, "paid");
    await change(off, "unpaid");
    await change(off, "cancel", { cancel_reason: "acuerdo" });
    expect((await addsUp()).totals).toMatchObject({ balance: "0.00" });
  });

  it("is owed again where the sale had been paid out", async () => {
    const sale = await steps.collect(await payByCard(await direct("12100")));
    const paidOut = { seller_id: seller.id, amount: "11660.77", reference: "TR-1" };
    expect((await api.call("custom/recordPayout", paidOut, staff)).code).toBeNull();
    expect(await addsUp()).toMatchObject({ totals: { payable: "0.00" }, paid_by: null });
    await steps.act(await steps.receive(await steps.raise(sale), seller), "refund", seller);
    await sweepMoney(house.ctx);
    await sweepReturns(house.ctx);
    expect((await addsUp()).totals).toMatchObject({ owed: "11660.77", balance: "-11660.77" });
  });

  it("is taken once of a sale whatever else is paid of it", async () => {
    const sale = await payByCard(await direct("12100"));
    await house.db.query(
      "update invoices set ready_at = now() - interval '40 days' where id = $1",
      [sale.invoice],
    );
    const charged = await house.db.tx(async (t) => {
      const row = await lockInvoice(t, sale.invoice);
      const { operator } = house.ctx.config;
      return chargeStorage(t, row!, { untilMs: row!.now_ms, operator, actor: BY_CLOCK });
    });
    expect(charged.status).toBe("partial");
    const { totals } = await addsUp();
    expect(totals).toMatchObject({ commission: "439.23", payable: "11660.77" });
    await steps.payOnline(sale, "card");
    expect(await taken()).toMatchObject([{ net_cents: 36_300, is_back: false }]);
    expect((await addsUp()).totals).toMatchObject({ commission: "439.23", payable: "11660.77" });
  });

  it("has a document, and a correction where it goes back: for the seller's side alone", async () => {
    const sale = await direct("12100");
    await change(sale, "paid");
    await issueAll();
    await issueAll();
    const { records } = await addsUp();
    const { document } = records.find(({ kind }) => kind === "commission")!;
    expect(document).toMatchObject({ kind: "invoice", is_invoice: 0, total: "439.23" });
    expect(document?.number).toMatch(/\/\d{6}$/);
    const file = { kind: "document" as const, id: document?.id ?? 0 };
    expect(await givenFile(api, file, seller)).toContain("attachment");
    const worker = (permissions: ["money"] | ["post"]) =>
      api.seedUser({ asEmployeesId: seller.id, permissions });
    expect(await givenFile(api, file, await worker(["money"]))).toContain("attachment");
    expect(await givenFile(api, file, staff)).toContain("attachment");
    expect(await givenFile(api, file, await worker(["post"]))).toBe("PERMISSION_MISSING");
    expect(await givenFile(api, file, sale.buyer)).toBe("NOT_FOUND");
    expect(await givenFile(api, file, await api.seedUser({ admin: true }))).toBe("NOT_FOUND");

    await change(sale, "unpaid");
    await issueAll();
    expect(await taken()).toMatchObject([{ documents: 2 }]);
    const back = (await addsUp()).records.find(({ kind }) => kind === "commission_back");
    expect(back?.document).toMatchObject({ kind: "correction", total: "-439.23" });
    // The chain of documents is whole: each names the one before it.
    const [broken] = await house.db.query<{ n: number }>(
      `select count(*) as n from (select previous_huella, lag(huella) over (order by id) as before
         from invoice_documents) d where before is not null and previous_huella <> before`,
    );
    expect(broken?.n).toBe(0);
  });

  it("stands by name on the page of its sale, for the seller's side alone", async () => {
    const sale = await direct("12100");
    const page = async (as = seller) =>
      (await api.call("seller/user/invoice/invoice", { invoice_id: sale.invoice }, as)).responseData
        .record;
    expect(await page()).not.toHaveProperty("commission");
    await change(sale, "paid");
    await issueAll();
    expect((await page()).commission).toMatchObject({
      amount: "363.00",
      tax: "76.23",
      receives: "11660.77",
      documents: [{ kind: "invoice", total: "439.23", number: expect.any(String) }],
    });
    expect((await page(staff)).commission).toBeDefined();
    const asBuyer = await api.call(
      "user/invoice/invoice",
      { invoice_id: sale.invoice },
      sale.buyer,
    );
    expect(asBuyer.code).toBeNull();
    expect(asBuyer.responseData.record).not.toHaveProperty("commission");
    await change(sale, "unpaid");
    expect(await page()).not.toHaveProperty("commission");
  });

  it("adds up in the report of sales as in the seller's account and the books", async () => {
    const cents = (text: unknown) => Math.round(Number(text) * 100);
    await payByCard(await direct("12100"));
    await payByCard(await direct("2000"));
    await direct("900");
    const back = await direct("7777.77");
    await change(back, "paid");
    await change(back, "unpaid");
    const { responseData } = await api.call("report/display", { report: "sales" }, seller);
    const { records, totals } = responseData;
    const rowOf = (hammer: string) => records.find((row) => row["hammer"] === hammer);
    expect(rowOf("12100.00")).toMatchObject({
      commission: "363.00",
      commission_tax: "76.23",
      receives: "11660.77",
    });
    expect(rowOf("2000.00")).toMatchObject({ commission: "150.00", receives: "1818.50" });
    for (const unpaid of ["900.00", "7777.77"]) {
      expect(rowOf(unpaid)).toMatchObject({ commission: "0.00", receives: null });
    }
    const account = (await addsUp()).totals;
    const taken = cents(totals["commission"]) + cents(totals["commission_tax"]);
    expect(taken).toBe(cents(account.commission));
    expect(cents(totals["receives"])).toBe(cents(account.payable) + cents(account.paid_out));
    const [books] = await house.db.query<{ cents: number }>(
      `select coalesce(sum(-l.amount_cents), 0)::bigint as cents from ledger_lines l
       join ledger_accounts a on a.id = l.account_id join ledger_entries e on e.id = l.entry_id
       join seller_commissions c on c.id::text = e.ref
       where a.kind = 'house:commissions' and e.event in ('commission', 'commissionback') and c.seller_id = $1`,
      [seller.id],
    );
    expect(cents(totals["commission"])).toBe(books?.cents);
    const fields = ["hammer", "commission", "commission_tax", "receives"];
    const file = await api.call(
      "report/download",
      { report: "sales", format: "csv", fields },
      seller,
    );
    const text = Buffer.from(file.responseData.content, "base64").toString().slice(1);
    expect(text).toMatch(/^Adjudicado en;Comisión;IVA de la comisión;A recibir\r\n/);
    expect(text).toContain("12100,00;363,00;76,23;11660,77");
  });

  it("is not of a house that takes none", async () => {
    await house.set("sale", {});
    const sale = await payByCard(await direct("12100"));
    expect(await taken()).toEqual([]);
    expect((await addsUp()).totals).toMatchObject({ commission: "0.00", payable: "12100.00" });
    expect(sale.invoice).toBeGreaterThan(0);
  });

  it("stands in the seller's letter of the sale, with what is left and in how many days it is paid", async () => {
    const lettersOf = async (sale: Sold) => {
      await sweepSales(house.ctx);
      const rows = await house.db.query<{ text: string }>(
        `select text from outbox where recipient = $1 and template = 'saleMade' order by id desc limit 1`,
        [sale.seller.email],
      );
      return rows[0]?.text;
    };
    const letter = await lettersOf(await direct("12100"));
    expect(letter).toMatch(/Recibirá 11\.660,77\s€: el precio menos 439,23\s€ de comisión/);
    expect(letter).toContain("en 5 días hábiles");
    await house.set("sale", { payout_days: 1 });
    const free = await lettersOf(await direct("900"));
    expect(free).toMatch(/Recibirá 900,00\s€: la casa no le cobra comisión/);
    expect(free).toContain("en 1 día hábil");
  });

  describe("what the seller receives", () => {
    const ask = (id: number, prices: string[], as: SeededUser | null) =>
      api.call("custom/proceeds", { id, prices }, as);

    it("is said at each price before anything is sold", async () => {
      const lot = await api.seedLot({ sellerId: seller.id, ivaPercent: 21 });
      const { records } = (await ask(lot, ["12100", "100"], seller)).responseData;
      expect(records).toMatchObject([
        {
          price: "12100.00",
          commission: "363.00",
          commission_tax: "76.23",
          receives: "11660.77",
          own_tax: "2100.00",
          payout_days: 5,
        },
        { receives: "0.00" },
      ]);
      const [ends] = await house.db.query<{ ms: number }>(
        "select extract(epoch from closes_at) * 1000 as ms from lots where id = $1",
        [lot],
      );
      expect(records[0]?.paid_by).toBe(
        payoutDueAt({ soldAtMs: Number(ends?.ms), paymentDays: 3, payoutDays: 5 }),
      );
      const fixed = await api.seedLot({ sellerId: seller.id, auction: 0, ivaPercent: null });
      expect((await ask(fixed, ["5000"], seller)).responseData.records).toMatchObject([
        { own_tax: "0.00", paid_by: null, receives: "4818.50" },
      ]);
    });

    it("is what the account has when it is sold and paid", async () => {
      const lot = await api.seedLot({ sellerId: seller.id, auction: 0, startCents: 777_777 });
      const { records } = (await ask(lot, ["7777.77"], seller)).responseData;
      await payByCard(await sellDirectly(api, { seller, price: "7777.77" }));
      expect((await addsUp()).totals.payable).toBe(records[0]?.receives);
    });

    it("is for the seller's side and staff", async () => {
      const lot = await api.seedLot({ sellerId: seller.id });
      const poster = await api.seedUser({ asEmployeesId: seller.id, permissions: ["post"] });
      const reporter = await api.seedUser({ asEmployeesId: seller.id, permissions: ["report"] });
      const codeFor = async (as: SeededUser | null) => (await ask(lot, ["5000"], as)).code;
      expect(await codeFor(poster)).toBeNull();
      expect(await codeFor(staff)).toBeNull();
      expect(await codeFor(reporter)).toBe("PERMISSION_MISSING");
      expect(await codeFor(await api.seedUser({ admin: true }))).toBe("FORBIDDEN");
      expect(await codeFor(await api.seedUser())).toBe("FORBIDDEN");
      expect(await codeFor(null)).toBe("NOT_SIGNED_IN");
      expect((await ask(999_999, ["5000"], seller)).code).toBe("NOT_FOUND");
      expect((await ask(lot, [], seller)).code).toBe("INVALID_INPUT");
      expect((await ask(lot, ["cinco"], seller)).code).toBe("INVALID_INPUT");
    });

    it("stands beside each offer, for the seller alone", async () => {
      const lot = await api.seedLot({
        sellerId: seller.id,
        auction: 0,
        startCents: 1_210_000,
        ivaPercent: 21,
      });
      const buyer = await api.seedUser();
      const offered = await api.call(
        "makeoffer/addToMakeoffer",
        {
          project_id: lot,
          amount: "10000",
          accept_terms: 1,
          idempotency_key: crypto.randomUUID(),
        } as never,
        buyer,
      );
      expect(offered.code).toBeNull();
      const received = await api.call("seller/offer/adminoffers", {}, seller);
      expect(received.responseData.records[0]?.proceeds).toMatchObject({
        price: "10000.00",
        receives: "9637.00",
        paid_by: null,
      });
      const made = await api.call("makeoffer/search", {}, buyer);
      expect(JSON.stringify(made.responseData.records)).not.toContain("proceeds");
      const home = await api.call("custom/sellingHome", {}, seller);
      const offers = home.responseData.lists.find(({ id }) => id === "offers");
      expect(offers?.records[0]?.proceeds).toMatchObject({ receives: "9637.00" });
    });

    it("stands in the list of the seller's lots, and in nothing that buyers read", async () => {
      const lot = await api.seedLot({ sellerId: seller.id });
      const list = await api.call("product/listings", { action: "open" }, seller);
      expect(list.responseData.records[0]).toMatchObject({ id: lot, commission: TERMS });
      const shown = await api.call("product/singleProduct", { id: lot }, null);
      expect(JSON.stringify(shown)).not.toContain("commission");
      const settings = await api.call("common/getDefault", {}, null);
      expect(JSON.stringify(settings)).not.toContain("seller_commission");
    });
  });
});
