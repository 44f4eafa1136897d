import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext } from "../../src/testing";
import type { RegistrationProps } from "./Registration";

const until = <T>(check: () => T) => vi.waitFor(check, { timeout: 8_000, interval: 30 });

/** What the registration does, in whichever flavour. */
export function registrationSuite(mount: Mount<RegistrationProps>, context: SuiteContext) {
  const field = (name: string) => page.getByLabelText(name, { exact: true });
  const button = (name: string) => page.getByRole("button", { name });
  let count = 0;
  const newEmail = () => `ana-${context.flavour}-${++count}@ejemplo.es`;

  async function fillAccount(email: string) {
    await field("Correo electrónico").fill(email);
    await field("Contraseña").fill("Segura-26!");
    await field("Repita la contraseña").fill("Segura-26!");
  }

  async function fillDetails() {
    await expect.element(field("Nombre")).toBeVisible();
    await field("Nombre").fill("Ana");
    await field("Apellidos").fill("Ruiz");
    await field("Teléfono móvil").fill("600 111 222");
    await field("Localidad").fill("Getafe");
    await page.getByRole("checkbox").click();
  }

  test("creates an account for buying, signs it in and says so", async () => {
    const { text, told, root } = mount({});
    const email = newEmail();
    await fillAccount(email);
    await expectAccessible(root);
    await button("Continuar").click();
    await fillDetails();
    await expectAccessible(root);
    await button("Crear cuenta").click();
    await until(() => expect(text()).toContain("Successfully registered!"));
    expect(text()).toContain("Ana Ruiz");
    const { user } = context.runtime.session.store.getState();
    expect(user).toMatchObject({ email, admin: 0, city: "Getafe", country: "ES" });
    expect(told("martillo-registered")).toEqual([{ userId: user?.id }]);
    await expectAccessible(root);
  });

  test("creates an account for selling with the seller's own questions", async () => {
    mount({ variant: "seller" });
    await fillAccount(newEmail());
    await button("Continuar").click();
    await fillDetails();
    await field("Empresa (opcional)").fill("Autos Ruiz");
    await button("Crear cuenta").click();
    await until(() =>
      expect(context.runtime.session.store.getState().user).toMatchObject({
        admin: 1,
        companyname: "Autos Ruiz",
      }),
    );
  });

  test("names each fault of the first step at its field, and goes to the first", async () => {
    const { root } = mount({ variant: "buyer" });
    await button("Continuar").click();
    await expect.element(field("Correo electrónico")).toHaveAccessibleDescription(/Required!/);
    await expect.element(field("Contraseña")).toHaveAccessibleDescription(/Required!/);
    await expect.element(field("Repita la contraseña")).toHaveAccessibleDescription("Required!");
    await until(() => expect(active(root)).toBe("email"));
    await expectAccessible(root);

    await field("Correo electrónico").fill("ana@");
    await field("Contraseña").fill("corta");
    await field("Repita la contraseña").fill("otra");
    await button("Continuar").click();
    await expect
      .element(field("Correo electrónico"))
      .toHaveAccessibleDescription(/Invalid email format/);
    await expect
      .element(field("Contraseña"))
      .toHaveAccessibleDescription(/La contraseña no cumple todas las condiciones\./);
    await expect
      .element(field("Repita la contraseña"))
      .toHaveAccessibleDescription("Password does not match");

    await field("Correo electrónico").fill(`${"a".repeat(245)}@ejemplo.es`);
    await expect
      .element(field("Correo electrónico"))
      .toHaveAccessibleDescription(/Invalid email format/);
    expect(context.faults.requests.map(({ action }) => action)).not.toContain("user/register");
  });

  test("names each fault of the second step at its field", async () => {
    const { root, text } = mount({ variant: "buyer" });
    await fillAccount(newEmail());
    await button("Continuar").click();
    await expect.element(field("Nombre")).toBeVisible();
    await until(() => expect(active(root)).toBe("first_name"));
    await button("Crear cuenta").click();
    for (const name of ["Nombre", "Apellidos", "Localidad"]) {
      await expect.element(field(name)).toHaveAccessibleDescription("Required!");
    }
    await expect.element(field("Teléfono móvil")).toHaveAccessibleDescription("+34 Required!");
    expect(text()).toContain("Por favor acepte los términos para continuar.");
    await expectAccessible(root);

    await field("Nombre").fill("A");
    await field("Apellidos").fill("x".repeat(16));
    await field("Código postal").fill("28A");
    await field("Teléfono móvil").fill("600 uno dos");
    await button("Crear cuenta").click();
    await expect.element(field("Nombre")).toHaveAccessibleDescription("Entre 2 y 15 caracteres.");
    await expect
      .element(field("Apellidos"))
      .toHaveAccessibleDescription("Entre 2 y 15 caracteres.");
    await expect
      .element(field("Código postal"))
      .toHaveAccessibleDescription("Solo cifras, 6 como máximo.");
    await expect
      .element(field("Teléfono móvil"))
      .toHaveAccessibleDescription("+34 Only numbers are allowed");
    await field("Código postal").fill("2890111");
    await field("Teléfono móvil").fill("600 11");
    await expect
      .element(field("Código postal"))
      .toHaveAccessibleDescription("Solo cifras, 6 como máximo.");
    await expect
      .element(field("Teléfono móvil"))
      .toHaveAccessibleDescription("+34 Escriba entre 8 y 15 caracteres.");
    await field("Código postal").fill("28901");
    await expect.element(field("Código postal")).not.toHaveAttribute("aria-invalid");
  });

  test("fixes the country and its code", async () => {
    const { root } = mount({ variant: "buyer" });
    await fillAccount(newEmail());
    await button("Continuar").click();
    await expect.element(field("País")).toBeDisabled();
    await expect.element(field("País")).toHaveValue("España");
    await expect.element(field("Comunidad autónoma")).toHaveValue("Comunidad de Madrid");
    expect(root.querySelector("[part~=country-code]")).toHaveTextContent("+34");
  });

  test("ticks the rules of a password off", async () => {
    const { root } = mount({});
    const met = () => root.querySelectorAll("[part~=password-rules] [data-met]").length;
    await field("Contraseña").fill("abc1");
    await until(() => expect(met()).toBe(2));
    await field("Contraseña").fill("Segura-26!");
    await until(() => expect(met()).toBe(5));
  });

  test("says while typing that an address has an account, once it is complete", async () => {
    const me = await context.api.seedUser();
    const { text } = mount({});
    const asked = () =>
      context.faults.requests.filter(({ action }) => action === "user/checkValidation").length;
    await field("Correo electrónico").fill("ana@ejem");
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(asked()).toBe(0);
    await field("Correo electrónico").fill(me.email);
    await until(() => expect(text()).toContain("Ya existe una cuenta con ese correo."));
    expect(asked()).toBe(1);
    await field("Correo electrónico").fill(newEmail());
    expect(text()).not.toContain("Ya existe");
    await until(() => expect(text()).toContain("Puede usar este correo."));
  });

  test("an older answer never comes over a newer question", async () => {
    const me = await context.api.seedUser();
    const { text } = mount({});
    context.faults.next("user/checkValidation", "lose");
    await field("Correo electrónico").fill(newEmail());
    await until(() =>
      expect(context.faults.requests.some(({ action }) => action === "user/checkValidation")).toBe(
        true,
      ),
    );
    await field("Correo electrónico").fill(me.email);
    await until(() => expect(text()).toContain("Ya existe una cuenta con ese correo."));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(text()).toContain("Ya existe una cuenta con ese correo.");
  });

  test("keeps everything when one goes back and on again", async () => {
    mount({ variant: "seller" });
    const email = newEmail();
    await fillAccount(email);
    await button("Continuar").click();
    await fillDetails();
    await button("Atrás").click();
    await expect.element(field("Correo electrónico")).toHaveValue(email);
    await expect.element(field("Contraseña")).toHaveValue("Segura-26!");
    await button("Continuar").click();
    await expect.element(field("Nombre")).toHaveValue("Ana");
    await expect.element(field("Localidad")).toHaveValue("Getafe");
    await expect.element(page.getByRole("checkbox")).toBeChecked();
  });

  test("a fault of the server in the first step leads back to it, with everything kept", async () => {
    const { text, root } = mount({ variant: "buyer" });
    const email = newEmail();
    await fillAccount(email);
    await button("Continuar").click();
    await fillDetails();
    await context.api.seedUser({ email });
    await button("Crear cuenta").click();
    await until(() => expect(text()).toContain("Ya existe una cuenta con ese correo."));
    expect(root.querySelector("[name=city]")).toHaveValue("Getafe");
  });

  test("asks the host for the sign-in", async () => {
    const { told } = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    expect(told("martillo-login-request")).toEqual([{ reason: "account" }]);
  });

  test("says who is signed in", async () => {
    context.signIn(await context.api.seedUser({ firstName: "Ana", lastName: "Ruiz" }));
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Ha iniciado sesión como Ana Ruiz"));
    expect(root.querySelector("form")).toBeNull();
  });

  test("is a form that password managers know, also past React", async () => {
    const { root } = mount({ variant: "buyer", email: "nueva@ejemplo.es" });
    await expect.element(field("Correo electrónico")).toHaveValue("nueva@ejemplo.es");
    const input = (name: string) => root.querySelector<HTMLInputElement>(`[name="${name}"]`);
    expect(input("email")?.autocomplete).toBe("username");
    for (const name of ["password", "confirm_password"]) {
      expect(input(name)?.autocomplete).toBe("new-password");
      const node = input(name);
      if (node) node.value = "Segura-26!";
    }
    await userEvent.click(field("Correo electrónico"));
    await userEvent.keyboard("{Enter}");
    await expect.element(field("Nombre")).toBeVisible();
  });
}

/** Name of the field that has the focus. */
function active(root: ShadowRoot | HTMLElement): string | null | undefined {
  const node = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  return node?.getAttribute("name");
}
