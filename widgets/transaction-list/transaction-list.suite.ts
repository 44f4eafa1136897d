import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  expectAccessible,
  type Mount,
  paidSale,
  payInFrame,
  type SuiteContext,
  topUp,
  until,
} from "../../src/testing";
import type { TransactionListProps } from "./TransactionList";

/** What the widget does, in whichever flavour. */
export function transactionListSuite(mount: Mount<TransactionListProps>, context: SuiteContext) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  /** A top-up, one that was declined, a deposit from the balance and its way back. */
  async function withHistory() {
    const me = await context.api.seedUser();
    await topUp(context.api, me, "600.00");
    const { frame_url } = (
      await context.api.call("credit/addCreditBalance", { amount: "75.00" }, me)
    ).responseData;
    await payInFrame(context.api, frame_url ?? "", { number: "4000000000000002" });
    const lot = await context.api.seedLot({ title: "Seat León", depositCents: 50_000 });
    await context.api.call("credit/addBidDeposit", { project_id: lot, from: "wallet" }, me);
    context.signIn(me);
    return me;
  }

  test("asks a guest to sign in", async () => {
    const { told } = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() => expect(told("martillo-login-request")).toEqual([{ reason: "account" }]));
  });

  test("says that there are none", async () => {
    context.signIn(await context.api.seedUser());
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Todavía no hay movimientos"));
    await expectAccessible(root);
  });

  test.each([360, 900])(
    "shows what was paid, how, and what became of it, at %d px",
    async (width) => {
      await withHistory();
      const { text, root } = mount({}, { style: `width: ${width}px` });
      await until(() => expect(text()).toMatch(/600,00\s€/));
      const [deposit, declined, paid] = [...root.querySelectorAll("tbody tr")].map(
        (row) => row.textContent ?? "",
      );
      expect(deposit).toMatch(/Depósito de puja: Seat León.*Saldo500,00\s€Aceptado/);
      expect(declined).toMatch(/75,00\s€Rechazado/);
      expect(paid).toMatch(/Visa •••• 4242600,00\s€Aceptado/);
      await expectAccessible(root);
    },
  );

  test("what was paid for leads to its sale and its vehicle", async () => {
    const { buyer, invoice, lot } = await paidSale(context.api, { title: "Seat León" });
    context.signIn(buyer);
    const { told } = mount(
      {},
      { refuse: ["martillo-invoice-open-request", "martillo-lot-open-request"] },
    );
    await page.getByRole("link", { name: "Compra: Seat León" }).click();
    await page.getByRole("link", { name: "Ver el vehículo: Seat León" }).click();
    await until(() =>
      expect(told("martillo-invoice-open-request")).toMatchObject([
        { invoice, url: expect.stringMatching(new RegExp(`/invoice/${invoice}$`)) },
      ]),
    );
    await until(() => expect(told("martillo-lot-open-request")).toMatchObject([{ lot }]));
  });

  test("narrows the list by kind, state and date, and says when nothing is left", async () => {
    await withHistory();
    const { text, root } = mount({});
    await until(() => expect(root.querySelectorAll("tbody tr")).toHaveLength(3));
    await page.getByRole("combobox", { name: "Estado" }).selectOptions("Rechazado");
    await until(() => expect(root.querySelectorAll("tbody tr")).toHaveLength(1));
    expect(text()).toMatch(/75,00\s€/);
    await page.getByRole("combobox", { name: "Tipo" }).selectOptions("Depósitos");
    await until(() => expect(text()).toContain("No hay movimientos así"));
    await expectAccessible(root);
    await button("Quitar los filtros").click();
    await until(() => expect(root.querySelectorAll("tbody tr")).toHaveLength(3));
    await page.getByRole("textbox", { name: "Hasta" }).fill("2020-01-01");
    await until(() => expect(text()).toContain("No hay movimientos así"));
  });

  test("a payment that is made elsewhere appears by itself", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const { text } = mount({});
    await until(() => expect(text()).toContain("Todavía no hay movimientos"));
    await until(() => expect(context.runtime.connection.getState()).toBe("live"));
    await topUp(context.api, me, "45.00");
    await until(() => expect(text()).toMatch(/45,00\s€/));
    await until(() => expect(text()).toContain("Aceptado"));
  });

  test("says when the list cannot be read, and reads it again", async () => {
    await withHistory();
    context.faults.always("user/invoice/alltransactions", "refuse");
    const { text } = mount({});
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    await button("Reintentar").click();
    await until(() => expect(text()).toMatch(/600,00\s€/));
  });
}
