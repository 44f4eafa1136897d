import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { TemplatesProps } from "./Templates";

/** What the widget does, in whichever flavour. */
export function templatesSuite(mount: Mount<TemplatesProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  async function seller() {
    const person = await context.api.seedUser({ admin: true });
    context.signIn(person);
    return person;
  }
  async function lotTemplate(as: { token: string }, name: string) {
    const input = { action: "add" as const, name, title: "Seat Ibiza", brand: "Seat" };
    const answer = await context.api.call("template/product/projectAction", input, as);
    return answer.responseData.record.id;
  }
  async function auctionTemplate(as: { token: string }, name: string) {
    const input = { action: "add" as const, name, title: "Renting de noviembre" };
    await context.api.call("template/auction/auctionAction", input, as);
  }
  const inOrder = (a: string, b: string) => a.localeCompare(b);
  async function names(of: "lots" | "auctions", as: { token: string }) {
    if (of === "lots") {
      const { responseData } = await context.api.call(
        "product/listings",
        { action: "templates" },
        as,
      );
      return responseData.records.map(({ template }) => template ?? "").toSorted(inOrder);
    }
    const { responseData } = await context.api.call(
      "custom/ownAuctions",
      { list: "templates" },
      as,
    );
    return responseData.records.map(({ template }) => template ?? "").toSorted(inOrder);
  }
  async function choose(name: string, action: string) {
    await page.getByRole("button", { name: `Acciones de ${name}`, exact: true }).click();
    await page.getByRole("menuitem", { name: action }).click();
  }
  const inDialog = (name: string) => page.getByRole("dialog").getByRole("button", { name });

  test("asks a guest to sign in, and says where there is none", async () => {
    const guest = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() =>
      expect(guest.told("martillo-login-request")).toEqual([{ reason: "account" }]),
    );
    guest.unmount();
    await seller();
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("No tiene plantillas"));
    await expectAccessible(root);
    await page.getByRole("tab", { name: "De subastas" }).click();
    await until(() => expect(text()).toContain("No tiene plantillas de subastas"));
    await expectAccessible(root);
  });

  test("shows both kinds as tabs, or one alone, and none of another seller", async () => {
    await lotTemplate(await context.api.seedUser({ admin: true }), "De otro");
    const me = await seller();
    await lotTemplate(me, "Compactos");
    await auctionTemplate(me, "Renting mensual");
    const both = mount({});
    await until(() => expect(both.text()).toContain("Compactos"));
    expect(both.text()).not.toContain("De otro");
    await expectAccessible(both.root);
    await page.getByRole("tab", { name: "De subastas" }).click();
    await until(() => expect(both.text()).toContain("Renting mensual"));
    expect(both.text()).not.toContain("Compactos");
    both.unmount();
    const lots = mount({ kind: "lots" });
    await until(() => expect(lots.text()).toContain("Compactos"));
    expect(page.getByRole("tab").elements()).toEqual([]);
    lots.unmount();
    const auctions = mount({ kind: "auctions" });
    await until(() => expect(auctions.text()).toContain("Renting mensual"));
    expect(page.getByRole("tab").elements()).toEqual([]);
  });

  test("makes a lot of a template, and leads to it", async () => {
    const me = await seller();
    await lotTemplate(me, "Compactos");
    const { told } = mount({ kind: "lots" }, { refuse: ["martillo-lot-edit-request"] });
    await choose("Compactos", "Usar");
    await until(() =>
      expect(told("martillo-lot-edit-request")).toMatchObject([
        { url: expect.stringContaining("/post_project/create_lot/") },
      ]),
    );
    const { responseData } = await context.api.call("product/listings", { action: "draft" }, me);
    expect(responseData.records).toMatchObject([{ title: "Seat Ibiza", template: null }]);
    expect(await names("lots", me)).toEqual(["Compactos"]);
  });

  test("renames, duplicates and deletes a template of lots, and brings it back", async () => {
    const me = await seller();
    await lotTemplate(me, "Compactos");
    const { text, root, told } = mount({ kind: "lots" });
    await choose("Compactos", "Cambiar el nombre…");
    const name = page.getByLabelText("Nombre de la plantilla");
    await expect.element(name).toHaveValue("Compactos");
    await name.fill(" ");
    await inDialog("Guardar").click();
    await until(() => expect(text()).toContain("Escriba un nombre."));
    await expectAccessible(root);
    await name.fill("Utilitarios");
    await inDialog("Guardar").click();
    await until(() => expect(text()).toContain("Nombre cambiado"));
    expect(await names("lots", me)).toEqual(["Utilitarios"]);
    // Nothing is made twice when an answer is lost and the action is chosen again.
    context.faults.next("template/product/projectAction", "drop-answer");
    await until(() => expect(text()).toContain("Utilitarios"));
    await choose("Utilitarios", "Duplicar la plantilla");
    await until(() => expect(root.querySelector("[part~=refusal]")?.textContent).toMatch(/\S/));
    await choose("Utilitarios", "Duplicar la plantilla");
    await until(() => expect(text()).toContain("Plantilla duplicada"));
    expect(await names("lots", me)).toEqual(["Utilitarios", "Utilitarios (copia)"]);
    await until(() => expect(text()).toContain("Utilitarios (copia)"));
    await choose("Utilitarios (copia)", "Borrar");
    await until(() => expect(text()).toContain("Se borra 1 plantilla"));
    await inDialog("Borrar").click();
    await until(() => expect(text()).toContain("1 plantilla borrada"));
    expect(await names("lots", me)).toEqual(["Utilitarios"]);
    await button("Deshacer").click();
    await until(() => expect(text()).toContain("1 plantilla recuperada"));
    expect(await names("lots", me)).toHaveLength(2);
    expect(told("martillo-lots-changed")).toMatchObject([
      { action: "rename" },
      { action: "copy" },
      { action: "delete" },
      { action: "restore" },
    ]);
  });

  test("renames, duplicates, uses and deletes a template of auctions", async () => {
    const me = await seller();
    await auctionTemplate(me, "Renting mensual");
    const { text, root, told } = mount({ kind: "auctions" });
    await choose("Renting mensual", "Cambiar el nombre…");
    const name = page.getByLabelText("Nombre de la plantilla");
    await expect.element(name).toHaveValue("Renting mensual");
    await name.fill("Renting trimestral");
    await expectAccessible(root);
    await inDialog("Guardar").click();
    await until(() => expect(text()).toContain("Nombre cambiado."));
    await until(() => expect(text()).toContain("Renting trimestral"));
    await choose("Renting trimestral", "Duplicar la plantilla");
    await until(() => expect(text()).toContain("Renting trimestral (copia)"));
    expect(await names("auctions", me)).toEqual([
      "Renting trimestral",
      "Renting trimestral (copia)",
    ]);
    await choose("Renting trimestral (copia)", "Usar");
    await until(() => expect(text()).toContain("hay un borrador nuevo"));
    await choose("Renting trimestral (copia)", "Borrar");
    await until(() =>
      expect(text()).toContain("Se borra la plantilla «Renting trimestral (copia)»"),
    );
    await inDialog("Borrar").click();
    await until(() => expect(text()).toContain("Borrada."));
    await button("Deshacer").click();
    await until(() => expect(text()).toContain("Recuperada"));
    expect(await names("auctions", me)).toHaveLength(2);
    expect(
      told("martillo-auctions-changed").map((one) => (one as { action: string }).action),
    ).toEqual(["rename", "copy", "use", "delete", "restore"]);
  });

  test("says when they cannot be read, and reads them again", async () => {
    const me = await seller();
    await lotTemplate(me, "Compactos");
    context.faults.always("product/listings", "refuse");
    const { text } = mount({ kind: "lots" });
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    await button("Reintentar").click();
    await until(() => expect(text()).toContain("Compactos"));
  });

  test("is not for people who may not write lots", async () => {
    const { id } = await context.api.seedUser({ admin: true });
    context.signIn(await context.api.seedUser({ asEmployeesId: id, permissions: ["report"] }));
    const { text } = mount({});
    await until(() => expect(text()).toMatch(/permiso/));
  });
}
