import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { linkAccounts } from "../../demo-site/server/features/companies/account-link-repository";
import { configure } from "../../src/state";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import { en } from "../locales/en";
import type { LotCardProps } from "./LotCard";

const AUDI = {
  title: "Audi A4 Avant 2.0 TDI",
  kilometers: 112_400,
  registration_year: 2019,
  fuel: "Diésel",
  transmission: "Automático",
  location: "Zaragoza",
  startCents: 1_200_000,
  closesInMs: 50.5 * 3_600_000,
} as const;
const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** What a lot card does, in whichever flavour. */
export function lotCardSuite(mount: Mount<LotCardProps>, context: SuiteContext) {
  const bidButton = () => page.getByRole("button", { name: /^Pujar/ });
  const confirmButton = () => page.getByRole("button", { name: /^Confirmar/ });

  /** Presses twice as a person does: two different decisions. */
  async function bidAndConfirm() {
    await bidButton().click();
    await expect.element(confirmButton()).toBeVisible();
    await pause(550);
    await confirmButton().click();
  }

  const dialog = () => page.getByRole("dialog", { name: "Iniciar sesión" });

  async function signInByForm(me: { email: string; password: string }) {
    await dialog().getByLabelText("Correo electrónico").fill(me.email);
    await dialog().getByLabelText("Contraseña", { exact: true }).fill(me.password);
    await dialog().getByRole("button", { name: "Iniciar sesión" }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
  }

  async function bidBy(user: { token: string }, lot: number, amount: string) {
    const { code } = await context.api.call(
      "bid/confirm",
      {
        project_id: lot,
        proposed_amount: amount,
        bid_type: "max",
        idempotency_key: crypto.randomUUID(),
      },
      user,
    );
    expect(code).toBeNull();
  }

  async function bidCount(lot: number) {
    const { responseData } = await context.api.call("product/singleProduct", { id: lot });
    return responseData.record.bid_count;
  }

  test("shows photo, facts, price, bids and time left", async () => {
    const lot = await context.api.seedLot({
      ...AUDI,
      images: [{ src: PIXEL, thumb: PIXEL, alt: "Vista frontal" }],
    });
    const { text, root } = mount({ lot });
    await expect.element(page.getByRole("heading", { name: AUDI.title, level: 3 })).toBeVisible();
    for (const fact of ["2019", "112.400 km", "Diésel", "Automático", "Zaragoza"]) {
      expect(text()).toContain(fact);
    }
    expect(text()).toContain("Precio de salida 12.000 € Sin pujas");
    await until(() => expect(text()).toMatch(/Termina en 2 d 2 h \d\d-\d\d-\d{4} \d\d:\d\d/));
    await expect.element(page.getByAltText("Vista frontal")).toBeVisible();
    expect(root.querySelector("article")).toHaveAttribute("data-state", "noBids");
    await expectAccessible(root);
  });

  test("speaks English in figures, dates and values of lists, too", async () => {
    configure({ locale: "en", phrases: en });
    onTestFinished(() => configure({ locale: "es", phrases: {} }));
    const lot = await context.api.seedLot({ ...AUDI, startCents: 1_200_050 });
    const { text } = mount({ lot });
    await until(() => expect(text()).toContain("€12,000.50"));
    for (const fact of ["112,400 km", "Diesel", "Automatic"]) expect(text()).toContain(fact);
    await until(() => expect(text()).toMatch(/\d+ [A-Z][a-z]+( \d{4})?, \d+:\d\d/));
    configure({ locale: "es", phrases: {} });
    await until(() => expect(text()).toContain("12.000,50 €"));
    expect(text()).toContain("Diésel");
  });

  test("has the size of its content while it loads", async () => {
    const lot = await context.api.seedLot(AUDI);
    const style = "width: 320px";
    context.faults.next("product/lots", "hang");
    const loading = mount({ lot }, { style });
    await until(() => expect(phaseOf(loading.root)).toBe("loading"));
    await until(() => expect(context.faults.requests).not.toHaveLength(0));
    const height = cardOf(loading.root)?.offsetHeight;
    loading.unmount();
    const other = mount({ lot: await context.api.seedLot(AUDI) }, { style });
    await until(() => expect(phaseOf(other.root)).toBe("ready"));
    expect(cardOf(other.root)?.offsetHeight).toBe(height);
  });

  test("asks together for the cards of a page", async () => {
    const lots = await Promise.all(Array.from({ length: 6 }, () => context.api.seedLot(AUDI)));
    const cards = lots.map((lot) => mount({ lot }));
    for (const card of cards) await until(() => expect(card.text()).toContain(AUDI.title));
    const asked = context.faults.requests.filter(({ action }) => action === "product/lots");
    const ids = asked.flatMap(({ url }) => url.searchParams.get("ids")?.split(",").map(Number));
    expect(ids).toHaveLength(lots.length);
    expect(new Set(ids)).toEqual(new Set(lots));
    // Each React root of a page commits in a task of its own; elements share one.
    expect(asked.length).toBeLessThanOrEqual(context.flavour === "element" ? 2 : 4);
    // The connection follows the first paint.
    await until(() => expect(context.faults.socketCount()).toBe(1));
  });

  test("moves with the bids of others", async () => {
    const lot = await context.api.seedLot(AUDI);
    const { text, root } = mount({ lot });
    await until(() => expect(text()).toContain("12.000 €"));
    expect(root.querySelector("[data-changed]")).toBeNull();
    await bidBy(await context.api.seedUser(), lot, "13000.00");
    await bidBy(await context.api.seedUser(), lot, "12500.00");
    await until(() => expect(text()).toMatch(/12\.600 € (.* )?2 pujas/));
    expect(root.querySelector("[data-changed]")).not.toBeNull();
    await until(() => expect(text()).toMatch(/Puja actual \+600 € · hace \d+ s 12\.600 €/));
    context.letPass(31_000);
    await until(() => expect(text()).toContain("Puja actual 12.600 € 2 pujas"));
    await expect.element(bidButton()).toHaveTextContent("Pujar 12.700 €");
  });

  test("bids the minimum in two presses, and keeps the focus", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const lot = await context.api.seedLot(AUDI);
    const { text, told, root } = mount({ lot });
    await bidAndConfirm();
    await until(() => expect(text()).toContain("Su puja: 12.000 €"));
    expect(text()).toContain("Ganando");
    expect(told("martillo-bid-placed")).toMatchObject([
      { lot, amount: "12000.00", type: "exact", leading: true },
    ]);
    await until(() => expect(focused(root)).toContain("Su puja: 12.000 €"));
    expect(await bidCount(lot)).toBe(1);
  });

  test("who acts for another account confirms in its name", async () => {
    const me = await context.api.seedUser({ firstName: "Rosa", lastName: "Vidal" });
    const companyname = "Hijos de Ribera y Compañía de Maquinaria Agrícola, S.L.";
    const firm = await context.api.seedUser({ companyname });
    await linkAccounts(context.api.db, { userId: me.id, accountId: firm.id, role: "owner" });
    const { token } = (await context.api.call("user/switchuser", { id: firm.id }, me)).responseData;
    context.signIn({ ...firm, token });
    const lot = await context.api.seedLot(AUDI);
    const { text, root } = mount({ lot }, { style: "width: 320px" });
    await bidButton().click();
    const inItsName = page.getByRole("button", {
      name: `Confirmar 12.000 € en nombre de ${companyname}`,
    });
    await expect.element(inItsName).toBeVisible();
    // A long name takes more lines, and covers neither price nor time.
    const { bottom, scrollWidth, clientWidth } = boxOf(inItsName.element());
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(bottom).toBeLessThanOrEqual(topOf(root, "[part=price]"));
    await pause(550);
    await inItsName.click();
    await until(() => expect(text()).toContain("Su puja: 12.000 €"));
    expect(await bidCount(lot)).toBe(1);
  });

  test("takes up a bid from before a reload", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const lot = await context.api.seedLot(AUDI);
    context.runtime.pendingBids.write({
      lot,
      key: "A".repeat(22),
      user: me.id,
      amount: "12000.00",
      type: "exact",
    });
    const { text, told } = mount({ lot });
    await until(() => expect(text()).toContain("Comprobando su puja…"));
    expect(told("martillo-bid-unknown")).toMatchObject([{ lot, amount: "12000.00" }]);
  });

  test("does nothing with the second half of a double click", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot(AUDI);
    mount({ lot });
    await bidButton().dblClick();
    await expect.element(confirmButton()).toBeVisible();
    expect(context.faults.requests.some(({ action }) => action === "bid/confirm")).toBe(false);
  });

  test("confirms elsewhere than where the offer was pressed, with the total and that it binds", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot(AUDI);
    for (const density of ["comfortable", "compact"] as const) {
      const { text, root, unmount } = mount({ lot, density }, { style: "width: 320px" });
      await expect.element(bidButton()).toBeVisible();
      const pressed = bidButton().element().getBoundingClientRect();
      await bidButton().click();
      const { bottom, top } = confirmButton().element().getBoundingClientRect();
      expect(bottom <= pressed.top || top >= pressed.bottom).toBe(true);
      await until(() => expect(text()).toContain("Total si gana 12.000 €"));
      expect(text()).toContain("La puja es vinculante");
      // Price and time stay in sight.
      const price = root.querySelector("[part=price]")?.getBoundingClientRect();
      const isCovered = bottom > (price?.top ?? 0) && top < (price?.bottom ?? 0);
      expect(isCovered).toBe(false);
      await expectAccessible(root);
      // Neither the key that led here nor a click in the same place confirms.
      await userEvent.keyboard("{Enter}{Enter} ");
      await userEvent.click(root.querySelector("[part=bid-button]") as Element);
      expect(context.faults.requests.some(({ action }) => action === "bid/confirm")).toBe(false);
      unmount();
    }
    expect(await bidCount(lot)).toBe(0);
  });

  test("takes the offer back with Escape and with its button", async () => {
    context.signIn(await context.api.seedUser());
    const { root } = mount({ lot: await context.api.seedLot(AUDI) });
    await bidButton().click();
    await until(() => expect(focused(root)).toContain("¿Confirma su puja de 12.000 €?"));
    await userEvent.keyboard("{Escape}");
    await until(() => expect(focused(root)).toContain("Pujar 12.000 €"));
    await bidButton().click();
    await pause(550);
    await page.getByRole("button", { name: "Cancelar la puja" }).click();
    await until(() => expect(focused(root)).toContain("Pujar 12.000 €"));
  });

  test("asks again when somebody is faster than the confirmation", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot(AUDI);
    const { text } = mount({ lot });
    await bidButton().click();
    await bidBy(await context.api.seedUser(), lot, "12000.00");
    await until(() => expect(text()).toContain("el mínimo es ahora 12.100 €"));
    await bidAndConfirm();
    await until(() => expect(text()).toContain("Su puja: 12.100 €"));
  });

  test("says when a bid is accepted but another maximum leads", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot(AUDI);
    await bidBy(await context.api.seedUser(), lot, "20000.00");
    const { text, root } = mount({ lot });
    await bidAndConfirm();
    await until(() => expect(text()).toContain("pero otro postor tiene un máximo superior"));
    await until(() => expect(text()).toContain("Superado"));
    await expect.element(bidButton()).toHaveTextContent("Pujar 12.300 €");
    await expectAccessible(root);
  });

  test("says why a bid is refused, and shows the way to what helps", async () => {
    context.signIn(await context.api.seedUser({ approvedToBid: false }));
    const lot = await context.api.seedLot(AUDI);
    const { text, told } = mount({ lot });
    await bidAndConfirm();
    await until(() => expect(text()).toContain("aún no tiene permiso para pujar"));
    expect(told("martillo-bid-refused")).toMatchObject([{ lot, code: "NOT_APPROVED" }]);
    await expect.element(page.getByRole("link", { name: "Ver ficha" })).toBeVisible();
    expect(await bidCount(lot)).toBe(0);
  });

  test("finds out what became of a bid whose answer was lost", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot(AUDI);
    const { text, told } = mount({ lot });
    await expect.element(bidButton()).toBeVisible();
    context.faults.next("bid/confirm", "drop-answer");
    await bidAndConfirm();
    await until(() => expect(text()).toContain("Su puja: 12.000 €"), 5_000);
    expect(told("martillo-bid-unknown")).toHaveLength(1);
    expect(told("martillo-bid-placed")).toHaveLength(1);
    expect(await bidCount(lot)).toBe(1);
  });

  test("sends nothing into a connection that is gone", async () => {
    context.signIn(await context.api.seedUser());
    mount({ lot: await context.api.seedLot(AUDI) });
    await expect.element(bidButton()).toBeVisible();
    await until(() => expect(context.runtime.connection.getState()).toBe("live"));
    context.api.cutNetwork();
    try {
      const button = page.getByRole("button", { name: "Reconectando…" });
      await expect.element(button).toHaveAttribute("aria-disabled", "true");
      await button.click({ force: true });
      expect(context.faults.requests.some(({ action }) => action === "bid/confirm")).toBe(false);
    } finally {
      context.api.restoreNetwork();
    }
    await expect.element(bidButton()).toBeVisible();
  });

  test("asks guests to sign in, to bid and to follow", async () => {
    const lot = await context.api.seedLot(AUDI);
    const { told } = mount({ lot }, { refuse: ["martillo-login-request"] });
    await until(() => expect(context.runtime.session.store.getState().status).toBe("guest"));
    await bidButton().click();
    await page.getByRole("button", { name: `Seguir ${AUDI.title}` }).click();
    expect(told("martillo-login-request")).toEqual([
      { reason: "bid", lot },
      { reason: "watch", lot },
    ]);
    await expect.element(confirmButton()).not.toBeInTheDocument();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  test("signs a guest in where no host does, and goes on with the bid", async () => {
    const me = await context.api.seedUser();
    const lot = await context.api.seedLot(AUDI);
    const { told, text, root } = mount({ lot });
    await until(() => expect(context.runtime.session.store.getState().status).toBe("guest"));
    await bidButton().click();
    await expect.element(dialog()).toBeVisible();
    expect(!(root instanceof ShadowRoot) || hasRule(root, ".martillo-login__form")).toBe(true);
    await page.getByRole("button", { name: "Cerrar" }).click();
    await until(() => expect(focused(root)).toContain("Pujar 12.000 €"));
    await bidButton().click();
    await signInByForm(me);
    await expect.element(confirmButton()).toBeVisible();
    expect(told("martillo-login-succeeded")).toEqual([{ userId: me.id }]);
    await pause(550);
    await confirmButton().click();
    await until(() => expect(text()).toContain("Su puja: 12.000 €"));
  });

  test("signs a guest in where no host does, and follows the lot", async () => {
    const me = await context.api.seedUser();
    const lot = await context.api.seedLot(AUDI);
    mount({ lot });
    await until(() => expect(context.runtime.session.store.getState().status).toBe("guest"));
    await page.getByRole("button", { name: `Seguir ${AUDI.title}` }).click();
    await signInByForm(me);
    const heart = page.getByRole("button", { name: `Dejar de seguir ${AUDI.title}` });
    await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  });

  test("asks for a sign-in when the session has ended before the confirmation", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const lot = await context.api.seedLot(AUDI);
    const { told } = mount({ lot });
    await bidButton().click();
    await expect.element(confirmButton()).toBeVisible();
    await context.runtime.session.expire(me.token);
    await pause(550);
    await confirmButton().click();
    expect(told("martillo-login-request")).toEqual([{ reason: "bid", lot }]);
    expect(told("martillo-bid-request")).toEqual([]);
    await signInByForm(me);
    await pause(550);
    await confirmButton().click();
    await until(() => expect(told("martillo-bid-placed")).toHaveLength(1));
  });

  test("leaves no confirmation to the next user", async () => {
    context.signIn(await context.api.seedUser());
    mount({ lot: await context.api.seedLot(AUDI) });
    await bidButton().click();
    await expect.element(confirmButton()).toBeVisible();
    context.signIn(await context.api.seedUser());
    await expect.element(bidButton()).toBeVisible();
    await expect.element(confirmButton()).not.toBeInTheDocument();
  });

  test("follows a lot with its heart", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const lot = await context.api.seedLot(AUDI);
    const { told } = mount({ lot });
    await page.getByRole("button", { name: `Seguir ${AUDI.title}` }).click();
    const heart = page.getByRole("button", { name: `Dejar de seguir ${AUDI.title}` });
    await expect.element(heart).toHaveAttribute("aria-pressed", "true");
    await until(() => expect(told("martillo-watch-changed")).toEqual([{ lot, watched: true }]));
    const { responseData } = await context.api.call("product/lots", { ids: [lot] }, me);
    expect(responseData.records[0]?.watched).toBe(true);
  });

  test("tells its bidder when somebody takes the lead", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const lot = await context.api.seedLot(AUDI);
    await bidBy(me, lot, "12000.00");
    const { text, told, root } = mount({ lot });
    await until(() => expect(text()).toContain("Ganando"));
    await bidBy(await context.api.seedUser(), lot, "15000.00");
    await until(() => expect(text()).toContain("Superado"));
    await until(() => {
      const spoken = [...root.querySelectorAll("[role=status]")].map((node) => plain(node));
      expect(spoken.join(" ")).toContain("le han superado. El mínimo es ahora 12.200 €");
    });
    await until(() =>
      expect(told("martillo-outbid")).toMatchObject([{ lot, minimum: "12200.00" }]),
    );
  });

  test("lets the host open the lot", async () => {
    const lot = await context.api.seedLot(AUDI);
    const { told } = mount({ lot }, { refuse: ["martillo-lot-open-request"] });
    const link = page.getByRole("link", { name: AUDI.title });
    const url = `${context.apiBase}/productView/${lot}`;
    await expect.element(link).toHaveAttribute("href", url);
    await link.click();
    expect(told("martillo-lot-open-request")).toEqual([{ lot, url }]);
  });

  test("shows a price and no bid where there is no auction", async () => {
    const lot = await context.api.seedLot({ ...AUDI, auction: 0, startCents: 2_149_050 });
    const { text } = mount({ lot });
    await until(() => expect(text()).toContain("Precio 21.490,50 € IVA incluido"));
    expect(text()).toContain("Venta directa");
    expect(text()).not.toContain("Termina");
    await expect.element(bidButton()).not.toBeInTheDocument();
  });

  test("says when an auction begins", async () => {
    const lot = await context.api.seedLot({ ...AUDI, status: "scheduled", opensInMs: 3_600_000 });
    const { text } = mount({ lot });
    await until(() => expect(text()).toMatch(/Empieza (hoy|mañana) \d\d:\d\d/));
    expect(text()).toContain("Próximamente");
    await expect.element(bidButton()).not.toBeInTheDocument();
  });

  test("checks the end with the server, then says how it ended", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const lot = await context.api.seedLot({ ...AUDI, extension: null });
    await bidBy(me, lot, "12000.00");
    const { text, told } = mount({ lot });
    await until(() => expect(text()).toContain("Ganando"));
    await until(() => expect(context.runtime.connection.getState()).toBe("live"));
    // The page's own clock comes to the end, too.
    await context.api.moveEnd(lot, 1_500);
    await until(() => expect(text()).toContain("Adjudicado a usted"), 20_000);
    expect(text()).toContain("Adjudicado por 12.000 € 1 puja");
    expect(text()).toContain("Ver resultado");
    expect(told("martillo-lot-closed").at(-1)).toMatchObject({ lot });
  });

  test("promises no result while only the clock says that it is over", async () => {
    const lot = await context.api.seedLot({ ...AUDI, closesInMs: 60_000, extension: null });
    const { text } = mount({ lot });
    await until(() => expect(text()).toContain("Pujar"));
    await until(() => expect(context.runtime.connection.getState()).toBe("live"));
    context.faults.silence();
    context.faults.always("product/lots", "refuse");
    context.letPass(61_000);
    await until(() => expect(text()).toContain("Cierre en curso"));
    expect(text()).toContain("Ver ficha");
    expect(text()).not.toContain("Ver resultado");
    await context.api.moveEnd(lot, 0);
    context.faults.clear();
    await until(() => expect(text()).toContain("Ver resultado"), 30_000);
  });

  test("keeps the place of a picture that does not come", async () => {
    const missing = `${location.origin}/no-such-picture.webp`;
    const lot = await context.api.seedLot({
      ...AUDI,
      images: [{ src: missing, thumb: missing, alt: "" }],
    });
    const { text } = mount({ lot });
    await until(() => expect(text()).toContain("Imagen no disponible"));
  });

  test("leaves the bid out where the host does not want it", async () => {
    const lot = await context.api.seedLot(AUDI);
    const { text } = mount({ lot, quickBid: false, headingLevel: 2 });
    await expect.element(page.getByRole("heading", { level: 2 })).toBeVisible();
    expect(text()).not.toContain("Pujar");
  });

  test("says when there is no such lot", async () => {
    const { text, root } = mount({ lot: 987_654 });
    await until(() => expect(text()).toContain("Este lote ya no está disponible"));
    await expectAccessible(root);
  });

  test("offers another try when the API cannot be reached", async () => {
    const lot = await context.api.seedLot(AUDI);
    context.faults.always("product/lots", "refuse");
    const { text, root } = mount({ lot });
    await until(() => expect(text()).toContain("No hay conexión"), 8_000);
    await expectAccessible(root);
    context.faults.clear();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await until(() => expect(text()).toContain(AUDI.title), 5_000);
  });
}

/** Text of what has the focus, in the page or in a shadow root. */
function focused(root: ShadowRoot | HTMLElement): string {
  const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  return plain(active);
}

function hasRule(root: ShadowRoot, selector: string): boolean {
  const rules = root.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
  return rules.some(({ cssText }) => cssText.includes(selector));
}

function boxOf(element: Element) {
  const { scrollWidth, clientWidth } = element;
  return { bottom: element.getBoundingClientRect().bottom, scrollWidth, clientWidth };
}

function topOf(root: ShadowRoot | HTMLElement, selector: string): number {
  return root.querySelector(selector)?.getBoundingClientRect().top ?? NaN;
}

/** Text with ordinary spaces only. */
function plain(node: Element | null): string {
  return (node?.textContent ?? "").replace(/\s+/g, " ");
}

function cardOf(root: ShadowRoot | HTMLElement) {
  return root.querySelector("article");
}

function phaseOf(root: ShadowRoot | HTMLElement) {
  return cardOf(root)?.dataset["phase"];
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
