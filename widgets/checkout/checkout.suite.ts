import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { CheckoutProps } from "./Checkout";

/** What the widget does, in whichever flavour. */
export function checkoutSuite(mount: Mount<CheckoutProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const field = (name: string | RegExp) => page.getByRole("textbox", { name });

  /** A buyer who has reserved a direct sale of 8.990 €, and its cart. */
  async function kept() {
    const { api } = context;
    const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
    const me = await api.seedUser();
    const lot = await api.seedLot({
      title: "Seat León",
      sellerId: seller.id,
      auction: 0,
      extension: null,
      startCents: 899_000,
      reserveCents: null,
    });
    const { responseData } = await api.call("buynow/addToCart", { project_id: lot }, me);
    context.signIn(me);
    return { me, seller, lot, cart: responseData.cart_id ?? 0 };
  }

  async function toPickup() {
    await field(/^NIF/).fill("12345678Z");
    await field("Dirección").fill("Calle Mayor 1");
    await field("Código postal").fill("28013");
    await field("Población").fill("Madrid");
    await button("Continuar").click();
    await expect.element(page.getByRole("radiogroup", { name: "Día" }).first()).toBeVisible();
  }

  async function toSummary() {
    await toPickup();
    await button("Continuar").click();
    await expect.element(button("Confirmar pedido con obligación de pago")).toBeVisible();
  }

  test("on a page of others that may not buy yet asks to allow it first", async () => {
    context.signIn(await context.api.seedUser());
    const { root, told } = mount({ cart: 1 }, { refuse: ["martillo-scope-request"] });
    const { store } = context.runtime.session;
    await until(() => expect(store.getState().status).toBe("authenticated"));
    // As the session of a partner's token says.
    store.setState({ scopes: ["read", "bid"] });
    await page.getByRole("button", { name: "Permitir" }).click();
    await until(() => expect(told("martillo-scope-request")).toEqual([{ scope: "buy" }]));
    await expectAccessible(root);
    store.setState({ scopes: ["read", "buy"] });
    await until(() => expect(root.textContent).not.toContain("Permita antes"));
  });

  test("a guest is asked to sign in", async () => {
    const { told } = mount({ cart: 1 }, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() => expect(told("martillo-login-request")).toHaveLength(1));
  });

  test("another's cart is not there", async () => {
    const { cart } = await kept();
    context.signIn(await context.api.seedUser());
    const { text, root } = mount({ cart });
    await until(() => expect(text()).toContain("No encontramos esta cesta"));
    await expectAccessible(root);
  });

  test("says of which vehicle each reservation is, where there are two", async () => {
    const { me, seller, cart } = await kept();
    const other = await context.api.seedLot({
      title: "Ford Focus",
      sellerId: seller.id,
      auction: 0,
      extension: null,
      startCents: 500_000,
      reserveCents: null,
    });
    await context.api.call("buynow/addToCart", { project_id: other }, me);
    const { root, text } = mount({ cart });
    await until(() => {
      expect(text()).toContain("Seat León, reservado para usted:");
      expect(text()).toContain("Ford Focus, reservado para usted:");
    });
    await expectAccessible(root);
  });

  test("gives more time on entering, asks for what is missing, and buys", async () => {
    const { me, lot, cart } = await kept();
    const { root, text, told } = mount({ cart, invoiceUrl: "/compras/{id}" });
    await button("Continuar").click();
    await until(() => expect(text()).toContain("Obligatorio."));
    await expectAccessible(root);
    await field(/^NIF/).fill("12345678A");
    await button("Continuar").click();
    await until(() => expect(text()).toContain("Revise el NIF"));
    await toSummary();
    const entered = (await context.api.call("buynow/search", {}, me)).responseData;
    expect(entered.cartItems[0]?.can_prolong).toBe(0);
    expect(text()).toMatch(/Total\s*8\.990,00\s€/);
    expect(text()).toContain("puede desistir sin dar motivos en los 14 días");
    expect(root.querySelectorAll("input[type=checkbox]:checked")).toHaveLength(0);
    await expectAccessible(root);
    await button("Confirmar pedido con obligación de pago").click();
    await until(() => expect(text()).toContain("Marque que acepta las condiciones de venta."));
    await page.getByRole("checkbox", { name: /He leído y acepto/ }).click();
    await button("Confirmar pedido con obligación de pago").click();
    await until(() => expect(text()).toContain("Pedido confirmado"));
    await expectAccessible(root);
    const { responseData } = await context.api.call("user/invoice/allinvoices", {}, me);
    const [invoice] = responseData.records;
    expect(invoice).toMatchObject({ project_id: lot, status: "unpaid" });
    expect(told("martillo-checkout-completed")).toEqual([
      { cart, invoices: [invoice?.invoice_id], total: "8990.00" },
    ]);
    await expect
      .element(page.getByRole("link", { name: "Ver y pagar la compra" }))
      .toHaveAttribute("href", `/compras/${invoice?.invoice_id}`);
  });

  test("chooses when it is picked up before it is paid, and who comes", async () => {
    const { me, cart } = await kept();
    const { root, text } = mount({ cart });
    await toPickup();
    await page.getByRole("radiogroup", { name: "Día" }).getByRole("radio").nth(6).click();
    await button("Continuar").click();
    await until(() => expect(text()).toMatch(/Elija la hora de la cita|Appointment time is/));
    await expectAccessible(root);
    await page.getByRole("radiogroup", { name: "Hora" }).getByRole("radio").nth(2).click();
    await field(/^Quién lo recoge/).fill("Grúas Paco");
    await button("Continuar").click();
    await until(() => expect(text()).toMatch(/Recogida: .* Reservada hasta el pago/));
    await page.getByRole("checkbox", { name: /He leído y acepto/ }).click();
    await button("Confirmar pedido con obligación de pago").click();
    await until(() => expect(text()).toContain("Pedido confirmado"));
    const { responseData } = await context.api.call("appointment/getAppointments", {}, me);
    expect(responseData.records).toMatchObject([
      { status: "waiting", person: { name: "Grúas Paco" } },
    ]);
  });

  test("a time that somebody else took meanwhile is chosen anew, and nothing is bought", async () => {
    const { me, cart } = await kept();
    const { text } = mount({ cart });
    await toPickup();
    await page.getByRole("radiogroup", { name: "Día" }).getByRole("radio").nth(6).click();
    await page.getByRole("radiogroup", { name: "Hora" }).getByRole("radio").nth(2).click();
    await button("Continuar").click();
    await until(() => expect(text()).toContain("Reservada hasta el pago"));
    const { responseData } = await context.api.call("buynow/search", {}, me);
    const start = responseData.cartItems[0]?.pickup?.appointmentTime ?? 0;
    await context.api.db.query(
      `insert into pickup_slots (calendar_key, starts_at, capacity, booked)
       select 'seller:' || l.seller_id, to_timestamp($2::float8 / 1000), 2, 2
       from cart_lines c join lots l on l.id = c.lot_id where c.cart_id = $1`,
      [cart, start],
    );
    await page.getByRole("checkbox", { name: /He leído y acepto/ }).click();
    await button("Confirmar pedido con obligación de pago").click();
    await until(() => expect(text()).toContain("Esa hora se acaba de ocupar."));
    await expect.element(page.getByRole("radiogroup", { name: "Día" })).toBeVisible();
    const bought = await context.api.call("user/invoice/allinvoices", {}, me);
    expect(bought.responseData.totalRecords).toBe(0);
  });

  test("loses nothing that was typed when the reservation ends, and goes on after another", async () => {
    const { me, lot, cart } = await kept();
    const { text } = mount({ cart });
    await field(/^NIF/).fill("12345678Z");
    await field("Población").fill("Getafe");
    await field("Dirección").click();
    await until(async () => {
      const { responseData } = await context.api.call("buynow/search", {}, me);
      expect(responseData.billing).toMatchObject({ nif: "12345678Z", city: "Getafe" });
    });
    await context.api.db.query(
      `with moved as (update lots set reserved_until = clock_timestamp() where id = $1 returning reserved_until)
       update cart_lines set reserved_until = moved.reserved_until from moved where lot_id = $1`,
      [lot],
    );
    context.runtime.invalidate("cart/search");
    await until(() => expect(text()).toContain("Ha terminado la reserva de «Seat León»"));
    await expect.element(field("Población")).toHaveValue("Getafe");
    // One press is enough, also while what stands in the field that is left is being kept.
    await field("Provincia").fill("Madrid");
    await button("Reservar de nuevo «Seat León»").click();
    await until(() => expect(text()).not.toContain("Ha terminado la reserva"));
    await expect.element(field("Población")).toHaveValue("Getafe");
  });

  test("a price that changed is shown before anything is bought", async () => {
    const { lot, cart } = await kept();
    const { text, told } = mount({ cart });
    await toSummary();
    await page.getByRole("checkbox", { name: /He leído y acepto/ }).click();
    await context.api.db.query("update lots set price_cents = 950000 where id = $1", [lot]);
    await button("Confirmar pedido con obligación de pago").click();
    await until(() => expect(text()).toContain("El importe ha cambiado"));
    await until(() => expect(text()).toMatch(/Total\s*9\.500,00\s€/));
    expect(told("martillo-checkout-refused")).toEqual([{ cart, code: "PRICE_CHANGED" }]);
  });

  test("a lost answer is found by its key: nothing is bought twice", async () => {
    const { me, cart } = await kept();
    const { text } = mount({ cart });
    await toSummary();
    await page.getByRole("checkbox", { name: /He leído y acepto/ }).click();
    context.faults.always("cart/checkout", "drop-answer");
    await button("Confirmar pedido con obligación de pago").click();
    await until(() => expect(text()).toContain("Pedido confirmado"));
    const { responseData } = await context.api.call("user/invoice/allinvoices", {}, me);
    expect(responseData.totalRecords).toBe(1);
    context.faults.clear();
  });

  test("says what several come to in all, and what was paid meanwhile", async () => {
    const { me, seller, cart } = await kept();
    const second = await context.api.seedLot({
      title: "Ford Focus",
      sellerId: seller.id,
      auction: 0,
      extension: null,
      startCents: 400_000,
      reserveCents: null,
    });
    await context.api.call("buynow/addToCart", { project_id: second }, me);
    const { text } = mount({ cart });
    await toSummary();
    await page.getByRole("checkbox", { name: /He leído y acepto/ }).click();
    await button("Confirmar pedido con obligación de pago").click();
    await until(() => expect(text()).toMatch(/2 vehículos\. En total quedan 12\.990,00\s€/));
    const { records } = (await context.api.call("user/invoice/allinvoices", {}, me)).responseData;
    const paid = records.find(({ project_id }) => project_id === second)?.invoice_id ?? 0;
    const payment = { invoice_id: paid, amount: "4000" };
    await context.api.call("seller/offline/payCartOffline", payment, seller);
    context.runtime.invalidate("user/invoice/multipleInvoice");
    await until(() => expect(text()).toContain("Ford Focus: ya está pagado."));
    expect(text()).toMatch(/En total quedan 8\.990,00\s€/);
  });

  test("a host may take the purchase over", async () => {
    const { me, cart } = await kept();
    const { told } = mount({ cart }, { refuse: ["martillo-checkout-request"] });
    await toSummary();
    await page.getByRole("checkbox", { name: /He leído y acepto/ }).click();
    await button("Confirmar pedido con obligación de pago").click();
    await until(() =>
      expect(told("martillo-checkout-request")).toMatchObject([{ cart, total: "8990.00" }]),
    );
    const { responseData } = await context.api.call("user/invoice/allinvoices", {}, me);
    expect(responseData.totalRecords).toBe(0);
  });
}
