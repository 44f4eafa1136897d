import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sellDirectly } from "../../demo-site/server/testing/sell";
import { dayAfter, dayOf } from "../../src/domain";
import { timeZone } from "../../src/i18n";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { ReportProps } from "./Report";

/** What the widget does, in whichever flavour. */
export function reportSuite(mount: Mount<ReportProps>, context: SuiteContext) {
  const button = (name: string) => page.getByRole("button", { name });

  async function seller() {
    const person = await context.api.seedUser({ admin: true });
    context.signIn(person);
    return person;
  }

  test("asks a guest to sign in, and says that there is nothing yet", async () => {
    const guest = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() =>
      expect(guest.told("martillo-login-request")).toEqual([{ reason: "account" }]),
    );
    guest.unmount();
    await seller();
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("No hay nada en esas fechas"));
    await expectAccessible(root);
  });

  test("says to a person without the permission who gives it", async () => {
    const { id } = await context.api.seedUser({ admin: true });
    context.signIn(await context.api.seedUser({ asEmployeesId: id, permissions: ["post"] }));
    const { text, root } = mount({});
    await until(() => expect(text()).toMatch(/Falta permiso .* Lo da el titular de la cuenta/));
    await expectAccessible(root);
  });

  test("shows what was sold with what adds up, and of other days nothing", async () => {
    const me = await seller();
    await sellDirectly(context.api, { seller: me, price: "8990" });
    await sellDirectly(context.api, { seller: me, price: "1010" });
    const { text, root } = mount({});
    await until(() => expect(text()).toMatch(/Adjudicado en\s*10\.000\s€/));
    expect(text()).toMatch(/Seat León.*Venta directa/);
    await expectAccessible(root);
    // Days of two months, whichever day it is: "Este año" is a single month in January, and a single one has no chart.
    const today = dayOf(Date.now(), timeZone());
    await page.getByRole("combobox", { name: "Fechas" }).selectOptions("Otras fechas…");
    await page.getByLabelText("Desde el día").fill(dayAfter(today, -40));
    await page.getByLabelText("Hasta el día, incluido").fill(today);
    const chart = page.getByRole("slider", { name: "Ventas: 10.000 €" });
    await expect.element(chart).toBeVisible();
    (chart.element() as HTMLElement).focus();
    await userEvent.keyboard("{End}");
    await expect.element(chart).toHaveAttribute("aria-valuetext", expect.stringMatching(/: /));
    const newest = chart.element().getAttribute("aria-valuetext");
    await userEvent.keyboard("{ArrowLeft}");
    await until(() => expect(chart.element().getAttribute("aria-valuetext")).not.toBe(newest));
    await page.getByText("Ver datos").click();
    await expectAccessible(root);
    await page.getByRole("combobox", { name: "Fechas" }).selectOptions("Este año");
    await until(() => expect(text()).toMatch(/Adjudicado en\s*10\.000\s€/));
    await page.getByRole("combobox", { name: "Fechas" }).selectOptions("El año pasado");
    await until(() => expect(text()).toContain("No hay nada en esas fechas"));
    await page.getByRole("combobox", { name: "Fechas" }).selectOptions("Otras fechas…");
    await expectAccessible(root);
    await page.getByLabelText("Desde el día").fill("2020-01-01");
    await page.getByLabelText("Hasta el día, incluido").fill("2026-01-01");
    await until(() => expect(text()).toContain("Son demasiados datos."));
    expect(text()).toContain("Acote las fechas");
  });

  test("shows how much of what was offered was sold, by weeks", async () => {
    const me = await seller();
    await sellDirectly(context.api, { seller: me });
    const { text, root } = mount({ report: "sell_through" });
    await until(() => expect(text()).toMatch(/Vendidos, %\s*100 %/));
    await page.getByRole("combobox", { name: "Por" }).selectOptions("Semanas");
    await until(() => expect(text()).toMatch(/Vendidos, %\s*100 %/));
    await expectAccessible(root);
  });

  test("shows what is there now, and says why it cannot be saved", async () => {
    const me = await seller();
    await context.api.seedLot({ sellerId: me.id, title: "Seat Ibiza", status: "open" });
    const { text, root } = mount({ report: "stock" });
    await until(() => expect(text()).toMatch(/Seat Ibiza.*Abierto/));
    await expectAccessible(root);
    await button("Bajar .csv").click();
    // This house writes no sheets.
    await until(() => expect(text()).toContain("Esta opción no está disponible."));
  });

  test("says when it cannot be read, and reads it again", async () => {
    await seller();
    context.faults.always("report/display", "refuse");
    const { text } = mount({});
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    await button("Reintentar").click();
    await until(() => expect(text()).toContain("No hay nada en esas fechas"));
  });
}
