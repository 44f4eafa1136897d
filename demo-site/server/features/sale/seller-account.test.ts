import type { OutputOf, customSellerAccount } from "martillo/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { saveCard } from "../../testing/save-card";
import type { SeededUser } from "../../seed/seed-rows";
import { sellAtAuction, sellDirectly, type Sold } from "../../testing/sell";
import { sellUnpaid } from "../../testing/unpaid-sale";
import { sweepMoney } from "../money";
import { sweepReturns } from "../returns/sweep-returns";
import { expectSellerAddsUp } from "./testing/seller-sums";
import { returnSteps } from "../returns/testing/return-steps";

type Account = OutputOf<typeof customSellerAccount>;

describe.each(engines)("a seller's account on $name", (engine) => {
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
    seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  });

  async function account(input: object = {}, as = seller): Promise<Account> {
    const answer = await api.call("custom/sellerAccount", { limit: 100, ...input }, as);
    expect(answer.code).toBeNull();
    return answer.responseData;
  }
  const kinds = ({ records }: Account) => records.map(({ kind }) => kind);
  const direct = (price: string) => sellDirectly(api, { seller, price });
  const atAuction = (price: string) => sellAtAuction(api, { seller, bids: [price] });

  function change(sale: Sold, action: "paid" | "unpaid" | "cancel", more: object = {}) {
    const input = { action, invoice_ids: [sale.invoice], notes: "Lo hemos hablado.", ...more };
    return api.call("seller/invoice/changeStatus", input, seller);
  }
  function collect({ invoice }: Sold, amount: string, reference = "TR-1") {
    return api.call(
      "seller/offline/payCartOffline",
      { invoice_id: invoice, amount, reference },
      seller,
    );
  }
  async function payByCard(sale: Sold, amount?: string): Promise<Sold> {
    await saveCard(api, sale.buyer);
    return steps.payOnline(sale, "card", amount);
  }
  function payOut(amount: string, reference: string) {
    return api.call("custom/recordPayout", { seller_id: seller.id, amount, reference }, staff);
  }
  const expectAddsUp = () => expectSellerAddsUp(house, seller);

  it("says of each sale what waits, what is payable, what is owed and what was paid out, to the cent", async () => {
    expect(await expectAddsUp()).toMatchObject({
      records: [],
      totalRecords: 0,
      setDisp: "0 de 0",
      totals: { sold: "0.00", balance: "0.00" },
    });
    const won = await atAuction("4321");
    await expectAddsUp();
    expect(await account()).toMatchObject({ totalRecords: 0 });

    // Paid in two parts by card: it waits until the last of it.
    await payByCard(won, "1500");
    let read = await expectAddsUp();
    expect(kinds(read)).toEqual(["sold"]);
    expect(read.totals).toMatchObject({
      sold: "4321.00",
      fees: "216.05",
      documents: "4537.05",
      waiting: "4321.00",
      payable: "0.00",
    });
    expect(read.records[0]).toMatchObject({
      amount: "4321.00",
      fees: "216.05",
      invoice_id: won.invoice,
      project_id: won.lot,
      projects_title: "Seat León",
      document_number: expect.stringMatching(/\/000001$/),
    });
    await steps.payOnline(won, "card");
    read = await expectAddsUp();
    expect(kinds(read)).toEqual(["settled", "sold"]);
    expect(read.records[0]).toMatchObject({
      amount: "0.00",
      waiting: "-4321.00",
      payable: "4321.00",
      balance_after: "4321.00",
    });

    // Told by its buyer and confirmed.
    const told = await direct("8990");
    await api.call(
      "offline/payCartOffline",
      { invoice_id: told.invoice, reference: "ES12" },
      told.buyer,
    );
    const seen = await api.call("user/invoice/invoice", { invoice_id: told.invoice }, told.buyer);
    const [transfer] = seen.responseData.record.allTransactions;
    await api.call(
      "custom/paymentConfirm",
      { transaction_id: transfer?.id ?? 0, action: "confirm" },
      seller,
    );
    read = await expectAddsUp();
    expect(read.records[0]).toMatchObject({
      kind: "collected",
      amount: "-8990.00",
      owed: "0.00",
      reference: "ES12",
    });
    expect(read.totals).toMatchObject({ collected: "8990.00", owed: "0.00" });

    // Collected by the seller with the premium in it, which is the house's.
    const collected = await atAuction("5003");
    await collect(collected, "5253.15", "TR-77");
    read = await expectAddsUp();
    expect(read.records[0]).toMatchObject({
      kind: "collected",
      amount: "-5253.15",
      owed: "250.15",
      reference: "TR-77",
    });
    expect(read.totals).toMatchObject({ owed: "250.15", payable: "4321.00", balance: "4070.85" });

    // A part is paid and then all is called off.
    const off = await direct("3000.05");
    await payByCard(off, "1000");
    await change(off, "cancel", { cancel_reason: "acuerdo", returns: "1000.00" });
    await sweepMoney(house.ctx);
    read = await expectAddsUp();
    expect(read.records[0]).toMatchObject({
      kind: "cancelled",
      amount: "-3000.05",
      invoice_id: off.invoice,
      document_number: expect.stringMatching(/^R/),
    });

    // Noted by mistake.
    const mistaken = await direct("700");
    await change(mistaken, "paid");
    await change(mistaken, "unpaid");
    read = await expectAddsUp();
    expect(kinds(read).slice(0, 3)).toEqual(["uncollected", "collected", "sold"]);

    // Paid out in two.
    expect((await payOut("4000", "TR-1")).code).toBeNull();
    expect((await payOut("321", "TR-2")).code).toBeNull();
    read = await expectAddsUp();
    expect(read.records[0]).toMatchObject({
      kind: "paid_out",
      amount: "-321.00",
      reference: "TR-2",
      invoice_id: null,
      document_number: null,
    });
    expect(read.totals).toMatchObject({
      sold: "19014.00",
      collected: "14243.15",
      paid_out: "4321.00",
      payable: "0.00",
      waiting: "700.00",
      owed: "250.15",
      balance: "449.85",
    });
  });

  it("takes what goes back to a buyer from the balance at once, and from what was sold with its correction", async () => {
    const sale = await steps.collect(await payByCard(await direct("5000.55")));
    const received = await steps.receive(await steps.raise(sale), seller);
    expect((await steps.act(received, "refund", seller)).status).toBe("success");
    let read = await expectAddsUp();
    expect(read.totals).toMatchObject({ sold: "5000.55", returning: "5000.55", balance: "0.00" });
    expect(read.records[0]).toMatchObject({
      kind: "returned",
      amount: "-5000.55",
      document_number: null,
    });
    await sweepMoney(house.ctx);
    await sweepReturns(house.ctx);
    read = await expectAddsUp();
    expect(read.totals).toMatchObject({ sold: "0.00", returning: "0.00", balance: "0.00" });
    expect(read.records[0]?.document_number).toMatch(/^R/);
  });

  it("owes what went back of a sale that was paid out already", async () => {
    const sale = await steps.collect(await payByCard(await direct("5000")));
    await payOut("5000", "TR-1");
    await steps.act(await steps.receive(await steps.raise(sale), seller), "refund", seller);
    await sweepMoney(house.ctx);
    await sweepReturns(house.ctx);
    const { totals } = await expectAddsUp();
    expect(totals).toMatchObject({ paid_out: "5000.00", owed: "5000.00", balance: "-5000.00" });
  });

  it("adds up where a seller gives back by hand what was collected by hand", async () => {
    const sale = await direct("5000");
    await change(sale, "paid");
    await steps.collect(sale);
    const received = await steps.receive(await steps.raise(sale), seller);
    await steps.act(received, "refund", seller);
    await sweepReturns(house.ctx);
    const { totals } = await expectAddsUp();
    expect(totals).toMatchObject({ sold: "0.00", collected: "0.00", balance: "0.00" });
  });

  it("has the seller's part of a deposit that was forfeited", async () => {
    const me = await api.seedUser();
    const lot = await api.seedLot({ depositCents: 30_000, sellerId: seller.id });
    const { frame_url } = (
      await api.call("credit/addBidDeposit", { project_id: lot, from: "card" }, me)
    ).responseData;
    await api.fetch(`${frame_url}/card`, {
      method: "POST",
      headers: { origin: "null" },
      body: JSON.stringify({
        number: "4242424242424242",
        name: "Ana",
        cvc: "123",
        month: 12,
        year: 2040,
      }),
    });
    const [deposit] = (await api.call("deposit/alldeposits", {}, me)).responseData.records;
    await sellUnpaid(api.db, { lot, winnerId: me.id, premiumCents: 10_000, dueInDays: -1 });
    await api.call("custom/forfeitDeposit", { id: deposit?.id ?? 0, reason: "Impago" }, staff);
    const { records, totals } = await account();
    expect(records).toMatchObject([
      { kind: "forfeited", amount: "200.00", project_id: lot, invoice_id: null },
    ]);
    expect(totals).toMatchObject({ forfeited: "200.00", payable: "200.00" });
  });

  it("is read in pages and by days, with balances of everything", async () => {
    for (const price of ["100", "200", "300"]) await payByCard(await direct(price));
    const whole = await account();
    expect(whole.totalRecords).toBe(6);
    const pages = await Promise.all([1, 2, 3].map((page) => account({ page, limit: 2 })));
    expect(pages.flatMap(({ records }) => records)).toEqual(whole.records);
    expect(pages[1]).toMatchObject({ totalRecords: 6, setDisp: "3–4 de 6", totals: whole.totals });
    expect(await account({ page: 9, limit: 2 })).toMatchObject({ records: [], totalRecords: 6 });
    const third = whole.records[2]!;
    // Moments of one millisecond may be two entries'.
    const late = await account({ filters: { from: Math.floor(third.at) } });
    expect(late.records.slice(0, 3)).toEqual(whole.records.slice(0, 3));
    const old = await account({ filters: { to: Math.floor(third.at) } });
    expect(old.records.every(({ id }) => id < third.id)).toBe(true);
    expect(old.totals).toEqual(whole.totals);
    expect(late.totalRecords + old.totalRecords).toBe(6);
  });

  it("is its seller's and that of those who work for it with the permission for money", async () => {
    await payByCard(await direct("1234.56"));
    const other = await api.seedUser({ admin: true });
    const nothing = {
      records: [],
      totalRecords: 0,
      totals: { documents: "0.00", balance: "0.00" },
    };
    expect(await account({}, other)).toMatchObject(nothing);
    const worker = (permissions: ["money"] | ["post"]) =>
      api.seedUser({ asEmployeesId: seller.id, permissions });
    expect(await account({}, await worker(["money"]))).toEqual(await account());
    const poster = await worker(["post"]);
    expect((await api.call("custom/sellerAccount", {}, poster)).code).toBe("PERMISSION_MISSING");
    const buyer = await api.seedUser();
    expect((await api.call("custom/sellerAccount", {}, buyer)).code).toBe("FORBIDDEN");
  });
});
