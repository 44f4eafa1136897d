import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inlineSpreadsheets } from "../../../ports/spreadsheets/inline-spreadsheets";
import { callByName } from "../../../testing/call-by-name";
import { engines, type OpenEngine } from "../../../testing/engines";
import { runImports } from "../../../testing/seed-import";
import { createTestApi, type InPageApi } from "../../../testing/test-api";
import type { SeededUser } from "../../../seed/seed-rows";

const HEAD = "Referencia;Título;Categoría;Marca;Modelo;Precio de salida";
const LOTS = "product/uploadXLSXFile";
const TEMPLATES = "template/product/uploadXLSXFile";

describe.each(engines)("sheets of templates on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let seller: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db, ports: { spreadsheets: inlineSpreadsheets } });
    // What the house knows: brands and models in use.
    await api.seedLot({ brand: "Seat", model: "Ibiza", category: "Turismos" });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });
  beforeEach(async () => {
    seller = await api.seedUser({ admin: true });
  });

  async function send(call: string, rows: readonly string[], head = HEAD) {
    const form = new FormData();
    form.append("file_upload", new File([[head, ...rows].join("\n")], "plantillas.csv"));
    const answer = await callByName(api, call, form, seller.token);
    expect([answer.code, answer.fields]).toEqual([undefined, undefined]);
    return (answer.responseData as { import_id: number }).import_id;
  }
  const about = (
    call: typeof LOTS | typeof TEMPLATES,
    import_id: number,
    action: "status" | "rows" | "run" | "undo" | "cancel" | "errors",
    as = seller,
  ) => api.call(call, { import_id, action }, as);
  const rows = () =>
    open.db.query<{ template_name: string | null; ref: string | null; brand: string }>(
      `select template_name, ref, brand from lots
       where seller_id = $1 and deleted_at is null order by id`,
      [seller.id],
    );

  it("become templates called by the titles of their rows, and nothing else", async () => {
    const title = "x".repeat(100);
    const id = await send(TEMPLATES, [
      "T1;Compactos;Turismos;Seat;Ibiza;4500",
      `T2;${title};Turismos;Seat;Ibiza;`,
      "T3;Sin precio;Turismos;Seat;Ibiza;muchos",
    ]);
    const checked = await about(TEMPLATES, id, "status");
    expect(checked.responseData.record?.counts).toMatchObject({ new: 2, wrong: 1 });
    await about(TEMPLATES, id, "run");
    await runImports(open.db);
    const done = await about(TEMPLATES, id, "status");
    expect(done.responseData.record).toMatchObject({ state: "done", counts: { created: 2 } });
    expect(await rows()).toEqual([
      { template_name: "Compactos", ref: null, brand: "Seat" },
      { template_name: title.slice(0, 80), ref: null, brand: "Seat" },
    ]);
    const listed = await api.call("template/product/listings", {}, seller);
    expect(listed.responseData.totalRecords).toBe(2);
    const lots = await api.call("product/listings", { action: "all" }, seller);
    expect(lots.responseData.totalRecords).toBe(0);

    const undone = await about(TEMPLATES, id, "undo");
    expect(undone.responseData.record?.counts).toMatchObject({ undone: 2 });
    expect(await rows()).toEqual([]);
  });

  it("change no lot that has a reference of theirs, and are not changed by sheets of lots", async () => {
    const lots = await send(LOTS, ["R1;Un lote;Turismos;Seat;Ibiza;4500"]);
    await about(LOTS, lots, "run");
    await runImports(open.db);
    const id = await send(TEMPLATES, ["R1;Una plantilla;Turismos;Seat;Ibiza;1"]);
    await about(TEMPLATES, id, "run");
    await runImports(open.db);
    const again = await send(LOTS, ["R1;Otro título;Turismos;Seat;Ibiza;4500"]);
    await about(LOTS, again, "run");
    await runImports(open.db);
    expect(await rows()).toEqual([
      { template_name: null, ref: "R1", brand: "Seat" },
      { template_name: "Una plantilla", ref: null, brand: "Seat" },
    ]);
  });

  it("and sheets of lots are found by their own call alone", async () => {
    const lots = await send(LOTS, ["L1;Un lote;Turismos;Seat;Ibiza;4500"]);
    const id = await send(TEMPLATES, ["L1;Una plantilla;Turismos;Seat;Ibiza;4500"]);
    for (const action of ["status", "rows", "run", "undo", "cancel", "errors"] as const) {
      expect([action, (await about(TEMPLATES, lots, action)).code]).toEqual([action, "NOT_FOUND"]);
      expect([action, (await about(LOTS, id, action)).code]).toEqual([action, "NOT_FOUND"]);
    }
    const rival = await api.seedUser({ admin: true });
    expect((await about(TEMPLATES, id, "status", rival)).code).toBe("NOT_FOUND");
    const last = async (call: typeof LOTS | typeof TEMPLATES) =>
      (await api.call(call, { action: "last" }, seller)).responseData.import_id;
    // The one did not take the place of the other.
    expect([await last(LOTS), await last(TEMPLATES)]).toEqual([lots, id]);
    expect((await about(LOTS, lots, "run")).code).toBeNull();
    await runImports(open.db);
    expect(await rows()).toEqual([{ template_name: null, ref: "L1", brand: "Seat" }]);
  });
});
