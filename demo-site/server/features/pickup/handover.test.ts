import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { customHandover } from "martillo/contract";
import { jpegOf, pngOf } from "../../ports/images/testing/pictures";
import { pdfOf } from "../../ports/pdfs/testing/pdfs";
import type { SeededUser } from "../../seed/seed-rows";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { sellDirectly } from "../../testing/sell";

const CHECKS = { identity: 1, condition: 1, keys: 1, documents: 1 } as const;
const LISTED_KM = 84_120;

interface Answer {
  status: string;
  code?: string;
  message: string;
  next?: string;
  fields?: Record<string, string>;
  delivered?: number;
  handover?: {
    by: string;
    km: number | null;
    keys_given: number | null;
    notes: string;
    files: { file_id: number; name: string; type: string; bytes: number }[];
  } | null;
}

describe.each(engines)("handing over on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let seller: SeededUser;
  let buyer: SeededUser;
  let invoice: number;
  let code: string;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    ({ api } = house);
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    ({ seller, buyer, invoice } = await sellDirectly(api, { lot: { kilometers: LISTED_KM } }));
    const paid = { action: "paid" as const, invoice_ids: [invoice], notes: "Transferencia." };
    await api.call("seller/invoice/changeStatus", paid, seller);
    await api.call("custom/delivery", { invoice_id: invoice, delivered: 2 }, seller);
    const { dates } = (await look()).responseData;
    const appointmentTime = dates[4]?.slots[2]?.start ?? 0;
    await api.call("appointment/update", { invoice_id: invoice, appointmentTime }, buyer);
    code = (await look()).responseData.appointmentDetail?.pickup_code ?? "";
    expect(code).toMatch(/^\d{6}$/);
  });

  function look(as = buyer) {
    return api.call("appointment/checkAppointments", { invoice_id: invoice }, as);
  }
  /** As the desk sends it: a form. */
  async function handOver(more: object = {}, as: SeededUser | null = seller): Promise<Answer> {
    const told = { code, km: LISTED_KM + 30, keys_given: 2, notes: "Rayón en la puerta." };
    const answer = await api.fetch("/api/custom/handover", {
      method: "POST",
      headers: as ? { authorization: `Bearer ${as.token}` } : {},
      body:
        customHandover.multipart?.({ invoice_id: invoice, checks: CHECKS, ...told, ...more }) ??
        null,
    });
    const body = (await answer.json()) as Answer & { responseData: Omit<Answer, "status"> };
    return { ...body.responseData, status: body.status, message: body.message };
  }
  const photo = (name = "frontal.jpg") => new File([jpegOf()], name);
  async function recordsKept(): Promise<number> {
    const [row] = await house.db.query<{ count: number }>(
      "select count(*)::int as count from handovers where invoice_id = $1",
      [invoice],
    );
    return row?.count ?? -1;
  }
  async function lettersTold(to: SeededUser) {
    return (await api.outbox(to.email)).filter(({ template }) => template === "handedOver");
  }
  async function staffOf(permissions: ("money" | "post")[]) {
    return api.seedUser({ admin: true, asEmployeesId: seller.id, permissions });
  }

  it("writes down what both sides see, and shows it to both and in their letters", async () => {
    const done = await handOver({ images: [photo(), new File([pngOf()], "cuadro.png")] });
    expect(done).toMatchObject({ status: "success", delivered: 3 });
    const record = {
      by: "seller",
      km: LISTED_KM + 30,
      keys_given: 2,
      notes: "Rayón en la puerta.",
      files: [
        { name: "frontal.jpg", type: "image/jpeg" },
        { name: "cuadro.png", type: "image/png" },
      ],
    };
    for (const [side, name] of [
      [buyer, "user/invoice/invoice"],
      [seller, "seller/user/invoice/invoice"],
    ] as const) {
      const page = await api.call(name, { invoice_id: invoice }, side);
      expect(page.responseData.record.handover).toMatchObject(record);
    }
    // A stranger with the link of a letter reads none of it.
    await house.db.query(
      `insert into invoice_links (key_hash, invoice_id, expires_at)
       values (encode(sha256(convert_to('de-un-correo', 'UTF8')), 'hex'), $1, now() + interval '1 day')`,
      [invoice],
    );
    const linked = { invoice_id: invoice, key: "de-un-correo" };
    const stranger = await api.call("user/invoice/public_invoice", linked);
    expect(stranger.code).toBeNull();
    expect(stranger.responseData.record).not.toHaveProperty("handover");
    for (const side of [buyer, seller]) {
      const { handover, handed_over_at } = (await look(side)).responseData;
      expect(handover).toMatchObject(record);
      expect(handover?.at).toBeGreaterThanOrEqual(handed_over_at ?? Infinity);
      const [letter, ...others] = await lettersTold(side);
      expect(others).toEqual([]);
      expect(letter?.text).toContain(
        "Ha quedado anotado: cuentakilómetros: 84.150 km · llaves: 2 · fotos: 2.",
      );
      expect(letter?.text).toContain("Nota: Rayón en la puerta.");
    }
  });

  it("goes without all of it, as callers did before", async () => {
    const input = { invoice_id: invoice, code, checks: CHECKS };
    const done = await api.call("custom/handover", input, seller);
    expect(done.responseData).toMatchObject({
      delivered: 3,
      handover: { by: "seller", km: null, keys_given: null, notes: "", files: [] },
    });
    const [letter] = await lettersTold(buyer);
    expect(letter?.text).not.toContain("anotado");
  });

  it("has no record before, nor for what was handed over before records were kept", async () => {
    expect((await look()).responseData.handover).toBeNull();
    await house.db.query(
      "update invoices set delivered = 3, handed_over_at = now() where id = $1",
      [invoice],
    );
    expect((await look()).responseData.handover).toBeNull();
  });

  it.each([
    ["less than the lot says", { km: LISTED_KM - 1 }, "ODOMETER_BELOW"],
    ["less, though it is confirmed", { km: LISTED_KM - 1, km_confirmed: 1 }, "ODOMETER_BELOW"],
    ["a digit too many", { km: LISTED_KM * 10 }, "ODOMETER_HIGH"],
  ])("refuses an odometer with %s, and costs no try of the code", async (_, more, refusal) => {
    const wrong = code === "000000" ? "000001" : "000000";
    for (const told of [code, wrong]) {
      const refused = await handOver({ ...more, code: told });
      expect(refused).toMatchObject({ status: "error", code: refusal });
      expect(refused.message).toContain("84120 km");
    }
    expect((await look(seller)).responseData).toMatchObject({
      tries_left: 5,
      delivered: 2,
      handover: null,
    });
    expect(await recordsKept()).toBe(0);
  });

  it("takes far more kilometres once they are confirmed", async () => {
    const done = await handOver({ km: LISTED_KM * 10, km_confirmed: 1 });
    expect(done.handover?.km).toBe(LISTED_KM * 10);
  });

  it("compares with nothing where the lot says nothing", async () => {
    await house.db.query(
      "update lots set kilometers = null where id = (select lot_id from invoices where id = $1)",
      [invoice],
    );
    expect((await handOver({ km: 7 })).handover?.km).toBe(7);
  });

  it("leaves an odometer that shows less to the house, which says why", async () => {
    const staff = await api.seedUser({ staff: true });
    const told = { km: 8_412, code: "", reason: "Error del anuncio." };
    const done = await handOver(told, staff);
    expect(done).toMatchObject({ delivered: 3, handover: { by: "staff", km: 8_412 } });
  });

  it.each([
    ["no key and no note", { keys_given: 0, notes: " " }, ["notes"]],
    ["ten keys", { keys_given: 10 }, ["keys_given"]],
    ["half a key", { keys_given: "1.5" }, ["keys_given"]],
    ["kilometres with a comma", { km: "84.150,5" }, ["km"]],
    ["kilometres below zero", { km: -1 }, ["km"]],
    ["a note without end", { notes: "a".repeat(1_001) }, ["notes"]],
    ["nine pictures", { images: Array.from({ length: 9 }, () => photo()) }, ["images"]],
    ["what was not looked at", { checks: { ...CHECKS, keys: 0 } }, ["checks.keys"]],
    ["nothing looked at", { checks: undefined }, ["checks"]],
  ])("refuses %s, and keeps nothing", async (_, more, fields) => {
    const refused = await handOver(more);
    expect(refused).toMatchObject({ status: "error", code: "INVALID_INPUT" });
    expect(Object.keys(refused.fields ?? {})).toEqual(fields);
    expect(await recordsKept()).toBe(0);
    expect((await handOver()).delivered).toBe(3);
  });

  it("takes a vehicle without a key where the note says why", async () => {
    const done = await handOver({ keys_given: 0, notes: "Las llaves van por mensajero." });
    expect(done.handover).toMatchObject({ keys_given: 0 });
    const [letter] = await lettersTold(buyer);
    expect(letter?.text).toContain("sin llaves");
  });

  it.each([
    ["a paper", async () => new File([await pdfOf()], "permiso.pdf")],
    ["a program", async () => new File(["MZ\u0000\u0001"], "foto.jpg")],
  ])("refuses %s among the pictures, and costs no try of the code", async (_, make) => {
    const refused = await handOver({ images: [photo(), await make()], code: "1" });
    expect(refused.code).toBe("UNSUPPORTED_FILE");
    expect((await look(seller)).responseData.tries_left).toBe(5);
    expect(await recordsKept()).toBe(0);
  });

  it("counts a wrong code, and keeps no picture of it", async () => {
    const files = async () =>
      (await house.db.query<{ id: number }>("select id from sale_files")).length;
    const before = await files();
    const wrong = code === "000000" ? "000001" : "000000";
    expect((await handOver({ code: wrong, images: photo() })).code).toBe("PICKUP_CODE_WRONG");
    expect((await look(seller)).responseData.tries_left).toBe(4);
    expect(await files()).toBe(before);
  });

  it("is done once: the same press again is answered as before, another one is refused", async () => {
    const press = { images: [photo()], idempotency_key: "a-press-of-today" };
    const first = await handOver(press);
    expect(await handOver(press)).toEqual({ ...first, server_time: expect.any(Number) });
    expect((await handOver({ ...press, km: LISTED_KM + 31 })).code).toBe("KEY_REUSED");
    expect((await handOver({ ...press, images: [] })).code).toBe("KEY_REUSED");
    const other = await handOver({ ...press, idempotency_key: "another-press" });
    expect(other.code).toBe("HANDED_OVER");
    expect((await handOver()).code).toBe("HANDED_OVER");
    expect(await lettersTold(buyer)).toHaveLength(1);
    expect((await look()).responseData.handover).toMatchObject({ km: LISTED_KM + 30 });
  });

  it("of twelve phones at once is one's", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        handOver({
          km: LISTED_KM + at,
          images: at % 4 === 0 ? [photo()] : [],
          idempotency_key: `phone ${at}`,
        }),
      ),
    );
    const done = answers.filter(({ status }) => status === "success");
    expect(done).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== "success");
    expect(refusals.map(({ code: refusal }) => refusal)).toEqual(
      Array.from({ length: 11 }, () => "HANDED_OVER"),
    );
    expect(await recordsKept()).toBe(1);
    expect((await look()).responseData.handover?.km).toBe(done[0]?.handover?.km);
    expect(await lettersTold(buyer)).toHaveLength(1);
  });

  it("of one press that was sent twice at once is answered twice, and done once", async () => {
    const press = { images: [photo()], idempotency_key: "sent twice" };
    const answers = await Promise.all([handOver(press), handOver(press)]);
    expect(answers.map(({ delivered }) => delivered)).toEqual([3, 3]);
    expect(await lettersTold(seller)).toHaveLength(1);
  });

  it("never changes", async () => {
    await handOver({ images: [photo()] });
    for (const statement of [
      "update handovers set km = 1 where invoice_id = $1",
      "delete from handovers where invoice_id = $1",
      "update handover_files set name = 'otro.jpg' where invoice_id = $1",
      "delete from handover_files where invoice_id = $1",
    ]) {
      await expect(house.db.query(statement, [invoice])).rejects.toThrow(/append only/);
    }
    await expect(
      house.db.query(
        "delete from sale_files where id in (select file_id from handover_files where invoice_id = $1)",
        [invoice],
      ),
    ).rejects.toThrow(/foreign key/);
  });

  it("is the seller's people's and the house's to do", async () => {
    const otherSeller = await api.seedUser({ admin: true });
    expect((await handOver({}, null)).code).toBe("NOT_SIGNED_IN");
    expect((await handOver({}, buyer)).code).toBe("FORBIDDEN");
    expect((await handOver({}, otherSeller)).code).toBe("NOT_FOUND");
    expect((await handOver({}, await staffOf(["post"]))).code).toBe("PERMISSION_MISSING");
    expect(await recordsKept()).toBe(0);
    expect((await handOver({}, await staffOf(["money"]))).handover?.by).toBe("seller");
  });

  it("gives its pictures to its two sides and the house, and to others not", async () => {
    const done = await handOver({ images: [photo()] });
    const id = done.handover?.files[0]?.file_id ?? 0;
    const ask = (as: SeededUser | null) =>
      api.call("custom/fileLink", { kind: "handover", id }, as);
    const asText = (as: SeededUser | null) => {
      const input = { file_folder: "handover", file_name: String(id) };
      return api.call("commonFunction/getImageBase", input, as);
    };
    const staff = await api.seedUser({ staff: true });
    for (const who of [buyer, seller, staff, await staffOf(["money"])]) {
      const { url } = (await ask(who)).responseData;
      const answer = await api.fetch(url);
      expect(answer.headers.get("content-type")).toBe("image/jpeg");
      expect(answer.headers.get("cache-control")).toContain("no-store");
      expect((await asText(who)).responseData.type).toBe("image/jpeg");
    }
    const strangers: [SeededUser | null, string][] = [
      [null, "NOT_SIGNED_IN"],
      [await api.seedUser(), "NOT_FOUND"],
      [await api.seedUser({ admin: true }), "NOT_FOUND"],
      [await staffOf(["post"]), "PERMISSION_MISSING"],
    ];
    for (const [who, refusal] of strangers) {
      expect((await ask(who)).code).toBe(refusal);
      expect((await asText(who)).code).toBe(refusal);
    }
    // A link is one person's, also for who has it.
    const { url } = (await ask(buyer)).responseData;
    const stranger = strangers[1]?.[0];
    const stolen = await api.fetch(url, {
      headers: { authorization: `Bearer ${stranger?.token}` },
    });
    expect(stolen.status).toBe(404);
  });
});
