import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { NotificationsProps } from "./Notifications";

/** What the preferences do, in whichever flavour. */
export function notificationsSuite(mount: Mount<NotificationsProps>, context: SuiteContext) {
  const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
  const save = () => page.getByRole("button", { name: "Guardar" });

  async function preferencesOf(user: { token: string }) {
    return (await context.api.call("user/decryptProfile", {}, user)).responseData.preferences;
  }

  test("shows what is chosen, keeps what is changed, and shows it again", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const first = mount({});
    await expect.element(box("Me han superado: Correo")).toBeChecked();
    await expect.element(box("Puja aceptada: Correo")).not.toBeChecked();
    await expectAccessible(first.root);
    await box("Me han superado: Correo").click();
    await box("Puja aceptada: Correo").click();
    await page.getByLabelText("Zona horaria").selectOptions("Atlantic/Canary");
    await page.getByLabelText("Idioma", { exact: true }).selectOptions("for_uruguay");
    await page.getByRole("radio", { name: "Oscuro" }).click();
    const late = context.faults.hold("user/decryptProfile");
    await save().click();
    await until(() => expect(first.text()).toContain("Hemos guardado sus preferencias."));
    expect(first.told("martillo-preferences-updated")).toEqual([
      { language: "for_uruguay", timeZone: "Atlantic/Canary", theme: "dark" },
    ]);
    expect(await preferencesOf(me)).toMatchObject({
      notifications: {
        outbid: { mail: false, sms: false },
        bid_accepted: { mail: true, sms: false },
      },
      language: "for_uruguay",
      time_zone: "Atlantic/Canary",
      theme: "dark",
    });
    first.unmount();
    mount({});
    await expect.element(box("Me han superado: Correo")).not.toBeChecked();
    await expect.element(box("Puja aceptada: Correo")).toBeChecked();
    await expect.element(page.getByLabelText("Zona horaria")).toHaveValue("Atlantic/Canary");
    late();
  });

  test("sends to a phone only once it is verified", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const before = mount({});
    await expect.element(box("Me han superado: SMS")).toBeDisabled();
    expect(before.text()).toContain("verifique antes su teléfono");
    before.unmount();
    await context.api.db.query("update users set phone_verified = true where id = $1", [me.id]);
    await context.runtime.session.reload();
    const { text } = mount({});
    await box("Me han superado: SMS").click();
    await save().click();
    await until(() => expect(text()).toContain("Hemos guardado"));
    expect((await preferencesOf(me)).notifications.outbid).toEqual({ mail: true, sms: true });
  });

  test("offers a box for what is sent, and for nothing else", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    await context.api.db.query("update users set phone_verified = true where id = $1", [me.id]);
    const { root } = mount({});
    await expect.element(box("Mis alertas: Correo")).toBeVisible();
    const names = [...root.querySelectorAll<HTMLInputElement>("input[type=checkbox]")].map(
      (input) => input.name,
    );
    expect(names).toEqual([
      "outbid.mail",
      "outbid.sms",
      "ending_soon.mail",
      "ending_soon.sms",
      "won.mail",
      "won.sms",
      "lost.mail",
      "bid_accepted.mail",
      "saved_search.mail",
      "followed.mail",
      "message.mail",
      "question.mail",
    ]);
  });

  test("keeps what was ticked when the answer is lost, and says so", async () => {
    context.signIn(await context.api.seedUser());
    const { text } = mount({});
    await box("Puja aceptada: Correo").click();
    context.faults.next("user/updatePreference", "refuse");
    await save().click();
    await expect.element(page.getByRole("alert")).not.toBeEmptyDOMElement();
    await expect.element(box("Puja aceptada: Correo")).toBeChecked();
    expect(text()).not.toContain("Hemos guardado");
  });

  test("offers another try when they cannot be read", async () => {
    context.signIn(await context.api.seedUser());
    context.faults.always("user/decryptProfile", "refuse");
    mount({});
    await expect.element(page.getByRole("button", { name: "Reintentar" })).toBeVisible();
    context.faults.clear();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect.element(box("Puja aceptada: Correo")).toBeVisible();
  });

  test("has nothing for selling accounts", async () => {
    context.signIn(await context.api.seedUser({ admin: true }));
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("no eligen avisos"));
    expect(root.querySelector("form")).toBeNull();
    const asked = context.faults.requests.filter(({ action }) => action === "user/decryptProfile");
    expect(asked).toHaveLength(0);
  });

  test("asks guests to sign in, and nothing of the server", async () => {
    const { text } = mount({});
    await until(() => expect(text()).toContain("Inicie sesión para ver su cuenta"));
    expect(context.faults.requests.map(({ action }) => action)).not.toContain(
      "user/decryptProfile",
    );
  });
}
