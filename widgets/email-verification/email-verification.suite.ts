import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { EmailVerificationProps } from "./EmailVerification";

/** What the widget does, in whichever flavour. */
export function emailVerificationSuite(
  mount: Mount<EmailVerificationProps>,
  context: SuiteContext,
) {
  const verify = () => page.getByRole("button", { name: "Verificar mi correo" });
  const asked = () =>
    context.faults.requests.filter(({ action }) => action === "user/verifyEmail").length;

  /** A user with an unproven e-mail address. `linkFor` sends the link there and returns its secret. */
  async function unverified() {
    const me = await context.api.seedUser({ status: "email_unverified" });
    await context.api.db.query("update users set email_verified = false where id = $1", [me.id]);
    return me;
  }

  async function linkFor(me: { email: string; token: string }): Promise<string> {
    await context.api.call("user/sendEmailVerifyLink", {}, me);
    const letters = await context.api.outbox(me.email);
    const text = letters.map((letter) => letter.text).join("\n");
    return /\/verify_email\/([\w-]+)/.exec(text)?.[1] ?? "";
  }

  test("verifies when somebody presses, not when the page is opened, and once", async () => {
    const me = await unverified();
    const linkToken = await linkFor(me);
    const { text, told, root, unmount } = mount({ linkToken });
    await expect.element(verify()).toBeVisible();
    await expectAccessible(root);
    expect(asked()).toBe(0);
    await verify().click();
    await until(() => expect(text()).toContain("Correo verificado"));
    expect(text()).toContain(me.email);
    expect(told("martillo-email-verified")).toEqual([{}]);
    await expectAccessible(root);
    const [row] = await context.api.db.query<{ email_verified: boolean }>(
      "select email_verified from users where id = $1",
      [me.id],
    );
    expect(row?.email_verified).toBe(true);
    unmount();

    // Mounted once more, as strict modes do: a finished verification is not requested again.
    const again = mount({ linkToken });
    await verify().click();
    await until(() => expect(again.text()).toContain("Correo verificado"));
    expect(asked()).toBe(1);
  });

  test("has the signed-in person read again, in other tabs too", async () => {
    const me = await unverified();
    context.signIn(me);
    const otherTab = new BroadcastChannel(`martillo:user:${context.runtime.apiBase}`);
    const heard = vi.fn();
    otherTab.addEventListener("message", heard);
    mount({ linkToken: await linkFor(me) });
    await verify().click();
    await until(() => expect(heard).toHaveBeenCalledOnce());
    expect(context.runtime.session.store.getState().user?.email_verified).toBe(1);
    otherTab.close();
  });

  test("verifies by itself where that is wished, once however often it is there", async () => {
    const linkToken = await linkFor(await unverified());
    const first = mount({ linkToken, auto: true });
    const second = mount({ linkToken, auto: true });
    await until(() => expect(first.text()).toContain("Correo verificado"));
    await until(() => expect(second.text()).toContain("Correo verificado"));
    expect(asked()).toBe(1);
    const told = [...first.events, ...second.events].map(({ name }) => name);
    expect(told).toEqual(["martillo-email-verified"]);
  });

  test("a lost connection says nothing about the link: the next press tries again", async () => {
    const linkToken = await linkFor(await unverified());
    context.faults.next("user/verifyEmail", "refuse");
    const { text, root } = mount({ linkToken });
    await verify().click();
    await until(() => expect(text()).toContain("No hay conexión"));
    await expectAccessible(root);
    await verify().click();
    await until(() => expect(text()).toContain("Correo verificado"));
  });

  test("a link that is no good asks a guest to sign in", async () => {
    const { text, told, root } = mount(
      { linkToken: "no-es-un-enlace" },
      { refuse: ["martillo-login-request"] },
    );
    await verify().click();
    await until(() => expect(text()).toContain("El enlace ha caducado o ya se ha usado."));
    await page.getByRole("link", { name: "Iniciar sesión" }).click();
    expect(told("martillo-login-request")).toEqual([{ reason: "account" }]);
    expect(told("martillo-email-verified")).toEqual([]);
    await expectAccessible(root);
  });

  test("sends the signed-in person another link", async () => {
    const me = await unverified();
    context.signIn(me);
    const { text, root } = mount({ headingLevel: 1 });
    await until(() => expect(text()).toContain(`Su correo ${me.email} todavía no está verificado`));
    await page.getByRole("button", { name: "Enviar enlace" }).click();
    await until(() => expect(text()).toContain(`Hemos enviado un enlace a ${me.email}`));
    expect(await context.api.outbox(me.email)).toHaveLength(1);
    await page.getByRole("button", { name: "Enviar otra vez" }).click();
    await until(() => expect(text()).toContain("Enviado de nuevo (2)."));
    expect(root.querySelector("h1")).not.toBeNull();
    await expectAccessible(root);
  });

  test("says so where the address is verified already", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const { text, root } = mount({});
    await until(() => expect(text()).toContain(`La dirección ${me.email} está verificada.`));
    await expectAccessible(root);
  });
}
