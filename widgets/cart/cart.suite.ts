import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { configure } from "../../src/state/page/settings";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { CartProps } from "./Cart";

/** What the widget does, in whichever flavour. */
export function cartSuite(mount: Mount<CartProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  /** A buyer who has reserved a direct sale of 8.990 €. */
  async function kept(title = "Seat León") {
    const { api } = context;
    const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
    const me = await api.seedUser();
    const lot = await api.seedLot({
      title,
      sellerId: seller.id,
      auction: 0,
      extension: null,
      startCents: 899_000,
      reserveCents: null,
    });
    await api.call("buynow/addToCart", { project_id: lot }, me);
    return { me, lot };
  }
  const shift = (lot: number, ms: number) =>
    context.api.db.query(
      `with moved as (update lots set reserved_until = clock_timestamp() + make_interval(secs => $2::float8 / 1000)
         where id = $1 returning reserved_until)
       update cart_lines set reserved_until = moved.reserved_until from moved where lot_id = $1 and state = 'reserved'`,
      [lot, ms],
    );

  test("a guest is asked to sign in", async () => {
    const { told } = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() => expect(told("martillo-login-request")).toHaveLength(1));
  });

  test("an empty one leads to what is for sale", async () => {
    context.signIn(await context.api.seedUser());
    const { root } = mount({});
    const link = page.getByRole("link", { name: "Ver ventas directas" });
    await expect.element(link).toHaveAttribute("href", `${context.apiBase}/buscar/ventas`);
    await expectAccessible(root);
  });

  test("leads to the pages of a host that has its own", async () => {
    const { me, lot } = await kept();
    context.signIn(me);
    configure({ paths: { saleLot: "/coches/{id}", checkout: "/caja/{type}?carrito={id}" } });
    try {
      mount({});
      const title = page.getByRole("link", { name: "Seat León" });
      await expect.element(title).toHaveAttribute("href", `/coches/${lot}`);
      const { cart_id } = (await context.api.call("buynow/search", {}, me)).responseData;
      await expect
        .element(page.getByRole("link", { name: "Ir al pago" }))
        .toHaveAttribute("href", `/caja/buynow?carrito=${cart_id}`);
      // A page's word for all lots counts more.
      configure({ lotUrl: "/lote/{id}" });
      await expect.element(title).toHaveAttribute("href", `/lote/${lot}`);
    } finally {
      configure({ paths: {}, lotUrl: "" });
    }
  });

  test("shows what is kept, until when, and what it comes to; nothing extra is ticked", async () => {
    const { me, lot } = await kept();
    context.signIn(me);
    const { root, text } = mount({ checkoutUrl: "/pagar/{type}/{id}" });
    await until(() => expect(text()).toContain("Seat León"));
    expect(text()).toContain("Vendedor profesional");
    expect(text()).toMatch(/Total\s*8\.990,00\s€/);
    expect(root.querySelector("[role=timer]")?.textContent).toMatch(/14|15/);
    const boxes = [...root.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
    await expectAccessible(root);
    const { cart_id } = (await context.api.call("buynow/search", {}, me)).responseData;
    await expect
      .element(page.getByRole("link", { name: "Ir al pago" }))
      .toHaveAttribute("href", `/pagar/buynow/${cart_id}`);
    expect(lot).toBeGreaterThan(0);
  });

  test("adds an extra at the price of the house, and takes it off", async () => {
    const { me } = await kept();
    context.signIn(me);
    const { text, told } = mount({});
    const fee = page.getByRole("checkbox", { name: /Gestión de la documentación/ });
    await fee.click();
    await until(() => expect(text()).toMatch(/Total\s*9\.061,72\s€/));
    await until(() =>
      expect(told("martillo-cart-changed")).toEqual([
        { type: "buynow", count: 1, total: "9061.72" },
      ]),
    );
    await fee.click();
    await until(() => expect(text()).toMatch(/Total\s*8\.990,00\s€/));
  });

  test("removes what is kept, and it is free", async () => {
    const { me, lot } = await kept();
    context.signIn(me);
    const { text } = mount({});
    await button("Quitar «Seat León» de la cesta").click();
    await until(() => expect(text()).toContain("Su cesta está vacía"));
    const { responseData } = await context.api.call("product/singleProduct", { id: lot });
    expect(responseData.record.market_status).toBe("open");
  });

  test("says five minutes and one before that it ends, gives more time, and keeps it again", async () => {
    const { me, lot } = await kept();
    await shift(lot, 4 * 60_000 + 58_000);
    context.signIn(me);
    const { text, told } = mount({});
    await until(() => expect(told("martillo-reservation-ending")).toEqual([{ lot, minutes: 5 }]));
    await until(() => expect(text()).toContain("Quedan 5 minutos de la reserva de «Seat León»."));
    await button("Alargar la reserva de «Seat León»").click();
    await until(() => expect(text()).not.toContain("Alargar"));
    await shift(lot, 1_500);
    context.runtime.invalidate("cart/search");
    await until(() => expect(told("martillo-reservation-ended")).toEqual([{ lot }]));
    await until(() => expect(text()).toContain("La reserva ha terminado."));
    await button("Reservar de nuevo «Seat León»").click();
    await until(() => expect(text()).toContain("Reservado para usted"));
  });

  test("says why it cannot be kept again", async () => {
    const { me, lot } = await kept();
    await shift(lot, -1_000);
    context.signIn(me);
    const { root } = mount({});
    const rival = await context.api.seedUser();
    await expect.element(button("Reservar de nuevo «Seat León»")).toBeVisible();
    await context.api.call("buynow/addToCart", { project_id: lot }, rival);
    await button("Reservar de nuevo «Seat León»").click();
    await expect
      .element(page.getByRole("alert").first())
      .toHaveTextContent(/Otro comprador lo tiene reservado hasta las/);
    await expectAccessible(root);
  });

  test("what was won at auction waits with its day and its account", async () => {
    const { lot, me } = await won();
    context.signIn(me);
    const { text } = mount({ type: "auction" });
    await until(() => expect(text()).toContain("Comprado: confirme sus datos antes del"));
    expect(text()).not.toContain("Quitar");
    expect(lot).toBeGreaterThan(0);
  });

  async function won() {
    const { sellAtAuction } = await import("../../demo-site/server/testing/sell");
    const { lot, buyer } = await sellAtAuction(context.api);
    return { lot, me: buyer };
  }
}
