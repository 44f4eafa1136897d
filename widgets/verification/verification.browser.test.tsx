import { createRoot, type Root } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createFixedClock, MartilloProvider } from "../../src/state";
import { sheetOf, widgetSheets } from "../../src/element/sheets";
import { createTestApi, expectAccessible, type TestApi, until } from "../../src/testing";
import allStyles from "../../src/ui/styles.css?inline";
import { EmailCodeDialog, PhoneCodeDialog } from ".";

const NOW = Date.UTC(2026, 10, 20, 12);
const clock = createFixedClock(NOW);
let target: TestApi;
let root: Root;
let host: HTMLElement;

beforeAll(async () => {
  target = await createTestApi({ clock });
});
beforeEach(() => {
  clock.set(NOW);
  document.adoptedStyleSheets = [...widgetSheets(""), sheetOf(allStyles)];
  host = document.createElement("div");
  host.className = "martillo-root";
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
  document.adoptedStyleSheets = [];
  target.faults.clear();
});
afterAll(() => target.close());

const button = (name: string | RegExp) => page.getByRole("button", { name });
const codeField = () => page.getByLabelText("Código de 6 cifras");
const asked = (action: string) =>
  target.faults.requests.filter((request) => request.action === action).length;

/** The code that was sent last; the request that asks for it may still be under way. */
async function codeOf(address: string): Promise<string> {
  let code: string | undefined;
  await until(async () => {
    const [message] = await target.api.outbox(address);
    code = /\b\d{6}\b/.exec(message?.text ?? "")?.[0];
    expect(code, `a code for ${address}`).toBeDefined();
  });
  return code ?? "";
}

function show(dialog: React.ReactElement, token?: string) {
  root.render(
    <MartilloProvider runtime={target.runtime} {...(token !== undefined && { token })}>
      {dialog}
    </MartilloProvider>,
  );
}

/** Tests share a session: until it is theirs, the dialog is that of the person of the test before, and is built anew then. */
function untilSignedIn({ id }: { id: number }) {
  return until(() => expect(target.runtime.session.store.getState().user?.id).toBe(id));
}

