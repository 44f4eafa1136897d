import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { sellDirectly } from "../../demo-site/server/testing/sell";
import {
  claimBack,
  expectAccessible,
  type Mount,
  paidSale,
  type SuiteContext,
  until,
} from "../../src/testing";
import type { InvoiceListProps } from "./InvoiceList";

/** What the widget does, in whichever flavour. */
export function invoiceListSuite(mount: Mount<InvoiceListProps>, context: SuiteContext) {
  async function sold(titles: readonly string[]) {
    const { api } = context;
    const seller = await api.seedUser({ admin: true });
    const buyer = await api.seedUser();
    const invoices: number[] = [];
    for (const title of titles) {
      const { invoice } = await sellDirectly(api, { seller, buyer, lot: { title } });
      invoices.push(invoice);
    }
    return { seller, buyer, invoices };
  }

  test("on a page of others it leads to the auction house", async () => {
    context.signIn(await context.api.seedUser());
    const { root } = mount({});
    const { store } = context.runtime.session;
    await until(() => expect(store.getState().status).toBe("authenticated"));
    // As the session of a partner's token says.
    store.setState({ scopes: ["read", "buy"] });
    await expect.element(page.getByText("Ábralo en la casa de subastas")).toBeVisible();
    const link = page.getByRole("link", { name: "Ir a la casa de subastas" });
    await expect.element(link).toHaveAttribute("href", `${context.apiBase}/invoices/all`);
    await expectAccessible(root);
  });

  test("asks a guest to sign in, and says that there is nothing", async () => {
    const { told, unmount } = mount({}, { refuse: ["martillo-login-request"] });
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await until(() => expect(told("martillo-login-request")).toEqual([{ reason: "account" }]));
    unmount();
    context.signIn(await context.api.seedUser());
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Todavía no ha comprado nada"));
    await expectAccessible(root);
  });

  test("shows what was bought with what is due, and opens it", async () => {
    const { buyer, invoices } = await sold(["Seat León"]);
    context.signIn(buyer);
    const { text, told, root } = mount({}, { refuse: ["martillo-invoice-open-request"] });
    await until(() => expect(text()).toMatch(/Seat León.*8\.990,00\s€.*Pendiente de pago/));
    await expectAccessible(root);
    await page.getByRole("link", { name: "Seat León" }).click();
    await until(() =>
      expect(told("martillo-invoice-open-request")).toMatchObject([{ invoice: invoices[0] }]),
    );
  });

  test("says to both sides that the bank claims a payment back", async () => {
    const { invoice, buyer, seller } = await paidSale(context.api);
    await claimBack(context.api, invoice);
    for (const [viewer, side] of [
      [buyer, "buyer"],
      [seller, "seller"],
    ] as const) {
      context.signIn(viewer);
      const { text, root, unmount } = mount({ side });
      await until(() => expect(text()).toContain("Pago reclamado por el banco"));
      await expectAccessible(root);
      unmount();
    }
  });

  test("leads from a row to what can be done about the money", async () => {
    const { seller, buyer, invoices } = await sold(["Seat León"]);
    context.signIn(buyer);
    const bought = mount({}, { refuse: ["martillo-invoice-open-request"] });
    await page.getByRole("link", { name: "Pagar" }).click();
    await until(() =>
      expect(bought.told("martillo-invoice-open-request")).toEqual([
        { invoice: invoices[0], url: expect.stringMatching(/\/invoice\/\d+\?step=pay$/) },
      ]),
    );
    bought.unmount();
    context.signIn(seller);
    mount({ side: "seller" });
    await expect
      .element(page.getByRole("link", { name: "Registrar un pago" }))
      .toHaveAttribute("href", expect.stringMatching(/\?side=seller&step=record$/));
  });

  test("offers files to people of its seller who may see reports", async () => {
    const { seller } = await sold(["Seat León"]);
    for (const permissions of [["money", "report"], ["money"]] as const) {
      context.signIn(await context.api.seedUser({ asEmployeesId: seller.id, permissions }));
      const { text, unmount } = mount({ side: "seller" });
      await until(() => expect(text()).toContain("Seat León"));
      await until(() => expect(text().includes("Exportar a Excel")).toBe(permissions.length === 2));
      unmount();
    }
  });

  test("shows its seller what was sold, and narrows it down", async () => {
    const { seller, invoices } = await sold(["Seat León", "Ford Focus"]);
    await context.api.call(
      "seller/invoice/changeStatus",
      { action: "paid", invoice_ids: [invoices[1] ?? 0] },
      seller,
    );
    context.signIn(seller);
    const { text, update } = mount({ side: "seller" });
    await until(() => expect(text()).toMatch(/Ford Focus.*Pagada.*Seat León/));
    await page.getByRole("searchbox").fill("león");
    await page.getByRole("button", { name: "Buscar" }).click();
    await until(() => expect(text()).not.toContain("Ford Focus"));
    expect(text()).toContain("Seat León");
    await context.api.db.query("update invoices set returned_at = now() where id = $1", [
      invoices[1],
    ]);
    update({ list: "paid" });
    // What went back is paid, and worth nothing.
    await until(() => expect(text()).toMatch(/Ford Focus.*Devuelta/));
    expect(text()).not.toContain("Seat León");
  });

  test("says when it cannot be read, and reads it again", async () => {
    const { buyer } = await sold(["Seat Toledo"]);
    context.signIn(buyer);
    context.faults.always("user/invoice/allinvoices", "refuse");
    const { text } = mount({});
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await until(() => expect(text()).toContain("Seat Toledo"));
  });

  test("changes several sales at once, and says which could not be", async () => {
    const { seller, invoices } = await sold(["Seat León", "Ford Focus", "Audi A4"]);
    await context.api.call(
      "seller/offline/payCartOffline",
      { invoice_id: invoices[2] ?? 0, amount: "4000" },
      seller,
    );
    context.signIn(seller);
    const { text, root } = mount({ side: "seller" });
    await until(() => expect(text()).toContain("Exportar a Excel"));
    for (const title of ["Seat León", "Audi A4"]) {
      await page.getByRole("checkbox", { name: `Marcar ${title}` }).click();
    }
    await until(() => expect(text()).toContain("2 marcadas"));
    await expectAccessible(root);
    await page.getByRole("button", { name: "Anular las ventas" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Anular las ventas" }).click();
    await until(() => expect(text()).toContain("Explique por qué se anula."));
    await dialog.getByRole("textbox", { name: "Explicación" }).fill("Lo hemos hablado.");
    await dialog.getByRole("button", { name: "Anular las ventas" }).click();
    await until(() => expect(text()).toContain("Ha cambiado 1 venta."));
    expect(text()).toMatch(new RegExp(`Venta nº ${invoices[2]}: .*pagos`, "i"));
    await until(() => expect(text()).toContain("1 marcada"));
    await page.getByRole("textbox", { name: "Número de venta" }).fill(String(invoices[1]));
    await page.getByRole("button", { name: "Filtrar" }).click();
    await until(() => expect(text()).not.toContain("Audi A4"));
    expect(text()).toContain("Ford Focus");
  });
}
