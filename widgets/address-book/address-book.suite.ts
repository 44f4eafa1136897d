import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { AddressBookProps } from "./AddressBook";

/** What the widget does, in whichever flavour. */
export function addressBookSuite(mount: Mount<AddressBookProps>, context: SuiteContext) {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  // Not by the attribute: what draws the script-tag build writes the property alone.
  const towns = (root: ParentNode) =>
    [...root.querySelectorAll<HTMLOptionElement>("datalist option")].map(({ value }) => value);

  async function withAddress(label: string) {
    const me = await context.api.seedUser();
    await context.api.call(
      "user/userAddress",
      {
        action: "add",
        label,
        address1: "Calle Sol 2",
        zip: "42001",
        city: "Soria",
        state: "Soria",
      },
      me,
    );
    context.signIn(me);
    return me;
  }

  test("asks a guest to sign in", async () => {
    const { told } = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    expect(told("martillo-login-request")).toEqual([{ reason: "account" }]);
  });

  test("adds an address whose town is suggested, and says what is missing", async () => {
    context.signIn(await context.api.seedUser());
    const { text, root } = mount({});
    await button("Añadir una dirección").click();
    await button("Guardar la dirección").click();
    await until(() => expect(text()).toContain("Required!"));
    await page.getByRole("combobox", { name: "Calle y número" }).fill("Calle Mayor 1");
    await page.getByRole("combobox", { name: "Provincia" }).fill("Comunidad de Madrid");
    await until(() => expect(towns(root)).toContain("Alcalá de Henares"));
    await page.getByRole("combobox", { name: "Localidad" }).fill("Alcalá de Henares");
    await field("Código postal").fill("53001");
    await button("Guardar la dirección").click();
    await until(() =>
      expect(text()).toContain("Escriba las cinco cifras, de 01 a 52 las dos primeras."),
    );
    await expectAccessible(root);
    await field("Código postal").fill("28801");
    await button("Guardar la dirección").click();
    await until(() => expect(text()).toContain("28801 Alcalá de Henares, Comunidad de Madrid"));
    expect(text()).toContain("Habitual");
    await expectAccessible(root);
  });

  test("looks for the place while its street is written", async () => {
    context.signIn(await context.api.seedUser());
    const { text } = mount({});
    await button("Añadir una dirección").click();
    const box = (name: string) => page.getByRole("combobox", { name });
    await box("Calle y número").fill("Calle Real 5, 42200 Almazán");
    await userEvent.keyboard("{Tab}");
    await expect.element(box("Localidad")).toHaveValue("Almazán");
    await expect.element(box("Provincia")).toHaveValue("Soria");
    await button("Guardar la dirección").click();
    await until(() => expect(text()).toContain("42200 Almazán, Soria"));
  });

  test("whoever changes an address is read again, and not by looking at the list", async () => {
    const me = await withAddress("Taller");
    const { text } = mount({});
    await until(() => expect(text()).toContain("Taller"));
    const known = () => context.runtime.session.store.getState().user?.city;
    // Another window wrote this meanwhile.
    await context.api.call("user/updateProfile", { city: "Soria" }, me);
    await button("Cambiar la dirección «Taller»").click();
    await field("Nombre de la dirección").fill("Nave");
    expect(known()).not.toBe("Soria");
    await button("Guardar la dirección").click();
    await until(() => expect(known()).toBe("Soria"));
    await context.api.call("user/updateProfile", { city: "Burgos" }, me);
    await button("Eliminar la dirección «Nave»").click();
    await button("Confirm").click();
    await until(() => expect(known()).toBe("Burgos"));
  });

  test("changes one, and removes it after asking", async () => {
    await withAddress("Taller");
    const { text } = mount({});
    await button("Cambiar la dirección «Taller»").click();
    await expect.element(page.getByLabelText("Provincia")).toHaveValue("Soria");
    await field("Nombre de la dirección").fill("Nave");
    await button("Guardar la dirección").click();
    await until(() => expect(text()).toContain("Nave"));
    await button("Eliminar la dirección «Nave»").click();
    await button("Cancel").click();
    expect(text()).toContain("Nave");
    await button("Eliminar la dirección «Nave»").click();
    await button("Confirm").click();
    await until(() => expect(text()).toContain("Todavía no tiene direcciones"));
  });

  test("a removal that fails says so where it was asked for, and can be tried again", async () => {
    await withAddress("Nave");
    const { text, root } = mount({});
    await button("Eliminar la dirección «Nave»").click();
    context.faults.next("user/userAddress", "refuse");
    await button("Confirm").click();
    const dialog = page.getByRole("dialog");
    await expect
      .element(dialog.getByRole("alert"))
      .toHaveTextContent("El servidor no ha respondido");
    await expectAccessible(root);
    await button("Confirm").click();
    await until(() => expect(text()).toContain("Todavía no tiene direcciones"));
    expect(dialog.elements()).toEqual([]);
  });

  test("makes another one the usual one", async () => {
    const me = await withAddress("Uno");
    const other = {
      action: "add",
      label: "Dos",
      address1: "B 2",
      zip: "28801",
      city: "b",
      state: "c",
    };
    await context.api.call("user/userAddress", other as { action: "list" }, me);
    const { text } = mount({});
    await button("Hacer habitual la dirección «Dos»").click();
    await until(() => expect(text().indexOf("Dos")).toBeLessThan(text().indexOf("Uno")));
  });

  test("says when the list cannot be read, and reads it again", async () => {
    await withAddress("Vuelve");
    context.faults.always("user/userAddress", "refuse");
    const { text } = mount({});
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    await button("Reintentar").click();
    await until(() => expect(text()).toContain("Vuelve"));
  });
}
