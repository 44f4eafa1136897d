import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { OfferBoxProps } from "./OfferBox";

/** What the widget does, in whichever flavour. */
export function offerBoxSuite(mount: Mount<OfferBoxProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const dialog = () => page.getByRole("dialog");
  const SEND = "Enviar oferta (con obligación de pago si se acepta)";

  /** A direct sale of 8.990 €, its seller, and a buyer who may buy it. */
  async function forSale() {
    const seller = await context.api.seedUser({ admin: true });
    const lot = await context.api.seedLot({
      title: "Seat León",
      sellerId: seller.id,
      auction: 0,
      extension: null,
      startCents: 899_000,
      reserveCents: null,
    });
    const me = await context.api.seedUser();
    return { lot, me, seller };
  }

  async function type(amount: string) {
    await dialog()
      .getByRole("textbox", { name: /^Importe/ })
      .fill(amount);
  }

  test("a guest is asked to sign in first", async () => {
    const { lot } = await forSale();
    const { told } = mount({ lot }, { refuse: ["martillo-login-request"] });
    await button("Hacer una oferta").click();
    await until(() => expect(told("martillo-login-request")).toEqual([{ reason: "offer" }]));
  });

  test("is typed within its bounds, looked at, and sent once", async () => {
    const { lot, me, seller } = await forSale();
    context.signIn(me);
    const { told, root } = mount({ lot });
    await button("Hacer una oferta").click();
    await expect.element(dialog()).toHaveTextContent(/Entre 4\.495,00\s€ y 8\.989,99\s€/);
    await expectAccessible(root);
    await button("Revisar la oferta").click();
    await expect.element(dialog()).toHaveTextContent(/Indique el importe/);
    await type("4000");
    await button("Revisar la oferta").click();
    await expect.element(dialog()).toHaveTextContent(/El importe mínimo es de 4\.495,00\s€/);
    await type("7500");
    await button("Revisar la oferta").click();
    await expect.element(dialog()).toHaveTextContent(/Marque que acepta las condiciones/);
    await page.getByRole("checkbox").click();
    await button("Revisar la oferta").click();
    await expect.element(dialog()).toHaveTextContent(/Total7\.500,00\s€/);
    await expectAccessible(root);
    await button(SEND).click();
    await expect.element(dialog()).toHaveTextContent(/Hemos enviado su oferta de 7\.500,00\s€/);
    await until(() =>
      expect(told("martillo-offer-sent")).toMatchObject([{ lot, amount: "7500.00" }]),
    );
    await button("Cerrar").last().click();
    await until(() => expect(root.textContent).toMatch(/Usted ofreció 7\.500,00\s€.*Abierta/));
    await expectAccessible(root);
    const { responseData } = await context.api.call("seller/offer/adminoffers", {}, seller);
    expect(responseData.records).toMatchObject([{ project_id: lot, amount: "7500.00" }]);
  });

  test("a lost answer is sent again under the same key: there is one offer", async () => {
    const { lot, me } = await forSale();
    context.signIn(me);
    const { told } = mount({ lot });
    await button("Hacer una oferta").click();
    await type("7500");
    await page.getByRole("checkbox").click();
    await button("Revisar la oferta").click();
    context.faults.always("makeoffer/addToMakeoffer", "lose");
    await button(SEND).click();
    await expect.element(dialog()).toHaveTextContent(/No sabemos si ha llegado/);
    await until(() => expect(told("martillo-offer-unknown")).toEqual([{ lot }]));
    context.faults.clear();
    await button("Enviar de nuevo").click();
    await expect.element(dialog()).toHaveTextContent(/Hemos enviado su oferta/);
    const { responseData } = await context.api.call("makeoffer/search", {}, me);
    expect(responseData.totalRecords).toBe(1);
  });

  test("hears a counter-offer, and accepts it with the terms", async () => {
    const { lot, me, seller } = await forSale();
    const key = () => crypto.randomUUID();
    const made = await context.api.call(
      "makeoffer/addToMakeoffer",
      { project_id: lot, amount: "7500", accept_terms: 1, idempotency_key: key() },
      me,
    );
    context.signIn(me);
    const { told, root } = mount({ lot, invoiceUrl: "/compras/{id}" });
    await expect.element(button("Retirar")).toBeVisible();
    await until(() => expect(context.runtime.connection.getState()).toBe("live"));
    await context.api.call(
      "seller/offer/changeOfferStatus",
      {
        offer_id: made.responseData.record.offer_id,
        action: "counter",
        amount: "8250",
        note: "Con la ITV recién pasada.",
        expected_amount: "7500",
        idempotency_key: key(),
      },
      seller,
    );
    await button(/^Aceptar 8\.250\s€$/).click();
    expect(root.textContent).toContain("«Con la ITV recién pasada.»");
    await button("Aceptar con obligación de pago").click();
    await expect.element(dialog()).toHaveTextContent(/Marque que acepta las condiciones/);
    await page.getByRole("checkbox").click();
    await button("Aceptar con obligación de pago").click();
    await expect.element(dialog()).toHaveTextContent(/«Seat León» es suyo por 8\.250,00\s€/);
    await expectAccessible(root);
    await until(() =>
      expect(told("martillo-offer-accepted")).toMatchObject([{ lot, amount: "8250.00" }]),
    );
    const { responseData } = await context.api.call("user/invoice/allinvoices", {}, me);
    const id = responseData.records[0]?.invoice_id;
    const link = page.getByRole("link", { name: "Ver y pagar la compra" }).first();
    await expect.element(link).toHaveAttribute("href", `/compras/${id}`);
  });

  /** From 8.000 € it is sold, below 6.000 € nothing is answered but no. */
  async function answeredAtOnce() {
    const { lot, me, seller } = await forSale();
    const amounts = { auto_accept_price: "8000", auto_decline_price: "6000" };
    const edit = { action: "edit", id: lot, ...amounts } as const;
    const { status } = await context.api.call("product/projectAction", edit, seller);
    expect(status).toBe("success");
    context.signIn(me);
    return { lot, ...mount({ lot, invoiceUrl: "/compras/{id}" }) };
  }
  async function send(amount: string) {
    await type(amount);
    await page.getByRole("checkbox").click();
    await button("Revisar la oferta").click();
    await button(SEND).click();
  }

  test("hears at once that it is sold, where its seller has said so before", async () => {
    const { lot, told, root } = await answeredAtOnce();
    await button("Hacer una oferta").click();
    await send("8100");
    await expect.element(dialog()).toHaveTextContent(/«Seat León» es suyo por 8\.100,00\s€/);
    await expectAccessible(root);
    const link = page.getByRole("link", { name: "Ver y pagar la compra" }).first();
    await expect.element(link).toHaveAttribute("href", expect.stringMatching(/^\/compras\/\d+$/));
    await until(() =>
      expect(told("martillo-offer-accepted")).toMatchObject([{ lot, amount: "8100.00" }]),
    );
  });

  test("hears at once that it is too little, and can offer more", async () => {
    const { lot, told, root } = await answeredAtOnce();
    await button("Hacer una oferta").click();
    await send("5000");
    await expect.element(dialog()).toHaveTextContent(/El vendedor no acepta 5\.000,00\s€/);
    await expectAccessible(root);
    await until(() =>
      expect(told("martillo-offer-declined")).toMatchObject([{ lot, amount: "5000.00" }]),
    );
    await button("Cerrar").last().click();
    await until(() => expect(root.textContent).toMatch(/5\.000,00\s€.*Rechazada/));
    await expect.element(button("Hacer otra oferta")).toBeVisible();
  });

  test("says why it was refused, and an offer can be withdrawn", async () => {
    const { lot, me } = await forSale();
    context.signIn(me);
    const { told, root } = mount({ lot });
    await button("Hacer una oferta").click();
    await type("7500");
    await page.getByRole("checkbox").click();
    await button("Revisar la oferta").click();
    const press = { project_id: lot, amount: "7000", accept_terms: 1 as const };
    await context.api.call(
      "makeoffer/addToMakeoffer",
      { ...press, idempotency_key: crypto.randomUUID() },
      me,
    );
    await button(SEND).click();
    await expect.element(dialog()).toHaveTextContent(/Ya hay una oferta abierta/);
    await until(() =>
      expect(told("martillo-offer-refused")).toEqual([{ lot, code: "OFFER_OPEN" }]),
    );
    await dialog().getByRole("button", { name: "Cerrar" }).click();
    await button("Retirar").click();
    await button("Retirar la oferta").click();
    await until(() => expect(root.textContent).toMatch(/7\.000,00\s€.*Retirada/));
    await expect.element(button("Hacer otra oferta")).toBeVisible();
  });

  test("a running auction takes none", async () => {
    const lot = await context.api.seedLot({ title: "Ford Focus" });
    const { lot: other } = await forSale();
    const { root, update } = mount({ lot: other });
    await expect.element(button("Hacer una oferta")).toBeVisible();
    update({ lot });
    await until(() => expect(root.querySelector("button")).toBeNull());
  });
}
