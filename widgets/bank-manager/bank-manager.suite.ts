import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { addBank } from "../../demo-site/server/testing/add-bank";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { BankManagerProps } from "./BankManager";

/** What the widget does, in whichever flavour. */
export function bankManagerSuite(mount: Mount<BankManagerProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const dialog = () => page.getByRole("dialog");
  const verify = () => button(/^Verificar la cuenta .*6789$/);

  async function withBank() {
    const me = await context.api.seedUser();
    const bank = await addBank(context.api, me);
    context.signIn(me);
    return { me, ...bank };
  }
  const setStatus = (id: string, status: string) =>
    context.api.db.query("update payment_methods set status = $2 where provider_ref = $1", [
      id,
      status,
    ]);

  test("asks a guest to sign in", async () => {
    const { told } = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() => expect(told("martillo-login-request")).toEqual([{ reason: "account" }]));
  });

  test("adds an account, after every field has said what is wrong with it", async () => {
    context.signIn(await context.api.seedUser());
    const { text, root, told } = mount({});
    await until(() => expect(text()).toContain("No tiene cuentas bancarias"));
    await button("Añadir una cuenta").click();
    expect(dialog().element().textContent).toContain("NEW BANK DETAILS");
    await field("Titular de la cuenta").fill("A1");
    await field("Número de ruta").fill("11A");
    await field("Número de cuenta").fill("-12");
    await button("Save").click();
    await until(() => expect(text()).toContain("Invalid Name!"));
    expect(text()).toContain("Required!");
    expect(text()).toContain("Numbers Only Allowed");
    expect(text()).toContain("Positive Numbers Only Allowed");
    await expectAccessible(root);
    await field("Número de cuenta").fill("1");
    await until(() => expect(text()).toContain("Invalid Account Number"));
    await field("Titular de la cuenta").fill("Ana Ruiz");
    await page.getByLabelText("Tipo de titular").selectOptions("company");
    await field("Número de ruta").fill("110000000");
    await field("Número de cuenta").fill("000123456789");
    await button("Save").click();
    await until(() => expect(text()).toMatch(/•••• 6789\s*Sin verificar/));
    expect(text()).toMatch(/Cuenta añadida: .*•••• 6789/);
    await until(() => expect(told("martillo-bank-added")).toMatchObject([{ last4: "6789" }]));
    await expectAccessible(root);
  });

  test("verifies by both amounts in any order, and counts the tries that are left", async () => {
    const { cents, id } = await withBank();
    const { text, told, root } = mount({});
    await verify().click();
    expect(dialog().element().textContent).toContain("Verify BANK");
    expect(dialog().element().textContent).toContain("Le quedan 5 intentos.");
    await field("Primer importe").fill("x");
    await button("Verify").click();
    await until(() => expect(text().match(/Numbers only!/g)).toHaveLength(2));
    const other = cents.includes(50) ? "51" : "50";
    await field("Primer importe").fill(other);
    await field("Segundo importe").fill(`0,${other}`);
    await button("Verify").click();
    await until(() => expect(text()).toContain("Le quedan 4 intentos."));
    expect(text()).toContain("Los importes no coinciden; le quedan 4 intentos.");
    await expectAccessible(root);
    await field("Primer importe").fill(String(cents[1]));
    await field("Segundo importe").fill(`0.${String(cents[0]).padStart(2, "0")}`);
    await button("Verify").click();
    await until(() => expect(text()).toMatch(/•••• 6789\s*Verificada/));
    expect(verify().elements()).toEqual([]);
    await until(() =>
      expect(told("martillo-bank-verified")).toMatchObject([{ id, last4: "6789" }]),
    );
  });

  test("five wrong tries end it", async () => {
    const { cents } = await withBank();
    const { text } = mount({});
    const other = cents.includes(50) ? "51" : "50";
    await verify().click();
    await field("Primer importe").fill(other);
    await field("Segundo importe").fill(other);
    for (const left of ["4 intentos", "3 intentos", "2 intentos", "1 intento"]) {
      await button("Verify").click();
      await until(() =>
        expect(text()).toContain(`le quedan ${left.replace(/ intento$/, " intentos")}`),
      );
    }
    await button("Verify").click();
    await until(() => expect(text()).toContain("La verificación ha fallado."));
    await until(() => expect(text()).toContain("Verificación fallida"));
  });

  test("says what is wrong with each account, in words", async () => {
    const { id, me } = await withBank();
    const failed = await addBank(context.api, me, "000123456780");
    const errored = await addBank(context.api, me, "000123456781");
    await setStatus(id, "verified");
    await setStatus(failed.id, "verification_failed");
    await setStatus(errored.id, "errored");
    const { text, root } = mount({});
    await until(() => expect(text()).toMatch(/6789\s*Verificada/));
    expect(text()).toMatch(/6780\s*Verificación fallida.*Elimínela y añádala de nuevo/);
    expect(text()).toMatch(/6781\s*No disponible/);
    await expectAccessible(root);
  });

  test("changes the holder, and deletes it after it was asked", async () => {
    await withBank();
    const { text, told } = mount({});
    await button(/^Cambiar el titular de la cuenta .*6789$/).click();
    expect(dialog().element().textContent).toContain("UPDATE BANK DETAILS");
    await field("Titular de la cuenta").fill("-");
    await button("Update").click();
    await until(() => expect(text()).toContain("Invalid Name!"));
    await field("Titular de la cuenta").fill("María José Ruiz");
    await button("Update").click();
    await until(() => expect(text()).toContain("Titular guardado"));
    await until(() => expect(text()).toContain("María José Ruiz"));
    await button(/^Eliminar la cuenta .*6789$/).click();
    expect(dialog().element().textContent).toContain("Are you sure you want to delete");
    await button("Confirm").click();
    await until(() => expect(text()).toContain("No tiene cuentas bancarias"));
    await until(() => expect(told("martillo-bank-deleted")).toMatchObject([{ last4: "6789" }]));
  });

  test("says when the accounts cannot be read, and reads them again", async () => {
    await withBank();
    context.faults.always("customer/source/list", "refuse");
    const { text } = mount({});
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    await button("Reintentar").click();
    await until(() => expect(text()).toContain("•••• 6789"));
  });
}
