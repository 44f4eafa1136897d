import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { sellDirectly } from "../../demo-site/server/testing/sell";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { DashboardProps } from "./Dashboard";

/** What the widget does, in whichever flavour. */
export function dashboardSuite(mount: Mount<DashboardProps>, context: SuiteContext) {
  async function seller() {
    const person = await context.api.seedUser({ admin: true });
    context.signIn(person);
    return person;
  }

  test("asks a guest to sign in, and says that there is nothing to decide", async () => {
    const guest = mount({}, { refuse: ["martillo-login-request"] });
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await until(() =>
      expect(guest.told("martillo-login-request")).toEqual([{ reason: "account" }]),
    );
    guest.unmount();
    await seller();
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("No hay nada que decidir."));
    await expectAccessible(root);
  });

  test("says to a person without the permission who gives it", async () => {
    const { id } = await context.api.seedUser({ admin: true });
    context.signIn(await context.api.seedUser({ asEmployeesId: id, permissions: ["post"] }));
    const { text } = mount({});
    await until(() => expect(text()).toMatch(/Falta permiso .* Lo da el titular de la cuenta/));
  });

  test("shows how much there is to decide, what runs with its price of this moment, and what came of it", async () => {
    const me = await seller();
    await sellDirectly(context.api, { seller: me, price: "8990" });
    await context.api.seedLot({ sellerId: me.id, status: "provisional", title: "BMW 320d" });
    const lot = await context.api.seedLot({
      sellerId: me.id,
      title: "Seat Ibiza",
      startCents: 400_000,
      reserveCents: null,
      closesInMs: 7_200_000,
    });
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("1 decisión pendiente."));
    const home = page.getByRole("link", { name: "Ver lo pendiente hoy" });
    await expect.element(home).toHaveAttribute("href", expect.stringMatching(/\/cuenta\/hoy$/));
    await until(() => expect(text()).toMatch(/Vendido por\s*8\.990\s€/));
    expect(text()).toContain("Nada en los 30 días anteriores");
    await until(() => expect(text()).toMatch(/Cierran sin pujas \(1\)\s*Seat Ibiza/));
    await expectAccessible(root);
    const bidder = await context.api.seedUser();
    await context.api.call(
      "bid/confirm",
      {
        project_id: lot,
        proposed_amount: "4000",
        bid_type: "exact",
        idempotency_key: crypto.randomUUID(),
      },
      bidder,
    );
    await until(() => expect(text()).toMatch(/Seat Ibiza\s*4\.000\s€ · 1 puja/));
    const chart = page.getByRole("slider", { name: "Ventas por día" });
    await page.getByRole("combobox", { name: "Ver por días" }).selectOptions("Ventas");
    await expect.element(chart).toHaveAttribute("aria-valuetext", expect.stringMatching(/: 1$/));
    await page.getByRole("combobox", { name: "Periodo" }).selectOptions("Últimos 7 días");
    await until(() => expect(text()).toContain("Nada en los 7 días anteriores"));
  });

  test("says when it cannot be read, and reads it again", async () => {
    await seller();
    context.faults.always("product/getSellerDashboardData", "refuse");
    const { text } = mount({});
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await until(() => expect(text()).toContain("No hay nada que decidir."));
  });
}
