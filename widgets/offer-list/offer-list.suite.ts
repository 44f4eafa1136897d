import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { SeededUser } from "../../demo-site/server/seed/seed-rows";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import { takeCommission } from "../../src/testing/take-commission";
import type { OfferListProps } from "./OfferList";

/** What the widget does, in whichever flavour. */
export function offerListSuite(mount: Mount<OfferListProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const dialog = () => page.getByRole("dialog");

  async function forSale(title: string, by?: SeededUser) {
    const seller = by ?? (await context.api.seedUser({ admin: true }));
    const lot = await context.api.seedLot({
      title,
      sellerId: seller.id,
      auction: 0,
      extension: null,
      startCents: 899_000,
      reserveCents: null,
    });
    return { seller, lot };
  }
  async function offer(lot: number, amount: string, as: { token: string }) {
    const press = { project_id: lot, amount, accept_terms: 1 as const };
    await context.api.call(
      "makeoffer/addToMakeoffer",
      { ...press, idempotency_key: crypto.randomUUID() },
      as,
    );
  }

  test("asks a guest to sign in, and says that there is nothing", async () => {
    const { told, unmount } = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() => expect(told("martillo-login-request")).toEqual([{ reason: "account" }]));
    unmount();
    context.signIn(await context.api.seedUser());
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Todavía no ha hecho ninguna oferta"));
    await expectAccessible(root);
  });

  test("a seller finds offers by vehicle, and by whether it is on sale", async () => {
    const { seller, lot } = await forSale("Seat León");
    const { lot: other } = await forSale("Ford Focus", seller);
    await offer(lot, "7500", await context.api.seedUser());
    await offer(other, "7600", await context.api.seedUser());
    context.signIn(seller);
    const { text, root } = mount({ side: "seller" });
    await until(() => expect(text()).toMatch(/Ford Focus.*Seat León/));
    await page.getByRole("textbox", { name: "Número del vehículo" }).fill(`nº ${lot}`);
    await button("Buscar").click();
    await until(() => expect(text()).not.toContain("Ford Focus"));
    expect(text()).toContain("Seat León");
    await page.getByRole("textbox", { name: "Número del vehículo" }).fill("");
    await context.api.db.query("update lots set status = 'unsold' where id = $1", [lot]);
    await page.getByRole("checkbox", { name: "Solo de vehículos en venta" }).click();
    await button("Buscar").click();
    await until(() => expect(text()).toContain("Ford Focus"));
    expect(text()).not.toContain("Seat León");
    await page.getByRole("textbox", { name: "Nombre del comprador" }).fill("Nadie");
    await button("Buscar").click();
    await until(() => expect(text()).toContain("No hay ninguna así"));
    await expectAccessible(root);
  });

  test("shows a seller the offers side by side, and sells by one of them", async () => {
    const { seller, lot } = await forSale("Seat León");
    const buyer = await context.api.seedUser();
    await offer(lot, "7500", await context.api.seedUser());
    await offer(lot, "8000", buyer);
    context.signIn(seller);
    const { text, told, root } = mount({ side: "seller" });
    await until(() =>
      expect(text()).toMatch(/Comprador 2.*8\.000,00\s€.*Comprador 1.*7\.500,00\s€/),
    );
    expect(text()).not.toContain(buyer.email);
    await expectAccessible(root);
    await button("Comparar las ofertas abiertas").first().click();
    await expect.element(dialog()).toHaveTextContent(/Comprador 2.*8\.000,00\s€.*-990,00\s€/);
    await expectAccessible(root);
    await button(/^Aceptar 8\.000\s€ del comprador 2$/).click();
    await expect.element(dialog()).toHaveTextContent(/Al aceptar vende el vehículo/);
    await button(/^Vender por 8\.000,00\s€$/).click();
    await expect.element(dialog()).toHaveTextContent(/Ha vendido «Seat León» por 8\.000,00\s€/);
    await until(() => expect(told("martillo-offer-accepted")).toMatchObject([{ lot }]));
    await button("Cerrar").last().click();
    await until(() => expect(text()).toContain(buyer.email));
    expect(text()).toMatch(/Sin efecto/);
  });

  test("says to a seller what comes of an offer, and to its buyer nothing of it", async () => {
    await takeCommission(context.api);
    const { seller, lot } = await forSale("Seat León");
    const buyer = await context.api.seedUser();
    await offer(lot, "8000", buyer);
    context.signIn(seller);
    const shown = mount({ side: "seller" });
    await until(() => expect(shown.text()).toMatch(/Lo que recibirá\s*7\.709,60\s€/));
    expect(shown.text()).toContain("5 días hábiles después de que pague el comprador");
    await expectAccessible(shown.root);
    context.signIn(buyer);
    const own = mount({});
    await until(() => expect(own.text()).toContain("8.000,00"));
    expect(own.text()).not.toContain("Lo que recibirá");
  });

  test("a seller names another price, and the buyer hears of it and answers", async () => {
    const { seller, lot } = await forSale("Ford Focus");
    const buyer = await context.api.seedUser();
    await offer(lot, "7500", buyer);
    context.signIn(seller);
    const first = mount({ side: "seller" });
    await button("Contraoferta").click();
    await expect.element(dialog()).toHaveTextContent(/Entre 7\.500,01\s€ y 8\.990,00\s€/);
    await dialog()
      .getByRole("textbox", { name: /^Importe/ })
      .fill("8400");
    await button("Revisar la oferta").click();
    await button("Enviar contraoferta").click();
    await expect.element(dialog()).toHaveTextContent(/Hemos enviado su contraoferta/);
    await until(() =>
      expect(first.told("martillo-offer-countered")).toMatchObject([{ lot, amount: "8400.00" }]),
    );
    first.unmount();
    context.signIn(buyer);
    const { text, root } = mount({});
    await until(() => expect(text()).toMatch(/El vendedor pidió 8\.400,00\s€/));
    await expectAccessible(root);
    await button("Rechazar").click();
    await button("Rechazar la oferta").click();
    await until(() => expect(text()).toMatch(/8\.400,00\s€.*Rechazada/));
  });

  test("a seller sets amounts that answer by themselves, and takes them away again", async () => {
    const { seller, lot } = await forSale("Opel Corsa");
    await offer(lot, "7500", await context.api.seedUser());
    context.signIn(seller);
    const { root } = mount({ side: "seller" });
    await button("Respuestas automáticas").click();
    const accept = page.getByRole("textbox", { name: /^Aceptar desde/ });
    const decline = page.getByRole("textbox", { name: /^Rechazar por debajo de/ });
    const save = async () => button("Guardar").click();
    await accept.fill("ocho mil");
    await save();
    await expect.element(dialog()).toHaveTextContent(/Escriba un importe, por ejemplo 8\.000/);
    await accept.fill("8990");
    await save();
    await expect.element(accept).toHaveAccessibleDescription(/menor que 8\.990\s€, el precio/);
    await accept.fill("8500");
    await decline.fill("8500,01");
    await save();
    await expect.element(decline).toHaveAccessibleDescription(/Como mucho 8\.500\s€/);
    await expectAccessible(root);
    await decline.fill("7000");
    await save();
    await expect.element(dialog()).toHaveTextContent(/Guardado/);
    await expectAccessible(root);

    // A new offer is answered at once; an earlier open offer stays open.
    await offer(lot, "6999", await context.api.seedUser());
    const { responseData: received } = await context.api.call(
      "seller/offer/adminoffers",
      {},
      seller,
    );
    expect(received.records.map(({ status }) => status).toSorted()).toEqual(["declined", "open"]);

    await accept.fill("");
    await decline.fill("");
    await save();
    const terms = async () =>
      (await context.api.call("product/singleProduct", { id: lot }, seller)).responseData.record
        .terms;
    await until(async () =>
      expect(await terms()).toMatchObject({ auto_accept_price: null, auto_decline_price: null }),
    );
  });

  test("amounts that no longer fit the price are refused at their field", async () => {
    const { seller, lot } = await forSale("Opel Astra");
    await offer(lot, "7500", await context.api.seedUser());
    context.signIn(seller);
    mount({ side: "seller" });
    await button("Respuestas automáticas").click();
    const accept = page.getByRole("textbox", { name: /^Aceptar desde/ });
    await accept.fill("8500");
    const cheaper = { action: "edit" as const, id: lot, start_price: "8000" };
    await context.api.call("product/projectAction", cheaper, seller);
    await button("Guardar").click();
    await expect.element(accept).toHaveAccessibleDescription(/menor que 8\.000\s€, el precio/);
  });

  test("is narrowed down by state", async () => {
    const { lot } = await forSale("Renault Clio");
    const buyer = await context.api.seedUser();
    await offer(lot, "7500", buyer);
    context.signIn(buyer);
    const { text } = mount({});
    await until(() => expect(text()).toContain("Renault Clio"));
    await page.getByRole("combobox").selectOptions("Aceptadas");
    await until(() => expect(text()).toContain("No hay ninguna así"));
    await page.getByRole("combobox").selectOptions("Abiertas");
    await until(() => expect(text()).toContain("Renault Clio"));
  });

  test("says when it cannot be read, and reads it again", async () => {
    context.signIn(await context.api.seedUser());
    context.faults.always("makeoffer/search", "refuse");
    const { text } = mount({});
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    await button("Reintentar").click();
    await until(() => expect(text()).toContain("Todavía no ha hecho ninguna oferta"));
  });
}
