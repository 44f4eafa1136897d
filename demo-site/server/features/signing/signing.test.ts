import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pandadoc } from "../../ports/signing/pandadoc";
import {
  FAKE_KEY,
  type FakePandaDoc,
  fakePandaDoc,
} from "../../ports/signing/testing/fake-pandadoc";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import { engines } from "../../testing/engines";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser } from "../../seed/seed-rows";
import { sellDirectly, type Sold } from "../../testing/sell";
import { printedOf } from "./file-signed";
import { bringOnAll } from "./outside";
import { readSigning } from "./signing-repository";

describe.each(engines)("contracts of sales on $name", (engine) => {
  let house: SaleHouse;
  let sale: Sold;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    sale = await sellDirectly(house.api);
  });

  const pay = () =>
    house.api.call(
      "seller/invoice/changeStatus",
      { action: "paid", invoice_ids: [sale.invoice] },
      sale.seller,
    );
  const create = (as: SeededUser) =>
    house.api.call(
      "user/third_party/pandadoc/createPandaDocForSV",
      { invoice_id: sale.invoice },
      as,
    );
  const view = (document_id: number, as: SeededUser) =>
    house.api.call("user/third_party/pandadoc/viewPandaDoc", { document_id }, as);
  const session = (document_id: number, as: SeededUser) =>
    house.api.call("user/third_party/pandadoc/getSessionId", { document_id }, as);
  const sign = (document_id: number, name: string, code: string, as: SeededUser) =>
    house.api.call("custom/signDocument", { document_id, name, code }, as);
  async function codeOf(as: SeededUser): Promise<string> {
    const letters = await house.api.outbox();
    const letter = letters.find(
      ({ recipient, template }) => recipient === as.email && template === "signingCode",
    );
    return /\b\d{6}\b/.exec(letter?.text ?? "")?.[0] ?? "";
  }
  async function document(): Promise<number> {
    await pay();
    return (await create(sale.buyer)).responseData.record.document_id;
  }

  it("are made once a sale is paid, one for both sides and for nobody else", async () => {
    expect((await create(sale.buyer)).code).toBe("DOCUMENT_NOT_READY");
    const id = await document();
    const { record } = (await create(sale.seller)).responseData;
    expect(record).toMatchObject({ document_id: id, status: "sent", mine: 1 });
    expect(record.text).toContain("Seat León");
    expect(record.text).toMatch(/Precio: 8\.990,00/);
    const stranger = await house.api.seedUser();
    for (const refused of [await create(stranger), await view(id, stranger)]) {
      expect(refused.code).toBe("NOT_FOUND");
    }
  });

  it("are signed by both with name and code, and the file lies among the papers", async () => {
    const id = await document();
    for (const [as, name] of [
      [sale.buyer, "Ana Ruiz"],
      [sale.seller, "Luis Ribera"],
    ] as const) {
      expect((await session(id, as)).responseData).toMatchObject({ url: null });
      const signed = await sign(id, name, await codeOf(as), as);
      expect(signed.code).toBeNull();
      expect(signed.responseData.record.mine).toBe(0);
    }
    const { record } = (await view(id, sale.buyer)).responseData;
    expect(record.status).toBe("signed");
    expect(record.signers.map(({ name }) => name).toSorted()).toEqual(["Ana Ruiz", "Luis Ribera"]);
    const papers = await house.api.call(
      "custom/salePapers",
      { invoice_id: sale.invoice },
      sale.buyer,
    );
    const contract = papers.responseData.records.find(({ kind }) => kind === "contrato");
    expect(contract).toMatchObject({
      status: "verified",
      file: { name: "contrato-firmado.pdf", type: "application/pdf" },
    });
    expect(contract?.actions).not.toContain("sign");
    const printed = printedOf((await readSigning(house.db, { id }))!).notes.join("\n");
    expect(printed).toContain(record.hash);
    expect(printed).toMatch(/El comprador, Ana Ruiz, firmó el/);
    const letters = (await house.api.outbox()).filter(
      ({ template, text }) => template === "documentSigned" && text.includes(record.hash),
    );
    expect(letters.map(({ recipient }) => recipient).toSorted()).toEqual(
      [sale.buyer.email, sale.seller.email].toSorted(),
    );
    expect((await sign(id, "Ana Ruiz", "123456", sale.buyer)).code).toBe("ILLEGAL_TRANSITION");
  });

  it("are not signed by a wrong code, by the other side's, by a sixth try, or by the house", async () => {
    const id = await document();
    expect((await sign(id, "Ana Ruiz", "000000", sale.buyer)).refusal.fields).toHaveProperty(
      "code",
    );
    await session(id, sale.buyer);
    const code = await codeOf(sale.buyer);
    expect((await sign(id, "Luis", code, sale.seller)).refusal.fields).toHaveProperty("code");
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries += 1) await sign(id, "Ana Ruiz", wrong, sale.buyer);
    expect((await sign(id, "Ana Ruiz", code, sale.buyer)).refusal.fields).toHaveProperty("code");
    await session(id, sale.buyer);
    expect((await sign(id, "Ana Ruiz", await codeOf(sale.buyer), sale.buyer)).code).toBeNull();
    const staff = await house.api.seedUser({ staff: true });
    expect((await session(id, staff)).code).toBe("FORBIDDEN");
  });

  it("are made anew after a week in which somebody did not sign", async () => {
    const id = await document();
    await house.db.query("update signings set expires_at = now() where id = $1", [id]);
    expect((await session(id, sale.buyer)).code).toBe("ILLEGAL_TRANSITION");
    expect((await view(id, sale.buyer)).responseData.record).toMatchObject({
      status: "expired",
      mine: 0,
    });
    const again = (await create(sale.seller)).responseData.record;
    expect(again.document_id).not.toBe(id);
    expect(again.mine).toBe(1);
  });

  describe("with a service from outside", () => {
    let fake: FakePandaDoc;
    let api: InPageApi;
    let ctx: SaleHouse["ctx"];

    beforeEach(async () => {
      fake = fakePandaDoc();
      const at = { key: FAKE_KEY, api: "https://api.example", app: "https://app.example" };
      const ports = { ...house.ctx.ports, signing: pandadoc({ ...at, fetch: fake.fetch }) };
      ctx = { ...house.ctx, ports };
      api = await createTestApi({ db: house.db, ports });
      await pay();
    });
    afterEach(() => api.close());

    const make = (as: SeededUser) =>
      api.call("user/third_party/pandadoc/createPandaDocForSV", { invoice_id: sale.invoice }, as);
    const page = (document_id: number, as: SeededUser) =>
      api.call("user/third_party/pandadoc/getSessionId", { document_id }, as);
    /** As after the time for which one look is enough. */
    async function look() {
      await house.db.query("update signings set looked_at = now() - interval '1 minute'");
      await bringOnAll(ctx);
    }

    it("are taken there once, signed on its pages, and its file lies among the papers", async () => {
      const made = await Promise.all([make(sale.buyer), make(sale.seller)]);
      const [id = 0, same] = made.map(({ responseData }) => responseData.record.document_id);
      expect(same).toBe(id);
      expect(fake.documents.size).toBe(1);
      const [[ref, document] = ["", undefined]] = fake.documents;
      expect(document?.data.recipients.map(({ email }) => email).toSorted()).toEqual(
        [sale.buyer.email, sale.seller.email].toSorted(),
      );
      expect(made[0]?.responseData.record).toMatchObject({
        provider: "pandadoc",
        status: "sent",
        mine: 1,
      });
      const signed = await api.call(
        "custom/signDocument",
        { document_id: id, name: "Ana Ruiz", code: "123456" },
        sale.buyer,
      );
      expect(signed.code).toBe("ILLEGAL_TRANSITION");
      await look();
      await look();
      for (const as of [sale.buyer, sale.seller]) {
        const { responseData } = await page(id, as);
        expect(responseData.url).toBe(
          `https://app.example/s/${encodeURIComponent(`${ref}-${as.email}`)}`,
        );
        fake.sign(ref, as.email);
        await look();
      }
      expect((await page(id, sale.buyer)).code).toBe("ILLEGAL_TRANSITION");
      const { record } = (await view(id, sale.buyer)).responseData;
      expect(record).toMatchObject({ status: "signed", mine: 0 });
      expect(record.signers.map(({ signed_at }) => signed_at)).toEqual([
        Date.parse("2026-11-20T10:00:00Z"),
        Date.parse("2026-11-20T10:00:00Z"),
      ]);
      const papers = await api.call("custom/salePapers", { invoice_id: sale.invoice }, sale.buyer);
      const contract = papers.responseData.records.find(({ kind }) => kind === "contrato");
      expect(contract).toMatchObject({
        status: "verified",
        file: { name: "contrato-firmado.pdf" },
      });
    });

    it("wait while it does not answer, and are taken there when it does", async () => {
      fake.isDown = true;
      const made = await make(sale.buyer);
      const id = made.responseData.record.document_id;
      expect(made.responseData.record).toMatchObject({ provider: "pandadoc", status: "sent" });
      expect((await page(id, sale.buyer)).code).toMatch(/^SIGNING_/);
      fake.isDown = false;
      // The process that began to take it there may have died with it.
      await house.db.query("update signings set taken_at = now() - interval '3 minutes'");
      await look();
      expect(fake.documents.size).toBe(1);
    });

    it("end there, too, when nobody signs them in a week", async () => {
      const id = (await make(sale.buyer)).responseData.record.document_id;
      await house.db.query("update signings set expires_at = now() where id = $1", [id]);
      await look();
      expect([...fake.documents.values()].map(({ status }) => status)).toEqual(["document.voided"]);
      const again = (await make(sale.seller)).responseData.record;
      expect(again.document_id).not.toBe(id);
      expect(fake.documents.size).toBe(2);
    });
  });
});
