import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { configure } from "../../src/state";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { SavedSearchProps } from "./SavedSearch";

/** What the widget does, in whichever flavour. */
export function savedSearchSuite(mount: Mount<SavedSearchProps>, context: SuiteContext) {
  const words = () => page.getByRole("textbox", { name: "¿Qué busca?" });
  const activate = () => page.getByRole("button", { name: "Activar alerta" });

  function sent() {
    return context.faults.requests.filter(({ action }) => action === "user/addSavedSearch").length;
  }

  test("a guest gives an e-mail, is thanked, and gets the letter that starts the alert", async () => {
    const { root, told } = mount({});
    await words().fill("Audi A4 Avant");
    await activate().click();
    await expect
      .element(page.getByRole("textbox", { name: "Su correo electrónico" }))
      .toHaveAccessibleDescription(/Required!/);
    expect(sent()).toBe(0);
    await page.getByRole("textbox", { name: "Su correo electrónico" }).fill("nadie@");
    await activate().click();
    await expect.element(page.getByText("Invalid email format")).toBeVisible();
    await page
      .getByRole("textbox", { name: "Su correo electrónico" })
      .fill("guest-alert@example.test");
    await activate().click();
    await expect
      .element(page.getByText("Por favor acepte los términos para continuar."))
      .toBeVisible();
    await page.getByRole("checkbox", { name: /Acepto la política/ }).click();
    await expectAccessible(root);
    await activate().click();
    await expect.element(page.getByRole("dialog", { name: "Gracias" })).toBeVisible();
    await expectAccessible(root);
    expect(told("martillo-search-saved")).toEqual([{ search: null, auctions: 0, sales: 0 }]);
    const [letter] = await context.api.db.query<{ text: string }>(
      "select text from outbox where recipient = 'guest-alert@example.test'",
    );
    expect(letter?.text).toContain("/saved_search?confirmar=");
    await page.getByRole("button", { name: "Entendido" }).click();
    await expect.element(words()).toHaveValue("Audi A4 Avant");
  });

  test("as a button it keeps its width in a row with other things", async () => {
    const { host } = mount({ presentation: "button" }, { style: "display: flex; width: 600px" });
    const row = host.parentElement === document.body ? host : host.parentElement!;
    const other = document.createElement("p");
    other.style.flex = "1";
    row.append(other);
    const opener = page.getByRole("button", { name: "Crear una alerta" });
    await expect.element(opener).toBeVisible();
    const { width, height } = opener.element().getBoundingClientRect();
    expect(width).toBeGreaterThan(140);
    expect(height).toBeLessThan(60);
    expect(other.getBoundingClientRect().right).toBeLessThanOrEqual(
      row.getBoundingClientRect().right,
    );
  });

  test("says what is missing by its fixed text, and in the words of the page where it has some", async () => {
    const bare = mount({});
    await activate().click();
    await until(() => expect(bare.text()).toContain("Title is required feild"));
    bare.unmount();
    configure({ phrases: { "Title is required feild": "El título es obligatorio" } });
    onTestFinished(() => configure({ phrases: {} }));
    const { text } = mount({});
    await activate().click();
    await until(() => expect(text()).toContain("El título es obligatorio"));
  });

  test("a member needs no e-mail, and no thanks", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    await context.api.seedLot({ title: "Seat alertado", brand: "Seat", startCents: 500_000 });
    const { told, text } = mount({});
    await words().fill("alertado");
    await page.getByRole("textbox", { name: "Precio, desde" }).fill("9.000 €");
    await page.getByRole("textbox", { name: "Precio, hasta" }).fill("1000");
    await activate().click();
    await until(() => expect(text()).toContain("Alerta guardada"));
    expect(page.getByRole("dialog").elements()).toHaveLength(0);
    const { records } = (await context.api.call("user/getSavedSearch", {}, me)).responseData;
    expect(records[0]).toMatchObject({ search_text: "alertado", wprice: "1000-9000" });
    expect(told("martillo-search-saved")).toEqual([
      { search: records[0]?.id, auctions: 1, sales: 0 },
    ]);
  });

  test("starts with the search of a list, and its models follow the make", async () => {
    await context.api.seedLot({ brand: "Škoda", model: "Octavia", category: "Turismos" });
    await context.api.seedLot({ brand: "Seat", model: "León", category: "Turismos" });
    const me = await context.api.seedUser();
    context.signIn(me);
    mount({ query: { filters: { brand: ["Škoda"], category: "Turismos", price: { max: 9000 } } } });
    await expect.element(words()).toHaveValue("Škoda");
    await expect.element(page.getByLabelText("Marca")).toHaveValue("Škoda");
    await expect.element(page.getByRole("checkbox", { name: "Turismos" })).toBeChecked();
    await expect.element(page.getByRole("textbox", { name: "Precio, hasta" })).toHaveValue("9000");
    await page.getByLabelText("Modelo").selectOptions("Octavia");
    await page.getByLabelText("Marca").selectOptions("Seat");
    await expect.element(page.getByLabelText("Modelo")).toHaveValue("");
    await page.getByLabelText("Modelo").selectOptions("León");
    await activate().click();
    await until(async () => {
      const { records } = (await context.api.call("user/getSavedSearch", {}, me)).responseData;
      expect(records[0]).toMatchObject({ brand: "Seat", model: "León", category: ["Turismos"] });
    });
  });

  test("keeps what was typed when the answer is lost", async () => {
    context.signIn(await context.api.seedUser());
    const { text } = mount({});
    await words().fill("se queda");
    context.faults.next("user/addSavedSearch", "drop-answer");
    await activate().click();
    await until(() => expect(text()).toMatch(/no ha respondido|conexión/));
    await expect.element(words()).toHaveValue("se queda");
  });

  test("as a button it opens and closes the form as a dialog", async () => {
    mount({ presentation: "button" });
    await page.getByRole("button", { name: "Crear una alerta" }).click();
    await expect.element(page.getByRole("dialog", { name: "Crear una alerta" })).toBeVisible();
    await page.getByRole("button", { name: "Cerrar" }).click();
    await until(() => expect(page.getByRole("dialog").elements()).toHaveLength(0));
  });
}
