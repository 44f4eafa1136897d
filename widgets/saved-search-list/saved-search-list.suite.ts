import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { SavedSearchListProps } from "./SavedSearchList";

/** What the widget does, in whichever flavour. */
export function savedSearchListSuite(mount: Mount<SavedSearchListProps>, context: SuiteContext) {
  async function signedIn(...texts: string[]) {
    const me = await context.api.seedUser();
    for (const search_text of texts) {
      await context.api.call(
        "user/addSavedSearch",
        { search_text, brand: "Audi", wprice: "-20000" },
        me,
      );
    }
    context.signIn(me);
    return me;
  }

  test("asks a guest to sign in, and loads nothing", async () => {
    const { told } = mount({});
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    expect(told("martillo-login-request")).toEqual([{ reason: "account" }]);
    const asked = context.faults.requests.map(({ action }) => action);
    expect(asked).not.toContain("user/getSavedSearch");
  });

  test("says that there are none", async () => {
    await signedIn();
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Todavía no tiene alertas"));
    await expectAccessible(root);
  });

  test("shows each alert, its criteria, and where to see what fits", async () => {
    await signedIn("familiar", "otra");
    const { text, root } = mount({ auctionsUrl: "/subastas?x=1" });
    await until(() => expect(text()).toContain("otra"));
    expect(text()).toMatch(/Audi · Precio: hasta 20\.000\s€/);
    const link = page.getByRole("link", { name: "Ninguna subasta" }).last();
    await expect
      .element(link)
      .toHaveAttribute("href", "/subastas?x=1&search=familiar&brand=Audi&price=-20000");
    await expectAccessible(root);
  });

  test("changes one, and removes one after asking", async () => {
    const me = await signedIn("primera", "segunda");
    const { text, root } = mount({});
    await page.getByRole("button", { name: "Cambiar la alerta «primera»" }).click();
    await page.getByRole("textbox", { name: "¿Qué busca?" }).fill("cambiada");
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await until(() => expect(text()).toContain("cambiada"));
    expect(text()).not.toContain("primera");

    await page.getByRole("button", { name: "Eliminar la alerta «segunda»" }).click();
    await expect
      .element(page.getByRole("dialog", { name: "Are you sure you want to delete" }))
      .toBeVisible();
    await expectAccessible(root);
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(text()).toContain("segunda");
    await page.getByRole("button", { name: "Eliminar la alerta «segunda»" }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await until(() => expect(text()).not.toContain("segunda"));
    const { records } = (await context.api.call("user/getSavedSearch", {}, me)).responseData;
    expect(records.map((record) => record.search_text)).toEqual(["cambiada"]);
  });

  test("says when the list cannot be read, and reads it again", async () => {
    await signedIn("vuelve");
    context.faults.always("user/getSavedSearch", "refuse");
    const { text } = mount({});
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await until(() => expect(text()).toContain("vuelve"));
  });
}
