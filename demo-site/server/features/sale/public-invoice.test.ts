import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import type { DocumentsPort } from "../../ports/documents";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { sellDirectly, type Sold } from "../../testing/sell";
import { sweepIssued } from ".";

describe.each(engines)("documents by a letter's link on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    ({ api } = house);
  });
  afterAll(() => house.close());

  /** Something that is issued, with a part of it paid. */
  /** `before`: writes something of it before its document is written. */
  async function issued(before?: (sale: Sold) => Promise<unknown>) {
    const sale = await sellDirectly(api);
    await before?.(sale);
    await api.call(
      "seller/offline/payCartOffline",
      { invoice_id: sale.invoice, amount: "3000", reference: "ES12 3456" },
      sale.seller,
    );
    await sweepIssued(house.ctx);
    return sale;
  }
  async function letterTo(email: string) {
    const found = (await api.outbox(email)).filter(({ template }) => template === "invoiceIssued");
    const key = /\?key=([\w-]+)/.exec(found[0]?.text ?? "")?.[1] ?? "";
    return { letters: found, key };
  }
  const read = (invoice_id: number, key: string) =>
    api.call("user/invoice/public_invoice", { invoice_id, key }, null);

  it("tells the buyer once what was issued, with a link and the document", async () => {
    const { buyer, invoice } = await issued();
    await sweepIssued(house.ctx);
    const { letters, key } = await letterTo(buyer.email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain(`/invoice/${invoice}?key=${key}`);
    const [message] = await house.db.query<{ attachments: { name: string; type: string }[] }>(
      "select attachments from outbox where recipient = $1 and template = 'invoiceIssued'",
      [buyer.email],
    );
    expect(message?.attachments).toMatchObject([
      { name: expect.stringMatching(/^A\d{4}-\d{6}\.pdf$/), type: "application/pdf" },
    ]);
  });

  it("leaves the database to others while a document is drawn", async () => {
    const { buyer, invoice } = await issued();
    await house.db.query("update invoices set issue_told = false where id = $1", [invoice]);
    let answered: unknown;
    const pdf: DocumentsPort["pdf"] = async () => {
      // Within a transaction of the only session this would wait for itself.
      answered = await house.db.query("select 1 as one");
      return new Uint8Array([37, 80, 68, 70]);
    };
    const ports = { ...house.ctx.ports, documents: { pdf } };
    await sweepIssued({ ...house.ctx, ports });
    expect(answered).toEqual([{ one: 1 }]);
    expect((await letterTo(buyer.email)).letters).toHaveLength(2);
  });

  it("says nothing of a draft", async () => {
    const { buyer } = await sellDirectly(api);
    await sweepIssued(house.ctx);
    expect((await letterTo(buyer.email)).letters).toEqual([]);
  });

  it("shows what was bought to whoever has the link, and of nobody how to reach them", async () => {
    const { buyer, seller, invoice } = await issued(async (sale) => {
      await api.db.query(
        `update users set phone = '+34600111222', custom_fields = '{"nif": "12345678Z"}' where id = any($1)`,
        [[sale.buyer.id, sale.seller.id]],
      );
      await api.db.query(
        "update lots set vin = 'VSSZZZ5FZHR000001', plate = '1234 BCD' where id = $1",
        [sale.lot],
      );
    });
    const own = await api.call("user/invoice/invoice", { invoice_id: invoice }, buyer);
    expect(own.responseData.record.invoiceItems[0]?.details).toBe(
      "Marca Seat, modelo León, bastidor VSSZZZ5FZHR000001, matrícula 1234 BCD, 84.500 km",
    );
    const { key } = await letterTo(buyer.email);
    const answer = await read(invoice, key);
    const { record } = answer.responseData;
    expect(record).toMatchObject({
      invoice_id: invoice,
      status: "partial",
      total_due_amount: "5990.00",
      actions: [],
      appointmentDetail: null,
    });
    const text = JSON.stringify(answer);
    for (const hidden of [
      buyer.email,
      seller.email,
      "600111222",
      "12345678Z",
      "ES12 3456",
      "VSSZZZ",
    ]) {
      expect(text).not.toContain(hidden);
    }
  });

  it("is nobody else's, and over after thirty days", async () => {
    const one = await issued();
    const other = await issued();
    const { key } = await letterTo(one.buyer.email);
    expect((await read(other.invoice, key)).code).toBe("NOT_FOUND");
    expect((await read(one.invoice, `${key}x`)).code).toBe("NOT_FOUND");
    expect((await read(one.invoice, key)).code).toBeNull();
    await house.db.query("update invoice_links set expires_at = now() where invoice_id = $1", [
      one.invoice,
    ]);
    expect((await read(one.invoice, key)).code).toBe("NOT_FOUND");
    await sweepIssued(house.ctx);
    const left = await house.db.query("select 1 from invoice_links where invoice_id = $1", [
      one.invoice,
    ]);
    expect(left).toEqual([]);
  });

  it("gives a buyer several of the own purchases at once, and nobody another's", async () => {
    const { buyer, seller, invoice } = await issued();
    const other = await issued();
    const several = (invoice_ids: number[], as = buyer) =>
      api.call("user/invoice/multipleInvoice", { invoice_ids }, as);
    const { records } = (await several([invoice, invoice])).responseData;
    expect(records).toMatchObject([{ invoice_id: invoice, status: "partial" }]);
    expect((await several([invoice, other.invoice])).code).toBe("NOT_FOUND");
    expect((await several([invoice], seller)).code).toBe("NOT_FOUND");
    expect((await several(Array.from({ length: 51 }, (_, id) => id + 1))).code).toBe(
      "INVALID_INPUT",
    );
  });
});
