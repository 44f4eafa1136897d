import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { sellDirectly } from "../../demo-site/server/testing/sell";
import { expectAccessible, type Mount, type SuiteContext, topUp, until } from "../../src/testing";
import { takeCommission } from "../../src/testing/take-commission";
import type { SellerAccountProps } from "./SellerAccount";

const CALL = "custom/sellerAccount";

/** What the widget does, in whichever flavour. */
export function sellerAccountSuite(mount: Mount<SellerAccountProps>, context: SuiteContext) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  /** A sale that its buyer paid from the balance, and one that the seller collected. */
  async function withSales() {
    const { api } = context;
    const seller = await api.seedUser({ admin: true });
    const paid = await sellDirectly(api, { seller, price: "500", lot: { title: "Seat León" } });
    await topUp(api, paid.buyer, "500.00");
    await payFromBalance(paid);
    const collected = await sellDirectly(api, { seller, price: "700", lot: { title: "Fiat 500" } });
    await api.call(
      "seller/offline/payCartOffline",
      { invoice_id: collected.invoice, amount: "300", reference: "TR-31" },
      seller,
    );
    context.signIn(seller);
    return { seller, paid, collected };
  }
  async function payFromBalance({ invoice, buyer }: Awaited<ReturnType<typeof sellDirectly>>) {
    const input = { purpose: "invoice", ref: String(invoice), payment_method: "wallet" } as const;
    const answer = await context.api.call("payment/authorize", input, buyer);
    if (answer.code !== null) throw new Error(`the sale was not paid: ${answer.code}`);
  }
  const rowsOf = (root: ParentNode) =>
    [...root.querySelectorAll("ol > li")].map((row) => row.textContent ?? "");

  test("asks a guest to sign in", async () => {
    const { told } = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() => expect(told("martillo-login-request")).toEqual([{ reason: "account" }]));
  });

  test("says that nothing was sold", async () => {
    context.signIn(await context.api.seedUser({ admin: true }));
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Todavía no ha vendido nada"));
    await expectAccessible(root);
  });

  test.each([375, 900])(
    "shows what is payable, how it comes about, and what moved it, at %d px",
    async (width) => {
      await withSales();
      const { text, root } = mount({}, { style: `width: ${width}px` });
      await until(() => expect(text()).toMatch(/La casa le debe 500,00\s€/));
      expect(text()).toMatch(/A la espera de sus compradores 400,00\s€/);
      expect(text()).toMatch(/Vendido, según sus documentos 1\.200,00\s€/);
      expect(text()).toMatch(/Cobrado por usted -300,00\s€/);
      expect(text()).toMatch(/Saldo 900,00\s€/);
      const [collected, , settled, sold] = rowsOf(root);
      expect(collected).toMatch(
        /Cobro anotado por usted: Fiat 500.*TR-31.*-300,00\s€Saldo: 900,00\s€/,
      );
      expect(settled).toMatch(/Venta pagada: Seat León.*500,00\s€ están ya pagados/);
      expect(sold).toMatch(/Venta: Seat León.*Documento .*\+500,00\s€Saldo: 500,00\s€/);
      const widest = Math.max(...[...root.querySelectorAll("*")].map((node) => node.scrollWidth));
      expect(widest).toBeLessThanOrEqual(width);
      await expectAccessible(root);
    },
  );

  test("shows what the house took of a sale, and by when it pays the rest", async () => {
    await takeCommission(context.api);
    const me = await context.api.seedUser({ admin: true, companyname: "Autos Ribera" });
    const sale = await sellDirectly(context.api, { seller: me, price: "2000" });
    await topUp(context.api, sale.buyer, "2000.00");
    await payFromBalance(sale);
    context.signIn(me);
    const { text, root } = mount({});
    await until(() => expect(text()).toMatch(/La casa le debe 1\.818,50\s€/));
    expect(text()).toMatch(/Lo más antiguo, como tarde el \S/);
    expect(text()).toMatch(/Comisión de la casa, con su IVA -181,50\s€/);
    expect(rowsOf(root)[0]).toMatch(/^Comisión de la casa: Seat León.*-181,50\s€/);
    await expectAccessible(root);
  });

  test("opens the sale of a movement", async () => {
    const { collected } = await withSales();
    const { told } = mount(
      { invoiceUrl: "/ventas/{id}" },
      { refuse: ["martillo-invoice-open-request"] },
    );
    await page.getByRole("link", { name: "Cobro anotado por usted: Fiat 500" }).click();
    const { invoice } = collected;
    await until(() =>
      expect(told("martillo-invoice-open-request")).toEqual([
        { invoice, url: `/ventas/${invoice}` },
      ]),
    );
  });

  test("limits the list to some days, and says when nothing is left", async () => {
    await withSales();
    const { text, root } = mount({});
    await until(() => expect(rowsOf(root)).toHaveLength(4));
    await page.getByLabelText("Hasta").fill("2020-01-01");
    await until(() => expect(text()).toContain("No hay movimientos en esas fechas"));
    // The sums are those of now.
    expect(text()).toMatch(/La casa le debe 500,00\s€/);
    await expectAccessible(root);
    await button("Quitar las fechas").click();
    await until(() => expect(rowsOf(root)).toHaveLength(4));
  });

  test("a payout that staff note appears by itself", async () => {
    const { seller } = await withSales();
    const { text } = mount({});
    await until(() => expect(text()).toMatch(/La casa le debe 500,00\s€/));
    await until(() => expect(context.runtime.connection.getState()).toBe("live"));
    const staff = await context.api.seedUser({ staff: true });
    await context.api.call(
      "custom/recordPayout",
      { seller_id: seller.id, amount: "500.00", reference: "TR-9" },
      staff,
    );
    await until(() => expect(text()).toMatch(/La casa le debe 0,00\s€/));
    expect(text()).toMatch(/Transferencia de la casa.*Ref\. TR-9.*-500,00\s€ Saldo: 400,00\s€/);
  });

  test("waits in lines of its own, says when it is not reached, and reads again", async () => {
    await withSales();
    const goOn = context.faults.hold(CALL);
    const { text, root } = mount({});
    await until(() => expect(root.querySelector("[part=skeleton]")).not.toBeNull());
    context.faults.always(CALL, "refuse");
    goOn();
    await until(() => expect(text()).toContain("Reintentar"));
    await expectAccessible(root);
    context.faults.clear();
    await button("Reintentar").click();
    await until(() => expect(text()).toMatch(/La casa le debe 500,00\s€/));
  });

  test("says that somebody who does not sell has none", async () => {
    context.signIn(await context.api.seedUser());
    const { text } = mount({});
    await until(() => expect(text()).toContain("Reintentar"));
    expect(text()).not.toContain("La casa le debe");
  });
}