describe("EmailCodeDialog", () => {
  test("waits for the resend by the server's clock, and tells when a code is no longer good", async () => {
    const onSent = vi.fn();
    show(
      <EmailCodeDialog
        open
        onClose={() => {}}
        email="reenvio@example.test"
        purpose="register"
        onSent={onSent}
        onVerified={() => {}}
      />,
    );
    await button("Enviar código").click();
    await expect.element(button("Reenviar en 0:30")).toBeDisabled();
    await expect.element(codeField()).toHaveAccessibleDescription("Caduca en 5:00.");
    clock.set(NOW + 12_000);
    await expect.element(button("Reenviar en 0:18")).toBeDisabled();
    clock.set(NOW + 300_000);
    await expect
      .element(codeField())
      .toHaveAccessibleDescription("El código ha caducado. Pida otro.");
    target.faults.next("user/sendEmailVerifyCode", "lose");
    await button("Reenviar código").click();
    await expect.element(button("Reenviar código")).toHaveAttribute("aria-busy", "true");
    // Past the waiting of the locator, which clicks nothing that is busy.
    (button("Reenviar código").element() as HTMLElement).click();
    expect(asked("user/sendEmailVerifyCode")).toBe(2);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  test("a corrected address starts again; the same one goes on with its code", async () => {
    show(
      <EmailCodeDialog
        open
        onClose={() => {}}
        email="una@example.test"
        purpose="register"
        onVerified={() => {}}
      />,
    );
    const before = asked("user/sendEmailVerifyCode");
    await button("Enviar código").click();
    await button("Cambiar el correo").click();
    await button("Enviar código").click();
    await expect.element(codeField()).toHaveFocus();
    expect(asked("user/sendEmailVerifyCode")).toBe(before + 1);
    await button("Cambiar el correo").click();
    await page.getByLabelText("Correo electrónico").fill("otra@example.test");
    await button("Enviar código").click();
    await expect.element(page.getByText("Lo hemos enviado a otra@example.test.")).toBeVisible();
    expect(asked("user/sendEmailVerifyCode")).toBe(before + 2);
    await expectAccessible(host);
  });

  test("an address of somebody else is refused where it stands", async () => {
    const other = await target.api.seedUser();
    show(
      <EmailCodeDialog
        open
        onClose={() => {}}
        email={other.email}
        purpose="register"
        onVerified={() => {}}
      />,
    );
    await button("Enviar código").click();
    await expect.element(page.getByText("Inicie sesión o use otro correo.")).toBeVisible();
    await expect.element(page.getByLabelText("Correo electrónico")).toHaveFocus();
  });

  test("changes the e-mail of the signed-in person, who stays signed in", async () => {
    const me = await target.api.seedUser();
    const onVerified = vi.fn();
    const before = asked("user/sendEmailVerifyCode");
    show(
      <EmailCodeDialog
        open
        onClose={() => {}}
        email="nuevo@example.test"
        purpose="account"
        onVerified={onVerified}
      />,
      me.token,
    );
    await untilSignedIn(me);
    // A stranger who only found an open page does not know the password.
    const password = page.getByLabelText("Contraseña actual");
    await button("Enviar código").click();
    await expect.element(password).toHaveFocus();
    await expect.element(password).toHaveAccessibleDescription(/Required!/);
    expect(asked("user/sendEmailVerifyCode")).toBe(before);
    await password.fill("No-es-esta-1");
    await button("Enviar código").click();
    await expect
      .element(password)
      .toHaveAccessibleDescription(/La contraseña actual no es correcta\./);
    await expectAccessible(host);
    await password.fill(me.password);
    await button("Enviar código").click();
    await codeField().fill(await codeOf("nuevo@example.test"));
    await until(() =>
      expect(onVerified).toHaveBeenCalledExactlyOnceWith({
        email: "nuevo@example.test",
        proof: null,
      }),
    );
    await until(() =>
      expect(target.runtime.session.store.getState().user).toMatchObject({
        id: me.id,
        email: "nuevo@example.test",
        email_verified: 1,
      }),
    );
  });
});

describe("PhoneCodeDialog", () => {
  test("asks for a code to the present e-mail where the account has no password", async () => {
    const me = await target.api.seedUser();
    await target.api.db.query("update users set password_hash = null where id = $1", [me.id]);
    const onVerified = vi.fn();
    show(
      <PhoneCodeDialog
        open
        onClose={() => {}}
        phone="611 555 888"
        purpose="account"
        onVerified={onVerified}
      />,
      me.token,
    );
    await untilSignedIn(me);
    const ownerCode = page.getByLabelText("Código del contacto actual");
    await page.getByRole("button", { name: "Enviar código", exact: true }).click();
    await expect.element(ownerCode).toHaveAccessibleDescription(/Please enter code/);
    await button(`Enviar código a ${me.email}`).click();
    await codeOf(me.email);
    await ownerCode.fill("000000");
    await page.getByRole("button", { name: "Enviar código", exact: true }).click();
    await expect.element(ownerCode).toHaveAccessibleDescription(/El código no es correcto\./);
    await expectAccessible(host);
    await ownerCode.fill(await codeOf(me.email));
    await page.getByRole("button", { name: "Enviar código", exact: true }).click();
    await codeField().fill(await codeOf("+34611555888"));
    await until(() => expect(onVerified).toHaveBeenCalledOnce());
  });

  test("verifies the phone of the signed-in person with the keyboard alone", async () => {
    const me = await target.api.seedUser();
    const onVerified = vi.fn();
    show(
      <PhoneCodeDialog
        open
        onClose={() => {}}
        phone="(611) 555-777"
        purpose="account"
        onVerified={onVerified}
      />,
      me.token,
    );
    await untilSignedIn(me);
    await expect.element(page.getByLabelText("Teléfono móvil")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByLabelText("Contraseña actual")).toHaveFocus();
    await userEvent.keyboard(`${me.password}{Enter}`);
    await expect.element(codeField()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(codeField()).toHaveAccessibleDescription(/Please enter code/);
    await userEvent.keyboard(await codeOf("+34611555777"));
    await until(() =>
      expect(onVerified).toHaveBeenCalledWith({ phone: "(611) 555-777", proof: null }),
    );
    await until(() =>
      expect(target.runtime.session.store.getState().user).toMatchObject({
        phone: "+34611555777",
        phone_verified: 1,
      }),
    );
  });
});
