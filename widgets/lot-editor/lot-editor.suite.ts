import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { LotPart } from "../../src/contract/schemas";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { LotEditorProps } from "./LotEditor";

const SAVE = "product/projectAction";

/** What the widget does, in whichever flavour. */
export function lotEditorSuite(mount: Mount<LotEditorProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const field = (name: string | RegExp) => page.getByRole("textbox", { name });

  async function seller() {
    const person = await context.api.seedUser({ admin: true });
    context.signIn(person);
    return person;
  }
  async function draft(as: { token: string }, part: LotPart) {
    const { responseData } = await context.api.call(SAVE, { action: "save", ...part }, as);
    return responseData.record.id;
  }
  async function read(id: number, as: { token: string }) {
    const { responseData } = await context.api.call("product/getSingleProject", { id }, as);
    const { record } = responseData;
    if (!("edit_version" in record)) throw new Error("It is read as its buyers see it.");
    return record;
  }

  test("asks a guest to sign in, and refuses what is no draft of theirs", async () => {
    const guest = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() =>
      expect(guest.told("martillo-login-request")).toEqual([{ reason: "account" }]),
    );
    guest.unmount();
    const id = await draft(await context.api.seedUser({ admin: true }), { brand: "Seat" });
    await seller();
    const { text, root } = mount({ lot: id });
    await until(() => expect(text()).toMatch(/no existe|No encontramos/));
    await expectAccessible(root);
  });

  test("begins a draft once something is typed, and says what cannot be read", async () => {
    const me = await seller();
    const { told, text, root } = mount({});
    await page.getByRole("combobox", { name: "Marca" }).fill("Seat");
    await field("Kilómetros").fill("muchos");
    await until(() => expect(text()).toContain("Escriba un número entero."));
    await until(() => expect(told("martillo-lot-saved")).toHaveLength(1));
    await expectAccessible(root);
    await field("Kilómetros").fill("42.000");
    await until(() => expect(text()).toContain("Todo guardado"));
    const [first] = told("martillo-lot-saved") as { lot: number }[];
    await until(async () =>
      expect(await read(first?.lot ?? 0, me)).toMatchObject({ brand: "Seat", kilometers: 42_000 }),
    );
  });

  test("saves once what was typed while answers were lost", async () => {
    const me = await seller();
    const id = await draft(me, { title: "Seat Ibiza" });
    const { text } = mount({ lot: id, step: "description" });
    await until(() => expect(field("Título").element()).toHaveProperty("value", "Seat Ibiza"));
    context.faults.next(SAVE, "drop-answer");
    await field("Título").fill("Seat Ibiza FR");
    await until(() => expect(text()).toContain("Sin conexión: lo guardamos al volver"));
    window.dispatchEvent(new Event("online"));
    await until(() => expect(text()).toContain("Todo guardado"));
    expect(await read(id, me)).toMatchObject({ title: "Seat Ibiza FR", edit_version: 2 });
  });

  test("shows what somebody else has made of a field, and writes what was chosen", async () => {
    const me = await seller();
    const id = await draft(me, { title: "Seat Ibiza", description: "" });
    const { text, root } = mount({ lot: id, step: "description" });
    await until(() => expect(field("Título").element()).toHaveProperty("value", "Seat Ibiza"));
    await context.api.call(SAVE, { action: "save", id, title: "Seat Ibiza de Ana" }, me);
    await field("Título").fill("Seat Ibiza de Luis");
    await until(() => expect(text()).toContain("Seat Ibiza de Ana"));
    await expectAccessible(root);
    await button(/^Usar el de/).click();
    await until(() =>
      expect(field("Título").element()).toHaveProperty("value", "Seat Ibiza de Ana"),
    );
    expect(await read(id, me)).toMatchObject({ title: "Seat Ibiza de Ana" });
  });

  test("says on each step what is missing, and leads there", async () => {
    const me = await seller();
    const id = await draft(me, { brand: "Seat", model: "Ibiza" });
    const { text, told, root } = mount({ lot: id, step: "review" });
    await until(() => expect(text()).toContain("Antes de publicar"));
    expect(text()).toMatch(/Venta y precio\s*falta/);
    await expectAccessible(root);
    await button(/^Precio de salida:/).click();
    await until(() => expect(document.activeElement).not.toBe(document.body));
    await until(() => expect(field("Precio de salida").element().matches(":focus")).toBe(true));
    expect(told("martillo-step-changed")).toEqual([{ step: "price" }]);
  });

  test("publishes what is complete, and says where it is", async () => {
    const me = await seller();
    const id = await draft(me, {
      title: "Seat Ibiza",
      category: "Turismos",
      brand: "Seat",
      model: "Ibiza",
      location: "Soria",
      start_price: "5990",
      date_closed: Date.now() + 7 * 86_400_000,
    });
    const { text, told, root } = mount({ lot: id, step: "review" });
    await until(() => expect(text()).toContain("No falta nada: puede publicarlo."));
    await button("Publicar").click();
    await until(() => expect(text()).toContain("Publicado."));
    expect(told("martillo-lot-published")).toEqual([{ lot: id }]);
    await expectAccessible(root);
  });
}
