import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { configure } from "../../src/state";
import {
  addHouseFields,
  expectAccessible,
  type Mount,
  type SuiteContext,
  until,
} from "../../src/testing";
import type { RegistrationProps } from "./Registration";

/** What the registration does, in whichever flavour. */
export function registrationSuite(mount: Mount<RegistrationProps>, context: SuiteContext) {
  const field = (name: string) => page.getByLabelText(name, { exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const user = () => context.runtime.session.store.getState().user;
  const sent = (action: string) =>
    context.faults.requests.filter((request) => request.action === action).length;
  let count = 0;
  const newEmail = () => `ana-${context.flavour}-${++count}@ejemplo.es`;

  async function fillAccount(email: string) {
    await field("Correo electrónico").fill(email);
    await field("Contraseña").fill("Segura-26!");
    await field("Repita la contraseña").fill("Segura-26!");
    await button("Continuar").click();
  }

  async function fillDetails(phone = "") {
    await field("Localidad").fill("Getafe");
    await field("Nombre").fill("Ana");
    await field("Apellidos").fill("Ruiz");
    if (phone) await page.getByLabelText(/^Teléfono/).fill(phone);
    await page.getByRole("checkbox").click();
    await button("Crear cuenta").click();
  }

  test("creates an account for buying: details, way, code, and signed in by itself", async () => {
    const { text, told, root } = mount({ variant: "buyer" });
    const email = newEmail();
    await fillAccount(email);
    await fillDetails();
    const dialog = page.getByRole("dialog");
    await expect.element(dialog).toHaveAccessibleName("Verifique su cuenta");
    await button("Seguir").click();
    await expect.element(dialog.getByRole("radiogroup")).toHaveAccessibleDescription("Required!");
    await expectAccessible(root);
    await dialog.getByRole("radio", { name: "Por correo electrónico" }).click();
    await button("Seguir").click();

    await expect.element(dialog.getByLabelText("Correo electrónico")).toHaveValue(email);
    await until(() => expect(active(root)).toBe("email"));
    await button("Enviar código").click();
    await until(() => expect(active(root)).toBe("verify_code"));
    await until(() => expect(text()).toContain("code sent"));
    expect(text()).toContain(`Lo hemos enviado a ${email}.`);
    expect(text()).toMatch(/Caduca en [45]:\d\d\./);
    await expect.element(page.getByRole("button", { name: /^Reenviar en 0:/ })).toBeDisabled();
    await expectAccessible(root);

    await button("Verify").click();
    await until(() => expect(text()).toContain("Please enter code"));
    expect(sent("user/verifyEmailVerifyCode")).toBe(0);
    const code = await codeOf(context.api, email);
    await dialog.getByLabelText("Código de 6 cifras").fill(code === "000000" ? "000001" : "000000");
    await until(() => expect(text()).toContain("El código no es correcto."));
    await expect.element(dialog.getByLabelText("Código de 6 cifras")).toHaveValue("");
    expect(sent("user/register")).toBe(0);
    await dialog.getByLabelText("Código de 6 cifras").fill(` ${code.slice(0, 3)} ${code.slice(3)}`);

    await until(() => expect(text()).toContain("Successfully registered!"));
    expect(text()).toContain("Ana Ruiz");
    expect(user()).toMatchObject({ email, admin: 0, city: "Getafe", country: "ES" });
    expect(user()).toMatchObject({ email_verified: 1, phone_verified: 0, status: "active" });
    expect(told("martillo-verification-sent")).toEqual([{ channel: "email" }]);
    expect(told("martillo-verification-succeeded")).toEqual([{ channel: "email" }]);
    expect(told("martillo-registered")).toEqual([{ userId: user()?.id }]);
    await expectAccessible(root);
  });

  test("creates an account for selling, with the seller's own questions, by SMS", async () => {
    const { told, root } = mount({ variant: "seller" });
    await fillAccount(newEmail());
    await field("Empresa (opcional)").fill("Autos Ruiz");
    await fillDetails(`611 2${context.flavour.length}0 00${++count % 10}`);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Por SMS" }).click();
    await button("Seguir").click();
    await dialog.getByLabelText("Teléfono móvil").fill("abc");
    await button("Enviar código").click();
    await expect
      .element(dialog.getByLabelText("Teléfono móvil"))
      .toHaveAccessibleDescription("+34 Only numbers are allowed");
    await dialog.getByLabelText("Teléfono móvil").fill("");
    await button("Enviar código").click();
    await expect
      .element(dialog.getByLabelText("Teléfono móvil"))
      .toHaveAccessibleDescription("+34 Required!");
    await dialog.getByLabelText("Teléfono móvil").fill("611 22");
    await button("Enviar código").click();
    await expect
      .element(dialog.getByLabelText("Teléfono móvil"))
      .toHaveAccessibleDescription("+34 Escriba entre 8 y 15 caracteres.");
    const phone = `6112${String(Date.now()).slice(-5)}`;
    await dialog.getByLabelText("Teléfono móvil").fill(phone);
    await button("Enviar código").click();
    await until(() => expect(active(root)).toBe("verify_code"));
    const code = await codeOf(context.api, `+34${phone}`);
    await dialog.getByLabelText("Código de 6 cifras").fill(code);
    await until(() =>
      expect(user()).toMatchObject({
        admin: 1,
        companyname: "Autos Ruiz",
        phone: `+34${phone}`,
        phone_verified: 1,
        email_verified: 0,
      }),
    );
    expect(told("martillo-verification-succeeded")).toEqual([{ channel: "sms" }]);
    const call = context.faults.requests.find(({ action }) => action === "user/register");
    expect(await call?.sent).toMatchObject({ seller_type: "seller", market_status: "draft" });
  });

  test("keeps everything when a dialog is cancelled, and waits for the button where it is told so", async () => {
    const { text, root } = mount({ variant: "buyer", autoRegister: false });
    const email = newEmail();
    await fillAccount(email);
    await fillDetails();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Por correo electrónico" }).click();
    await button("Seguir").click();
    await expect.element(dialog.getByLabelText("Correo electrónico")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await until(() => expect(root.querySelector("dialog[open]")).toBeNull());
    expect(root.querySelector("[name=city]")).toHaveValue("Getafe");
    await button("Crear cuenta").click();
    await dialog.getByRole("radio", { name: "Por correo electrónico" }).click();
    await button("Seguir").click();
    await button("Enviar código").click();
    await dialog.getByLabelText("Código de 6 cifras").fill(await codeOf(context.api, email));
    await until(() => expect(root.querySelector("dialog[open]")).toBeNull());
    expect(sent("user/register")).toBe(0);

    // Another address is another person's.
    await button("Atrás").click();
    await until(() => expect(text()).toContain("Correo verificado"));
    const other = newEmail();
    await field("Correo electrónico").fill(other);
    expect(text()).not.toContain("Correo verificado");
    await button("Continuar").click();
    await button("Crear cuenta").click();
    await dialog.getByRole("radio", { name: "Por correo electrónico" }).click();
    await button("Seguir").click();
    await expect.element(dialog.getByLabelText("Correo electrónico")).toHaveValue(other);
    await button("Enviar código").click();
    await dialog.getByLabelText("Código de 6 cifras").fill(await codeOf(context.api, other));
    await until(() => expect(root.querySelector("dialog[open]")).toBeNull());
    await button("Crear cuenta").click();
    await until(() => expect(user()).toMatchObject({ email: other, email_verified: 1 }));
  });

  test("an e-mail that was taken meanwhile opens the verification again, where it can be corrected", async () => {
    const { text, told } = mount({ variant: "buyer", autoRegister: false });
    const taken = newEmail();
    const email = newEmail();
    await fillAccount(taken);
    await fillDetails();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Por correo electrónico" }).click();
    await button("Seguir").click();
    await button("Enviar código").click();
    await dialog.getByLabelText("Código de 6 cifras").fill(await codeOf(context.api, taken));
    // Taken before the code is looked at, the address would be refused in the dialog, which then stays.
    await until(() => expect(told("martillo-verification-succeeded")).toHaveLength(1));
    await context.api.seedUser({ email: taken });
    await button("Crear cuenta").click();
    await expect.element(dialog).toHaveAccessibleName("Verifique su correo");
    await until(() => expect(text()).toContain("Ya existe una cuenta con ese correo."));
    expect(text()).not.toContain("Registration Failed");
    expect(told("martillo-registration-failed")).toMatchObject([{ code: "EMAIL_TAKEN" }]);
    await dialog.getByLabelText("Correo electrónico").fill(email);
    await button("Enviar código").click();
    await dialog.getByLabelText("Código de 6 cifras").fill(await codeOf(context.api, email));
    await until(() => expect(told("martillo-verification-succeeded")).toHaveLength(2));
    await button("Crear cuenta").click();
    await until(() => expect(user()).toMatchObject({ email, city: "Getafe", email_verified: 1 }));
  });

  test("asks for all that the house wants to know, a required answer at the end of a long list included", async () => {
    const { last, remove } = await addHouseFields(context.api, 28);
    onTestFinished(remove);
    const { text } = mount({ variant: "buyer", verification: "off" });
    const email = newEmail();
    await fillAccount(email);
    await fillDetails();
    await expect.element(field(last.label)).toHaveAccessibleDescription("Required!");
    await field(last.label).fill("La última");
    await button("Crear cuenta").click();
    await until(() => expect(text()).toContain("Successfully registered!"));
    expect(user()?.custom_fields).toMatchObject({ [last.name]: "La última" });
  });

  test.each([
    ["Burgos", "Burgos"],
    // Two provinces have one of this name.
    ["Mieres", ""],
    ["Un pueblo que no está en la lista", ""],
  ])("has for %s the province %j, as the town alone says it", async (town, state) => {
    mount({ variant: "buyer", verification: "off" });
    await fillAccount(newEmail());
    await field("Nombre").fill("Ana");
    await field("Apellidos").fill("Ruiz");
    await page.getByLabelText(/^(?:Localidad|Población|Ciudad)/).fill(town);
    await userEvent.keyboard("{Tab}");
    await until(() => {
      const asked = context.faults.requests.filter(({ action }) => action === "custom/geocode");
      expect(asked).toHaveLength(1);
    });
    await expect.element(page.getByLabelText(/^Provincia/)).toHaveValue(state);
    await page.getByRole("checkbox").click();
    await button("Crear cuenta").click();
    await until(() => expect(user()).toMatchObject({ city: town }));
    expect(user()?.state ?? "").toBe(state);
  });

  test.each(["buyer", "seller"] as const)(
    "looks for the place of a %s, and suggests the towns of the province",
    async (variant) => {
      const { root } = mount({ variant, verification: "off" });
      const towns = () =>
        [...root.querySelectorAll<HTMLOptionElement>("datalist option")].map(({ value }) => value);
      await fillAccount(newEmail());
      const street = page.getByLabelText(/^(?:Dirección|Calle y número)/);
      const state = page.getByLabelText(/^Provincia/);
      // No place is made up; the towns of the market's province are suggested all the same.
      await expect.element(state).toHaveValue("");
      await until(() => expect(towns()).toContain("Getafe"));
      await street.fill("Calle Real 5, 42200 Almazán");
      await userEvent.keyboard("{Tab}");
      await expect.element(state).toHaveValue("Soria");
      await until(() => expect(towns()).toContain("Almazán"));
      await expectAccessible(root);
      await field("Nombre").fill("Ana");
      await field("Apellidos").fill("Ruiz");
      if (variant === "seller") {
        await page.getByLabelText(/^Teléfono/).fill(`6115${String(Date.now()).slice(-5)}`);
      }
      await page.getByRole("checkbox").click();
      await button("Crear cuenta").click();
      await until(() =>
        expect(user()).toMatchObject({
          address1: "Calle Real 5, 42200 Almazán",
          zip: "42200",
          city: "Almazán",
          state: "Soria",
        }),
      );
    },
  );

  test("takes numbers of the USA alone where the house has switched them on", async () => {
    await context.api.db.query(
      `insert into settings (key, value) values ('features', '{"us_phones": true}')
       on conflict (key) do update set value = excluded.value`,
    );
    onTestFinished(async () => {
      await context.api.db.query("delete from settings where key = 'features'");
    });
    mount({ variant: "seller", verification: "off" });
    await fillAccount(newEmail());
    await fillDetails("600111222");
    const input = page.getByLabelText(/^Teléfono/);
    await expect.element(input).toHaveAccessibleDescription("+1 Escriba las 10 cifras del número.");
    const digits = `555${String(Date.now()).slice(-7)}`;
    await input.fill(`(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`);
    await button("Crear cuenta").click();
    await until(() => expect(user()).toMatchObject({ phone: `+1${digits}` }));
  });

  test("registers without a code where that is allowed", async () => {
    mount({ variant: "buyer", verification: "optional" });
    await fillAccount(newEmail());
    await fillDetails();
    await button("Ahora no").click();
    await until(() => expect(user()).toMatchObject({ email_verified: 0, phone_verified: 0 }));
  });

  test("asks for no code where the page says so", async () => {
    const { root } = mount({ variant: "buyer", verification: "off" });
    await fillAccount(newEmail());
    await fillDetails();
    await until(() => expect(user()).toMatchObject({ email_verified: 0 }));
    expect(root.querySelector("dialog[open]")).toBeNull();
  });

  test("speaks the words of the house where the page has them", async () => {
    const { responseData } = await context.api.call("common/getDefault", {});
    configure({ phrases: responseData.phrases });
    onTestFinished(() => configure({ phrases: {} }));
    const { text, root } = mount({ variant: "seller" });
    await button("Continuar").click();
    await expect.element(field("Correo electrónico")).toHaveAccessibleDescription("Obligatorio");
    await fillAccount("mal@");
    await until(() => expect(text()).toContain(responseData.phrases["Invalid email format"]));
    const words = ["Weak", "Fair", "Good", "Strong"].map((word) => responseData.phrases[word]);
    await until(() => expect(words.some((word) => text().includes(`${word}`))).toBe(true));
    const email = newEmail();
    await field("Repita la contraseña").fill("otra");
    await button("Continuar").click();
    await until(() => expect(text()).toContain(responseData.phrases["Password does not match"]));
    await fillAccount(email);
    await field("Teléfono móvil").fill("abc");
    await button("Crear cuenta").click();
    await until(() => expect(text()).toContain(responseData.phrases["Only numbers are allowed"]));
    await field("Teléfono móvil").fill("600 111 222");
    await fillDetails();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Por correo electrónico" }).click();
    await button("Seguir").click();
    await button("Enviar código").click();
    await until(() => expect(text()).toContain("Código enviado"));
    await button("Verificar").click();
    await until(() => expect(text()).toContain(responseData.phrases["Please enter code"]));
    await dialog.getByLabelText("Código de 6 cifras").fill(await codeOf(context.api, email));
    await until(() => expect(text()).toContain("¡Registro completado!"));
    expect(root.textContent).not.toMatch(/Required|registered|code sent|Password/);
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
    const { root, text } = mount({ variant: "seller" });
    await fillAccount(newEmail());
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
      .toHaveAccessibleDescription("Cinco cifras, de 01 a 52 las dos primeras.");
    await expect
      .element(field("Teléfono móvil"))
      .toHaveAccessibleDescription("+34 Only numbers are allowed");
    await field("Código postal").fill("53001");
    await field("Teléfono móvil").fill("600 11");
    await expect
      .element(field("Código postal"))
      .toHaveAccessibleDescription("Cinco cifras, de 01 a 52 las dos primeras.");
    await expect
      .element(field("Teléfono móvil"))
      .toHaveAccessibleDescription("+34 Escriba entre 8 y 15 caracteres.");
    await field("Código postal").fill("28901");
    await expect.element(field("Código postal")).not.toHaveAttribute("aria-invalid");
  });

  test("fixes the country and its code", async () => {
    const { root } = mount({ variant: "buyer" });
    await fillAccount(newEmail());
    await expect.element(field("País")).toBeDisabled();
    await expect.element(field("País")).toHaveValue("España");
    await expect.element(page.getByLabelText(/^Teléfono/)).toBeVisible();
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

  test("says of a taken address at its field alone, and takes that back with the address", async () => {
    const me = await context.api.seedUser();
    const { text } = mount({});
    const alerts = () => context.runtime.alerts.getState().map(({ message }) => message);
    await field("Correo electrónico").fill(me.email);
    await until(() => expect(text()).toContain("Ya existe una cuenta con ese correo."));
    expect(alerts()).toEqual([]);
    await field("Correo electrónico").fill(newEmail());
    await until(() => expect(text()).toContain("Puede usar este correo."));
    expect(alerts()).toEqual([]);
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
    mount({ variant: "seller", verification: "off" });
    const email = newEmail();
    await fillAccount(email);
    await field("Localidad").fill("Getafe");
    await page.getByRole("checkbox").click();
    await button("Atrás").click();
    await expect.element(field("Correo electrónico")).toHaveValue(email);
    await expect.element(field("Contraseña")).toHaveValue("Segura-26!");
    await button("Continuar").click();
    await expect.element(field("Localidad")).toHaveValue("Getafe");
    await expect.element(page.getByRole("checkbox")).toBeChecked();
  });

  test("the texts that one agrees to open over the form, which keeps what was typed", async () => {
    const { root, text } = mount({ variant: "buyer", verification: "off" });
    await fillAccount(newEmail());
    await field("Localidad").fill("Getafe");
    await page.getByRole("link", { name: "política de privacidad" }).click();
    const dialog = page.getByRole("dialog");
    await expect.element(dialog).toHaveAccessibleName("Política de privacidad");
    await until(() => expect(text()).toContain("Última actualización:"));
    const links = [...root.querySelectorAll<HTMLAnchorElement>("dialog .martillo-rich-text a")];
    expect(new Set(links.map(({ target }) => target))).toEqual(new Set(["_blank"]));
    await expectAccessible(root);
    await dialog.getByRole("button", { name: "Cerrar" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(field("Localidad")).toHaveValue("Getafe");
    await expect.element(page.getByRole("checkbox")).not.toBeChecked();
  });

  test("asks a buyer what the house asks, by its own rules", async () => {
    const { text } = mount({ variant: "buyer", verification: "off" });
    await fillAccount(newEmail());
    await expect.element(page.getByLabelText(/^DNI/)).toBeVisible();
    await button("Crear cuenta").click();
    await expect.element(field("Localidad")).toHaveAccessibleDescription("Required!");
    expect(text()).toContain("Por favor acepte los términos para continuar.");
    await page.getByLabelText(/^DNI/).fill("00000000T");
    await fillDetails();
    await until(() => expect(user()?.city).toBe("Getafe"));
    const [row] = await context.api.db.query<{ custom_fields: Record<string, string> }>(
      "select custom_fields from users where id = $1",
      [user()?.id],
    );
    expect(row?.custom_fields).toMatchObject({ dni: "00000000T" });
  });

  test("a registration that is refused keeps what was typed, and can be tried again", async () => {
    const { text, root, told } = mount({ variant: "buyer", verification: "off" });
    await fillAccount(newEmail());
    context.faults.next("user/register", "refuse");
    await fillDetails();
    await until(() => expect(told("martillo-registration-failed")[0]?.code).toBe("NETWORK"));
    expect(root.querySelector("[name=city]")).toHaveValue("Getafe");
    await button("Crear cuenta").click();
    await until(() => expect(text()).toContain("Successfully registered!"));
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

/** The code in the last message to an address. */
async function codeOf(api: SuiteContext["api"], address: string): Promise<string> {
  const [message] = await until(async () => {
    const messages = await api.outbox(address);
    expect(messages.length).toBeGreaterThan(0);
    return messages;
  });
  return /\b\d{6}\b/.exec(message?.text ?? "")?.[0] ?? "";
}

/** Name of the field that has the focus. */
function active(root: ShadowRoot | HTMLElement): string | null | undefined {
  const node = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  return node?.getAttribute("name");
}
