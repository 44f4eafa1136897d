import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { PasswordChangeProps } from "./PasswordChange";

/** What the change of a password does, in whichever flavour. */
export function passwordChangeSuite(mount: Mount<PasswordChangeProps>, context: SuiteContext) {
  const current = () => page.getByLabelText("Contraseña actual", { exact: true });
  const next = () => page.getByLabelText("Contraseña nueva", { exact: true });
  const confirm = () => page.getByLabelText("Repita la contraseña nueva", { exact: true });
  const terms = () => page.getByRole("checkbox");
  const submit = () => page.getByRole("button", { name: "Guardar la contraseña" });

  async function fill(old: string, password: string, again = password) {
    await current().fill(old);
    await next().fill(password);
    await confirm().fill(again);
  }

  test("changes it, ends the sessions elsewhere and goes on with the next token", async () => {
    const me = await context.api.seedUser();
    const elsewhere = (await context.api.call("user/login", me)).responseData.token;
    context.signIn(me);
    const { text, told, root } = mount({});
    await fill(me.password, "otra clave larga");
    await terms().click();
    await expectAccessible(root);
    await submit().click();
    await until(() => expect(text()).toContain("Su contraseña ha cambiado."));
    expect(told("martillo-password-changed")).toEqual([{ userId: me.id }]);
    await expect.element(next()).toHaveValue("");
    const ended = await context.api.call("user/validateUser", {}, { token: elsewhere });
    expect(ended.code).toBe("SESSION_EXPIRED");
    expect((await context.api.call("user/login", me)).code).toBe("BAD_CREDENTIALS");
    const again = { email: me.email, password: "otra clave larga" };
    expect((await context.api.call("user/login", again)).code).toBeNull();
    const token = await context.runtime.getToken?.();
    expect(token).not.toBe(me.token);
    expect((await context.api.call("user/validateUser", {}, { token: token! })).code).toBeNull();
    expect(context.runtime.session.store.getState().user?.id).toBe(me.id);
  });

  test("a password of fewer than eight characters is too short", async () => {
    context.signIn(await context.api.seedUser());
    mount({});
    await fill("x", "1234567");
    await submit().click();
    await expect.element(next()).toHaveAccessibleDescription(/Minimum 8 characters/);
    expect(sent()).toBe(0);
  });

  test("the second one must be the first one", async () => {
    context.signIn(await context.api.seedUser());
    mount({});
    await fill("x", "12345678", "12345679");
    await submit().click();
    await expect.element(confirm()).toHaveAccessibleDescription("Passwords not match");
    expect(sent()).toBe(0);
  });

  test("the terms must be accepted", async () => {
    context.signIn(await context.api.seedUser());
    const { root } = mount({});
    await fill("x", "12345678");
    await submit().click();
    await expect
      .element(terms())
      .toHaveAccessibleDescription("You must accept the terms and conditions");
    expect(sent()).toBe(0);
    await expectAccessible(root);
  });

  test("an empty form names all that is missing, and the first field has the focus", async () => {
    context.signIn(await context.api.seedUser());
    const { text, root } = mount({});
    await submit().click();
    await until(() => expect(text().match(/Required!/g)).toHaveLength(3));
    const focused = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
    await until(() => expect(focused?.getAttribute("name")).toBe("current_password"));
  });

  test("the new one is another one", async () => {
    context.signIn(await context.api.seedUser());
    mount({});
    await fill("12345678", "12345678");
    await submit().click();
    await expect.element(next()).toHaveAccessibleDescription(/distinta de la actual/);
  });

  test("a wrong current one is said at its field, and changes nothing", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const { told } = mount({});
    await fill("no es esta", "otra clave larga");
    await terms().click();
    await submit().click();
    await expect
      .element(current())
      .toHaveAccessibleDescription("La contraseña actual no es correcta.");
    expect(told("martillo-password-changed")).toEqual([]);
    expect((await context.api.call("user/login", me)).code).toBeNull();
  });

  test("tells how hard it is to guess while it is typed", async () => {
    context.signIn(await context.api.seedUser({ firstName: "Lucía" }));
    const { root } = mount({});
    const score = () => root.querySelector("[part~=strength]")?.getAttribute("data-score");
    await next().fill("lucia123");
    await until(() => expect(["0", "1"]).toContain(score()));
    await next().fill("tres mapas rotos bajo el agua");
    await until(() => expect(score()).toBe("4"));
  });

  test("password managers learn whose it is", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const { root } = mount({});
    await expect.element(next()).toBeVisible();
    const auto = [...root.querySelectorAll("form input")].map((input) => [
      input.getAttribute("name"),
      input.getAttribute("autocomplete"),
    ]);
    expect(auto).toEqual([
      ["username", "username"],
      ["current_password", "current-password"],
      ["password", "new-password"],
      ["confirm_password", "new-password"],
      ["terms", null],
    ]);
    expect(root.querySelector<HTMLInputElement>("input[name=username]")?.value).toBe(me.email);
  });

  test("gives the way on for a forgotten one to the host", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const { told, root } = mount({}, { refuse: ["martillo-password-reset-request"] });
    await page.getByRole("link", { name: "¿La ha olvidado?" }).click();
    expect(told("martillo-password-reset-request")).toEqual([{ email: me.email }]);
    expect(root.querySelector<HTMLAnchorElement>("[part~=reset-link]")?.href).toBe(
      `${context.apiBase}/forgot_password`,
    );
  });

  function sent() {
    return context.faults.requests.filter(({ action }) => action === "user/resetUserProfile")
      .length;
  }
}
