import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { CompanyOwnersProps } from "./CompanyOwners";

/** What the widget does, in whichever flavour. */
export function companyOwnersSuite(mount: Mount<CompanyOwnersProps>, context: SuiteContext) {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  let count = 0;

  function letters(email: string) {
    return context.api.db.query("select 1 from outbox where recipient = $1", [email]);
  }

  test("invites a person, again, and takes them off after asking", async () => {
    const email = `persona${++count}-${context.flavour}@example.test`.replace(/\s/g, "");
    context.signIn(await context.api.seedUser({ admin: true }));
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Todavía no hay nadie más"));
    await button("Añadir una persona").click();
    await button("Enviar la invitación").click();
    await until(() => expect(text()).toContain("Required!"));
    await field("Nombre").fill("Luis");
    await field("Apellidos").fill("G");
    await field("Correo electrónico").fill("luis@");
    await field("Participación").fill("200");
    await button("Enviar la invitación").click();
    await until(() => expect(text()).toContain("Invalid email format"));
    expect(text()).toContain("Entre 2 y 15 caracteres.");
    expect(text()).toContain("Escriba un número de 0 a 100.");
    await expectAccessible(root);
    await field("Apellidos").fill("Gil");
    await field("Correo electrónico").fill(email);
    await page.getByRole("radio", { name: "Titular" }).click();
    await field("Participación").fill("33,5 %");
    await button("Enviar la invitación").click();
    await until(() => expect(text()).toContain("Luis Gil"));
    expect(text()).toContain("Invitada");
    expect(text()).toContain("33,5 % de la empresa");
    expect(await letters(email)).toHaveLength(1);
    await button("Enviar otra invitación a Luis Gil").click();
    await until(() => expect(text()).toContain(`Hemos enviado otra invitación a ${email}.`));
    expect(await letters(email)).toHaveLength(2);
    await expectAccessible(root);
    await button("Quitar a Luis Gil").click();
    await button("Confirm").click();
    await until(() => expect(text()).toContain("Luis Gil ya no está en la lista."));
    await until(() => expect(text()).toContain("Todavía no hay nadie más"));
  });

  test("a removal that fails says so where it was asked for, and can be tried again", async () => {
    const me = await context.api.seedUser({ admin: true });
    const email = `quita${++count}-${context.flavour}@example.test`.replace(/\s/g, "");
    const person = { first_name: "Eva", last_name: "Ros", role: "owner", email } as const;
    await context.api.call("user/addCompanyOwner", { ...person, ownership_percent: null }, me);
    context.signIn(me);
    const { text, root } = mount({});
    await button("Quitar a Eva Ros").click();
    context.faults.next("user/removeCompanyOwner", "refuse");
    await button("Confirm").click();
    const dialog = page.getByRole("dialog");
    await expect
      .element(dialog.getByRole("alert"))
      .toHaveTextContent("El servidor no ha respondido");
    await expectAccessible(root);
    await button("Confirm").click();
    await until(() => expect(text()).toContain("Eva Ros ya no está en la lista."));
    expect(dialog.elements()).toEqual([]);
  });

  test("shows what the server refuses at its field, and keeps what was typed", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const { text } = mount({});
    await button("Añadir una persona").click();
    await field("Nombre").fill("Yo");
    await field("Apellidos").fill("Misma");
    await field("Correo electrónico").fill(me.email);
    await button("Enviar la invitación").click();
    await until(() => expect(text()).toContain("Es el correo de su propia cuenta."));
    await expect.element(field("Correo electrónico")).toHaveValue(me.email);
  });
}
