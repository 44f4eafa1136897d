import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  addHouseFields,
  expectAccessible,
  type Mount,
  type SuiteContext,
  until,
} from "../../src/testing";
import type { ProfileProps } from "./Profile";

/** What the profile does, in whichever flavour. */
export function profileSuite(mount: Mount<ProfileProps>, context: SuiteContext) {
  const field = (name: string) => page.getByLabelText(name, { exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const ana = (more: object = {}) =>
    context.api.seedUser({ firstName: "Ana", lastName: "Ruiz", ...more });

  test("says of the house's own people that they work for it", async () => {
    context.signIn(await ana({ staff: true }));
    const { text } = mount({});
    await until(() => expect(text()).toContain("Personal de la casa"));
  });

  test("shows who one is, what is verified, and that one may bid", async () => {
    context.signIn(await ana({ companyname: "Talleres Sol" }));
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Ana Ruiz"));
    expect(text()).toContain("Talleres Sol · Cuenta de comprador");
    expect(root.querySelector("[part~=initials]")).toHaveTextContent("AR");
    expect(text()).toContain("Puede pujar");
    const [mail, phone] = root.querySelectorAll("[part~=contact-line]");
    expect(mail).toHaveTextContent("Verificado");
    expect(phone).toHaveTextContent("Sin verificar");
    expect(text()).not.toContain("Plan");
    await expectAccessible(root);
  });

  test("changes what was typed and nothing else, and tells all widgets", async () => {
    const me = await ana();
    context.signIn(me);
    const { text, told, root } = mount({});
    await button("Editar mis datos").click();
    await until(() => expect(activeName(root)).toBe("first_name"));
    await field("Nombre").fill("Lucía");
    await field("Calle y número").fill(" Calle Mayor, 3 ");
    await field("Código postal").fill("28013");
    await field("Localidad").fill("Madrid");
    await expect.element(field("País")).toBeDisabled();
    await expectAccessible(root);
    // Another window wrote this meanwhile.
    await context.api.call("user/updateProfile", { last_name: "Sanz" }, me);
    await button("Guardar").click();
    await until(() => expect(text()).toContain("Hemos guardado sus datos."));
    expect(text()).toContain("Lucía Sanz");
    expect(text()).toContain("Calle Mayor, 3, 28013 Madrid");
    expect(told("martillo-profile-updated")).toEqual([{ userId: me.id }]);
    expect(context.runtime.session.store.getState().user?.first_name).toBe("Lucía");
    await until(() => expect(focused(root)).toHaveTextContent("Editar mis datos"));
  });

  test("looks for the place while its address is written, and suggests the towns of its province", async () => {
    context.signIn(await ana());
    const { text, root } = mount({ edit: true });
    await field("Calle y número").fill("Alcalá de H");
    await page.getByRole("option", { name: /^Alcalá de Henares/ }).click();
    await expect.element(field("Localidad")).toHaveValue("Alcalá de Henares");
    await expect.element(field("Provincia")).toHaveValue("Comunidad de Madrid");
    // A town is no street.
    await expect.element(field("Calle y número")).toHaveValue("");
    await until(() => expect(suggested(root)).toContain("Getafe"));
    await field("Provincia").fill("soria");
    await until(() => expect(suggested(root)).toContain("Almazán"));
    expect(suggested(root)).not.toContain("Getafe");
    await expectAccessible(root);

    await field("Localidad").fill("");
    await field("Provincia").fill("");
    await field("Calle y número").fill("Calle Real 5, 42200 Almazán");
    await userEvent.keyboard("{Tab}");
    await expect.element(field("Localidad")).toHaveValue("Almazán");
    await expect.element(field("Provincia")).toHaveValue("Soria");
    await expect.element(field("Código postal")).toHaveValue("42200");
    await button("Guardar").click();
    await until(() => expect(text()).toContain("42200 Almazán, Soria"));
  });

  test("says what is wrong with a field, and sends nothing", async () => {
    context.signIn(await ana());
    const { text, root } = mount({ edit: true });
    await field("Nombre").fill("");
    await field("Apellidos").fill("R");
    await field("Código postal").fill("28-013");
    await field("Empresa").fill("x".repeat(121));
    await button("Guardar").click();
    await until(() => expect(text()).toContain("Required!"));
    expect(text()).toContain("Entre 2 y 15 caracteres.");
    expect(text()).toContain("Cinco cifras, de 01 a 52 las dos primeras.");
    expect(text()).toContain("Como máximo 120 caracteres.");
    await until(() => expect(activeName(root)).toBe("first_name"));
    const sent = context.faults.requests.filter(({ action }) => action === "user/updateProfile");
    expect(sent).toHaveLength(0);
    await expectAccessible(root);
    await button("Cancelar").click();
    await until(() => expect(text()).toContain("Editar mis datos"));
    expect(text()).toContain("Ana Ruiz");
  });

  test("keeps what was typed when the answer is lost", async () => {
    context.signIn(await ana());
    const { text } = mount({ edit: true });
    await field("Localidad").fill("Soria");
    context.faults.next("user/updateProfile", "refuse");
    await button("Guardar").click();
    await expect.element(page.getByRole("alert")).not.toBeEmptyDOMElement();
    await expect.element(field("Localidad")).toHaveValue("Soria");
    await button("Guardar").click();
    await until(() => expect(text()).toContain("Hemos guardado sus datos."));
  });

  test("asks for the house's own fields, and says what is wrong with them", async () => {
    const staff = await context.api.seedUser({ staff: true });
    const definition = {
      name: `flota_${context.flavour}`,
      type: "number",
      label: `Vehículos de su flota (${context.flavour})`,
      view_page: 3,
      for_buyer: 1,
      is_required: 1,
    };
    const made = await context.api.call("dynamic/propertyColumnAction", definition as never, staff);
    expect(made.code).toBeNull();
    const me = await ana();
    context.signIn(me);
    const { text } = mount({ edit: true });
    const fleet = page.getByLabelText(definition.label);
    await expect.element(fleet).toBeVisible();
    await button("Guardar").click();
    await expect.element(fleet).toHaveAttribute("aria-invalid", "true");
    await fleet.fill("12");
    await button("Guardar").click();
    await until(() => expect(text()).toContain("Hemos guardado sus datos."));
    const { user } = (await context.api.call("user/decryptProfile", {}, me)).responseData;
    expect(user.custom_fields).toMatchObject({ [definition.name]: 12 });
    await context.api.db.query("delete from dynamic_fields where name = $1", [definition.name]);
  });

  test("asks for all that the house wants to know, a required answer at the end of a long list included", async () => {
    const { last, remove } = await addHouseFields(context.api, 28);
    onTestFinished(remove);
    context.signIn(await ana());
    const { text } = mount({ edit: true });
    await expect.element(field(last.label)).toBeVisible();
    await button("Guardar").click();
    await expect.element(field(last.label)).toHaveAccessibleDescription("Required!");
    await field(last.label).fill("La última");
    await button("Guardar").click();
    await until(() => expect(text()).toContain("Hemos guardado sus datos."));
    const { user } = context.runtime.session.store.getState();
    expect(user?.custom_fields).toMatchObject({ [last.name]: "La última" });
  });

  test("takes a text with emphasis and several entries where the house asks for them", async () => {
    const staff = await context.api.seedUser({ staff: true });
    const shared = { view_page: 3 as const, for_buyer: 1 as const, is_required: 1 as const };
    const add = (more: {
      name: string;
      type: "editor" | "rows";
      label: string;
      fields?: object[];
    }) => context.api.call("dynamic/propertyColumnAction", { ...shared, ...more } as never, staff);
    await add({ name: "about", type: "editor", label: "Sobre su negocio" });
    const plate = { name: "plate", label: "Matrícula", is_required: 1 };
    await add({ name: "fleet", type: "rows", label: "Su flota", fields: [plate] });
    onTestFinished(async () => {
      await context.api.db.query("delete from dynamic_fields where name in ('about', 'fleet')");
    });
    context.signIn(await ana());
    const { text, root } = mount({ edit: true });
    const editor = page.getByRole("textbox", { name: "Sobre su negocio" });
    await expect.element(editor).toBeVisible();
    await button("Guardar").click();
    await until(() => expect(text().match(/Required!/g)).toHaveLength(2));
    await editor.fill("Compramos furgonetas");
    await button("Añadir").click();
    await page
      .getByRole("group", { name: "Datos de la entrada" })
      .getByRole("button", { name: "Guardar" })
      .click();
    await expect.element(field("Matrícula")).toHaveAccessibleDescription("Required!");
    await field("Matrícula").fill("1234 BBC");
    await userEvent.keyboard("{Enter}");
    await until(() => expect(text()).toContain("1234 BBC"));
    await expectAccessible(root);
    await button("Guardar").click();
    await until(() => expect(text()).toContain("Hemos guardado sus datos."));
    const { user } = context.runtime.session.store.getState();
    expect(user?.custom_fields).toMatchObject({
      about: "<p>Compramos furgonetas</p>",
      fleet: [{ plate: "1234 BBC" }],
    });
  });

  test("shows markup as the letters it is", async () => {
    context.signIn(await ana({ companyname: `<img src=x onerror="document.title='x'">` }));
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("<img src=x"));
    expect(root.querySelector("img")).toBeNull();
  });

  test("names the next step of those who may not bid yet", async () => {
    const me = await ana({ status: "email_unverified", approvedToBid: false });
    await context.api.db.query("update users set email_verified = false where id = $1", [me.id]);
    context.signIn(me);
    const { root } = mount({});
    const steps = () => [...root.querySelectorAll("[part~=step]")].map((step) => step.textContent);
    await until(() => expect(steps()).toHaveLength(3));
    expect(steps()[0]).toContain("Le enviaremos un código");
    expect(steps()[2]).toContain("pendiente");
    await expectAccessible(root);
    await page
      .getByRole("listitem")
      .filter({ hasText: "Verifique su correo" })
      .getByRole("button", { name: "Verificar" })
      .click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await expect
      .element(page.getByRole("dialog").getByRole("textbox", { name: "Correo electrónico" }))
      .toHaveValue(me.email);
    await expectAccessible(root);
  });

  test("opens the dialog of the phone, and closes it without a change", async () => {
    context.signIn(await ana());
    const { text } = mount({});
    await button("Verificar el teléfono").click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click();
    await until(() => expect(page.getByRole("dialog").elements()).toHaveLength(0));
    expect(text()).not.toContain("es el de su cuenta");
  });

  test("shows the plan of a seller", async () => {
    const me = await ana({ admin: true });
    await context.api.db.query(
      `update users set membership = 'Avanzado', membership_period = 'monthly', trial_activated = true,
         membership_end = '2026-12-20T12:00:00Z' where id = $1`,
      [me.id],
    );
    context.signIn(me);
    const { root } = mount({});
    const plan = () => root.querySelector("[part~=plan]");
    await until(() => expect(plan()).toHaveTextContent("Plan Avanzado"));
    expect(plan()).toHaveTextContent("Pago mensual · Hasta el 20-12-2026");
    expect(plan()).toHaveTextContent("Prueba activa");
  });

  test("offers guests a way in, by the host where it wants to", async () => {
    const { told } = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    expect(told("martillo-login-request")).toEqual([{ reason: "account" }]);
    expect(page.getByRole("dialog").elements()).toHaveLength(0);
  });

  test("holds its place while the session is checked", async () => {
    context.faults.always("user/validateUser", "lose");
    context.signIn(await ana());
    const { root } = mount({});
    await until(() => expect(root.querySelector("[part~=skeleton]")).not.toBeNull());
  });
}

function suggested(root: ParentNode): string[] {
  // Not by the attribute: what draws the script-tag build writes the property alone.
  return [...root.querySelectorAll<HTMLOptionElement>("datalist option")].map(({ value }) => value);
}

function focused(root: ShadowRoot | HTMLElement): Element | null {
  return root instanceof ShadowRoot ? root.activeElement : document.activeElement;
}

/** Name of the field that has the focus. */
function activeName(root: ShadowRoot | HTMLElement): string | null | undefined {
  return focused(root)?.getAttribute("name");
}
