import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  expectAccessible,
  googleToken,
  type Mount,
  type SuiteContext,
  until,
} from "../../src/testing";
import { watchShifts } from "../../src/testing/layout-shifts";
import type { GoogleIdentity } from "./google-identity";
import { GOOGLE_SCRIPT } from "./google-identity";
import type { LoginProps } from "./Login";

/** Longer than any work that a widget does by itself. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 300));

type Initialize = Parameters<GoogleIdentity["initialize"]>[0];

/** Ways in besides a password, in whichever flavour. */
export function waysSuite(mount: Mount<LoginProps>, context: SuiteContext) {
  const byGoogle = () => page.getByRole("button", { name: "Continuar con Google" });
  const byPhone = () => page.getByRole("button", { name: "Entrar con un código por SMS" });
  const email = () => page.getByRole("textbox", { name: "Correo electrónico" });
  const googleScript = () => document.querySelector(`script[src="${GOOGLE_SCRIPT}"]`);

  afterEach(() => {
    Reflect.deleteProperty(globalThis, "google");
    googleScript()?.remove();
  });

  async function setting(key: "variables" | "features", value: object) {
    await context.api.db.query(
      `insert into settings (key, value) values ($1, $2::jsonb)
       on conflict (key) do update set value = excluded.value`,
      [key, JSON.stringify(value)],
    );
  }

  test("asks for nothing before somebody comes, and moves nothing when it shows them", async () => {
    await setting("variables", {});
    await setting("features", { phone_login: true });
    await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
    const { host } = mount({}, { style: "padding-block-start: 40px" });
    host.after(Object.assign(document.createElement("p"), { textContent: "What is below." }));
    onTestFinished(() => host.nextElementSibling?.remove());
    await expect.element(email()).toBeVisible();
    await pause();
    expect(context.faults.requests).toEqual([]);

    const told = watchShifts();
    await email().hover();
    await expect.element(byPhone()).toBeVisible();
    expect(context.faults.requests.map(({ action }) => action)).toEqual(["common/getDefault"]);
    expect(await told()).toEqual([]);
  });

  test("shows none that the house has not switched on", async () => {
    await setting("variables", {});
    await setting("features", { phone_login: false });
    const { root } = mount({});
    await email().click();
    await until(() => expect(root.querySelector("[part~=ways]")).toHaveProperty("hidden", true));
    expect(byGoogle().query()).toBeNull();
    expect(byPhone().query()).toBeNull();
    await expectAccessible(root);
  });

  test("asks Google for nothing before its button is pressed, and signs in with what Google answers", async () => {
    await setting("variables", { google_client_id: "house.apps.example" });
    const sent: Initialize[] = [];
    const { root, told, text } = mount({});
    await email().click();
    await expect.element(byGoogle()).toBeVisible();
    expect(googleScript()).toBeNull();
    await expectAccessible(root);

    Reflect.set(globalThis, "google", {
      accounts: {
        id: {
          initialize: (options: Initialize) => sent.push(options),
          renderButton(parent: HTMLElement) {
            parent.append(Object.assign(document.createElement("button"), { textContent: "G" }));
          },
          prompt() {},
        } satisfies GoogleIdentity,
      },
    });
    await byGoogle().click();
    await until(() => expect(root.querySelector("[part~=google] button")).not.toBeNull());
    expect(sent).toMatchObject([{ client_id: "house.apps.example", ux_mode: "popup" }]);
    sent[0]?.callback({ credential: "not-a-token" });
    await until(() => expect(told("martillo-login-failed")).toHaveLength(1));
    expect(context.faults.requests.at(-1)?.action).toBe("user/login");
    await until(() => expect(root.querySelector("[role=alert]")?.textContent).not.toBe(""));
    await expectAccessible(root);
    await page.getByRole("button", { name: "Entrar con correo y contraseña" }).click();
    await until(() => expect(text()).toContain("¿Ha olvidado su contraseña?"));
  });

  test("leads whom Google knows and the house does not into the registration, with name and e-mail", async () => {
    await setting("variables", { google_client_id: "house.apps.example" });
    const email = `marina-${context.flavour.replaceAll(/\W/g, "")}@example.test`;
    const token = googleToken({ id: email, email, firstName: "Marina", lastName: "Núñez" });
    const { root, told, text } = mount({ reason: "bid" });
    const sent: Initialize[] = [];
    Reflect.set(globalThis, "google", {
      accounts: {
        id: {
          initialize: (options: Initialize) => sent.push(options),
          renderButton: () => {},
          prompt() {},
        } satisfies GoogleIdentity,
      },
    });
    await byGoogle().click();
    await until(() => expect(sent).toHaveLength(1));
    sent[0]?.callback({ credential: token });
    await until(() => expect(text()).toContain("Todavía no hay ninguna cuenta"));
    await expectAccessible(root);
    await page.getByRole("button", { name: "Crear una cuenta" }).click();
    await expect.element(page.getByLabelText("Correo electrónico")).toHaveValue(email);
    expect(told("martillo-register-request")).toEqual([{ email }]);
    await page.getByLabelText("Contraseña", { exact: true }).fill("Subasta-2026!");
    await page.getByRole("checkbox", { name: /^Acepto las/ }).click();
    await page.getByRole("button", { name: "Crear cuenta" }).click();
    // Google has shown the e-mail: no code is asked for. It knows a name, too, which the house asks for before a bid.
    await until(() => expect(told("martillo-login-succeeded")).toHaveLength(1));
    await expect.element(page.getByLabelText("Nombre", { exact: true })).toHaveValue("Marina");
    await expect.element(page.getByLabelText("Apellidos")).toHaveValue("Núñez");
    await page.getByLabelText("Localidad").fill("Soria");
    await page.getByRole("button", { name: "Guardar y seguir" }).click();
    await until(() => expect(text()).toContain("Marina Núñez"));
    const [user] = await context.api.db.query(
      "select email_verified, google_id, first_name from users where email = $1",
      [email],
    );
    expect(user).toEqual({ email_verified: true, google_id: email, first_name: "Marina" });
  });

  test("says that Google cannot be reached, and tries again", async () => {
    const append = vi.spyOn(document.head, "append").mockImplementation((script) => {
      (script as HTMLScriptElement).dispatchEvent(new Event("error"));
    });
    await setting("variables", { google_client_id: "house.apps.example" });
    const { text } = mount({});
    await email().click();
    await byGoogle().click();
    await until(() => expect(text()).toContain("No se ha podido cargar."));
    expect(append).toHaveBeenCalledOnce();
    expect(append.mock.calls[0]?.[0]).toHaveProperty("src", GOOGLE_SCRIPT);
    await page.getByRole("button", { name: "Reintentar" }).click();
    await until(() => expect(append).toHaveBeenCalledTimes(2));
    append.mockRestore();
  });

  test("signs in with the code that was sent to the phone; a wrong one is cleared", async () => {
    await setting("variables", {});
    await setting("features", { phone_login: true });
    const me = await context.api.seedUser({ firstName: "Ana" });
    const phone = `+3461${String(me.id).padStart(7, "0")}`;
    await context.api.db.query(
      "update users set phone = $2, phone_verified = true, verified_phonenum = $2 where id = $1",
      [me.id, phone],
    );
    const { text, told, root } = mount({});
    await email().click();
    await byPhone().click();
    await page.getByRole("textbox", { name: "Teléfono" }).fill(phone.slice(3));
    await page.getByRole("button", { name: "Enviar código" }).click();
    const code = page.getByRole("textbox", { name: "Código" });
    await expect.element(code).toBeVisible();
    await expectAccessible(root);
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await until(() => expect(text()).toContain("Please enter code"));
    const [message] = await context.api.outbox(phone);
    const right = /\b\d{6}\b/.exec(message?.text ?? "")?.[0] ?? "";
    await code.fill(right === "111111" ? "222222" : "111111");
    await until(() => expect(text()).toContain("El código no es correcto."));
    await expect.element(code).toHaveValue("");
    expect(text()).toMatch(/Enviar otro código en \d+ s/);
    await code.fill(right);
    await until(() => expect(text()).toContain("Ha iniciado sesión como"));
    expect(told("martillo-login-succeeded")).toEqual([{ userId: me.id }]);
  });

  test("a phone is checked before a code is asked for", async () => {
    await setting("variables", {});
    await setting("features", { phone_login: true });
    const { text, root } = mount({});
    await email().click();
    await byPhone().click();
    const phone = page.getByRole("textbox", { name: "Teléfono" });
    const send = page.getByRole("button", { name: "Enviar código" });
    await send.click();
    await until(() => expect(text()).toContain("Required!"));
    await phone.fill("600 abc 222");
    await send.click();
    await until(() => expect(text()).toContain("Only numbers are allowed"));
    await phone.fill("600");
    await send.click();
    await until(() => expect(text()).toContain("Entre 8 y 15 caracteres."));
    await expectAccessible(root);
    expect(context.faults.requests.some(({ action }) => action.endsWith("LoginCode"))).toBe(false);
  });
}
