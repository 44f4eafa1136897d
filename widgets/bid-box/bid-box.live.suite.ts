import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessibleNow, type Kit } from "./bid-box.kit.suite";
import { until } from "../../src/testing";

/** Two people, one lot, and the clock. */
export function bidBoxLiveCases(kit: Kit) {
  const { mount, context, bidBy, amount, review, confirm, done } = kit;

  test("two people bid against each other", async () => {
    const [me, rival] = [await context.api.seedUser(), await context.api.seedUser()];
    const lot = await context.api.seedLot();
    context.signIn(me);
    const { text, told, root } = mount({ lot });
    const said = kit.listen(root);
    await amount().fill("6000");
    await review().click();
    await confirm().click();
    await done().click();
    await until(() => expect(text()).toContain("Ganando"));

    await bidBy(rival, lot, "5500.00");
    await until(() => expect(text()).toContain("Puja actual 5.600 €"));
    expect(text()).toContain("Ganando");
    await until(() => expect(text()).toMatch(/\+600 € · hace \d+ s/));

    await bidBy(rival, lot, "7000.00");
    await until(() => expect(text()).toContain("Superado Su puja: 6.000 €"));
    await until(() => expect(text()).toContain("Puja actual 6.100 €"));
    expect(root.querySelector("[part~=amount]")).toHaveAttribute("data-changed");
    await until(() => expect(told("martillo-outbid")).toMatchObject([{ lot }]));
    await until(() => expect(said.join()).toContain("Le han superado. Puja actual: 6.100\u00a0€."));
    await expectAccessibleNow(root);

    await amount().fill("7.500");
    await review().click();
    await confirm().click();
    await until(() => expect(text()).toContain("Puja aceptada: va ganando"));
    expect((await kit.standing(lot, rival)).my_state).toBe("outbid");
  });

  test("an old success gives way when somebody is faster", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot();
    const { text, root } = mount({ lot });
    await review().click();
    await confirm().click();
    await until(() => expect(text()).toContain("Puja aceptada"));
    await bidBy(await context.api.seedUser(), lot, "9000.00");
    await until(() => expect(text()).toContain("Superado"));
    expect(text()).not.toContain("Puja aceptada");
    await expect.element(amount()).toHaveValue("5.200");
    // Its receipt has shrunk to a line, which can still be opened.
    await until(() => expect(text()).toMatch(/Su puja de 5\.000 € ha sido superada: Puja nº \d+/));
    expect(text()).not.toContain("Recibida a las");
    await page.getByText(/ha sido superada: Puja nº/).click();
    await until(() => expect(text()).toMatch(/Recibida a las \d\d:\d\d:\d\d/));
    await expectAccessibleNow(root);
    await review().click();
    await confirm().click();
    await until(() => expect(text()).toContain("Puja aceptada, pero otro postor va ganando"));
    await done().click();
    await until(() => expect(text()).toContain("Superado"));
    expect(text()).not.toContain("ha sido superada");
  });

  test("explains being outbid by less than a step, and a tie", async () => {
    const [me, rival] = [await context.api.seedUser(), await context.api.seedUser()];
    context.signIn(me);
    const close = await context.api.seedLot();
    await bidBy(me, close, "6000.00");
    await bidBy(rival, close, "6010.00");
    const { text, unmount } = mount({ lot: close });
    await page.getByText("Por menos de un incremento").click();
    await until(() => expect(text()).toContain("Le superan por menos de un incremento"));
    unmount();
    const tied = await context.api.seedLot();
    await bidBy(rival, tied, "6000.00");
    await bidBy(me, tied, "6000.00");
    const tie = mount({ lot: tied });
    await page.getByText("Empate: el otro pujó antes").click();
    await until(() => expect(tie.text()).toContain("En caso de empate gana quien pujó primero."));
  });

  test("follows the price while an amount is being confirmed", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot();
    const { text } = mount({ lot });
    await review().click();
    await bidBy(await context.api.seedUser(), lot, "5000.00");
    await until(() =>
      expect(text()).toContain("El precio ha subido: ahora la puja mínima es 5.100 €."),
    );
    await expect.element(confirm()).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Usar 5.100 €" }).click();
    await confirm().click();
    await until(() => expect(text()).toContain("Puja aceptada"));
  });

  test("an untouched field follows the minimum, a typed amount stays", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot();
    mount({ lot });
    await expect.element(amount()).toHaveValue("5.000");
    await bidBy(await context.api.seedUser(), lot, "5000.00");
    await expect.element(amount()).toHaveValue("5.100");
    await amount().fill("8000");
    await bidBy(await context.api.seedUser(), lot, "5300.00");
    await expect.element(page.getByText("Desde 5.200 €")).toBeVisible();
    await expect.element(amount()).toHaveValue("8000");
  });

  test("announces an extension with its number and the new end", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot({ closesInMs: 50_000 });
    const { text, told, root } = mount({ lot });
    const said = kit.listen(root);
    await until(() => expect(text()).toMatch(/Últimos minutos \d\d s/));
    expect(root.querySelector("[part~=clock]")).toHaveAttribute("data-temperature", "last");
    await bidBy(await context.api.seedUser(), lot, "6000.00");
    await until(() => expect(text()).toMatch(/Prórroga nº 1: nuevo cierre \d\d:\d\d:\d\d/));
    expect(told("martillo-lot-extended")).toMatchObject([{ lot, extension: 1 }]);
    await until(() => expect(said.join()).toMatch(/Prórroga número 1\. Nuevo cierre: \d\d:\d\d/));
    await expectAccessibleNow(root);
  });

  test("speaks of milestones and never of seconds", async () => {
    // A busy machine may need some seconds until the box is there, which has to be before the last minute.
    const lot = await context.api.seedLot({ closesInMs: 65_000, extension: null });
    const { text, root } = mount({ lot });
    const said = kit.listen(root);
    await until(() => expect(text()).toMatch(/Cierra en 5[0-6] s/), 25_000);
    expect(said).toEqual(["Queda menos de un minuto."]);
  });

  test("checks the end with the server, then says how it ended", async () => {
    const [me, rival] = [await context.api.seedUser(), await context.api.seedUser()];
    const lot = await context.api.seedLot({ extension: null });
    await bidBy(me, lot, "6000.00");
    await bidBy(rival, lot, "5500.00");
    context.signIn(me);
    const { text, told, root } = mount({ lot });
    const said = kit.listen(root);
    await until(() => expect(text()).toContain("Ganando"));
    await kit.waitLive();
    // The page's own clock comes to the end, too.
    await context.api.moveEnd(lot, 1_500);
    await until(() => expect(text()).toContain("Ha ganado esta subasta"), 20_000);
    await until(() => expect(text()).toMatch(/Precio de adjudicación 5\.600 €.*Adjudicado/));
    expect(text()).toContain("Total 5.600 €");
    expect(told("martillo-lot-closed").at(-1)).toMatchObject({ lot });
    await until(() => expect(said.join()).toContain("La subasta ha terminado."));
    await expectAccessibleNow(root);
  });

  test("a result takes the place of an answer that is still shown, and keeps its receipt", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot({ extension: null });
    const { text, root } = mount({ lot });
    await review().click();
    await confirm().click();
    await until(() => expect(text()).toContain("Puja aceptada"));
    const number = /Puja nº \d+/.exec(text())?.[0] ?? "none";
    context.faults.always("custom/purchases", "refuse");
    await context.api.moveEnd(lot, 0);
    await until(() => expect(text()).toContain("Ha ganado esta subasta"), 20_000);
    await until(() => expect(text()).toContain("Adjudicado El lote es suyo."));
    // The winner pays: the one step that is left to do here. A button reads it again after a failed read.
    const again = page.getByRole("button", { name: "Reintentar" });
    await expect.element(again).toBeVisible();
    context.faults.clear();
    await again.click();
    await until(() => expect(text()).toMatch(/Pagar Reservar recogida|Pagar \(pendiente\)/));
    expect(text()).not.toContain("Puja aceptada");
    await page.getByText(`Justificante de su última puja: ${number}`).click();
    await until(() => expect(text()).toContain("Recibida a las"));
    await expectAccessibleNow(root);
  });

  test("says 'Comprobando cierre…' at zero and nothing more until the server does", async () => {
    const lot = await context.api.seedLot({ closesInMs: 600_000, extension: null });
    const { text } = mount({ lot });
    await until(() => expect(text()).toContain("Cierra en"));
    await kit.waitLive();
    context.faults.silence();
    context.faults.always("product/singleProduct", "refuse");
    context.letPass(601_000);
    await until(() => expect(text()).toContain("Comprobando cierre…"), 20_000);
    expect(text()).not.toMatch(/terminado|Sin vender|Cierre:/);
    await context.api.moveEnd(lot, 0);
    context.faults.clear();
    await until(() => expect(text()).toContain("Sin vender"), 30_000);
  });
}
