import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import type { InputOf, productUploadXlsxFile } from "../../src/contract";
import {
  expectAccessible,
  type Mount,
  paidSale,
  type SuiteContext,
  until,
} from "../../src/testing";
import { takeCommission } from "../../src/testing/take-commission";
import type { SellingListProps } from "./SellingList";

const HOUR_MS = 3_600_000;

/** What the widget does, in whichever flavour. */
export function sellingListSuite(mount: Mount<SellingListProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  async function seller() {
    const person = await context.api.seedUser({ admin: true });
    context.signIn(person);
    return person;
  }
  type Person = Awaited<ReturnType<typeof seller>>;

  /** A draft with all that publishing asks for, but for what is changed. */
  async function draft(me: Person, changes: object = {}): Promise<number> {
    const answer = await context.api.call(
      "product/projectAction",
      {
        action: "save",
        title: "Seat Ibiza",
        description: "Con libro.",
        auction: 1,
        start_price: "4500",
        date_closed: Date.now() + 72 * HOUR_MS,
        category: "Turismos",
        brand: "Seat",
        model: "Ibiza",
        location: "Vigo",
        ...changes,
      },
      me,
    );
    return answer.responseData.record.id;
  }
  /** Drafts of an imported sheet; the number of the import. */
  async function imported(me: Person, count: number): Promise<number> {
    await context.api.seedImport(
      me.id,
      Array.from({ length: count }, () => ({ state: "new" })),
    );
    const sheet = (input: InputOf<typeof productUploadXlsxFile>) =>
      context.api.call("product/uploadXLSXFile", input, me);
    const { responseData } = await sheet({ action: "last" });
    const import_id = responseData.import_id ?? 0;
    await sheet({ import_id, action: "run" });
    await context.api.runImports();
    return import_id;
  }
  const counts = async (me: Person) =>
    (await context.api.call("product/listings", { action: "all" }, me)).responseData.counts;

  async function bidOn(lot: number, amount = "9000") {
    const bidder = await context.api.seedUser();
    const bid = {
      project_id: lot,
      proposed_amount: amount,
      bid_type: "exact" as const,
      idempotency_key: crypto.randomUUID(),
    };
    expect((await context.api.call("bid/confirm", bid, bidder)).code).toBeNull();
  }

  async function choose(row: string, action: string | RegExp) {
    await button(`Acciones de ${row}`).click();
    await page.getByRole("menuitem", { name: action }).click();
  }

  test("asks a guest to sign in, and says to a new seller what to do", async () => {
    const guest = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() =>
      expect(guest.told("martillo-login-request")).toEqual([{ reason: "account" }]),
    );
    guest.unmount();
    await seller();
    const { text, root } = mount({ list: "draft" });
    await until(() => expect(text()).toContain("No tiene borradores"));
    await expectAccessible(root);
    await expect
      .element(page.getByRole("link", { name: "Publicar un lote" }))
      .toHaveAttribute("href", `${context.apiBase}/post_project/create_lot/add`);
  });

  test("shows drafts with what each still lacks, and found by its reference", async () => {
    const me = await seller();
    const id = await draft(me, { ref: "F-204" });
    await draft(me, { title: "BMW X1", brand: "BMW", model: "X1", start_price: null });
    const { text, root } = mount({ list: "draft" });
    await until(() => expect(text()).toMatch(/Seat Ibiza.*Referencia F-204/));
    expect(text()).toMatch(/BMW X1.*Precio(?!.*más)/);
    await expectAccessible(root);
    await expect
      .element(page.getByRole("link", { name: "Seat Ibiza" }))
      .toHaveAttribute("href", `${context.apiBase}/post_project/create_lot/${id}`);
    await page.getByRole("searchbox").fill("F-204");
    await button("Buscar").click();
    await until(() => expect(text()).not.toContain("BMW X1"));
    expect(text()).toContain("Seat Ibiza");
  });

  test("names two of the details that a draft lacks, and counts the others", async () => {
    const me = await seller();
    const bare = { action: "save" as const, title: "BMW X1", auction: 1 as const };
    await context.api.call("product/projectAction", bare, me);
    const { text } = mount({ list: "draft" });
    await until(() => expect(text()).toMatch(/Categoría, Marca y \d más/));
  });

  test("shows the drafts of one imported sheet alone", async () => {
    const me = await seller();
    await draft(me);
    const import_id = await imported(me, 2);
    const { text } = mount({ list: "draft" });
    await until(() => expect(text()).toContain("1–3 de 3"));
    await button("Filtros").click();
    // The field takes figures alone.
    await page.getByLabelText("Número de la hoja importada").fill(`n.º ${import_id}`);
    await button("Aplicar").click();
    await until(() => expect(text()).toContain("1–2 de 2"));
    expect(text()).toContain(`Número de la hoja importada: ${import_id}`);
    expect(text()).not.toContain("Seat Ibiza");
  });

  test("says from the start how far a change of many lots is", async () => {
    const me = await seller();
    await imported(me, 25);
    const { text } = mount({ list: "draft" });
    await page.getByRole("checkbox", { name: "Seleccionar todos los de esta página" }).click();
    await button("Seleccionar los 25 del filtro").click();
    const release = context.faults.hold("product/bulkProjectAction");
    await button("Duplicar").click();
    await until(() => expect(text()).toContain("0 de 25. No cierre esta página"));
    release();
    await until(() => expect(text()).not.toContain("No cierre esta página"));
    expect((await counts(me)).draft).toBe(50);
  });

  test("publishes what is chosen, says why the rest was not, and chooses that", async () => {
    const me = await seller();
    await draft(me);
    await draft(me, { title: "BMW X1", start_price: null });
    const { text, told, root } = mount({ list: "draft" });
    await page.getByRole("checkbox", { name: "Seleccionar todos los de esta página" }).click();
    await button("Publicar").click();
    await until(() => expect(text()).toContain("1 hechos, 1 no"));
    await expectAccessible(root);
    expect(told("martillo-lots-changed")).toEqual([{ action: "publish", done: 1, failed: 1 }]);
    await expect
      .element(page.getByRole("link", { name: "Ver los que están a la venta" }))
      .toHaveAttribute("href", expect.stringMatching(/\/seller\/lots\/open$/));
    await button("Seleccionar los que fallaron").click();
    await until(() => expect(text()).toContain("1 Selected"));
    await until(() => expect(text()).not.toContain("Seat Ibiza"));
    expect(await counts(me)).toMatchObject({ open: 1, draft: 1 });
  });

  test("deletes a draft after asking, and brings it back", async () => {
    const me = await seller();
    await draft(me);
    await draft(me, { title: "BMW X1" });
    const { text, root } = mount({ list: "draft" });
    await choose("BMW X1", "Borrar");
    await until(() => expect(text()).toContain("Se borra 1 borrador"));
    await expectAccessible(root);
    await button("Borrar").click();
    await until(() => expect(text()).toContain("1 borrador borrado"));
    await until(() => expect(text()).not.toContain("BMW X1"));
    await button("Deshacer").click();
    await until(() => expect(text()).toContain("BMW X1"));
    expect(await counts(me)).toMatchObject({ draft: 2 });
  });

  test("puts drafts into an auction, and says why others stay out", async () => {
    const me = await seller();
    await draft(me);
    await draft(me, { title: "Piso de pruebas", auction: 0 });
    const saved = await context.api.call(
      "auction/auctionAction",
      { action: "save", title: "Renting de noviembre" },
      me,
    );
    const auction = saved.responseData.record?.id ?? 0;
    const { text, root } = mount({ list: "draft" });
    await page.getByRole("checkbox", { name: "Seleccionar Seat Ibiza", exact: true }).click();
    await page.getByRole("checkbox", { name: "Seleccionar Piso de pruebas" }).click();
    await button("Añadir a una subasta…").click();
    const add = page.getByRole("dialog").getByRole("button", { name: "Añadir" });
    await add.click();
    await until(() => expect(text()).toContain("Elija una subasta."));
    await expectAccessible(root);
    await page.getByLabelText("Subasta", { exact: true }).selectOptions(String(auction));
    await add.click();
    await until(() => expect(text()).toContain("Solo se añaden lotes en subasta"));
    const inside = await context.api.call(
      "auction/getAllProjectsAssociated",
      { auction_id: auction },
      me,
    );
    expect(inside.responseData.records.map(({ title }) => title)).toEqual(["Seat Ibiza"]);
  });

  test("shows the lots of one auction, also by an address", async () => {
    const me = await seller();
    const inside = await draft(me, { title: "Dentro" });
    await draft(me, { title: "Fuera" });
    const saved = await context.api.call(
      "auction/auctionAction",
      { action: "save", title: "Renting de noviembre" },
      me,
    );
    const auction = saved.responseData.record?.id ?? 0;
    const lots = { auction_id: auction, project_ids: [inside] };
    await context.api.call("auction/addtoAuction", lots, me);
    const before = location.href;
    onTestFinished(() => history.replaceState(history.state, "", before));
    const first = mount({ list: "draft", keepAddress: true });
    await until(() => expect(first.text()).toContain("Fuera"));
    await button("Filtros").click();
    await page
      .getByRole("combobox", { name: "Subasta", exact: true })
      .selectOptions("Renting de noviembre");
    await expectAccessible(first.root);
    await button("Aplicar").click();
    await until(() => expect(first.text()).not.toContain("Fuera"));
    expect(first.text()).toContain("Dentro");
    expect(first.text()).toContain("Subasta: Renting de noviembre");
    expect(location.search).toContain(`f.auction=${auction}`);
    first.unmount();
    const again = mount({ list: "draft", keepAddress: true });
    await until(() => expect(again.text()).toContain("Subasta: Renting de noviembre"));
    expect(again.text()).toContain("Dentro");
    expect(again.text()).not.toContain("Fuera");
    again.unmount();
    history.replaceState(history.state, "", "?f.auction=ninguna");
    const broken = mount({ list: "draft", keepAddress: true });
    await until(() => expect(broken.text()).toContain("Fuera"));
    expect(broken.text()).toContain("Dentro");
    expect(broken.text()).not.toContain("ninguna");
  });

  test("moves the price of a row with a bid, and offers to read the list anew", async () => {
    await takeCommission(context.api);
    const me = await seller();
    const lot = await context.api.seedLot({
      sellerId: me.id,
      title: "Seat Arona",
      startCents: 1_000_000,
    });
    const { text } = mount({ list: "open" });
    await until(() => expect(text()).toMatch(/Precio\s*10\.000\s€\s*Recibirá\s*9\.637\s€/));
    await bidOn(lot, "20000");
    await until(() => expect(text()).toContain("Actualizar (1 cambio)"));
    // What the seller receives is of the price that is shown.
    expect(text()).toMatch(/Precio\s*20\.000\s€\s*Recibirá\s*19\.274\s€/);
    await button("Actualizar (1 cambio)").click();
    await until(() => expect(text()).not.toContain("Actualizar (1 cambio)"));
  });

  test("changes prices by percent, and asks again for what is no percent", async () => {
    const me = await seller();
    await draft(me);
    const { text, root } = mount({ list: "draft" });
    await page.getByRole("checkbox", { name: "Seleccionar Seat Ibiza", exact: true }).click();
    await button("Cambiar el precio…").click();
    const field = page.getByLabelText("Cuánto cambia el precio de salida, en %");
    await field.fill("-80");
    const change = page.getByRole("dialog").getByRole("button", { name: "Cambiar" });
    await change.click();
    await until(() => expect(text()).toContain("Escriba un número entero entre -50 y 100"));
    await expectAccessible(root);
    await field.fill("−10");
    await change.click();
    await until(() => expect(text()).toMatch(/4\.050\s€/));
    expect(text()).toContain("1 precio cambiado");
  });

  test("changes prices of direct sales that are open, and offers what these allow", async () => {
    const me = await seller();
    const id = await draft(me, { auction: 0, title: "Seat Arona", start_price: "8000" });
    await context.api.call("product/projectAction", { action: "publish", id }, me);
    const { text } = mount({ list: "open", kind: "direct" });
    await page.getByRole("checkbox", { name: "Seleccionar Seat Arona", exact: true }).click();
    const offered = page.getByRole("group", { name: "Con los seleccionados" }).getByRole("button");
    await until(() =>
      expect(offered.elements().map(({ textContent }) => textContent)).toEqual([
        "Cambiar el precio…",
        "Duplicar",
        "Retirar",
        "Quitar la selección",
      ]),
    );
    await button("Cambiar el precio…").click();
    await page.getByLabelText("Cuánto cambia el precio de salida, en %").fill("-5");
    await page.getByRole("dialog").getByRole("button", { name: "Cambiar" }).click();
    await until(() => expect(text()).toMatch(/7\.600\s€/));
    expect(text()).toContain("1 precio cambiado");
  });

  test("changes nothing twice when an answer is lost", async () => {
    const me = await seller();
    await draft(me);
    const { text } = mount({ list: "draft" });
    await page.getByRole("checkbox", { name: "Seleccionar Seat Ibiza", exact: true }).click();
    context.faults.next("product/bulkProjectAction", "drop-answer");
    await button("Duplicar").click();
    await until(() => expect(counts(me)).resolves.toMatchObject({ draft: 2 }));
    await until(() => expect(text()).toMatch(/Sin conexión|no ha respondido|No hay conexión/i));
    await button("Duplicar").click();
    await until(() => expect(text()).toContain("1 copia está en Borradores"));
    expect(await counts(me)).toMatchObject({ draft: 2 });
  });

  test("withdraws many of what is on sale only after asking twice", async () => {
    const me = await seller();
    for (const title of ["Seat Ibiza", "BMW X1"]) {
      await context.api.seedLot({ sellerId: me.id, title });
    }
    const { text } = mount({ list: "open" });
    await page.getByRole("checkbox", { name: "Seleccionar todos los de esta página" }).click();
    await page
      .getByRole("group", { name: "Con los seleccionados" })
      .getByRole("button", { name: "Retirar" })
      .click();
    const withdraw = page.getByRole("dialog").getByRole("button", { name: "Retirar" });
    await expect.element(withdraw).toBeDisabled();
    await page.getByRole("checkbox", { name: "Sí: son 2 de mis 2 lotes a la venta." }).click();
    await withdraw.click();
    await until(() => expect(text()).toContain("2 lotes retirados"));
    expect(await counts(me)).toMatchObject({ open: 0, unsold: 2 });
  });

  test("puts away what was withdrawn, finds it again, and takes it out", async () => {
    const me = await seller();
    const lot = await context.api.seedLot({ sellerId: me.id, title: "Seat Ibiza" });
    await context.api.call("product/changeStatus", { id: lot, action: "withdraw" }, me);
    const { text } = mount({ list: "unsold" });
    await choose("Seat Ibiza", "Archivar");
    await page.getByRole("dialog").getByRole("button", { name: "Archivar" }).click();
    await until(() => expect(text()).toContain("Nada se ha quedado sin vender"));
    await button("Filtros").click();
    await page.getByRole("combobox", { name: "Archivados" }).selectOptions("Sí");
    await button("Aplicar").click();
    await until(() => expect(text()).toContain("Seat Ibiza"));
    await choose("Seat Ibiza", "Sacar del archivo");
    await until(() => expect(text()).toContain("1 lote fuera del archivo"));
  });

  test("shows one kind of sale, and says why it cannot be taken away", async () => {
    const me = await seller();
    await draft(me);
    await draft(me, { auction: 0, title: "BMW X1" });
    const { text } = mount({ list: "draft", kind: "direct" });
    await until(() => expect(text()).toContain("BMW X1"));
    expect(text()).not.toContain("Seat Ibiza");
    await button("Exportar .csv").click();
    // This house writes no sheets.
    await until(() => expect(text()).toContain("Esta opción no está disponible."));
  });

  test("keeps a lot as a template, begins another with it, and deletes it", async () => {
    const me = await seller();
    await draft(me, { vin: "WVWZZZ1KZAW000001" });
    const drafts = mount({ list: "draft" });
    await choose("Seat Ibiza", "Guardar como plantilla…");
    const name = page.getByLabelText("Nombre de la plantilla");
    await name.fill(" ");
    await page.getByRole("dialog").getByRole("button", { name: "Guardar" }).click();
    await until(() => expect(drafts.text()).toContain("Escriba un nombre."));
    await expectAccessible(drafts.root);
    await name.fill("Compactos");
    await page.getByRole("dialog").getByRole("button", { name: "Guardar" }).click();
    await until(() => expect(drafts.text()).toContain("Plantilla guardada"));
    expect(await counts(me)).toMatchObject({ draft: 1 });
    drafts.unmount();

    const { text, told, root } = mount(
      { list: "templates" },
      { refuse: ["martillo-lot-edit-request"] },
    );
    await until(() => expect(text()).toMatch(/Compactos.*Seat Ibiza/));
    await expectAccessible(root);
    await choose("Compactos", "Usar");
    await until(() =>
      expect(told("martillo-lot-edit-request")).toMatchObject([
        { url: expect.stringContaining("/post_project/create_lot/") },
      ]),
    );
    expect(await counts(me)).toMatchObject({ draft: 2 });
    await page.getByRole("searchbox").fill("nada así");
    await button("Buscar").click();
    await until(() => expect(text()).not.toContain("Compactos"));
    await page.getByRole("searchbox").fill("compac");
    await button("Buscar").click();
    await until(() => expect(text()).toContain("Compactos"));
    await choose("Compactos", "Borrar");
    await page.getByRole("dialog").getByRole("button", { name: "Borrar" }).click();
    await until(() => expect(text()).toContain("1 plantilla borrada"));
    await button("Deshacer").click();
    await until(() => expect(text()).toContain("1 plantilla recuperada"));
    await until(() => expect(text()).toContain("Compactos"));
  });

  test("says when it cannot be read, and reads it again", async () => {
    const me = await seller();
    await draft(me);
    context.faults.always("product/listings", "refuse");
    const { text } = mount({ list: "draft" });
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    await button("Reintentar").click();
    await until(() => expect(text()).toContain("Seat Ibiza"));
  });

  test("asks the house to take off what has bids, with a reason", async () => {
    const me = await seller();
    const lot = await context.api.seedLot({ sellerId: me.id, title: "Seat Ibiza con pujas" });
    await bidOn(lot);
    const { text, root } = mount({ list: "open" });
    await until(() => expect(text()).toContain("Seat Ibiza con pujas"));
    await choose("Seat Ibiza con pujas", "Añadir a la descripción…");
    await page.getByRole("textbox", { name: "Qué añade" }).fill("Con ITV hasta 2027.");
    await button("Añadir").click();
    await until(() => expect(text()).toContain("Añadido."));
    const { responseData } = await context.api.call("product/singleProduct", { id: lot }, me);
    expect(responseData.record.addenda).toMatchObject([{ text: "Con ITV hasta 2027." }]);
    await choose("Seat Ibiza con pujas", "Pedir que se retire…");
    await button("Pedir").click();
    await until(() => expect(root.textContent).toMatch(/Required!|Obligatorio/));
    await page.getByRole("textbox", { name: "Motivo" }).fill("Se ha averiado.");
    await expectAccessible(root);
    await button("Pedir").click();
    await until(() => expect(text()).toContain("Pedido a la casa: le responderán."));
  });

  test("lets the house hide a lot, and its seller see why and ask to look again", async () => {
    const me = await context.api.seedUser({ admin: true });
    const lot = await context.api.seedLot({ sellerId: me.id, title: "Seat León oculto" });
    context.signIn(await context.api.seedUser({ staff: true, admin: true }));
    const staff = mount({ list: "open" });
    await until(() => expect(staff.text()).toContain("Seat León oculto"));
    await choose("Seat León oculto", "Ocultar…");
    await page.getByRole("textbox", { name: "Motivo" }).fill("Faltan datos del seguro.");
    await button("Ocultar…").last().click();
    await until(() => expect(staff.text()).toContain("1 lote oculto"));
    staff.unmount();
    context.signIn(me);
    const own = mount({ list: "open" });
    await until(() => expect(own.text()).toMatch(/Oculto por la casa.*Faltan datos del seguro/));
    await expectAccessible(own.root);
    await choose("Seat León oculto", "Pedir que se revise…");
    await button("Pedir").click();
    await until(() => expect(own.text()).toContain("Pedido a la casa: lo mirarán de nuevo."));
    const guest = await context.api.seedUser();
    const page_ = await context.api.call("product/singleProduct", { id: lot }, guest);
    expect(page_.code).toBe("NOT_FOUND");
  });

  test("offers people who work there what they are allowed", async () => {
    const company = await context.api.seedUser({ admin: true });
    await draft(company);
    const worker = await context.api.seedUser({ admin: true, asEmployeesId: company.id });
    const allowed = { user_id: worker.id, permissions: ["post" as const] };
    await context.api.call("custom/sellerPermissions", allowed, company);
    context.signIn(worker);
    const { text } = mount({ list: "draft" });
    await until(() => expect(text()).toContain("Seat Ibiza"));
    await button("Acciones de Seat Ibiza").click();
    await expect.element(page.getByRole("menuitem", { name: "Duplicar" })).toBeVisible();
    expect(page.getByRole("menuitem", { name: "Publicar" }).elements()).toEqual([]);
    expect(page.getByRole("menuitem", { name: "Borrar" }).elements()).toEqual([]);
    expect(text()).not.toMatch(/Excel|CSV/);
  });

  test("gives many drafts the same plan", async () => {
    const me = await seller();
    const [one, two] = [await draft(me), await draft(me, { title: "Seat León" })];
    const { text } = mount({ list: "draft" });
    await until(() => expect(text()).toContain("Seat León"));
    for (const name of ["Seat Ibiza", "Seat León"]) {
      await page.getByRole("checkbox", { name: new RegExp(name) }).click();
    }
    await button("Cambiar las fechas…").click();
    await page.getByRole("combobox", { name: "Duración" }).selectOptions("10 días");
    await page.getByRole("button", { name: "Cambiar", exact: true }).click();
    await until(() => expect(text()).toContain("2 lotes con fechas nuevas"));
    for (const id of [one, two]) {
      const { responseData } = await context.api.call("product/getSingleProject", { id }, me);
      expect(responseData.record).toMatchObject({
        date_closed: null,
        schedule: { start: "on_publish", duration_days: 10, end_time: "20:00" },
      });
    }
  });

  test("says that a vehicle was given back", async () => {
    const { seller: me, invoice, lot } = await paidSale(context.api);
    await context.api.db.query("update invoices set returned_at = now() where id = $1", [invoice]);
    await context.api.db.query("update lots set status = 'withdrawn' where id = $1", [lot]);
    context.signIn(me);
    const { root, text } = mount({ list: "unsold" });
    await until(() => expect(text()).toMatch(/Seat León.*Retirado.*Devuelto el /));
    await expectAccessible(root);
  });

  test("keeps a view for the people of the account", async () => {
    const me = await seller();
    const view = () => page.getByRole("button", { name: "Solo Ibiza", exact: true });
    await draft(me);
    await draft(me, { title: "BMW X1", brand: "BMW", model: "X1" });
    const first = mount({ list: "draft" });
    await until(() => expect(first.text()).toContain("BMW X1"));
    await page.getByRole("searchbox").fill("Ibiza");
    await button("Buscar").click();
    await until(() => expect(first.text()).not.toContain("BMW X1"));
    await button("Vistas").click();
    await page.getByRole("textbox", { name: "Nombre de la vista" }).fill("Solo Ibiza");
    await button("Guardar la vista").click();
    await until(() => expect(view().elements()).toHaveLength(1));
    await expectAccessible(first.root);
    first.unmount();
    context.signIn(await context.api.seedUser({ admin: true, asEmployeesId: me.id }));
    const other = mount({ list: "draft" });
    await until(() => expect(other.text()).toContain("BMW X1"));
    await button("Vistas").click();
    await view().click();
    await until(() => expect(other.text()).not.toContain("BMW X1"));
    expect(other.text()).toContain("Seat Ibiza");
  });
}
