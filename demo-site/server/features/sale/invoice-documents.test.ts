import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { UNKNOWN_OPERATOR } from "../../platform/call/operator";
import type { TaxRecord, VerifactuPort } from "../../ports/verifactu";
import { httpVerifactu } from "../../ports/verifactu/http-verifactu";
import { engines } from "../../testing/engines";
import { givenFile } from "../../testing/given-file";
import { createTestApi } from "../../testing/test-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser } from "../../seed/seed-rows";
import { sellDirectly } from "../../testing/sell";
import { sweepSales } from ".";
import { printedOf } from "./invoice-document";
import { lockInvoice } from "./invoice-repository";
import { correctInvoice, issueFurther, issueInvoice } from "./issue";
import { type Issued, readIssued } from "./issued-repository";
import { BY_CLOCK } from "./sale-events";
import { sendTaxRecords } from "../documents/send-tax-records";

const OPERATOR = { ...UNKNOWN_OPERATOR, name: "Martillo Subastas, S. L.", taxId: "89890001K" };
const SELLER_IBAN = "ES91 2100 0418 4502 0005 1332";
const HOUSE_IBAN = "ES79 2100 0813 6101 2345 6789";

describe.each(engines)("documents of sales on $name", (engine) => {
  let house: SaleHouse;
  let sale: Awaited<ReturnType<typeof sellDirectly>>;

  beforeAll(async () => {
    house = await openSaleHouse(engine, { operator: OPERATOR });
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    await house.set("sale", {});
    sale = await sellDirectly(house.api);
  });

  async function issue(invoice: number) {
    const billing = { name: "Ana", nif: "12345678Z", address: "Calle Mayor 1" };
    await house.db.tx(async (t) => {
      await t.query("update invoices set billing = $2::jsonb where id = $1", [
        invoice,
        JSON.stringify(billing),
      ]);
      const row = await lockInvoice(t, invoice);
      await issueInvoice({ ...house.ctx, db: t }, row!, BY_CLOCK);
    });
    return (await readIssued(house.db, invoice))!;
  }
  async function seen(as: SeededUser, call = "user/invoice/invoice" as const) {
    const answer = await house.api.call(call, { invoice_id: sale.invoice }, as);
    return answer.responseData.record;
  }
  const account = (input: object, as = sale.seller) =>
    house.api.call("custom/transferAccount", input, as);

  it("are what the viewer shows, whatever its sides and the house say since", async () => {
    await issue(sale.invoice);
    const before = await seen(sale.buyer);
    expect(before).toMatchObject({
      buyer: { name: "Ana", nif: "12345678Z", address: "Calle Mayor 1" },
      seller: { company: "Autos Ribera" },
      house: { name: OPERATOR.name, nif: OPERATOR.taxId },
      invoicing: "informativo",
      invoiceItems: [{ description: "Seat León" }],
    });
    await house.db.query(
      `update users set companyname = 'Otra Casa', first_name = 'Otro', phone = '+34600999999', address1 = 'Otra calle 9'
       where id = any($1::bigint[])`,
      [[sale.buyer.id, sale.seller.id]],
    );
    await house.db.query(
      "update lots set title = 'Otro', brand = 'Otra', kilometers = 1 where id = $1",
      [sale.lot],
    );
    await house.set("sale", { invoicing: "factura" });
    const { buyer, seller, house: issuer, invoicing, invoiceItems, document } = before;
    const shown = { buyer, seller, house: issuer, invoicing, invoiceItems, document };
    expect(await seen(sale.buyer)).toMatchObject(shown);
    const ofSeller = await house.api.call(
      "seller/user/invoice/invoice",
      { invoice_id: sale.invoice },
      sale.seller,
    );
    expect(ofSeller.responseData.record).toMatchObject(shown);
  });

  describe("say whose they are", () => {
    const notesOf = ({ snapshot, huella }: Issued) => printedOf(snapshot, huella).notes.join("\n");

    it("and who pays the tax of transfers, where the seller is a person", async () => {
      expect(notesOf(await issue(sale.invoice))).not.toContain("transmisiones patrimoniales");
      const seller = await house.api.seedUser({ admin: true });
      const { invoice } = await sellDirectly(house.api, { seller, lot: { ivaPercent: null } });
      expect(notesOf(await issue(invoice))).toContain(
        "impuesto sobre transmisiones patrimoniales (modelo 620). Lo paga el comprador",
      );
    });

    it("and that a copy for others than their recipient is a duplicate", async () => {
      const { snapshot, huella } = await issue(sale.invoice);
      const subtitle = (isCopy: boolean) =>
        printedOf(snapshot, huella, { transfer: null, isCopy }).subtitle;
      expect(subtitle(true)).toMatch(/ · DUPLICADO$/);
      expect(subtitle(false)).not.toContain("DUPLICADO");
      const nameFor = (as: SeededUser) =>
        givenFile(house.api, { kind: "invoice", id: sale.invoice }, as);
      expect(await nameFor(sale.buyer)).not.toContain("duplicado");
      expect(await nameFor(sale.seller)).toContain("-duplicado.pdf");
    });

    it("and all that a correction corrects, what was issued of storage too", async () => {
      const first = await issue(sale.invoice);
      const storage = {
        kind: "storage",
        amount_cents: 1_815,
        qty: 1,
        iva_percent: 21,
        tax_scheme: "IVA",
      } as const;
      await house.db.tx(async (t) => {
        const row = (await lockInvoice(t, sale.invoice))!;
        await t.query(
          `insert into invoice_lines (invoice_id, kind, lot_id, round, amount_cents, iva_percent, tax_scheme)
           values ($1, 'storage', $2, $3, 1815, 21, 'IVA')`,
          [row.id, row.lot_id, row.round],
        );
        await issueFurther(t, row, OPERATOR, [storage]);
      });
      const second = (await readIssued(house.db, sale.invoice))!;
      await house.db.tx(async (t) =>
        correctInvoice(t, (await lockInvoice(t, sale.invoice))!, OPERATOR),
      );
      const corrected = (await readIssued(house.db, sale.invoice))!;
      expect(corrected.snapshot).toMatchObject({
        corrects: first.snapshot.number,
        alsoCorrects: [{ number: second.snapshot.number }],
        totals: { totalCents: -(899_000 + 1_815) },
      });
      const text = notesOf(corrected);
      expect(text).toContain(`Rectifica los documentos ${first.snapshot.number}, de `);
      expect(text).toContain(`; ${second.snapshot.number}, de `);

      const { document, documents } = await seen(sale.buyer);
      expect(document).toMatchObject({ number: first.snapshot.number, hash: first.huella });
      expect(documents).toMatchObject([
        { number: first.snapshot.number, kind: "invoice", is_invoice: 0, total: "8990.00" },
        { number: second.snapshot.number, kind: "invoice", total: "18.15" },
        { number: corrected.snapshot.number, kind: "correction", total: "-9008.15" },
      ]);
      const stranger = await house.api.seedUser({ admin: true });
      for (const { id, number } of documents) {
        const name = number.replace("/", "-");
        const given = (as: SeededUser) => givenFile(house.api, { kind: "document", id }, as);
        expect(await given(sale.buyer)).toContain(`${name}.pdf`);
        expect(await given(sale.seller)).toContain(`${name}-duplicado.pdf`);
        expect(await given(stranger)).toBe("NOT_FOUND");
      }
    });
  });

  describe("have a QR of the tax office", () => {
    it("where the house issues invoices and keeps their records", async () => {
      await house.set("sale", { invoicing: "factura", verifactu: "kept" });
      const { snapshot, huella } = await issue(sale.invoice);
      const address = `https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQRNoVerifactu?nif=89890001K&numserie=${encodeURIComponent(snapshot.number)}`;
      const { document } = await seen(sale.buyer);
      expect(document).toMatchObject({ hash: huella, tax_qr: { is_sent: 0 } });
      expect(document!.tax_qr!.address.startsWith(address)).toBe(true);
      expect(document!.tax_qr!.address).toMatch(/&fecha=\d\d-\d\d-\d{4}&importe=8990\.00$/);
      expect(printedOf(snapshot, huella).code?.below).toContain("no enviado");
      expect(await sendTaxRecords(house.ctx)).toBe(0);
    });

    it("and not where they are no invoices", async () => {
      await house.set("sale", { verifactu: "kept" });
      await issue(sale.invoice);
      expect((await seen(sale.buyer)).document?.tax_qr).toBeNull();
    });

    it("and go there in order, once, where a service sends them", async () => {
      await house.set("sale", { invoicing: "factura", verifactu: "sent" });
      const first = await issue(sale.invoice);
      const second = await issue((await sellDirectly(house.api)).invoice);
      const asked: (TaxRecord & { key: string | null })[] = [];
      let isDown = true;
      const verifactu: VerifactuPort = httpVerifactu({
        url: "https://service.example/records",
        token: "secret",
        async fetch(_url, init) {
          if (isDown) return new Response("", { status: 503 });
          const headers = new Headers(init?.headers);
          if (headers.get("authorization") !== "Bearer secret") throw new Error("no token");
          const key = headers.get("idempotency-key");
          asked.push({ ...(JSON.parse(init?.body as string) as TaxRecord), key });
          return Response.json({ status: "accepted", code: "A-CSV" });
        },
      });
      const sending = () =>
        sendTaxRecords({ ...house.ctx, ports: { ...house.ctx.ports, verifactu } });
      expect(await sending()).toBe(0);
      isDown = false;
      expect([await sending(), await sending()]).toEqual([2, 0]);
      expect(asked).toMatchObject([
        { number: first.snapshot.number, key: first.huella, totals: { total: "8990.00" } },
        { number: second.snapshot.number, huella: second.huella },
      ]);
      // Each is hashed onto the one before it, as the regulation writes the moment.
      expect(asked[1]?.record).toMatch(
        new RegExp(`&Huella=${first.huella}&FechaHoraHusoGenRegistro=\\S{19}\\+0[12]:00$`),
      );
      const rows = await house.db.query("select status, code from tax_records");
      expect(rows).toEqual([
        { status: "accepted", code: "A-CSV" },
        { status: "accepted", code: "A-CSV" },
      ]);
    });

    it("and what was rejected is shown to staff with its reason, and sent again under a key of its own", async () => {
      await house.db.query("delete from tax_records");
      await house.set("sale", { invoicing: "factura", verifactu: "sent" });
      const { snapshot, huella } = await issue(sale.invoice);
      const keys: (string | null)[] = [];
      const verifactu = httpVerifactu({
        url: "https://service.example/records",
        token: "secret",
        fetch: async (_url, init) => {
          keys.push(new Headers(init?.headers).get("idempotency-key"));
          return Response.json(
            keys.length === 1
              ? { status: "rejected", message: "El NIF del emisor no está identificado." }
              : { status: "accepted", code: "A-CSV" },
          );
        },
      });
      const ports = { ...house.ctx.ports, verifactu };
      const api = await createTestApi({ db: house.db, ports });
      const staff = await house.api.seedUser({ staff: true });
      const list = async (of: "attention" | "waiting" | "all") =>
        (await api.call("custom/taxRecords", { list: of }, staff)).responseData;
      const sending = () => sendTaxRecords({ ...house.ctx, ports });
      await sending();
      const { records, counts, sends } = await list("attention");
      expect({ counts, sends }).toEqual({
        counts: { attention: 1, waiting: 0, all: 1 },
        sends: 1,
      });
      expect(records).toMatchObject([
        {
          document_number: snapshot.number,
          total_amount: "8990.00",
          status: "rejected",
          message: "El NIF del emisor no está identificado.",
          attempt: 1,
        },
      ]);
      const again = { document_ids: [records[0]?.document_id ?? 0] };
      expect((await api.call("custom/taxRecordsAgain", again, sale.seller)).code).toBe("FORBIDDEN");
      // Without a service nothing is promised.
      const unsent = await house.api.call("custom/taxRecordsAgain", again, staff);
      expect(unsent.code).toBe("PROVIDER_NOT_CONFIGURED");
      expect((await api.call("custom/taxRecordsAgain", again, staff)).responseData).toEqual(again);
      const twice = await api.call("custom/taxRecordsAgain", again, staff);
      expect(twice.code).toBe("ILLEGAL_TRANSITION");
      expect((await list("waiting")).records).toMatchObject([{ attempt: 2 }]);
      await sending();
      expect(keys).toEqual([huella, `${huella}-2`]);
      expect((await list("all")).records).toMatchObject([
        { status: "accepted", code: "A-CSV", message: "" },
      ]);
      await api.close();
    });

    it("and sending is refused where no service is configured", async () => {
      const staff = await house.api.seedUser({ staff: true });
      const answer = await house.api.call(
        "setting/configurationAction",
        { key: "sale", value: { verifactu: "sent" } } as never,
        staff,
      );
      expect(answer.refusal.fields).toHaveProperty("value.verifactu");
    });
  });

  describe("say where to pay by transfer", () => {
    it("to who owes it and to nobody else, in document and letter", async () => {
      expect((await account({ holder: "Autos Ribera, S. L.", iban: SELLER_IBAN })).code).toBeNull();
      const transfer = {
        holder: "Autos Ribera, S. L.",
        iban: SELLER_IBAN,
        reference: `COMPRA ${sale.invoice}`,
      };
      expect((await seen(sale.buyer)).transfer).toEqual(transfer);
      const sold = await house.api.call(
        "seller/user/invoice/invoice",
        { invoice_id: sale.invoice },
        sale.seller,
      );
      expect(sold.responseData.record.transfer).toBeNull();
      const { snapshot, huella } = await issue(sale.invoice);
      expect(printedOf(snapshot, huella, { transfer, isCopy: false }).notes[0]).toContain(
        SELLER_IBAN,
      );
      expect(printedOf(snapshot, huella).notes.join()).not.toContain(SELLER_IBAN);
      await house.db.query("update invoices set due_at = now() + interval '1 hour' where id = $1", [
        sale.invoice,
      ]);
      await sweepSales(house.ctx);
      const letters = await house.api.outbox();
      const said = letters.filter(({ text }) => text.includes(SELLER_IBAN));
      expect(said.map(({ recipient }) => recipient)).toEqual([sale.buyer.email]);

      const payment = { action: "paid" as const, invoice_ids: [sale.invoice] };
      await house.api.call("seller/invoice/changeStatus", payment, sale.seller);
      expect(await seen(sale.buyer)).toMatchObject({ status: "paid", transfer: null });
    });

    it("with the house's account where the house issues the invoice", async () => {
      await account({ holder: "Autos Ribera", iban: SELLER_IBAN });
      const bank = { holder: "Martillo Subastas", iban: HOUSE_IBAN.replaceAll(" ", "") };
      await house.set("sale", { invoicing: "factura", bank });
      expect((await seen(sale.buyer)).transfer).toMatchObject({ iban: HOUSE_IBAN });
    });

    it("only by an account that its check digits allow, until it is taken away", async () => {
      const wrong = await account({ holder: "Autos", iban: "ES91 2100 0418 4502 0005 1333" });
      expect(wrong).toMatchObject({ code: "INVALID_INPUT", refusal: { fields: {} } });
      expect(wrong.refusal.fields).toHaveProperty("iban");
      expect((await account({ holder: " ", iban: SELLER_IBAN })).refusal.fields).toHaveProperty(
        "holder",
      );
      await account({ holder: "Autos", iban: "es9121000418450200051332" });
      expect((await account({})).responseData.record).toEqual({
        holder: "Autos",
        iban: SELLER_IBAN,
      });
      expect((await account({}, sale.buyer)).code).toBe("FORBIDDEN");
      await account({ holder: "Autos", iban: SELLER_IBAN });
      await account({ iban: "" });
      expect((await account({})).responseData.record).toBeNull();
      // Once for each change: where buyers pay is what thieves would change.
      const letters = (await house.api.outbox(sale.seller.email)).filter(
        ({ template }) => template === "transferAccountChanged",
      );
      expect(letters.map(({ text }) => /termina en (\d{4})/.exec(text)?.[1])).toEqual([
        undefined,
        "1332",
      ]);
      expect((await seen(sale.buyer)).transfer).toBeNull();
    });
  });
});
