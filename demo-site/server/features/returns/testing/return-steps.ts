import { expect } from "vitest";
import { pngOf } from "../../../ports/images/testing/pictures";
import type { SaleHouse } from "../../../testing/sale-house";
import type { SeededUser } from "../../../seed/seed-rows";
import { sellDirectly, type Sold } from "../../../testing/sell";
import { checkLedger } from "../../money";

const ALL_CHECKS = { identity: 1, condition: 1, keys: 1, documents: 1 } as const;

/** What a call about a return answers. */
export interface Answered {
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

/** Steps of sales and their returns, as people take them, and what is there afterwards. */
export function returnSteps(house: SaleHouse, staff: SeededUser) {
  const { api } = house;
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
  /** The sales listed as open are those that have a next step for their buyer. */
  async function expectOpenAsTold(buyer: SeededUser) {
    const list = async (name: "all" | "open") =>
      (await api.call("custom/purchases", { list: name, limit: 100 }, buyer)).responseData;
    const toDo = (await list("all")).records.filter(({ next }) => !["wait", "none"].includes(next));
    const open = await list("open");
    expect(open.records).toEqual(toDo);
    expect(open.totalRecords).toBe(toDo.length);
    const attention = await api.call("custom/attention", {}, buyer);
    expect(attention.responseData.purchases).toBe(toDo.length);
  }
  async function desk({ invoice, buyer }: Sold, as = buyer) {
    await expectOpenAsTold(buyer);
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
  /** What the house has borne of claims and desk refunds until now, in cents. */
  async function borne() {
    const [row] = await house.db.query<{ cents: number }>(
      `select coalesce(sum(l.amount_cents), 0)::bigint as cents from ledger_lines l
       join ledger_accounts a on a.id = l.account_id where a.kind = 'house:chargebacks'`,
    );
    return row?.cents ?? 0;
  }
  async function documentsOf({ invoice }: Sold) {
    return house.db.query<{ kind: string; total: number; base: number; tax: number }>(
      `select kind, (snapshot -> 'totals' ->> 'totalCents')::int as total,
         (snapshot -> 'totals' ->> 'ivaBaseCents')::int as base, (snapshot -> 'totals' ->> 'ivaTaxCents')::int as tax
       from invoice_documents where invoice_id = $1 order by id`,
      [invoice],
    );
  }

  return {
    act,
    borne,
    collect,
    collected,
    desk,
    detail,
    documentsOf,
    expectSoundLedger,
    handedOverAt,
    lotOf,
    paidSale,
    payByTransfer,
    payOnline,
    photo,
    raise,
    receive,
    templatesTo,
    walletOf,
  };
}
