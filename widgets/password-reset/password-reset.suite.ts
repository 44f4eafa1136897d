import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { PasswordResetProps } from "./PasswordReset";

/** What the widget does, in whichever flavour. */
export function passwordResetSuite(mount: Mount<PasswordResetProps>, context: SuiteContext) {
  const email = () => page.getByRole("textbox", { name: "Correo electrónico" });
  const ask = () => page.getByRole("button", { name: "Enviar enlace" });
  const password = () => page.getByLabelText("Contraseña nueva");
  const repeated = () => page.getByLabelText("Repita la contraseña");
  const save = () => page.getByRole("button", { name: "Guardar la contraseña" });

  /** The secret in the last letter to an address, as the link carries it. */
  async function linkTo(address: string): Promise<string> {
    const letters = await context.api.outbox(address);
    const text = letters.map((letter) => letter.text).join("\n");
    return [...text.matchAll(/\/reset_password\/([\w-]+)/g)].at(0)?.[1] ?? "";
  }

  test("asks for a link, says the same whether there is an account, and sends it again", async () => {
    const me = await context.api.seedUser();
    const { text, told, root } = mount({});
    await expectAccessible(root);
    await email().fill(` ${me.email} `);
    await ask().click();
    await until(() => expect(text()).toContain("Si hay una cuenta con el correo"));
    expect(text()).toContain(me.email);
    expect(told("martillo-password-link-sent")).toEqual([{}]);
    expect(await linkTo(me.email)).not.toBe("");
    await expectAccessible(root);
    await page.getByRole("button", { name: "Enviar otra vez" }).click();
    await until(() => expect(text()).toContain("Enviado de nuevo (2)."));

    await page.getByRole("button", { name: "Usar otro correo" }).click();
    await email().fill("nadie@ejemplo.es");
    await ask().click();
    await until(() => expect(text()).toContain("nadie@ejemplo.es"));
    expect(text()).toContain("Si hay una cuenta con el correo");
    expect(await context.api.outbox("nadie@ejemplo.es")).toEqual([]);
  });

  test("names what is wrong with an address before anything is sent", async () => {
    const { text, root } = mount({ email: "ana@" });
    await expect.element(email()).toHaveValue("ana@");
    await ask().click();
    await until(() => expect(text()).toContain("Invalid email format"));
    await email().fill("");
    await ask().click();
    await until(() => expect(text()).toContain("Required!"));
    await expect.element(email()).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(root);
    expect(context.faults.requests.map(({ action }) => action)).toEqual(["common/getDefault"]);
  });

  test("asks for the captcha of the house, and for nothing of it elsewhere", async () => {
    await context.api.db.query(
      `insert into settings (key, value) values ('variables', $1::jsonb)
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify({ captcha_provider: "hcaptcha", captcha_site_key: "key" })],
    );
    const append = vi.spyOn(document.head, "append").mockImplementation(() => {});
    onTestFinished(async () => {
      append.mockRestore();
      await context.api.db.query("delete from settings where key = 'variables'");
    });
    const { text, root } = mount({});
    await until(() => expect(root.querySelector("[part~=captcha]")).not.toBeNull());
    await email().fill("ana@ejemplo.es");
    await ask().click();
    await until(() => expect(text()).toContain("Required!"));
    expect(context.faults.requests.map(({ action }) => action)).toEqual(["common/getDefault"]);
    await expectAccessible(root);
  });

  test("says that nothing can be reached, and keeps what was typed", async () => {
    context.faults.next("user/forgotPassword", "refuse");
    const { text } = mount({});
    await email().fill("ana@ejemplo.es");
    await ask().click();
    await until(() => expect(text()).toContain("No hay conexión"));
    await expect.element(email()).toHaveValue("ana@ejemplo.es");
  });

  test("takes a new password by the link, once", async () => {
    const me = await context.api.seedUser();
    await context.api.call("user/forgotPassword", { email: me.email });
    const linkToken = await linkTo(me.email);
    const { text, told, root, unmount } = mount({ linkToken });
    await save().click();
    await until(() => expect(text()).toContain("Required!"));
    await password().fill("corta");
    await save().click();
    await until(() => expect(text()).toContain("Minimum 8 characters"));
    await password().fill("Nueva-clave-2026!");
    await repeated().fill("Otra-clave-2026!");
    await save().click();
    await until(() => expect(text()).toContain("Passwords not match"));
    await expectAccessible(root);
    await repeated().fill("Nueva-clave-2026!");
    await save().click();
    await until(() => expect(text()).toContain("Contraseña cambiada"));
    expect(told("martillo-password-reset")).toEqual([{}]);
    await expectAccessible(root);
    const login = { email: me.email, password: "Nueva-clave-2026!" };
    expect((await context.api.call("user/login", login)).code).toBeNull();
    unmount();

    const again = mount({ linkToken });
    await password().fill("Tercera-clave-2026!");
    await repeated().fill("Tercera-clave-2026!");
    await save().click();
    await until(() => expect(again.text()).toContain("El enlace ha caducado o ya se ha usado."));
    await expect.element(ask()).toBeVisible();
    await expectAccessible(again.root);
    expect((await context.api.call("user/login", login)).code).toBeNull();
  });

  test("shows how hard a password is, and asks for the terms where there are some", async () => {
    const { text, root } = mount({ linkToken: "secreto", termsUrl: "https://casa.example/terms" });
    await password().fill("Nueva-clave-2026!");
    await until(() => expect(root.querySelector("[part~=strength][data-score]")).not.toBeNull());
    await repeated().fill("Nueva-clave-2026!");
    await save().click();
    await until(() => expect(text()).toContain("You must accept the terms and conditions"));
    const asked = context.faults.requests.map(({ action }) => action);
    expect(asked).not.toContain("user/resetPassword");
    expect(root.querySelector("[part~=terms-link]")).toHaveProperty(
      "href",
      "https://casa.example/terms",
    );
    await expectAccessible(root);
  });

  test("is a form that password managers know", async () => {
    const { root } = mount({ linkToken: "secreto" });
    await expect.element(password()).toBeVisible();
    const names = [...root.querySelectorAll("input")].map((input) => input.autocomplete);
    expect(names).toEqual(["new-password", "new-password"]);
  });

  test("leads back to the sign-in, the host's own where it has one", async () => {
    const { told } = mount({}, { refuse: ["martillo-login-request"] });
    const link = page.getByRole("link", { name: "Volver a iniciar sesión" });
    await expect.element(link).toHaveAttribute("href", `${context.apiBase}/login`);
    await link.click();
    expect(told("martillo-login-request")).toEqual([{ reason: "account" }]);
  });
}
