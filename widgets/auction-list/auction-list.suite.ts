import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { AuctionListProps } from "./AuctionList";

/** What the widget does, in whichever flavour. */
export function auctionListSuite(mount: Mount<AuctionListProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  async function seller() {
    const person = await context.api.seedUser({ admin: true });
    context.signIn(person);
    return person;
  }
  async function draft(as: { token: string }, title: string) {
    const input = { action: "save" as const, title };
    const answer = await context.api.call("auction/auctionAction", input, as);
    return answer.responseData.record?.id ?? 0;
  }

  test("shows the auctions of whoever sells, and none of anybody else", async () => {
    await draft(await context.api.seedUser({ admin: true }), "De otro");
    const me = await seller();
    await draft(me, "Renting de noviembre");
    const { text, root } = mount({ list: "draft" });
    await until(() => expect(text()).toContain("Renting de noviembre"));
    expect(text()).toContain("Borrador");
    expect(text()).not.toContain("De otro");
    await expectAccessible(root);
  });

  test("says what to do where there is none", async () => {
    await seller();
    const { text, root } = mount({ list: "open" });
    await until(() => expect(text()).toContain("No hay subastas aquí"));
    await expectAccessible(root);
  });

  test("makes a template of an auction, and an auction of the template", async () => {
    const me = await seller();
    await draft(me, "Renting de noviembre");
    const auctions = mount({ list: "draft" });
    await until(() => expect(auctions.text()).toContain("Renting de noviembre"));
    await button("Acciones de Renting de noviembre").click();
    await page.getByRole("menuitem", { name: "Guardar como plantilla…" }).click();
    await page.getByLabelText("Nombre de la plantilla").fill("Renting mensual");
    await expectAccessible(auctions.root);
    await page.getByRole("dialog").getByRole("button", { name: "Guardar" }).click();
    await until(() => expect(auctions.text()).toContain("Guardada entre las plantillas."));
    expect(auctions.text()).not.toContain("Renting mensual");
    auctions.unmount();
    const { text, told, root } = mount({ list: "templates" });
    await until(() => expect(text()).toContain("Renting mensual"));
    await expectAccessible(root);
    await button("Acciones de Renting mensual").click();
    await page.getByRole("menuitem", { name: "Usar" }).click();
    await until(() => expect(text()).toContain("hay un borrador nuevo"));
    expect(told("martillo-auctions-changed")).toMatchObject([{ action: "use" }]);
    const own = await context.api.call("custom/ownAuctions", { list: "draft" }, me);
    expect(own.responseData.records.map(({ title }) => title)).toEqual([
      "Renting de noviembre",
      "Renting de noviembre",
    ]);
  });

  test("deletes a draft after asking, and brings it back", async () => {
    const me = await seller();
    await draft(me, "Renting de noviembre");
    const { text, told } = mount({ list: "draft" });
    await until(() => expect(text()).toContain("Renting de noviembre"));
    await button("Acciones de Renting de noviembre").click();
    await page.getByRole("menuitem", { name: "Borrar" }).click();
    await until(() => expect(text()).toContain("se quedan entre sus borradores"));
    await page.getByRole("dialog").getByRole("button", { name: "Borrar" }).click();
    await until(() => expect(text()).toContain("Borrada."));
    await button("Deshacer").click();
    await until(() => expect(text()).toContain("Recuperada"));
    expect(told("martillo-auctions-changed")).toMatchObject([
      { action: "delete" },
      { action: "restore" },
    ]);
  });

  /** A draft that can be published: with an end, and with a lot that lacks nothing. */
  async function complete(as: { token: string }, title: string) {
    const id = await draft(as, title);
    const lot = await context.api.call(
      "product/projectAction",
      {
        action: "save",
        title: "Seat Ibiza",
        description: "Con libro.",
        auction: 1,
        start_price: "4500",
        category: "Turismos",
        brand: "Seat",
        model: "Ibiza",
        location: "Vigo",
      },
      as,
    );
    const project_ids = [lot.responseData.record.id];
    await context.api.call("auction/addtoAuction", { auction_id: id, project_ids }, as);
    const date_closed = Date.now() + 72 * 3_600_000;
    await context.api.call("auction/auctionAction", { action: "save", id, date_closed }, as);
    return id;
  }

  test("publishes what is chosen, and says why the rest was not", async () => {
    const me = await seller();
    await draft(me, "Sin lotes");
    await complete(me, "Renting de noviembre");
    const { text, told, root } = mount({ list: "draft" });
    await page.getByRole("checkbox", { name: "Seleccionar todos los de esta página" }).click();
    await button("Publicar").click();
    await until(() => expect(text()).toContain("Publicadas: 1."));
    await until(() => expect(text()).toMatch(/1 se queda como está:\s*Sin lotes: /));
    await expectAccessible(root);
    expect(text()).toContain("1 Selected");
    expect(told("martillo-auctions-changed")).toMatchObject([{ action: "publish" }]);
    const open = await context.api.call("custom/ownAuctions", { list: "open" }, me);
    expect(open.responseData.records.map(({ title }) => title)).toEqual(["Renting de noviembre"]);
  });

  test("deletes all drafts after asking, and brings them back", async () => {
    const me = await seller();
    for (const title of ["Renting de enero", "Renting de febrero"]) await draft(me, title);
    const { text, root } = mount({ list: "draft" });
    await page.getByRole("checkbox", { name: "Seleccionar todos los de esta página" }).click();
    await button("Borrar").click();
    await until(() => expect(text()).toContain("Se borran las 2 que ha elegido"));
    await expectAccessible(root);
    await page.getByRole("dialog").getByRole("button", { name: "Borrar" }).click();
    await until(() => expect(text()).toContain("Borradas: 2."));
    await until(() => expect(text()).not.toContain("Renting de enero"));
    await button("Deshacer").click();
    await until(() => expect(text()).toContain("Recuperadas, sin sus lotes: 2."));
    await until(() => expect(text()).toContain("Renting de enero"));
  });

  test("asks staff why they cancel an auction that has bids, and keeps what was typed", async () => {
    const owner = await context.api.seedUser({ admin: true });
    const id = await complete(owner, "Renting con pujas");
    const { code } = await context.api.call(
      "auction/auctionAction",
      { action: "publish", id },
      owner,
    );
    expect(code).toBeNull();
    const { records } = (await context.api.call("auction/lots", { auction_id: id })).responseData;
    const bid = await context.api.call(
      "bid/confirm",
      {
        project_id: records[0]?.id ?? 0,
        proposed_amount: "5000",
        idempotency_key: crypto.randomUUID(),
      },
      await context.api.seedUser(),
    );
    expect(bid.code).toBeNull();

    context.signIn(owner);
    const own = mount({ list: "open" });
    await until(() => expect(own.text()).toContain("Renting con pujas"));
    await button("Acciones de Renting con pujas").click();
    await expect.element(page.getByRole("menuitem", { name: "Editar" })).toBeVisible();
    expect(page.getByRole("menuitem", { name: "Anular la subasta" }).elements()).toHaveLength(0);
    own.unmount();

    context.signIn(await context.api.seedUser({ staff: true }));
    const { text, told, root } = mount({ list: "open" });
    await until(() => expect(text()).toContain("Renting con pujas"));
    await button("Acciones de Renting con pujas").click();
    await page.getByRole("menuitem", { name: "Anular la subasta" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Anular la subasta" }).click();
    await until(() => expect(text()).toContain("Escriba el motivo."));
    await expectAccessible(root);
    await dialog.getByLabelText("Motivo").fill("El dueño la retira.");
    context.api.cutNetwork();
    await dialog.getByRole("button", { name: "Anular la subasta" }).click();
    await until(() => expect(root.querySelector("dialog [role=alert]")).not.toBeNull());
    context.api.restoreNetwork();
    await expect.element(dialog.getByLabelText("Motivo")).toHaveValue("El dueño la retira.");
    await dialog.getByRole("button", { name: "Anular la subasta" }).click();
    await until(() => expect(text()).toContain("Anulada."));
    expect(told("martillo-auctions-changed")).toEqual([{ auction: id, action: "cancel" }]);
    const [row] = await context.api.db.query<{ status_note: string }>(
      "select status_note from auctions where id = $1",
      [id],
    );
    expect(row?.status_note).toBe("El dueño la retira.");
  });

  test("is narrowed down and ordered, with the ways to the steps of each", async () => {
    const me = await seller();
    const id = await draft(me, "Renting de enero");
    await draft(me, "Camiones de mayo");
    const input = { action: "save", id, access: "request" } as const;
    await context.api.call("auction/auctionAction", input, me);
    const { text, root } = mount({ list: "draft" });
    await until(() => expect(text()).toMatch(/Renting de enero.*Camiones de mayo/));
    await button("Subasta").click();
    await until(() => expect(text()).toMatch(/Camiones de mayo.*Renting de enero/));
    await button("Filtros").click();
    await page.getByRole("checkbox", { name: "Quien lo pida" }).click();
    await button("Aplicar").click();
    await until(() => expect(text()).not.toContain("Camiones de mayo"));
    expect(text()).toContain("Quién puede pujar: Quien lo pida");
    await button("Acciones de Renting de enero").click();
    await expect
      .element(page.getByRole("menuitem", { name: "Añadir lotes" }))
      .toHaveAttribute("href", `${context.apiBase}/post_project/auction_detail/${id}?step=lots`);
    await expectAccessible(root);
  });
}
