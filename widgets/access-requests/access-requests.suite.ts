import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import type { AuctionPart } from "../../src/contract/schemas";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { AccessRequestsProps } from "./AccessRequests";

const HOUR_MS = 3_600_000;
const READ = "product/getProjectAccessRequest";
const DECIDE = "product/projectAccessReqStatus";

/** What the widget does, in whichever flavour. */
export function accessRequestsSuite(mount: Mount<AccessRequestsProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });

  /** Something of the menu of a row. */
  async function choose(name: string, action: string) {
    await button(`Acciones de ${name}`).click();
    await page.getByRole("menuitem", { name: action, exact: true }).click();
  }
  const box = (name: string) => page.getByRole("checkbox", { name, exact: true });

  async function seller() {
    const person = await context.api.seedUser({ admin: true });
    context.signIn(person);
    return person;
  }
  /** An auction with one lot, in which people bid who have asked. */
  async function auctionOf(as: { token: string }, title: string, part: AuctionPart = {}) {
    const closes = Date.now() + 48 * HOUR_MS;
    const input = { action: "save" as const, title, date_closed: closes, ...part };
    const saved = await context.api.call(
      "auction/auctionAction",
      { ...input, access: "request" },
      as,
    );
    const id = saved.responseData.record?.id ?? 0;
    const { responseData } = await context.api.call(
      "product/projectAction",
      {
        action: "save",
        title: "Seat Ibiza",
        category: "Turismos",
        brand: "Seat",
        model: "Ibiza",
        start_price: "5990",
      },
      as,
    );
    const lots = { auction_id: id, project_ids: [responseData.record.id] };
    await context.api.call("auction/addtoAuction", lots, as);
    await context.api.call("auction/auctionAction", { action: "publish", id }, as);
    return id;
  }
  async function ask(auction: number, firstName: string, note = "") {
    const person = await context.api.seedUser({ firstName, lastName: "Quiroga" });
    await context.api.call("auction/auctionAccessRequest", { auction_id: auction, note }, person);
    return person;
  }
  async function standing(auction: number, person: { token: string }) {
    const { responseData } = await context.api.call(
      "auction/auctionAccessRequest",
      { auction_id: auction, action: "read" },
      person,
    );
    return responseData.request;
  }

  test("asks a guest to sign in, and says where nobody has asked", async () => {
    const guest = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() =>
      expect(guest.told("martillo-login-request")).toEqual([{ reason: "account" }]),
    );
    guest.unmount();
    await seller();
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Nadie ha pedido acceso todavía"));
    await expect
      .element(page.getByRole("link", { name: "Ver sus subastas" }))
      .toHaveAttribute("href", expect.stringMatching(/\/seller\/auctions\/open$/));
    await expectAccessible(root);
  });

  test("shows the requests of all own auctions, or of one, and of no other seller", async () => {
    const other = await context.api.seedUser({ admin: true });
    await ask(await auctionOf(other, "De otro"), "Olga");
    const me = await seller();
    const first = await auctionOf(me, "Renting de noviembre");
    const second = await auctionOf(me, "Renting de diciembre");
    await ask(first, "Berta", "Compro para mi taller.");
    await ask(second, "Carlos");
    const all = mount({});
    await expect
      .element(page.getByRole("link", { name: "Renting de noviembre" }))
      .toHaveAttribute("href", expect.stringMatching(new RegExp(`/${first}\\?step=access$`)));
    await expect.element(page.getByRole("link", { name: "Renting de diciembre" })).toBeVisible();
    expect(all.text()).toContain("Compro para mi taller.");
    expect(all.text()).toContain("2 esperan respuesta");
    expect(all.text()).not.toContain("Olga");
    // Of several auctions it is not clear into which one people would be invited.
    expect(all.text()).not.toContain("Invitar por correo");
    await expectAccessible(all.root);
    all.unmount();
    const one = mount({ auction: second });
    await until(() => expect(one.text()).toContain("Carlos Quiroga"));
    expect(one.text()).not.toContain("Berta");
    expect(one.text()).toContain("Invitar por correo");
    await expectAccessible(one.root);
  });

  test("lets a person in with one press, and takes it back with a reason", async () => {
    const me = await seller();
    const auction = await auctionOf(me, "Renting de noviembre");
    const berta = await ask(auction, "Berta");
    const { text, told, root } = mount({ auction });
    await button("Admitir a Berta Quiroga").click();
    await until(() => expect(text()).toContain("Berta Quiroga ya puede pujar."));
    expect(told("martillo-access-decided")).toEqual([{ status: "approved", done: 1, failed: 0 }]);
    expect(await standing(auction, berta)).toMatchObject({ status: "approved", must: null });
    await choose("Berta Quiroga", "Retirar el acceso");
    await until(() => expect(text()).toContain("Las pujas que ya ha hecho siguen en pie."));
    await expectAccessible(root);
    await page.getByRole("textbox", { name: /^Respuesta/ }).fill("Pagos pendientes.");
    await button("Retirar el acceso").click();
    await until(() => expect(text()).toContain("Berta Quiroga ya no puede pujar."));
    expect(await standing(auction, berta)).toMatchObject({
      status: "revoked",
      answer: "Pagos pendientes.",
    });
    await until(() => expect(text()).toContain("Su respuesta: Pagos pendientes."));
  });

  test("keeps a reason that was refused or lost, and refuses nobody by mistake", async () => {
    const me = await seller();
    const auction = await auctionOf(me, "Renting de noviembre");
    const berta = await ask(auction, "Berta");
    const { text, root } = mount({});
    await choose("Berta Quiroga", "Rechazar");
    await button("Cancelar").click();
    expect(await standing(auction, berta)).toMatchObject({ status: "pending" });
    await choose("Berta Quiroga", "Rechazar");
    const reason = page.getByRole("textbox", { name: /^Respuesta/ });
    await reason.fill("Llámeme al 612 345 678.");
    await button("Rechazar").click();
    await until(() => expect(root.querySelector("dialog [role=alert]")?.textContent).toMatch(/\S/));
    await expect.element(reason).toHaveValue("Llámeme al 612 345 678.");
    await expectAccessible(root);
    await reason.fill("Solo para talleres.");
    context.faults.next(DECIDE, "refuse");
    await button("Rechazar").click();
    await until(() => expect(root.querySelector("dialog [role=alert]")?.textContent).toMatch(/\S/));
    await expect.element(reason).toHaveValue("Solo para talleres.");
    await button("Rechazar").click();
    await until(() => expect(text()).toContain("Solicitud de Berta Quiroga rechazada."));
    expect(await standing(auction, berta)).toMatchObject({
      status: "denied",
      answer: "Solo para talleres.",
    });
  });

  test("lets all in who are chosen, says of each how it went, and keeps chosen who could not be", async () => {
    const me = await seller();
    const auction = await auctionOf(me, "Renting de noviembre");
    await ask(auction, "Berta");
    const carlos = await ask(auction, "Carlos");
    const { text, told, root } = mount({ auction });
    await until(() => expect(text()).toContain("2 esperan respuesta"));
    await box("Seleccionar todos los de esta página").click();
    await expectAccessible(root);
    // Meanwhile one of them takes the request back.
    await context.api.call(
      "auction/auctionAccessRequest",
      { auction_id: auction, action: "cancel" },
      carlos,
    );
    await button("Admitir").click();
    await until(() => expect(text()).toContain("Carlos Quiroga: La solicitud ya no se puede"));
    expect(text()).toContain("1 persona admitida.");
    expect(text()).toContain("Berta Quiroga: admitido");
    expect(told("martillo-access-decided")).toEqual([{ status: "approved", done: 1, failed: 1 }]);
    await until(() => expect(text()).toContain("Solicitud retirada"));
    await expect.element(box("Seleccionar Carlos Quiroga")).toBeChecked();
    await expect.element(box("Seleccionar Berta Quiroga")).not.toBeChecked();
  });

  test("refuses many at once with one answer, which is kept where the line drops", async () => {
    const me = await seller();
    const auction = await auctionOf(me, "Renting de noviembre");
    const berta = await ask(auction, "Berta");
    const carlos = await ask(auction, "Carlos");
    const { text, told, root } = mount({ auction });
    await box("Seleccionar Berta Quiroga").click();
    await box("Seleccionar Carlos Quiroga").click();
    await button("Rechazar").click();
    await until(() => expect(text()).toContain("Rechazar 2 solicitudes"));
    await expectAccessible(root);
    const dialog = page.getByRole("dialog");
    const reason = page.getByRole("textbox", { name: /^Respuesta/ });
    await reason.fill("Solo para talleres.");
    context.faults.next(DECIDE, "refuse");
    await dialog.getByRole("button", { name: "Rechazar", exact: true }).click();
    await until(() => expect(root.querySelector("dialog [role=alert]")?.textContent).toMatch(/\S/));
    await expect.element(reason).toHaveValue("Solo para talleres.");
    await dialog.getByRole("button", { name: "Rechazar", exact: true }).click();
    await until(() => expect(text()).toContain("2 solicitudes rechazadas."));
    expect(text()).toContain("Carlos Quiroga: rechazado");
    expect(told("martillo-access-decided")).toEqual([{ status: "denied", done: 2, failed: 0 }]);
    for (const person of [berta, carlos]) {
      expect(await standing(auction, person)).toMatchObject({
        status: "denied",
        answer: "Solo para talleres.",
      });
    }
  });

  test("means all requests of a filter, and asks again when there are others meanwhile", async () => {
    const me = await seller();
    const auction = await auctionOf(me, "Renting de noviembre");
    for (let at = 0; at < 6; at += 1) await ask(auction, `Persona ${at}`);
    const { text, told } = mount({ auction });
    await page.getByRole("combobox", { name: "Rows per page" }).selectOptions("5");
    await until(() => expect(text()).toContain("1–5 de 6"));
    await box("Seleccionar todos los de esta página").click();
    await button("Seleccionar los 6 del filtro").click();
    await ask(auction, "Tardía");
    await button("Admitir").click();
    await until(() => expect(text()).toContain("ahora hay 7"));
    expect(told("martillo-access-decided")).toEqual([]);
    await button("Admitir").click();
    await until(() => expect(text()).toContain("7 personas admitidas."));
    expect(text()).toContain("Tardía Quiroga: admitido");
    await until(() => expect(text()).toContain("Ninguna espera respuesta"));
  });

  test("narrows the list to those who wait, to a state, and to people who are verified", async () => {
    const me = await seller();
    const auction = await auctionOf(me, "Renting de noviembre");
    await ask(auction, "Berta");
    await ask(auction, "Carlos");
    const { text, root } = mount({});
    await button("Admitir a Carlos Quiroga").click();
    await until(() => expect(text()).toContain("Carlos Quiroga ya puede pujar."));
    const rows = () =>
      [...root.querySelectorAll("tbody [part~=request] strong")].map(
        ({ textContent }) => textContent,
      );
    await button("Ver las que esperan").click();
    await until(() => expect(rows()).toEqual(["Berta Quiroga"]));
    await button("Quitar filtros").click();
    await until(() => expect(rows()).toHaveLength(2));
    const narrow = async (change: () => Promise<void>) => {
      await button("Filtros").click();
      await change();
      await button("Aplicar").click();
    };
    await narrow(() => box("Admitido").click());
    await until(() => expect(rows()).toEqual(["Carlos Quiroga"]));
    await narrow(async () => {
      await page.getByRole("combobox", { name: "Verificado por la casa" }).selectOptions("No");
    });
    await until(() => expect(text()).toContain("No hay nada con estos filtros"));
    await button("Quitar filtros").first().click();
    await until(() => expect(rows()).toHaveLength(2));
  });

  test("is cards in a narrow place", async () => {
    const me = await seller();
    const auction = await auctionOf(me, "Renting de noviembre");
    await ask(auction, "Berta", "Compro para mi taller.");
    await page.viewport(375, 800);
    onTestFinished(() => page.viewport(414, 896));
    const { text, root } = mount({ auction });
    await until(() => expect(text()).toContain("Compro para mi taller."));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
    await expect.element(button("Admitir a Berta Quiroga")).toBeVisible();
    await expectAccessible(root);
  });

  test("invites people into one auction, and keeps addresses that were lost", async () => {
    const me = await seller();
    const auction = await auctionOf(me, "Renting de noviembre");
    const { email } = await context.api.seedUser({ firstName: "Diana", lastName: "Sanz" });
    const { text } = mount({ auction });
    const addresses = page.getByRole("textbox", { name: "Invitar por correo" });
    await addresses.fill(email);
    context.faults.next(DECIDE, "refuse");
    await button("Invitar").click();
    await until(() => expect(text()).toMatch(/conexión|Compruebe/));
    await expect.element(addresses).toHaveValue(email);
    await button("Invitar").click();
    await until(() => expect(text()).toContain("1 invitación enviada"));
    await until(() => expect(text()).toContain("Diana Sanz"));
    await expect.element(addresses).toHaveValue("");
  });

  test("is not for people who may not decide about bidders", async () => {
    const { id } = await context.api.seedUser({ admin: true });
    context.signIn(await context.api.seedUser({ asEmployeesId: id, permissions: ["post"] }));
    const { text, root } = mount({});
    await until(() => expect(text()).toMatch(/permiso/));
    expect(root.querySelector("[part~=requests]")).toBeNull();
  });

  test("says when they cannot be read, and reads them again", async () => {
    await seller();
    context.faults.always(READ, "refuse");
    const { text } = mount({});
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    await button("Reintentar").click();
    await until(() => expect(text()).toContain("Nadie ha pedido acceso todavía"));
  });
}
