import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessibleNow, focused, type Kit } from "./bid-box.kit.suite";
import { until } from "../../src/testing";

/** From an amount to a bid and back. */
export function bidBoxBiddingCases(kit: Kit) {
  const { mount, context, bidBy, bidCount, amount, review, confirm, done } = kit;

  test("bids in two steps and shows the receipt", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot();
    const { text, told, root } = mount({ lot });
    await amount().fill("6.000");
    await review().click();
    await until(() => expect(text()).toContain("Confirme su puja Puja máxima 6.000 €"));
    expect(text()).toMatch(/Total si gana, como máximo 6\.000,00 €/);
    expect(text()).toContain("La puja es vinculante");
    await expectAccessibleNow(root);
    await confirm().click();
    await until(() => expect(text()).toContain("Puja aceptada: va ganando"));
    expect(text()).toMatch(/Justificante Puja nº \d+ Recibida a las \d\d:\d\d:\d\d/);
    expect(text()).toContain("Su máximo 6.000 €");
    expect(told("martillo-bid-request")).toEqual([{ lot, amount: "6000.00", type: "max" }]);
    expect(told("martillo-bid-placed")).toMatchObject([
      { lot, amount: "6000.00", type: "max", price: "5000.00", leading: true },
    ]);
    expect(await bidCount(lot)).toBe(1);
    await expectAccessibleNow(root);
    await done().click();
    await until(() => expect(text()).toContain("Ganando Su máximo: 6.000 €"));
    await until(() => expect(focused(root)).toBe("Cambiar mi máximo"));
  });

  test("works by keyboard alone, and takes the focus along", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot();
    const { root } = mount({ lot });
    await amount().fill("5500,50");
    await userEvent.keyboard("{Enter}");
    await until(() => expect(focused(root)).toBe("Confirme su puja"));
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Escape}");
    await until(() => expect(focused(root)).toBe("amount"));
    await expect.element(amount()).toHaveValue("5.500,50");
    await userEvent.keyboard("{Enter}");
    await until(() => expect(focused(root)).toBe("Confirme su puja"));
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await until(() => expect(focused(root)).toBe("Puja aceptada: va ganando"));
    expect(await bidCount(lot)).toBe(1);
  });

  test("offers the server's next amounts, and bids one exactly", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot();
    const { text, told } = mount({ lot });
    await page.getByRole("button", { name: "5.200 €" }).click();
    await expect.element(amount()).toHaveValue("5.200");
    await page.getByRole("radio", { name: "Importe exacto" }).click();
    expect(text()).toContain("El precio pasa a ser este importe, a la vista de todos.");
    await review().click();
    await until(() => expect(text()).toContain("Puja por importe exacto 5.200 €"));
    expect(text()).toMatch(/Total si gana 5\.200,00 €/);
    await confirm().click();
    await until(() => expect(told("martillo-bid-placed")).toMatchObject([{ type: "exact" }]));
    await until(() => expect(text()).toMatch(/Puja actual 5\.200 €.*Su puja 5\.200 €/));
    expect(text()).not.toContain("Su máximo");
    await done().click();
    await until(() => expect(text()).toContain("Ganando Su puja: 5.200 €"));
    expect(text()).not.toContain("solo lo ve usted");

    const rival = await context.api.seedUser();
    await expect(bidBy(rival, lot, "5250.00")).rejects.toThrow("BELOW_MINIMUM");
    await bidBy(rival, lot, "5300.00");
    await until(() => expect(text()).toContain("Puja actual 5.300 €"));
    await until(() => expect(text()).toContain("Superado Su puja: 5.200 €"));
  });

  test("an exact amount that is confirmed by whoever leads by then becomes the maximum that it says", async () => {
    const [me, rival] = [await context.api.seedUser(), await context.api.seedUser()];
    const lot = await context.api.seedLot();
    context.signIn(me);
    const { text } = mount({ lot });
    await amount().fill("9.000");
    await page.getByRole("radio", { name: "Importe exacto" }).click();
    await review().click();
    await until(() => expect(text()).toContain("Puja por importe exacto 9.000 €"));
    await bidBy(rival, lot, "5500.00");
    await bidBy(me, lot, "6000.00");
    await until(() => expect(text()).toContain("Nuevo máximo 9.000 €"));
    await confirm().click();
    await until(() => expect(text()).toContain("Puja aceptada: va ganando"));
    expect(await kit.standing(lot, me)).toMatchObject({
      my_maximum: "9000.00",
      wprice: "5600.00",
    });
  });

  test("names what is wrong with an amount and what would work", async () => {
    context.signIn(await context.api.seedUser());
    const { text, root } = mount({ lot: await context.api.seedLot() });
    await amount().fill("1,550");
    await review().click();
    await until(() => expect(text()).toContain("Escriba el importe así: 1.550 o 1.550,50."));
    expect(focused(root)).toBe("amount");
    await amount().fill("4.999,99");
    await review().click();
    await until(() => expect(text()).toContain("La puja mínima es 5.000 €."));
    await expect.element(amount()).toHaveAttribute("aria-invalid", "true");
    await expectAccessibleNow(root);
    await page.getByRole("button", { name: "Usar 5.000 €" }).click();
    await expect.element(amount()).toHaveValue("5.000");
    expect(text()).not.toContain("La puja mínima es");
  });

  test("asks again about an amount with a zero too many", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot();
    const { text } = mount({ lot });
    await amount().fill("50000");
    await review().click();
    await until(() => expect(text()).toContain("50.000 € es 10 veces la puja mínima"));
    await expect.element(confirm()).toHaveAttribute("aria-disabled", "true");
    await confirm().click({ force: true });
    expect(await bidCount(lot)).toBe(0);
    await page.getByRole("checkbox", { name: "Sí, quiero pujar 50.000 €" }).click();
    await confirm().click();
    await until(() => expect(text()).toContain("Puja aceptada"));
  });

  test("says when another maximum leads, with the amount that would", async () => {
    const lot = await context.api.seedLot();
    await bidBy(await context.api.seedUser(), lot, "8000.00");
    context.signIn(await context.api.seedUser());
    const { text, root } = mount({ lot });
    await amount().fill("6000");
    await review().click();
    await confirm().click();
    await until(() => expect(text()).toContain("Puja aceptada, pero otro postor va ganando"));
    expect(text()).toContain("Puja actual 6.100 €");
    await expectAccessibleNow(root);
    await page.getByRole("button", { name: "Pujar 6.200 €" }).click();
    await until(() => expect(text()).toContain("Confirme su puja Puja máxima 6.200 €"));
  });

  test("raises and lowers the leader's own maximum, never against itself", async () => {
    const me = await context.api.seedUser();
    const lot = await context.api.seedLot();
    await bidBy(me, lot, "6000.00");
    context.signIn(me);
    const { text, root } = mount({ lot });
    const change = page.getByRole("button", { name: "Cambiar mi máximo" });
    await change.click();
    await until(() => expect(focused(root)).toBe("amount"));
    await amount().fill("9000");
    await page.getByRole("button", { name: "Revisar máximo" }).click();
    await until(() => expect(text()).toContain("Confirme su nuevo máximo"));
    await confirm().click();
    await done().click();
    await until(() => expect(text()).toContain("Su máximo: 9.000 €"));
    expect(text()).toContain("Puja actual 5.000 €");

    await change.click();
    await amount().fill("9000");
    await page.getByRole("button", { name: "Revisar máximo" }).click();
    await until(() => expect(text()).toContain("Ese ya es su máximo."));
    await amount().fill("5500");
    await page.getByRole("button", { name: "Revisar máximo" }).click();
    await confirm().click();
    await until(() => expect(text()).toContain("Su máximo es ahora 5.500 €"));
    await done().click();
    await until(() => expect(text()).toContain("Su máximo: 5.500 €"));
    expect((await kit.standing(lot, me)).my_maximum).toBe("5500.00");
  });

  test("lets the host refuse a bid", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot();
    const { told } = mount({ lot }, { refuse: ["martillo-bid-request"] });
    await review().click();
    await confirm().click();
    await expect.element(amount()).toHaveValue("5.000");
    expect(told("martillo-bid-request")).toHaveLength(1);
    expect(await bidCount(lot)).toBe(0);
  });

  test("signs a guest in on the way and comes back to the same amount", async () => {
    const me = await context.api.seedUser();
    const lot = await context.api.seedLot();
    const { text, told } = mount({ lot });
    await amount().fill("5.700");
    await page.getByRole("button", { name: "Iniciar sesión y pujar" }).click();
    expect(told("martillo-login-request")).toEqual([{ reason: "bid", lot }]);
    const dialog = page.getByRole("dialog", { name: "Iniciar sesión" });
    await dialog.getByLabelText("Correo electrónico").fill(me.email);
    await dialog.getByLabelText("Contraseña", { exact: true }).fill(me.password);
    await dialog.getByRole("button", { name: "Iniciar sesión" }).click();
    await until(() => expect(text()).toContain("Confirme su puja Puja máxima 5.700 €"));
    expect(told("martillo-login-succeeded")).toEqual([{ userId: me.id }]);
    await confirm().click();
    await until(() => expect(text()).toContain("Puja aceptada: va ganando"));
  });

  test("keeps the amount when the sign-in is called off", async () => {
    const { root } = mount({ lot: await context.api.seedLot() });
    await amount().fill("5.700");
    await page.getByRole("button", { name: "Iniciar sesión y pujar" }).click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(amount()).toHaveValue("5.700");
    await until(() => expect(focused(root)).not.toBe(""));
  });

  test("leaves the sign-in to a host that takes it over, and goes on after it", async () => {
    const lot = await context.api.seedLot();
    const { text } = mount({ lot }, { refuse: ["martillo-login-request"] });
    await amount().fill("5.700");
    await page.getByRole("button", { name: "Iniciar sesión y pujar" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    context.signIn(await context.api.seedUser());
    await until(() => expect(text()).toContain("Confirme su puja Puja máxima 5.700 €"));
  });
}
