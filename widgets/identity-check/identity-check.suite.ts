import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { IdentityCheckProps } from "./IdentityCheck";

/** What the widget does, in whichever flavour. */
export function identityCheckSuite(mount: Mount<IdentityCheckProps>, context: SuiteContext) {
  const number = () => page.getByRole("textbox", { name: "Número" });
  const check = () => page.getByRole("button", { name: "Comprobar mi identidad" });

  test("checks a document whose letter is right, and shows its end alone", async () => {
    context.signIn(await context.api.seedUser());
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Sin comprobar"));
    await check().click();
    await until(() => expect(text()).toContain("Required!"));
    await number().fill("12345678A");
    await page.getByLabelText("Fecha de nacimiento").fill("1990-05-04");
    await check().click();
    await until(() => expect(text()).toContain("compruebe sus cifras y su letra"));
    expect(context.faults.requests.map(({ action }) => action)).not.toContain(
      "user/updateProfileKYC",
    );
    await expectAccessible(root);
    await number().fill("12.345.678-z");
    await check().click();
    await until(() => expect(text()).toContain("Identidad comprobada"));
    expect(text()).toContain("DNI terminado en 78Z");
    await expectAccessible(root);
    await page.getByRole("button", { name: "Cambiar el documento" }).click();
    await expect.element(number()).toHaveValue("");
  });

  test("says why somebody was not approved, and lets them put it right", async () => {
    context.signIn(await context.api.seedUser());
    const { text } = mount({});
    await number().fill("X1234567L");
    await page.getByLabelText("Documento").selectOptions("NIE");
    await page.getByLabelText("Fecha de nacimiento").fill("2020-01-01");
    await check().click();
    await until(() => expect(text()).toContain("Hay que ser mayor de edad."));
    expect(text()).toContain("No se ha podido comprobar");
    await page.getByRole("button", { name: "Cambiar el documento" }).click();
    await number().fill("X1234567L");
    await page.getByLabelText("Fecha de nacimiento").fill("1980-01-01");
    await check().click();
    await until(() => expect(text()).toContain("Identidad comprobada"));
  });
}
