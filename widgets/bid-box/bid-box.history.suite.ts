import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessibleNow, focused, type Kit } from "./bid-box.kit.suite";
import { configure } from "../../src/state";
import { until } from "../../src/testing";
import { takeCommission } from "../../src/testing/take-commission";
import { en } from "../locales/en";

/** The history, its check, and the award by the seller. */
export function bidBoxHistoryCases(kit: Kit) {
  const { mount, context, bidBy } = kit;
  const open = () => page.getByRole("button", { name: /Ver historial/ });
  const dialog = () => page.getByRole("dialog", { name: "Historial de pujas" });
  const rows = (root: ShadowRoot | HTMLElement) =>
    [...root.querySelectorAll("[part~=bid]")].map((row) =>
      (row instanceof HTMLElement ? row.innerText : "").replace(/\s+/g, " ").trim(),
    );

  /** `count` bids of two people, each beating the other by 1000 €. */
  async function duel(lot: number, count: number) {
    const people = [await context.api.seedUser(), await context.api.seedUser()] as const;
    for (let at = 0; at < count; at++) {
      await bidBy(people[at % 2 === 0 ? 0 : 1], lot, `${6000 + at * 1000}.00`);
    }
    return people;
  }

  test("three bids open three bids, and what else is in the history is named", async () => {
    const lot = await context.api.seedLot();
    await duel(lot, 3);
    const { text, root } = mount({ lot });
    await until(() => expect(text()).toContain("3 pujas"));
    await open().click();
    await until(() =>
      expect(text()).toContain("3 pujas y 2 apuntes más, que no cuentan como pujas: respuestas"),
    );
    const people = [...root.querySelectorAll("[part~=bid]:not([data-automatic])")];
    expect(people).toHaveLength(3);
    const automatic = rows(root).filter((row) => row.includes("Respuesta automática"));
    expect(automatic).toHaveLength(2);
    await expectAccessibleNow(root);
  });

  test("lists masked bids, newest first, automatic ones marked, and gives the focus back", async () => {
    const lot = await context.api.seedLot();
    const [me] = await duel(lot, 3);
    context.signIn(me);
    const { root } = mount({ lot });
    await open().click();
    await expect.element(dialog()).toBeVisible();
    await until(() => expect(rows(root).length).toBe(5));
    expect(rows(root)[0]).toMatch(/^Usted 7\.100 €/);
    expect(rows(root)[1]).toMatch(/^Postor 2 Respuesta automática 7\.000 €/);
    expect(rows(root).join(" ")).not.toMatch(/Lucía|Prueba|600 000/);
    await expectAccessibleNow(root);
    await userEvent.keyboard("{Escape}");
    await until(() => expect(focused(root)).toContain("Ver historial"));
  });

  test("names people without a name in the words of the page", async () => {
    configure({ locale: "en", phrases: en });
    onTestFinished(() => configure({ locale: "es", phrases: {} }));
    const lot = await context.api.seedLot();
    const [me] = await duel(lot, 3);
    context.signIn(me);
    const { root } = mount({ lot });
    await page.getByRole("button", { name: /history/i }).click();
    await until(() => expect(rows(root)[0]).toMatch(/^You €7,100/));
    expect(rows(root)[1]).toMatch(/^Bidder 2 /);
    expect(rows(root).join(" ")).not.toMatch(/Usted|Postor/);
  });

  test("pages by ten and takes up what is bid meanwhile", async () => {
    const lot = await context.api.seedLot();
    const [, rival] = await duel(lot, 7);
    const { root } = mount({ lot });
    await open().click();
    await until(() => expect(rows(root)).toHaveLength(10));
    await page.getByRole("button", { name: "Página 2" }).click();
    await until(() => expect(rows(root).at(-1)).toMatch(/^Postor 1 5\.000 €/));
    await page.getByRole("button", { name: "Página 1" }).click();
    await bidBy(rival, lot, "20000.00");
    await until(() => expect(rows(root)[0]).toMatch(/^Postor 2 12\.100 €/));
  });

  test("strikes retracted bids through and says why", async () => {
    const seller = await context.api.seedUser({ admin: true });
    const lot = await context.api.seedLot({ sellerId: seller.id });
    const me = await context.api.seedUser();
    const { bidid } = await bidBy(me, lot, "6000.00");
    const { code } = await context.api.call(
      "bid/bidCancel",
      { bidid, reason: "wrong_amount" },
      seller,
    );
    expect(code).toBeNull();
    const { root } = mount({ lot });
    await open().click();
    await until(() => expect(rows(root)[0]).toContain("El vendedor ha retirado pujas"));
    expect(rows(root)[0]).toContain("Motivo: Importe equivocado");
    expect(rows(root)[1]).toContain("Retirada por el vendedor: Importe equivocado");
    expect(root.querySelector("[part~=bid] s")?.textContent).toBe("5.000\u00a0€");
  });

  test("checks the chain in the browser, and finds what was changed behind it", async () => {
    const lot = await context.api.seedLot();
    await duel(lot, 4);
    const { text } = mount({ lot });
    await open().click();
    const check = page.getByRole("button", { name: "Comprobar el historial" });
    await check.click();
    await until(() => expect(text()).toContain("Los 7 apuntes concuerdan"));
    await context.api.db.query(
      "update bids set amount_cents = amount_cents + 1 where lot_id = $1 and position = 3",
      [lot],
    );
    await check.click();
    await until(() => expect(text()).toContain("El apunte número 3 no concuerda"));
  });

  test("says that the house has signed the end of a history, and when the signature does not fit", async () => {
    const lot = await context.api.seedLot({ extension: null });
    await duel(lot, 2);
    const { text, root } = mount({ lot });
    await open().click();
    await until(() => expect(rows(root)).toHaveLength(3));
    expect(text()).not.toContain("firma");
    await kit.waitLive();
    await context.api.moveEnd(lot, 0);
    await until(
      () => expect(text()).toMatch(/La casa ha firmado el final de este historial \(.*20\d\d/),
      20_000,
    );
    await expectAccessibleNow(root);
    await context.api.db.query(
      "update bids set hash = repeat('f', 64) where lot_id = $1 and position = 3",
      [lot],
    );
    await userEvent.keyboard("{Escape}");
    await open().click();
    await until(() => expect(text()).toContain("La firma de la casa no concuerda con el final"));
  });

  test("says what to do where there are no bids, and offers another try", async () => {
    const lot = await context.api.seedLot();
    const { text } = mount({ lot });
    await open().click();
    await until(() => expect(text()).toContain("Todavía no hay pujas"));
    await userEvent.keyboard("{Escape}");
    context.faults.always("product/bidhistory", "refuse");
    await open().click();
    await until(() => expect(text()).toContain("No hemos podido cargar el historial"), 20_000);
    context.faults.clear();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await until(() => expect(text()).toContain("Todavía no hay pujas"));
  });

  test("lets the seller award a provisional lot to a bid", async () => {
    await takeCommission(context.api);
    const seller = await context.api.seedUser({ admin: true });
    const lot = await context.api.seedLot({
      sellerId: seller.id,
      reserveCents: 5_000_000,
      extension: null,
    });
    await duel(lot, 2);
    await context.api.moveEnd(lot, 0);
    context.signIn(seller);
    const { text, root } = mount({ lot });
    await until(() => expect(text()).toContain("Pendiente de decisión"), 20_000);
    await until(() =>
      expect(text()).toMatch(
        /Puede adjudicar el lote a una de las pujas\. El plazo para decidir acaba el .*; después el lote queda sin vender\./,
      ),
    );
    await page.getByRole("button", { name: "Elegir la puja ganadora" }).click();
    await until(() =>
      expect(rows(root)[0]).toMatch(/^Lucía Prueba \d+ Teléfono: \+34 600 000 000/),
    );
    await page.getByRole("button", { name: /^Adjudicar a Lucía.*6\.100\D/ }).click();
    const ask = page.getByRole("dialog", { name: "Adjudicar el lote" });
    await expect.element(ask.getByText(/No se puede deshacer/)).toBeVisible();
    await expect.element(ask.getByText("Lo que recibirá")).toBeVisible();
    await expect.element(ask).toHaveTextContent(/Lo que recibirá\s*5\.878,57\s€/);
    await expectAccessibleNow(root);
    await ask.getByRole("button", { name: "Adjudicar", exact: true }).click();
    await until(() => expect(text()).toMatch(/Precio de adjudicación 6\.100 €.*Adjudicado/));
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  test("lets the seller retract a bid while the lot runs, with a reason and a second question", async () => {
    const seller = await context.api.seedUser({ admin: true });
    const lot = await context.api.seedLot({ sellerId: seller.id });
    await bidBy(await context.api.seedUser(), lot, "9000.00");
    await bidBy(await context.api.seedUser(), lot, "6000.00");
    context.signIn(seller);
    const { text, root } = mount({ lot });
    await open().click();
    await page.getByRole("button", { name: /^Retirar la puja de Lucía.*6\.000\D/ }).click();
    const ask = page.getByRole("dialog", { name: "Retirar una puja" });
    await expect.element(ask.getByText(/No se puede deshacer/)).toBeVisible();
    await ask.getByRole("button", { name: "Retirar la puja", exact: true }).click();
    await expect.element(ask.getByText("Elija el motivo.")).toBeVisible();
    await ask.getByRole("radio", { name: /^Otro motivo/ }).click();
    await ask.getByRole("button", { name: "Retirar la puja", exact: true }).click();
    await expect.element(ask.getByText("Explíquelo con tres letras o más.")).toBeVisible();
    await expectAccessibleNow(root);
    await ask.getByRole("radio", { name: "Importe equivocado" }).click();
    await ask.getByRole("button", { name: "Retirar la puja", exact: true }).dblClick();
    await until(() => expect(rows(root)[0]).toContain("El vendedor ha retirado pujas"));
    expect(rows(root)[0]).toContain("Motivo: Importe equivocado");
    expect(rows(root)[1]).toContain("Retirada por el vendedor: Importe equivocado");
    await expect.element(ask).not.toBeInTheDocument();
    await until(() => expect(text()).toContain("Puja actual 5.000 €"));
    const sent = context.faults.requests.filter(({ action }) => action === "bid/bidCancel");
    expect(sent).toHaveLength(1);
  });

  test("asks the house to withdraw a bid that found out another bidder's maximum, and the house decides", async () => {
    const seller = await context.api.seedUser({ admin: true });
    const lot = await context.api.seedLot({ sellerId: seller.id });
    await duel(lot, 2);
    const retract = () => page.getByRole("button", { name: /^Retirar la puja de Lucía.*6\.100\D/ });
    const ask = page.getByRole("dialog", { name: "Retirar una puja" });
    context.signIn(seller);
    const own = mount({ lot });
    await open().click();
    await retract().click();
    await ask.getByRole("radio", { name: /^Otro motivo/ }).click();
    await ask.getByRole("textbox", { name: "Explíquelo a la casa" }).fill("Es mi vecino");
    await ask.getByRole("button", { name: "Retirar la puja", exact: true }).click();
    const told = page.getByRole("dialog", { name: "Se lo hemos pedido a la casa" });
    await expect.element(told.getByText(/solo la casa puede retirarla/)).toBeVisible();
    await expectAccessibleNow(own.root);
    await told.getByRole("button", { name: "Entendido" }).click();
    await until(() =>
      expect(rows(own.root)[0]).toContain("El vendedor pide retirarla: Otro motivo"),
    );
    own.unmount();

    context.signIn(await context.api.seedUser({ staff: true }));
    const house = mount({ lot });
    await open().click();
    await until(() => expect(rows(house.root)[0]).toContain("El vendedor pide retirarla"));
    await retract().click();
    await expect.element(ask.getByText("Lo que dice el vendedor: Es mi vecino")).toBeVisible();
    await expectAccessibleNow(house.root);
    await ask.getByRole("button", { name: "Mantener la puja" }).click();
    await expect.element(ask).not.toBeInTheDocument();
    await until(() => expect(rows(house.root)[0]).not.toContain("pide retirarla"));
    await retract().click();
    await ask.getByRole("radio", { name: "Posible fraude" }).click();
    await ask.getByRole("button", { name: "Retirar la puja", exact: true }).click();
    await until(() => expect(rows(house.root)[0]).toContain("La casa ha retirado pujas"));
    expect(rows(house.root)[0]).toMatch(/Motivo: Posible fraude El lote no termina antes del/);
    const readmit = page.getByRole("button", { name: /^Permitir que Lucía.* vuelva a pujar/ });
    await readmit.click();
    await expect.element(readmit).not.toBeInTheDocument();
  });

  test("shows a seller who bid, by phone too, while the lot runs and once it is sold", async () => {
    const seller = await context.api.seedUser({ admin: true });
    const running = await context.api.seedLot({ sellerId: seller.id });
    const sold = await context.api.seedLot({ sellerId: seller.id, extension: null });
    for (const lot of [running, sold]) await duel(lot, 1);
    await context.api.moveEnd(sold, 0);
    context.signIn(seller);
    const states = [
      [running, "Puja actual"],
      [sold, "Adjudicado"],
    ] as const;
    for (const [lot, state] of states) {
      const { root, text, unmount } = mount({ lot });
      await until(() => expect(text()).toContain(state), 20_000);
      await open().click();
      await until(() => expect(rows(root)[0]).toContain("Teléfono: +34 600 000 000"));
      unmount();
    }
  });

  test("offers neither award nor retraction to anybody else", async () => {
    const lot = await context.api.seedLot();
    const [me] = await duel(lot, 1);
    context.signIn(me);
    const { text } = mount({ lot });
    await open().click();
    await expect.element(dialog()).toBeVisible();
    await until(() => expect(text()).toContain("Usted"));
    await expect
      .element(page.getByRole("button", { name: /^(Adjudicar|Retirar)/ }))
      .not.toBeInTheDocument();
  });
}
