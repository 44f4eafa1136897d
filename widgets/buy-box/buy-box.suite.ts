import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { BuyBoxProps } from "./BuyBox";

/** What the widget does, in whichever flavour. */
export function buyBoxSuite(mount: Mount<BuyBoxProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const dialog = () => page.getByRole("dialog");

  /** A direct sale of 8.990 €, and a buyer who may buy it. */
  async function forSale() {
    const lot = await context.api.seedLot({
      title: "Seat León",
      auction: 0,
      extension: null,
      startCents: 899_000,
      reserveCents: null,
    });
    const me = await context.api.seedUser();
    return { lot, me };
  }

  test("a guest is asked to sign in first", async () => {
    const { lot } = await forSale();
    const { told } = mount({ lot }, { refuse: ["martillo-login-request"] });
    await button(/^Comprar por 8\.990\s€$/).click();
    await until(() => expect(told("martillo-login-request")).toEqual([{ reason: "buy" }]));
  });

  test("names the total, asks for the terms, and buys once", async () => {
    const { lot, me } = await forSale();
    context.signIn(me);
    const { told, root } = mount({ lot, invoiceUrl: "/compras/{id}" });
    await button(/^Comprar por/).click();
    await expect.element(dialog()).toHaveTextContent(/Va a comprar «Seat León».*Total8\.990,00\s€/);
    await expectAccessible(root);
    await button("Comprar con obligación de pago").click();
    await expect.element(dialog()).toHaveTextContent(/Marque que acepta las condiciones/);
    await page.getByRole("checkbox").click();
    await button("Comprar con obligación de pago").click();
    await expect.element(dialog()).toHaveTextContent(/«Seat León» es suyo/);
    await expectAccessible(root);
    await until(() =>
      expect(told("martillo-bought")).toMatchObject([{ lot, price: "8990.00", total: "8990.00" }]),
    );
    const { responseData } = await context.api.call("user/invoice/allinvoices", {}, me);
    expect(responseData.records).toMatchObject([{ project_id: lot, status: "draft" }]);
    const link = page.getByRole("link", { name: "Ver y pagar la compra" });
    const id = responseData.records[0]?.invoice_id;
    await expect.element(link).toHaveAttribute("href", `/compras/${id}`);
  });

  test("a lost answer is sent again under the same key: nothing is bought twice", async () => {
    const { lot, me } = await forSale();
    context.signIn(me);
    const { told } = mount({ lot });
    await button(/^Comprar por/).click();
    await page.getByRole("checkbox").click();
    context.faults.always("buynow/addToBuynow", "lose");
    await button("Comprar con obligación de pago").click();
    await expect.element(dialog()).toHaveTextContent(/No sabemos si su compra ha llegado/);
    await until(() => expect(told("martillo-buy-unknown")).toEqual([{ lot }]));
    context.faults.clear();
    await button("Enviar de nuevo").click();
    await expect.element(dialog()).toHaveTextContent(/es suyo/);
    const { responseData } = await context.api.call("user/invoice/allinvoices", {}, me);
    expect(responseData.totalRecords).toBe(1);
  });

  test("says when somebody else was faster", async () => {
    const { lot, me } = await forSale();
    context.signIn(me);
    const { root } = mount({ lot });
    await button(/^Comprar por/).click();
    await until(() => expect(context.runtime.connection.getState()).toBe("live"));
    const press = {
      project_id: lot,
      expected_price: "8990",
      accept_terms: 1 as const,
      idempotency_key: crypto.randomUUID(),
    };
    await context.api.call("buynow/addToBuynow", press, await context.api.seedUser());
    await expect.element(dialog()).toHaveTextContent(/ya no está a la venta/);
    await expectAccessible(root);
    await button("Cerrar").last().click();
    await until(() => expect(root.querySelector("button")).toBeNull());
  });

  test("tells who waits for what another keeps, once, and not when it is taken back", async () => {
    const { lot, me } = await forSale();
    const holder = await context.api.seedUser();
    await context.api.call("buynow/addToCart", { project_id: lot }, holder);
    context.signIn(me);
    const { root } = mount({ lot });
    await expect.element(page.getByText(/Reservado por otro comprador/)).toBeVisible();
    const waits = async () => {
      const { responseData } = await context.api.call("product/singleProduct", { id: lot }, me);
      return responseData.record.tell_when_free;
    };
    await button("Avísenme").click();
    await expect.element(button("Le avisaremos")).toHaveAttribute("aria-pressed", "true");
    expect(await waits()).toBe(true);
    await expectAccessible(root);
    await button("Le avisaremos").click();
    await expect.element(button("Avísenme")).toHaveAttribute("aria-pressed", "false");
    expect(await waits()).toBe(false);
  });

  test("whoever comes too late to reserve is offered to be told", async () => {
    const { lot, me } = await forSale();
    context.signIn(me);
    mount({ lot });
    const release = context.faults.hold("buynow/addToCart");
    await button("Reservar 15 min").click();
    await until(() =>
      expect(context.faults.requests.map(({ action }) => action)).toContain("buynow/addToCart"),
    );
    const holder = await context.api.seedUser();
    await context.api.call("buynow/addToCart", { project_id: lot }, holder);
    release();
    const refusal = page.getByText(/reservado hasta las .* Le avisamos si queda libre\./);
    await expect.element(refusal).toBeVisible();
    await expect.element(button("Avísenme")).toBeVisible();
  });

  test("says why there will be no letter, and can be asked again", async () => {
    const { lot, me } = await forSale();
    const holder = await context.api.seedUser();
    await context.api.call("buynow/addToCart", { project_id: lot }, holder);
    for (let count = 0; count < 20; count += 1) {
      const other = await context.api.seedLot({ auction: 0, extension: null, reserveCents: null });
      await context.api.call(
        "buynow/addToCart",
        { project_id: other },
        await context.api.seedUser(),
      );
      await context.api.call("custom/tellWhenFree", { project_id: other }, me);
    }
    context.signIn(me);
    mount({ lot });
    await button("Avísenme").click();
    const refusal = page.getByText(/Ya espera a que queden libres 20 vehículos/);
    await expect.element(refusal).toBeVisible();
    await expect.element(button("Avísenme")).not.toHaveAttribute("aria-busy");
  });

  test("an auction without a fixed price has no button", async () => {
    const lot = await context.api.seedLot({ title: "Ford Focus", buyNowCents: null });
    const other = await context.api.seedLot({
      title: "Ford Kuga",
      buyNowCents: 1_000_000,
      buyNowPolicy: "until_first_bid",
    });
    const { root, update } = mount({ lot });
    update({ lot: other });
    await button(/^Comprar por 10\.000\s€$/).click();
    update({ lot });
    await until(() => expect(root.querySelector("button")).toBeNull());
  });
}
