import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { RegistrationProps } from "./Registration";

/** A registration that an invitation leads to. */
export function invitedSuite(mount: Mount<RegistrationProps>, context: SuiteContext) {
  const field = (name: string) => page.getByLabelText(name, { exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const user = () => context.runtime.session.store.getState().user;
  let count = 0;

  async function invite() {
    const email = `invitada-${context.flavour}-${++count}@ejemplo.es`;
    const host = await context.api.seedUser({ firstName: "Marta", staff: true });
    await context.api.call(
      "user/addinviteuser",
      { email, first_name: "Ana", seller_type: "seller" },
      host,
    );
    const [letter] = await context.api.outbox(email);
    const key = /clave=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
    return { email, key };
  }

  async function fill(email?: string) {
    if (email) await field("Correo electrónico").fill(email);
    await field("Contraseña").fill("Segura-26!");
    await field("Repita la contraseña").fill("Segura-26!");
    await button("Continuar").click();
    await field("Apellidos").fill("Ruiz");
    await field("Teléfono móvil").fill(`6122${String(Date.now()).slice(-5)}`);
    await field("Localidad").fill("Getafe");
    await page.getByRole("checkbox").click();
    await button("Crear cuenta").click();
  }

  test("says who invites, knows the person, and asks for no code", async () => {
    const { email, key } = await invite();
    const { text, root } = mount({ invite: key });
    await until(() => expect(text()).toContain("Marta le ha invitado a abrir una cuenta."));
    await expect.element(field("Correo electrónico")).toHaveValue(email);
    await expectAccessible(root);
    await fill();
    await until(() =>
      expect(user()).toMatchObject({ email, first_name: "Ana", admin: 1, email_verified: 1 }),
    );
    const details = await context.api.call("user/getInviteDetails", { key });
    expect(details.responseData.record.state).toBe("accepted");
  });

  test("goes on without an invitation that is over, and verifies another address", async () => {
    const { key } = await invite();
    await context.api.db.query("update invites set expires_at = now()");
    const over = mount({ invite: key, variant: "seller" });
    await until(() => expect(over.text()).toContain("La invitación ha caducado"));
    await expect.element(field("Correo electrónico")).toHaveValue("");
    over.unmount();

    const open = await invite();
    const { text } = mount({ invite: open.key });
    await until(() => expect(text()).toContain("le ha invitado"));
    await fill(`otra-${open.email}`);
    await expect.element(page.getByRole("dialog")).toHaveAccessibleName("Verifique su cuenta");
    expect(user()).toBeNull();
  });

  test("another key is another invitation", async () => {
    const [first, second] = [await invite(), await invite()];
    const { update } = mount({ invite: first.key });
    await expect.element(field("Correo electrónico")).toHaveValue(first.email);
    update({ invite: second.key });
    await expect.element(field("Correo electrónico")).toHaveValue(second.email);
  });
}
