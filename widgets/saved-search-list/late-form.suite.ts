import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  expectAccessible,
  loseFiles,
  type Mount,
  type SuiteContext,
  until,
} from "../../src/testing";
import type { SavedSearchListProps } from "./SavedSearchList";

/** What the list does while the code of its form is lost. A page loads it once, so this is one case. */
export function lateFormSuite(mount: Mount<SavedSearchListProps>, context: SuiteContext) {
  test("says that the form cannot be opened, and the next press opens it", async () => {
    const me = await context.api.seedUser();
    await context.api.call("user/addSavedSearch", { search_text: "familiar" }, me);
    context.signIn(me);
    const { root, text } = mount({});
    await until(() => expect(text()).toContain("familiar"));
    const restore = await loseFiles("*/saved-search*");
    const change = page.getByRole("button", { name: "Cambiar la alerta «familiar»" });
    await change.click();
    await until(() => expect(text()).toContain("No se ha podido abrir el formulario."));
    await expectAccessible(root);

    await restore();
    await change.click();
    await expect.element(page.getByRole("textbox", { name: "¿Qué busca?" })).toBeVisible();
    expect(text()).not.toContain("No se ha podido");
  });
}
