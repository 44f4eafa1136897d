import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { sellAtAuction, sellDirectly } from "../../demo-site/server/testing/sell";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import { takeCommission } from "../../src/testing/take-commission";
import type { SellingHomeProps } from "./SellingHome";

/** What the widget does, in whichever flavour. */
export function sellingHomeSuite(mount: Mount<SellingHomeProps>, context: SuiteContext) {
  async function seller() {
    const person = await context.api.seedUser({ admin: true, companyname: "Autos Ribera" });
    context.signIn(person);
    return person;
  }

  /** A lot whose only bid is below its reserve, after its end. */
  async function undecided(sellerId: number, title: string) {
    const lot = await context.api.seedLot({
      sellerId,
      title,
      startCents: 400_000,
      reserveCents: 900_000,
    });
    const bidder = await context.api.seedUser();
    await bid(lot, "4000", bidder);
    await context.api.endAuction(lot);
    return lot;
  }

  function bid(project_id: number, proposed_amount: string, as: { token: string }) {
    return context.api.call(
      "bid/confirm",
      {
        project_id,
        proposed_amount,
        bid_type: "exact",
        idempotency_key: crypto.randomUUID(),
      },
      as,
    );
  }

  async function statusOf(lot: number): Promise<string | undefined> {
    const [row] = await context.api.db.query<{ status: string }>(
      "select status from lots where id = $1",
      [lot],
    );
    return row?.status;
  }

  test("asks a guest to sign in, and says that nothing is waiting", async () => {
    const guest = mount({}, { refuse: ["martillo-login-request"] });
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await until(() =>
      expect(guest.told("martillo-login-request")).toEqual([{ reason: "account" }]),
    );
    guest.unmount();
    await seller();
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("No hay nada pendiente"));
    const link = page.getByRole("link", { name: "Publicar un vehículo" });
    await expect
      .element(link)
      .toHaveAttribute("href", expect.stringMatching(/\/post_project\/create_lot\/add$/));
    await expectAccessible(root);
  });

  test("awards a lot below its reserve after asking once more", async () => {
    const me = await seller();
    const lot = await undecided(me.id, "BMW 320d");
    const { text, root } = mount({});
    await until(() =>
      expect(text()).toMatch(/Puja más alta: 4\.000\s€ · reserva: 9\.000\s€ · 1 puja/),
    );
    expect(text()).toMatch(/1 decisión pendiente\. La primera, antes de/);
    await expectAccessible(root);
    await page.getByRole("button", { name: /^Adjudicar por 4\.000\s€: BMW 320d$/ }).click();
    await expect.element(page.getByRole("dialog")).toHaveTextContent(/Su reserva era de 9\.000\s€/);
    await page.getByRole("button", { name: "Cancelar" }).click();
    expect(await statusOf(lot)).toBe("provisional");
    await page.getByRole("button", { name: /BMW 320d$/ }).click();
    await expectAccessible(root);
    await page.getByRole("button", { name: /^Adjudicar por 4\.000\s€$/ }).click();
    await until(() => expect(text()).toContain("Adjudicado: BMW 320d."));
    expect(await statusOf(lot)).toBe("sold");
    await until(() => expect(text()).toContain("No hay nada pendiente"));
  });

  test("says what the seller receives of a decision, beside it and before it is made", async () => {
    await takeCommission(context.api);
    const me = await seller();
    await undecided(me.id, "BMW 320d");
    const { text, root } = mount({});
    await until(() => expect(text()).toMatch(/Lo que recibirá\s*3\.818,50\s€/));
    await page.getByText("Lo que recibirá").click();
    expect(text()).toMatch(/Comisión de la casa\s*-150,00\s€\s*IVA de la comisión\s*-31,50\s€/);
    await expectAccessible(root);
    await page.getByRole("button", { name: /^Adjudicar por 4\.000\s€: BMW 320d$/ }).click();
    await expect.element(page.getByRole("dialog")).toHaveTextContent(/Lo que recibirá\s*3\.818,50/);
    await expectAccessible(root);
  });

  test("says why a lot was not awarded, and keeps asking", async () => {
    const me = await seller();
    const lot = await undecided(me.id, "BMW 320d");
    const { text } = mount({});
    await until(() => expect(text()).toContain("Puja más alta"));
    await page.getByRole("button", { name: /BMW 320d$/ }).click();
    // Its time to decide ends meanwhile.
    await context.api.db.query(
      "update sales set settled_at = settled_at - interval '90 days' where lot_id = $1",
      [lot],
    );
    await page.getByRole("button", { name: /^Adjudicar por 4\.000\s€$/ }).click();
    await expect.element(page.getByRole("dialog").getByRole("alert")).toHaveTextContent(/\S/);
    expect(await statusOf(lot)).toBe("provisional");
  });

  test("lists what else waits, each with the way to it", async () => {
    const me = await seller();
    const late = await sellAtAuction(context.api, { seller: me, daysLate: 2 });
    const paid = await sellDirectly(context.api, { seller: me, lot: { title: "Opel Corsa" } });
    await context.api.db.query(
      `insert into appointments (invoice_id, calendar_key, starts_at, minutes, status, person_name, pickup_code, place)
       values ($1, 'x', now(), 30, 'scheduled', 'Berta Ruiz', '123456', 'Nave 3')`,
      [paid.invoice],
    );
    const draft = await context.api.seedLot({
      sellerId: me.id,
      status: "draft",
      title: "Ford Transit",
    });
    const { text, root } = mount({});
    await until(() => expect(text()).toMatch(/Pagos fuera de plazo \(1\)\s*Seat León/));
    expect(text()).toMatch(/Entregas de hoy y mañana \(1\)\s*Opel Corsa\s*Berta Ruiz/);
    expect(text()).toMatch(/Borradores \(1\)\s*Ford Transit\s*(?:falta|listo)/);
    const href = (name: RegExp) => page.getByRole("link", { name }).element().getAttribute("href");
    expect(href(/^Ver qué hacer: Seat León$/)).toMatch(
      new RegExp(`/invoice/${late.invoice}\\?side=seller$`),
    );
    expect(href(/^Entregar: Opel Corsa$/)).toMatch(
      new RegExp(`/appointment/schedule/${paid.invoice}$`),
    );
    expect(href(/^(?:Completar|Revisar y publicar): Ford Transit$/)).toMatch(
      new RegExp(`/post_project/create_lot/${draft}\\?step=review$`),
    );
    await expectAccessible(root);
  });

  test("shows an auction that ends tonight with its price of this moment", async () => {
    const me = await seller();
    const lot = await context.api.seedLot({
      sellerId: me.id,
      title: "Seat Ibiza",
      startCents: 400_000,
    });
    await context.api.db.query(
      "update lots set closes_at = now() + interval '20 minutes' where id = $1",
      [lot],
    );
    const { text } = mount({});
    await until(() => expect(text()).toMatch(/Seat Ibiza\s*4\.000\s€ · sin pujas/));
    await bid(lot, "4000", await context.api.seedUser());
    await until(() => expect(text()).toMatch(/Seat Ibiza\s*4\.000\s€ · 1 puja/));
    // Its end is told at once, and with it what is to be decided then.
    await context.api.db.query("update lots set reserve_cents = 900000 where id = $1", [lot]);
    await context.api.endAuction(lot);
    await until(() => expect(text()).toMatch(/Pujas por debajo de la reserva \(1\)\s*Seat Ibiza/));
  });

  test("lists an unsold lot again", async () => {
    const me = await seller();
    const DAY = 86_400_000;
    const lot = await context.api.seedLot({
      sellerId: me.id,
      title: "Fiat Panda",
      status: "unsold",
      opensInMs: -3 * DAY,
      closesInMs: -DAY,
    });
    const { text, root } = mount({});
    await until(() => expect(text()).toMatch(/Sin vender \(1\)\s*Fiat Panda/));
    await page.getByRole("button", { name: "Volver a publicar: Fiat Panda" }).click();
    const dialog = page.getByRole("dialog");
    await expect.element(dialog).toHaveTextContent(/Tiene 0 fotos/);
    await expectAccessible(root);
    await dialog.getByLabelText("Precio de salida").fill("");
    await dialog.getByRole("button", { name: "Volver a publicar" }).click();
    await expect.element(dialog.getByLabelText("Precio de salida")).toBeInvalid();
    await dialog.getByLabelText("Precio de salida").fill("4500");
    await dialog.getByRole("button", { name: "Volver a publicar" }).click();
    await until(() => expect(text()).toContain("Publicado otra vez: Fiat Panda."));
    const [row] = await context.api.db.query<{ status: string; start_cents: number }>(
      "select status, start_cents from lots where id = $1",
      [lot],
    );
    expect(row).toEqual({ status: "open", start_cents: 450_000 });
  });

  test("shows people who work for a seller what they may act on", async () => {
    const { id } = await context.api.seedUser({ admin: true });
    await undecided(id, "BMW 320d");
    await context.api.seedLot({ sellerId: id, status: "draft", title: "Ford Transit" });
    context.signIn(await context.api.seedUser({ asEmployeesId: id, permissions: ["post"] }));
    const { text } = mount({});
    await until(() => expect(text()).toContain("Ford Transit"));
    expect(text()).not.toContain("BMW 320d");
  });

  test("says when it cannot be read, and reads it again", async () => {
    await seller();
    context.faults.always("custom/sellingHome", "refuse");
    const { text } = mount({});
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await until(() => expect(text()).toContain("No hay nada pendiente"));
  });
}
