import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import { configure } from "../../src/state";
import { pageRegistry } from "../../src/state/page/registry";
import type { LoginProps } from "./Login";

/** What the sign-in does, in whichever flavour. */
export function loginSuite(mount: Mount<LoginProps>, context: SuiteContext) {
  const email = () => page.getByRole("textbox", { name: "Correo electrónico" });
  const password = () => page.getByLabelText("Contraseña", { exact: true });
  const submit = () => page.getByRole("button", { name: "Iniciar sesión" });

  function input(root: ShadowRoot | HTMLElement, name: string) {
    return root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  }

  test("signs in, says who it is, and signs out again", async () => {
    const me = await context.api.seedUser({ firstName: "Ana", lastName: "Ruiz" });
    const { text, told, root } = mount({});
    await email().fill(` ${me.email.toUpperCase()} `);
    await password().fill(me.password);
    await submit().click();
    await until(() => expect(text()).toContain("Ha iniciado sesión como"));
    expect(text()).toContain("Ana Ruiz");
    expect(text()).toContain(me.email);
    expect(told("martillo-login-succeeded")).toEqual([{ userId: me.id }]);
    await expectAccessible(root);
    await page.getByRole("button", { name: "Cerrar sesión" }).click();
    await expect.element(email()).toBeVisible();
    expect(told("martillo-logged-out")).toEqual([{}]);
    expect(text()).toContain("Logged out successfully");
  });

  test("is a form that password managers know", async () => {
    const { root } = mount({});
    await expect.element(email()).toBeVisible();
    expect(input(root, "email")?.autocomplete).toBe("username");
    expect(input(root, "password")?.autocomplete).toBe("current-password");
    expect(input(root, "password")?.form).toBe(input(root, "email")?.form);
    await password().fill("secreta");
    await page.getByRole("button", { name: "Mostrar contraseña" }).click();
    expect(input(root, "password")?.type).toBe("text");
    await page.getByRole("button", { name: "Ocultar contraseña" }).click();
    expect(input(root, "password")?.type).toBe("password");
    await expectAccessible(root);
  });

  test("takes what a password manager writes past React", async () => {
    const me = await context.api.seedUser();
    const { root, text } = mount({});
    await expect.element(email()).toBeVisible();
    for (const [name, value] of [
      ["email", me.email],
      ["password", me.password],
    ] as const) {
      const field = input(root, name);
      if (field) field.value = value;
    }
    await submit().click();
    await until(() => expect(text()).toContain(me.email));
  });

  test("names what is missing at its field and goes there", async () => {
    const { text, root } = mount({});
    await submit().click();
    await until(() => expect(text()).toContain("Required!"));
    await expect.element(email()).toHaveAttribute("aria-invalid", "true");
    await until(() => expect(active(root)).toBe("email"));
    await email().fill("ana@ejemplo.es");
    await submit().click();
    await until(() => expect(active(root)).toBe("password"));
    await email().fill("ana@");
    await password().fill("x");
    await userEvent.keyboard("{Enter}");
    await until(() => expect(text()).toContain("Invalid email format"));
    await expectAccessible(root);
    expect(context.faults.requests.some(({ action }) => action === "user/login")).toBe(false);
  });

  test("says why the API refuses, and what next", async () => {
    const me = await context.api.seedUser();
    const { text, told, root } = mount({});
    await email().fill(me.email);
    await password().fill("otra-clave");
    await submit().click();
    await until(() => expect(text()).toContain("El correo o la contraseña no son correctos."));
    expect(text()).toContain("Revise los datos e inténtelo de nuevo.");
    expect(told("martillo-login-failed")).toMatchObject([{ code: "BAD_CREDENTIALS" }]);
    await expectAccessible(root);
    context.faults.next("user/login", "refuse");
    await submit().click();
    await until(() => expect(told("martillo-login-failed").at(-1)?.code).toBe("NETWORK"));
  });

  test("keeps a session longer where that is wished, never the password", async () => {
    const me = await context.api.seedUser();
    const { text } = mount({});
    await email().fill(me.email);
    await password().fill(me.password);
    await page.getByRole("checkbox").click();
    await submit().click();
    await until(() => expect(text()).toContain(me.email));
    const [session] = await context.api.db.query<{ hours: number }>(
      `select extract(epoch from (expires_at - created_at))::float8 / 3600 as hours
       from sessions where user_id = $1 order by created_at desc limit 1`,
      [me.id],
    );
    expect(session?.hours).toBeGreaterThan(24 * 7);
    const stored = [...Object.values(localStorage), ...Object.values(sessionStorage)];
    expect(JSON.stringify(stored)).not.toContain(me.password);
  });

  test("gives the ways on to the host", async () => {
    const { told, root } = mount(
      { reason: "bid" },
      { refuse: ["martillo-register-request", "martillo-password-reset-request"] },
    );
    await expect.element(page.getByText("Inicie sesión para pujar.")).toBeVisible();
    await email().fill("ana@ejemplo.es");
    await page.getByRole("link", { name: "¿Ha olvidado su contraseña?" }).click();
    await page.getByRole("button", { name: "Crear una cuenta" }).click();
    expect(told("martillo-password-reset-request")).toEqual([{ email: "ana@ejemplo.es" }]);
    expect(told("martillo-register-request")).toEqual([{ email: "ana@ejemplo.es" }]);
    expect(root.querySelector("[part~=base]")).toHaveAttribute("data-state", "login");
    expect(root.querySelector("a")?.href).toBe(`${context.apiBase}/forgot_password`);
  });

  test("goes on to the registration with the address, and signs in by it", async () => {
    const { told, text, root } = mount({});
    const address = `ana-${context.flavour}@ejemplo.es`;
    await email().fill(address);
    await page.getByRole("button", { name: "Crear una cuenta" }).click();
    await expect.element(page.getByRole("radio", { name: "Vender" })).toBeVisible();
    await expect.element(email()).toHaveValue(address);
    await page.getByRole("radio", { name: "Vender" }).click();
    await password().fill("Segura-26!");
    await page.getByLabelText("Repita la contraseña").fill("Segura-26!");

    // Back and here again: nothing is lost.
    await submit().click();
    await page.getByRole("button", { name: "Crear una cuenta" }).click();
    await expect.element(page.getByLabelText("Repita la contraseña")).toHaveValue("Segura-26!");
    await page.getByRole("button", { name: "Continuar" }).click();
    await page.getByLabelText("Nombre").fill("Ana");
    await page.getByLabelText("Apellidos").fill("Ruiz");
    await page.getByLabelText("Teléfono móvil").fill("600 111 222");
    await page.getByLabelText("Localidad").fill("Getafe");
    await page.getByRole("checkbox").click();
    await expectAccessible(root);
    await page.getByRole("button", { name: "Crear cuenta" }).click();
    await page.getByRole("radio", { name: /Por correo/ }).click();
    await page.getByRole("button", { name: "Seguir" }).click();
    // The code is asked for here, and not in a dialog over it.
    await expect.element(page.getByRole("textbox", { name: /Código de 6/ })).toBeVisible();
    expect(root.querySelector("dialog")).toBeNull();
    const [letter] = await until(async () => {
      const letters = await context.api.outbox(address);
      expect(letters).not.toHaveLength(0);
      return letters;
    });
    await page
      .getByRole("textbox", { name: /Código/ })
      .last()
      .fill(/\b\d{6}\b/.exec(letter?.text ?? "")?.[0] ?? "");
    await until(() => expect(text()).toContain("Ana Ruiz"));
    const userId = context.runtime.session.store.getState().user?.id;
    expect(context.runtime.session.store.getState().user?.admin).toBe(1);
    expect(told("martillo-registered")).toEqual([{ userId }]);
    expect(told("martillo-login-succeeded")).toEqual([{ userId }]);
  });

  test("registers a buyer with e-mail, password and a code, and asks who it is on the way to a bid", async () => {
    const { told, text, root } = mount({ mode: "register", reason: "bid" });
    const address = `pujador-${context.flavour}@ejemplo.es`;
    await email().fill(address);
    expect(root.querySelectorAll("input[type=radio]")).toHaveLength(0);
    await password().fill("Segura-26!");
    await page.getByRole("button", { name: "Crear cuenta" }).click();
    await until(() => expect(text()).toContain("Por favor acepte los términos para continuar."));
    await page.getByRole("checkbox", { name: /Acepto las condiciones de uso/ }).click();
    await expectAccessible(root);
    await page.getByRole("button", { name: "Crear cuenta" }).click();
    const codeField = page.getByRole("textbox", { name: /Código de 6/ });
    await expect.element(codeField).toBeVisible();
    await until(() => expect(active(root)).toBe("verify_code"));
    await expectAccessible(root);

    // Back: everything is as it was, and the same code is still good.
    await page.getByRole("button", { name: "Volver" }).click();
    await expect.element(password()).toHaveValue("Segura-26!");
    await page.getByRole("button", { name: "Crear cuenta" }).click();
    const letters = await until(async () => {
      const sent = await context.api.outbox(address);
      expect(sent).not.toHaveLength(0);
      return sent;
    });
    expect(letters).toHaveLength(1);
    await codeField.fill(/\b\d{6}\b/.exec(letters[0]?.text ?? "")?.[0] ?? "");

    const user = () => context.runtime.session.store.getState().user;
    await until(() => expect(user()).toMatchObject({ email: address, first_name: "" }));
    expect(told("martillo-registered")).toEqual([{ userId: user()?.id }]);
    await until(() => expect(text()).toContain("Solo se los pedimos una vez"));
    await until(() => expect(active(root)).toBe("first_name"));
    await page.getByRole("button", { name: "Guardar y seguir" }).click();
    await expect.element(page.getByLabelText("Localidad")).toHaveAccessibleDescription("Required!");
    await expectAccessible(root);
    await page.getByLabelText("Nombre", { exact: true }).fill("Ana");
    await page.getByLabelText("Apellidos").fill("Ruiz");
    await page.getByLabelText("Localidad").fill("Getafe");
    await page.getByRole("button", { name: "Guardar y seguir" }).click();
    await until(() => expect(text()).toContain("Ana Ruiz"));
    expect(user()).toMatchObject({ first_name: "Ana", city: "Getafe", email_verified: 1 });
  });

  test("asks for no password where the host signs in by a window", async () => {
    const me = await context.api.seedUser({ firstName: "Ana" });
    let token: string | undefined;
    const signIn = vi.fn(async () => false);
    const getToken = Object.assign(() => token, { signIn });
    configure({ apiBase: context.apiBase, getToken });
    onTestFinished(() => void (pageRegistry().settings = {}));
    const { root, text, told } = mount({});
    const open = page.getByRole("button", { name: "Entrar en la casa de subastas" });
    await expect.element(open).toBeVisible();
    expect(root.querySelector("input")).toBeNull();
    await expectAccessible(root);
    await open.click();
    await until(() => expect(text()).toContain("No se ha iniciado la sesión."));
    expect(told("martillo-login-succeeded")).toEqual([]);
    signIn.mockImplementation(async () => {
      token = me.token;
      return true;
    });
    await open.click();
    await until(() => expect(text()).toContain("Ha iniciado sesión como"));
    expect(told("martillo-login-succeeded")).toEqual([{ userId: me.id }]);
    expect(signIn).toHaveBeenCalledTimes(2);
  });

  test.each([
    "display: inline-block",
    "display: flex; justify-content: center",
    "display: grid; justify-items: center; width: 300px",
    "width: fit-content",
  ])("is as wide as a form should be where its parent asks it: %s", async (style) => {
    const { root } = mount({}, { style });
    await expect.element(email()).toBeVisible();
    const width = root.querySelector("[part~=base]")?.getBoundingClientRect().width ?? 0;
    expect(width).toBeGreaterThanOrEqual(280);
    expect(width).toBeLessThanOrEqual(420);
  });

  test("waits while a stored session is checked", async () => {
    context.faults.always("user/validateUser", "lose");
    context.signIn(await context.api.seedUser());
    const { text } = mount({});
    await until(() => expect(text()).toContain("Comprobando su sesión…"));
  });
}

/** Name of the field that has the focus. */
function active(root: ShadowRoot | HTMLElement): string | null | undefined {
  const node = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  return node?.getAttribute("name");
}
