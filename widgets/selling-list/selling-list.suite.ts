import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
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
  const counts = async (me: Person) =>
    (await context.api.call("product/listings", { action: "all" }, me)).responseData.counts;

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
    expect(text()).toMatch(/BMW X1.*1 dato/);
    await expectAccessible(root);
    await expect
      .element(page.getByRole("link", { name: "Seat Ibiza" }))
      .toHaveAttribute("href", `${context.apiBase}/post_project/create_lot/${id}`);
    await page.getByRole("searchbox").fill("F-204");
    await button("Buscar").click();
    await until(() => expect(text()).not.toContain("BMW X1"));
    expect(text()).toContain("Seat Ibiza");
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
    await until(() => expect(text()).toContain("Escriba un número entero entre −50 y 100"));
    await expectAccessible(root);
    await field.fill("−10");
    await change.click();
    await until(() => expect(text()).toMatch(/4\.050\s€/));
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
    await until(() => expect(text()).toContain("1 borrador borrado"));
    await button("Deshacer").click();
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
}
