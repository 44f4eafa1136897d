import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { sellAtAuction, sellDirectly } from "../../demo-site/server/testing/sell";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { EditWinnerProps } from "./EditWinner";

/** What the widget does, in whichever flavour. */
export function editWinnerSuite(mount: Mount<EditWinnerProps>, context: SuiteContext) {
  const bidder = () => page.getByRole("combobox", { name: "Nuevo comprador" });
  const price = () => page.getByRole("textbox", { name: "Precio del vehículo" });
  const submit = () => page.getByRole("button", { name: "Cambiar el comprador" }).click();

  async function choose(email: string) {
    await bidder().fill(email.slice(0, 12));
    await page.getByRole("option").first().click();
  }

  test("gives the sale to another bidder for at most the own last price", async () => {
    const { seller, bidders, invoice, lot } = await sellAtAuction(context.api, { daysLate: 1 });
    const second = bidders[1];
    if (!second) throw new Error("nobody else bid");
    context.signIn(seller);
    const { text, told, root } = mount({ invoice });
    await until(() => expect(text()).toContain("pujaron 2 personas más"));
    await submit();
    await until(() => expect(text()).toContain("Elija a una persona de la lista."));
    await choose(second.email);
    await until(() => expect(text()).toMatch(/Pagará .*€ en total/));
    await expectAccessible(root);
    await price().fill("5.100");
    await submit();
    await until(() => expect(text()).toMatch(/Como máximo 4\.980,00\s€, su última puja/));
    await price().fill("4.900");
    await submit();
    await until(() => expect(text()).toMatch(/La venta es ahora de .* por 4\.900,00\s€/));
    expect(told("martillo-winner-changed")).toMatchObject([{ invoice, lot, price: "4900.00" }]);
    const bought = await context.api.call("user/invoice/allinvoices", {}, second);
    expect(bought.responseData.records).toMatchObject([{ project_id: lot, status: "draft" }]);
  });

  test("keeps what was chosen when it is refused", async () => {
    const { seller, bidders, invoice } = await sellAtAuction(context.api);
    context.signIn(seller);
    const { text } = mount({ invoice });
    await until(() => expect(text()).toContain("pujaron 2 personas más"));
    await choose(bidders[0]?.email ?? "");
    await submit();
    await until(() =>
      expect(text()).toMatch(/El comprador está en plazo hasta el .*Espere o avise/),
    );
    await expect.element(price()).toHaveValue("4.500");
  });

  test("says that nobody else bid, and that another's sale is not there", async () => {
    const alone = await sellAtAuction(context.api, { bids: ["4500"], daysLate: 1 });
    context.signIn(alone.seller);
    const { text, update } = mount({ invoice: alone.invoice });
    await until(() => expect(text()).toContain("Nadie más puede quedárselo"));
    update({ invoice: (await sellDirectly(context.api)).invoice });
    await until(() => expect(text()).not.toContain("Nadie más puede quedárselo"));
    expect(text()).not.toContain("Reintentar");
  });

  test("asks a guest to sign in", async () => {
    const { told } = mount({ invoice: 1 }, { refuse: ["martillo-login-request"] });
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await until(() => expect(told("martillo-login-request")).toHaveLength(1));
  });
}
