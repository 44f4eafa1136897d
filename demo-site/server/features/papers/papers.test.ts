import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser } from "../../seed/seed-rows";
import { pdfOf } from "../../ports/pdfs/testing/pdfs";
import { pngOf } from "../../ports/images/testing/pictures";
import type { MoneyContext } from "../money";
import { sweepPapers } from "./sweep-papers";

const PDF = await pdfOf();
const asText = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

describe.each(engines)("papers on $name", (engine) => {
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

  let presses = 0;
  async function paid(ivaPercent: number | null = null): Promise<number> {
    const lot = await api.seedLot({
      sellerId: seller.id,
      auction: 0,
      extension: null,
      startCents: 899_000,
      ivaPercent,
    });
    presses += 1;
    const input = {
      project_id: lot,
      expected_price: "8990",
      accept_terms: 1,
      idempotency_key: `papers ${presses}`,
    } as const;
    const { invoice_id: invoice } = (await api.call("buynow/addToBuynow", input, buyer))
      .responseData;
    await api.call(
      "seller/invoice/changeStatus",
      { action: "paid", invoice_ids: [invoice] },
      seller,
    );
    return invoice;
  }
  async function list(as: SeededUser, invoice?: number) {
    const input = invoice === undefined ? {} : { invoice_id: invoice };
    return (await api.call("custom/salePapers", input, as)).responseData.records;
  }
  async function send(
    invoice: number,
    kind: string,
    action: string,
    as: SeededUser,
    more: Record<string, string | File> = {},
  ) {
    const form = new FormData();
    const fields = { invoice_id: String(invoice), kind, action, ...more };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const answer = await api.fetch("/api/custom/salePaper", {
      method: "POST",
      headers: { authorization: `Bearer ${as.token}` },
      body: form,
    });
    const body = (await answer.json()) as {
      status: string;
      responseData: {
        code?: string;
        fields?: Record<string, string>;
        record?: { paper_id: number; status: string; actions: string[]; notes: string };
      };
    };
    return { httpStatus: answer.status, ...body.responseData };
  }
  function file(content: string | Uint8Array, name: string): File {
    return new File([content as Uint8Array<ArrayBuffer>], name);
  }
  async function linkTo(paper: number, as: SeededUser) {
    return api.call("custom/fileLink", { kind: "paper", id: paper }, as);
  }

  it("of a private seller's sale begin when it is paid, each with who owes it and until when", async () => {
    const invoice = await paid();
    const records = await list(buyer, invoice);
    expect(records.map(({ kind, owed_by, mine, status }) => [kind, owed_by, mine, status])).toEqual(
      [
        ["permiso_circulacion", "seller", 0, "missing"],
        ["ficha_tecnica", "seller", 0, "missing"],
        ["contrato", "seller", 0, "missing"],
        ["notificacion_venta", "seller", 0, "missing"],
        ["justificante_transferencia", "buyer", 1, "missing"],
        ["modelo_620", "buyer", 1, "missing"],
      ],
    );
    expect((await list(seller)).filter(({ mine }) => mine === 1)).toHaveLength(4);
  });

  it("of a trader have an invoice in their place", async () => {
    const kinds = (await list(seller, await paid(21))).map(({ kind }) => kind);
    expect(kinds).toContain("factura");
    expect(kinds).not.toContain("notificacion_venta");
    expect(kinds).not.toContain("modelo_620");
  });

  it("are brought by who owes them, verified or rejected by the other side, and handed over", async () => {
    const invoice = await paid();
    const kind = "permiso_circulacion";
    const scan = { file: file(PDF, "permiso.pdf") };
    expect((await send(invoice, kind, "upload", buyer, scan)).code).toBe("FORBIDDEN");
    expect((await send(invoice, kind, "verify", buyer)).code).toBe("ILLEGAL_TRANSITION");
    expect((await send(invoice, kind, "upload", seller)).fields).toEqual({ file: "Obligatorio." });
    const first = await send(invoice, kind, "upload", seller, scan);
    expect(first.record).toMatchObject({
      status: "uploaded",
      file: { name: "permiso.pdf", type: "application/pdf" },
      actions: ["upload", "hand_over", "download"],
    });
    expect((await send(invoice, kind, "verify", seller)).code).toBe("FORBIDDEN");
    expect((await send(invoice, kind, "reject", buyer)).fields).toEqual({ notes: "Obligatorio." });
    const rejected = await send(invoice, kind, "reject", buyer, { notes: "No se lee." });
    expect(rejected.record).toMatchObject({ status: "missing", notes: "No se lee.", file: null });
    const letters = await api.outbox(seller.email);
    expect(letters[0]?.template).toBe("paperRejected");
    expect(letters[0]?.text).toContain("No se lee.");
    await send(invoice, kind, "upload", seller, scan);
    const verified = await send(invoice, kind, "verify", buyer);
    expect(verified.record).toMatchObject({ status: "verified", actions: ["reject", "download"] });
    expect((await send(invoice, kind, "upload", seller, scan)).code).toBe("ILLEGAL_TRANSITION");
    expect((await send(invoice, kind, "hand_over", seller)).record?.status).toBe("handed_over");
    expect((await send(invoice, kind, "reject", buyer, { notes: "Tarde." })).code).toBe(
      "ILLEGAL_TRANSITION",
    );
    const files = await house.db.query<{ count: number }>(
      "select count(*)::int as count from sale_files where id in (select file_id from sale_papers where invoice_id = $1)",
      [invoice],
    );
    expect(files).toEqual([{ count: 1 }]);
  });

  it.each([
    ["a picture by another name", async () => file(pngOf(), "scan.pdf"), null],
    [
      "SVG",
      async () => file("<svg xmlns='http://www.w3.org/2000/svg'/>", "a.png"),
      "UNSUPPORTED_FILE",
    ],
    ["a page", async () => file("<html><script>1</script>", "a.pdf"), "UNSUPPORTED_FILE"],
    ["half a PDF", async () => file(PDF.subarray(0, 40), "a.pdf"), "UNSUPPORTED_FILE"],
    ["a zip", async () => file("PK\u0003\u0004rest", "a.pdf"), "UNSUPPORTED_FILE"],
    [
      "more than 10 MB",
      async () => file(`${asText(PDF)}${" ".repeat(10_485_760)}%%EOF`, "a.pdf"),
      "BODY_TOO_LARGE",
    ],
  ])("are told by their content: %s", async (_, make, code) => {
    const invoice = await paid();
    const answer = await send(invoice, "contrato", "upload", seller, { file: await make() });
    expect(answer.code ?? null).toBe(code);
  });

  it("keep their pages, and none of the programs of a PDF", async () => {
    const invoice = await paid();
    const sent = await pdfOf({ program: "app.alert(1)" });
    expect(asText(sent)).toContain("/JavaScript");
    const { record } = await send(invoice, "contrato", "upload", seller, {
      file: file(sent, "contrato.pdf"),
    });
    const { url } = (await linkTo(record?.paper_id ?? 0, buyer)).responseData;
    const kept = asText(new Uint8Array(await (await api.fetch(url)).arrayBuffer()));
    expect(kept).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
    expect(kept).not.toMatch(/JavaScript|app\.alert|OpenAction/);
  });

  it("that are pictures are kept as what they are, whatever they are called", async () => {
    const invoice = await paid();
    const scan = { file: file(pngOf(), "DNI de <b>Ana</b>.pdf") };
    const { record } = await send(invoice, "contrato", "upload", seller, scan);
    expect(record).toMatchObject({
      status: "uploaded",
      file: { name: expect.stringMatching(/^DNI de [^<>]+\.png$/), type: "image/png" },
    });
  });

  it("are nobody else's: neither the list, nor the press, nor the file, nor the link", async () => {
    const invoice = await paid();
    const uploaded = await send(invoice, "contrato", "upload", seller, {
      file: file(PDF, "c.pdf"),
    });
    const paper = uploaded.record?.paper_id ?? 0;
    for (const other of [await api.seedUser(), await api.seedUser({ admin: true })]) {
      expect(await list(other, invoice)).toEqual([]);
      expect((await send(invoice, "contrato", "verify", other)).code).toBe("NOT_FOUND");
      expect((await linkTo(paper, other)).code).toBe("NOT_FOUND");
    }
    const { url } = (await linkTo(paper, buyer)).responseData;
    const answer = await api.fetch(url);
    expect(asText(new Uint8Array(await answer.arrayBuffer())).slice(0, 5)).toBe("%PDF-");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename*=UTF-8''c.pdf",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    const stranger = await api.seedUser();
    const headers = { authorization: `Bearer ${stranger.token}` };
    expect((await api.fetch(url, { headers })).status).toBe(404);
    expect((await api.fetch(`${url}x`)).status).toBe(404);
    await house.db.query("update file_links set expires_at = now()");
    expect((await api.fetch(url)).status).toBe(404);
  });

  it("that are missing are asked for, on their days and once each", async () => {
    const invoice = await paid();
    await sweepPapers(ctx);
    await sweepPapers(ctx);
    const due = async (to: SeededUser, name: string) =>
      (await api.outbox(to.email)).filter(({ template }) => template === name);
    const [first] = await due(seller, "papersDue");
    expect(await due(seller, "papersDue")).toHaveLength(1);
    expect(first?.text).toContain("Permiso de circulación");
    await house.db.query(
      "update invoices set delivered = 3, handed_over_at = now() where id = $1",
      [invoice],
    );
    const days = (count: number) =>
      house.db.query(
        "update invoices set handed_over_at = now() - make_interval(days => $2::int) where id = $1",
        [invoice, count],
      );
    for (const [count, ofSeller, ofBuyer] of [
      [2, 1, 0],
      [3, 2, 0],
      [7, 2, 1],
      [8, 3, 1],
      [20, 3, 2],
      [28, 3, 3],
    ] as const) {
      await days(count);
      await sweepPapers(ctx);
      expect(await due(seller, "papersDue")).toHaveLength(ofSeller);
      expect(await due(buyer, "transferReminder")).toHaveLength(ofBuyer);
    }
  });

  it("write in the language that somebody has chosen", async () => {
    await house.db.query(
      "insert into user_preferences (user_id, language) values ($1, 'for_english')",
      [seller.id],
    );
    await paid();
    await sweepPapers(ctx);
    const [letter] = await api.outbox(seller.email);
    expect(letter?.text).toContain("Registration certificate");
  });
});
