import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  bookPickup,
  claimBack,
  expectAccessible,
  handOver,
  type Mount,
  paidSale,
  type SuiteContext,
  until,
} from "../../src/testing";
import type { PurchaseListProps } from "./PurchaseList";

/** What the widget does, in whichever flavour. */
export function purchaseListSuite(mount: Mount<PurchaseListProps>, context: SuiteContext) {
  const current = () =>
    page.getByRole("list", { name: "Pasos de la compra" }).element().querySelector("[aria-current]")
      ?.textContent;

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

  test("shows how far a purchase has come, and its next step as one link", async () => {
    const sale = await paidSale(context.api);
    const { invoice, seller, buyer } = sale;
    context.signIn(buyer);
    const { text, told, root } = mount({}, { refuse: ["martillo-invoice-open-request"] });
    await until(() => expect(current()).toContain("Reservar recogida"));
    await expectAccessible(root);
    await page.getByRole("link", { name: "Reservar recogida: Seat León" }).click();
    await until(() =>
      expect(told("martillo-invoice-open-request")).toMatchObject([
        { invoice, url: expect.stringContaining(`/appointment/schedule/${invoice}`) },
      ]),
    );
    await bookPickup(context.api, sale);
    await until(() => expect(text()).toContain("Ver qué llevar"));
    await until(() => expect(current()).toContain("Traer papeles"));
    await context.api.call("custom/delivery", { invoice_id: invoice, delivered: 2 }, seller);
    await handOver(context.api, sale);
    await until(() => expect(text()).toContain("Falta 1 papel suyo."));
    expect(current()).toContain("Transferir");
  });

  test("says that the bank claims a payment back", async () => {
    const { invoice, buyer } = await paidSale(context.api);
    await claimBack(context.api, invoice);
    context.signIn(buyer);
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Pago reclamado por el banco"));
    await expectAccessible(root);
  });

  test("on a page of others it shows how far each has come, and leads to the auction house", async () => {
    const { invoice, buyer } = await paidSale(context.api, { isPaid: false });
    context.signIn(buyer);
    mount({});
    const { store } = context.runtime.session;
    await until(() => expect(store.getState().status).toBe("authenticated"));
    // As the session of a partner's token says.
    store.setState({ scopes: ["read"] });
    const link = page.getByRole("link", { name: /^Pagar 8\.990\s€: Seat León$/ });
    await expect.element(link).toHaveAttribute("href", `${context.apiBase}/invoice/${invoice}`);
  });

  test("shows those of one kind", async () => {
    const { buyer } = await paidSale(context.api, { isPaid: false });
    context.signIn(buyer);
    const { text, update } = mount({ type: "pending" });
    await until(() => expect(text()).toMatch(/Faltan 8\.990\s€, hasta el/));
    await expect
      .element(page.getByRole("link", { name: /^Pagar 8\.990\s€: Seat León$/ }))
      .toBeVisible();
    update({ type: "completed" });
    await until(() => expect(text()).toContain("No hay ninguna así"));
  });

  test("says when it cannot be read, and reads it again", async () => {
    const { buyer } = await paidSale(context.api);
    context.signIn(buyer);
    context.faults.always("custom/purchases", "refuse");
    const { text } = mount({});
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await until(() => expect(text()).toContain("Seat León"));
  });
}
