import { createElement } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessibleNow, type Kit } from "./bid-box.kit.suite";
import { until } from "../../src/testing";

const HOUR_MS = 3_600_000;

/** What the box shows of a lot in each state of its life, to each kind of visitor. */
export function bidBoxStateCases(kit: Kit) {
  const { mount, context, bidBy } = kit;

  test("puts price, time and the next amounts in front, as the server says them", async () => {
    const lot = await context.api.seedLot({ closesInMs: 26.5 * HOUR_MS });
    await bidBy(await context.api.seedUser(), lot, "5000.00");
    const { text, root } = mount({ lot });
    await until(() => expect(text()).toContain("Cierra en 1 d 2 h"));
    expect(text()).toContain("Puja actual 5.000 €");
    expect(text()).toContain("Incremento de 100 €");
    expect(text()).toMatch(/(hoy|mañana|\d\d-\d\d-\d{4}) \d\d:\d\d/);
    expect(text()).toContain(
      "Una puja en los últimos 2 minutos mueve el cierre a 2 minutos después de esa puja.",
    );
    const { responseData } = await context.api.call("product/singleProduct", { id: lot });
    const asks = responseData.record.next_asks.slice(0, 3).map((ask) => `${Number(ask) / 1000}`);
    const choices = [...root.querySelectorAll("[part~=choice]")].map(
      (choice) => choice.textContent,
    );
    expect(choices).toEqual(asks.map((ask) => `${Number(ask).toFixed(3)}\u00a0€`));
    await expectAccessibleNow(root);
  });

  test("offers a leader whose maximum everybody could read to confirm it", async () => {
    const me = await context.api.seedUser();
    const rival = await context.api.seedUser();
    const staff = await context.api.seedUser({ staff: true });
    const lot = await context.api.seedLot();
    await bidBy(me, lot, "18750.00");
    const { bidid } = await bidBy(rival, lot, "90000.00");
    context.signIn(me);
    const { text, root } = mount({ lot });
    await until(() => expect(text()).toContain("Superado"));
    await kit.waitLive();
    const input = { bidid, reason: "fraud_suspected" } as const;
    expect((await context.api.call("bid/bidCancel", input, staff)).code).toBeNull();
    await until(() => expect(text()).toContain("Ganando"));
    await until(() => expect(text()).toContain("cualquiera pudo leer su máximo de 18.750 €"));
    await expectAccessibleNow(root);
    const button = page.getByRole("button", { name: /^Confirmar mi máximo de 18\.750/ });
    await button.click();
    await expect.element(button).not.toBeInTheDocument();
    await until(() => expect(text()).toContain("18.750 €"));
    expect(root.querySelector("[type=checkbox]")).toBeNull();
    await page.getByRole("button", { name: /^Confirmar/ }).click();
    await until(async () =>
      expect(await kit.standing(lot, me)).toMatchObject({
        my_maximum: "18750.00",
        maximum_to_confirm: null,
      }),
    );
    await page.getByRole("button", { name: "Entendido" }).click();
    await until(() => expect(text()).toContain("Su máximo: 18.750 €"));
    expect(text()).not.toContain("pudo leer");
  });

  test("keeps the place of what it loads", async () => {
    context.faults.always("product/singleProduct", "lose");
    const { root, text } = mount({ lot: await context.api.seedLot() });
    await until(() => expect(text()).toContain("Cargando la subasta…"));
    expect(root.querySelector("[part~=base]")).toHaveAttribute("aria-busy", "true");
  });

  test("tells guests that bidding needs a sign-in, and members nothing of it", async () => {
    const lot = await context.api.seedLot();
    mount({ lot });
    await expect
      .element(page.getByRole("button", { name: "Iniciar sesión y pujar" }))
      .toBeVisible();
    context.signIn(await context.api.seedUser());
    await expect.element(kit.review()).toBeVisible();
  });

  test("says why somebody cannot bid, instead of a form that would be refused", async () => {
    const seller = await context.api.seedUser({ admin: true });
    const lot = await context.api.seedLot({ sellerId: seller.id });
    context.signIn(seller);
    const own = mount({ lot });
    await until(() => expect(own.text()).toContain("Este lote es suyo"));
    expect(own.text()).not.toContain("Revisar puja");
    own.unmount();

    context.signIn(await context.api.seedUser({ staff: true }));
    const house = mount({ lot });
    await until(() => expect(house.text()).toContain("Las cuentas de la casa no pueden pujar"));
    house.unmount();

    context.signIn(await context.api.seedUser({ approvedToBid: false }));
    const pending = mount({ lot });
    await until(() => expect(pending.text()).toContain("aún no tiene permiso para pujar"));
    await expectAccessibleNow(pending.root);
    pending.unmount();

    context.signIn(await context.api.seedUser({ status: "email_unverified" }));
    const unverified = mount({ lot });
    await until(() => expect(unverified.text()).toContain("Verifique su cuenta"));
  });

  test.each([
    [{ status: "scheduled", opensInMs: HOUR_MS }, /Precio de salida.*Abre en.*Próximamente/],
    [{ status: "cancelled" }, /Cancelada/],
    [{ status: "unsold" }, /Sin vender/],
    [{ status: "draft" }, /Borrador/],
    [{ auction: 0 }, /Precio de venta 5\.000 €.*Venta directa.*Total/],
    [{ auction: 0, status: "reserved" }, /Un comprador lo tiene reservado/],
    [{ auction: 0, status: "sold" }, /ya está vendido/],
  ] as const)("shows %o without a way to bid", async (partial, expected) => {
    const seller = await context.api.seedUser({ admin: true });
    const lot = await context.api.seedLot({ ...partial, sellerId: seller.id });
    // A draft is its seller's alone.
    if ("status" in partial && partial.status === "draft") context.signIn(seller);
    const { text, root } = mount({ lot });
    await until(() => expect(text()).toMatch(expected));
    await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
    await expectAccessibleNow(root);
  });

  test("says when there is no such lot, and offers another try when it cannot be read", async () => {
    const missing = mount({ lot: 987_654 });
    await until(() => expect(missing.text()).toContain("Este lote ya no está disponible"));
    missing.unmount();

    const lot = await context.api.seedLot();
    context.faults.always("product/singleProduct", "refuse");
    const { text, root } = mount({ lot });
    await until(() => expect(text()).toContain("No hemos podido cargar"), 8_000);
    await expectAccessibleNow(root);
    context.faults.clear();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await until(() => expect(text()).toContain("Precio de salida"), 5_000);
  });

  test("itemises the total, with IVA or under REBU", async () => {
    const withIva = mount({ lot: await context.api.seedLot() });
    await page.getByText("Total si gana por").click();
    await until(() =>
      expect(withIva.text()).toMatch(/Base imponible 4\.132,23 € IVA 21 % 867,77 €/),
    );
    withIva.unmount();
    const rebu = mount({ lot: await context.api.seedLot({ ivaPercent: null }) });
    await page.getByText("Total si gana por").click();
    await until(() => expect(rebu.text()).toContain("REBU"));
    expect(rebu.text()).not.toContain("Base imponible");
  });

  test("tells guests the total of the amount in the field, of a maximum as the most", async () => {
    const lot = await context.api.seedLot();
    await bidBy(await context.api.seedUser(), lot, "5000.00");
    const { text } = mount({ lot });
    await expect.element(kit.amount()).toHaveValue("5.100");
    await until(() => expect(text()).toContain("Total si gana por 5.100 €, como máximo 5.100 €"));
    await kit.amount().fill("7000");
    await until(() => expect(text()).toContain("Total si gana por 7.000 €, como máximo"));
    await page.getByRole("radio", { name: "Importe exacto" }).click();
    await until(() => expect(text()).toContain("Total si gana por 7.000 € 7.000 €"));
    expect(text()).not.toContain("como máximo");
  });

  test("has room for what the host brings", async () => {
    const lot = await context.api.seedLot();
    const terms = document.createElement("a");
    Object.assign(terms, { href: "#terms", textContent: "Condiciones de la casa", slot: "terms" });
    const isReact = context.flavour === "react";
    const { host, root, text } = mount(
      isReact ? { lot, terms: "Condiciones de la casa", footer: "Llámenos" } : { lot },
    );
    if (!isReact) host.append(terms);
    await until(() => expect(text()).toContain("Total si gana"));
    await expect.element(page.getByText("Condiciones de la casa")).toBeVisible();
    const slot = root.querySelector<HTMLSlotElement>('slot[name="terms"]');
    expect(isReact ? slot?.textContent : slot?.assignedElements()).toEqual(
      isReact ? "Condiciones de la casa" : [terms],
    );
    await expectAccessibleNow(root);
  });

  test.runIf(context.flavour === "react")(
    "keeps what the host puts at its end when the lot is there: it may have been pressed",
    async () => {
      const lot = await context.api.seedLot();
      const release = context.faults.hold("product/singleProduct");
      const footer = createElement("button", { type: "button" }, "Reservar");
      const { text } = mount({ lot, footer });
      const button = page.getByRole("button", { name: "Reservar" });
      await expect.element(button).toBeVisible();
      const pressed = button.element();
      release();
      await until(() => expect(text()).toContain("Precio de salida"));
      expect(button.element()).toBe(pressed);
    },
  );

  test("fits into 280 px", async () => {
    const lot = await context.api.seedLot({ startCents: 12_345_678_00 });
    const { root } = mount({ lot }, { style: "width: 280px" });
    await expect.element(page.getByText("Precio de salida")).toBeVisible();
    const base = root.querySelector<HTMLElement>("[part~=base]");
    expect(base?.scrollWidth).toBeLessThanOrEqual(base?.clientWidth ?? 0);
  });

  test("starts anew with another lot", async () => {
    context.signIn(await context.api.seedUser());
    const [first, second] = [
      await context.api.seedLot(),
      await context.api.seedLot({ startCents: 700_000 }),
    ];
    const { update, text } = mount({ lot: first });
    await kit.amount().fill("9000");
    update({ lot: second });
    await until(() => expect(text()).toContain("7.000 €"));
    await expect.element(kit.amount()).toHaveValue("7.000");
  });
}
