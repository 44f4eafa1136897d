import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import type { AuctionPart } from "../../src/contract/schemas";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { AuctionEditorProps } from "./AuctionEditor";

const HOUR_MS = 3_600_000;

/** What the widget does, in whichever flavour. */
export function auctionEditorSuite(mount: Mount<AuctionEditorProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const field = (name: string | RegExp) => page.getByRole("textbox", { name });

  async function seller() {
    const person = await context.api.seedUser({ admin: true });
    context.signIn(person);
    return person;
  }
  async function draft(as: { token: string }, part: AuctionPart = {}) {
    const answer = await context.api.call(
      "auction/auctionAction",
      { action: "save", title: "Renting de noviembre", ...part },
      as,
    );
    return answer.responseData.record?.id ?? 0;
  }
  async function lots(as: { token: string }, auction: number, count: number) {
    const ids: number[] = [];
    for (let at = 1; at <= count; at += 1) {
      const { responseData } = await context.api.call(
        "product/projectAction",
        {
          action: "save",
          title: `Seat Ibiza ${at}`,
          category: "Turismos",
          brand: "Seat",
          model: "Ibiza",
          start_price: "5990",
        },
        as,
      );
      ids.push(responseData.record.id);
    }
    await context.api.call("auction/addtoAuction", { auction_id: auction, project_ids: ids }, as);
    return ids;
  }
  /** As a pointer does it; how the browser gets to these events is tried on the site. */
  async function drag(from: Locator, to: Locator) {
    const dataTransfer = new DataTransfer();
    const tell = async (locator: Locator, type: string) => {
      await expect.element(locator).toBeVisible();
      const event = new DragEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        dataTransfer,
      });
      locator.element().dispatchEvent(event);
      await new Promise(requestAnimationFrame);
    };
    await tell(from, "dragstart");
    await tell(to, "dragover");
    await tell(to, "drop");
    await tell(from, "dragend");
  }
  async function read(id: number, as: { token: string }) {
    const { responseData } = await context.api.call("auction/getSingleAuction", { id }, as);
    return responseData.own;
  }

  test("refuses what is no draft of theirs, and begins one once something is typed", async () => {
    const foreign = await draft(await context.api.seedUser({ admin: true }));
    const me = await seller();
    const other = mount({ auction: foreign });
    await until(() => expect(other.text()).toMatch(/no existe|No encontramos/));
    other.unmount();
    const { told, text, root } = mount({});
    await field("Título").fill("Renting de noviembre");
    await until(() => expect(text()).toContain("Todo guardado"));
    const [saved] = told("martillo-auction-saved") as { auction: number }[];
    expect(await read(saved?.auction ?? 0, me)).toMatchObject({ title: "Renting de noviembre" });
    await expectAccessible(root);
  });

  test("puts lots in and out, and in another order", async () => {
    const me = await seller();
    const auction = await draft(me, { date_closed: Date.now() + 48 * HOUR_MS });
    const ids = await lots(me, auction, 3);
    await context.api.call("product/projectAction", { action: "save", title: "Furgón" }, me);
    const { text, root } = mount({ auction, step: "lots" });
    await until(() => expect(text()).toContain("3 lotes"));
    await button("Subir Seat Ibiza 3").click();
    await until(() => expect(text()).toContain("Seat Ibiza 3 es ahora el lote 2 de 3."));
    await button("Añadir lotes").click();
    await page.getByRole("checkbox", { name: "Furgón" }).click();
    await button("Añadir 1 lote").click();
    await until(() => expect(text()).toContain("4 lotes"));
    await page.getByRole("checkbox", { name: "Elegir Seat Ibiza 1" }).click();
    await button("Sacar 1 lote").click();
    await until(() => expect(text()).toContain("1 lote fuera de la subasta."));
    const inside = await context.api.call(
      "auction/getAllProjectsAssociated",
      { auction_id: auction },
      me,
    );
    expect(inside.responseData.records.map((lot) => lot.id).slice(0, 2)).toEqual([ids[2], ids[1]]);
    await expectAccessible(root);
  });

  test("asks what the house asks of auctions, and shows where an answer is missing", async () => {
    const { token } = await context.api.seedUser({ staff: true });
    for (const [name, type] of [
      ["Expediente", "text"],
      ["Muelles de carga", "number"],
    ] as const) {
      await context.api.call(
        "dynamic/propertyColumnAction",
        {
          view_page: 2,
          name: `a_${type}`,
          label: name,
          type,
          is_required: type === "text" ? 1 : 0,
        },
        { token },
      );
    }
    try {
      const me = await seller();
      const auction = await draft(me, { custom_fields: { a_number: 2 } });
      const { root } = mount({ auction });
      await expect.element(field("Muelles de carga")).toHaveValue("2");
      await field("Muelles de carga").fill("muchos");
      await until(() => expect(root.querySelector("[aria-invalid=true]")).not.toBeNull());
      expect((await read(auction, me))?.custom_fields).toEqual({ a_number: 2 });
      await field("Muelles de carga").fill("4");
      await until(async () =>
        expect((await read(auction, me))?.custom_fields).toEqual({ a_number: 4 }),
      );
      await button("Revisar").click();
      await button(/^Expediente: /).click();
      await field("Expediente").fill("12/B");
      await until(async () =>
        expect((await read(auction, me))?.custom_fields).toEqual({
          a_number: 4,
          a_text: "12/B",
        }),
      );
      await expectAccessible(root);
      await button("Revisar").click();
      await expect.element(button(/^Cierre del primer lote: /)).toBeVisible();
      expect(button(/^Expediente: /).elements()).toHaveLength(0);
    } finally {
      await context.api.db.query("delete from dynamic_fields where view_page = 2", []);
    }
  });

  test("gives its lots increments of its own, and says what is no table of them", async () => {
    const me = await seller();
    const auction = await draft(me, { date_closed: Date.now() + 48 * HOUR_MS });
    const [lot = 0] = await lots(me, auction, 1);
    const { text, root } = mount({ auction });
    await page.getByRole("checkbox", { name: "Con incrementos propios" }).click();
    await field("Incremento").fill("75");
    await button("Añadir tramo").click();
    await field("Desde").last().fill("5.000");
    await field("Incremento").last().fill("nada");
    await until(() => expect(text()).toContain("Escriba un importe, por ejemplo 8.990,00."));
    await expectAccessible(root);
    await field("Incremento").last().fill("150");
    const table = [
      { from: "0.00", step: "75.00" },
      { from: "5000.00", step: "150.00" },
    ];
    await until(async () => expect((await read(auction, me))?.increments).toEqual(table));
    const draftOfLot = await context.api.call("product/getSingleProject", { id: lot }, me);
    expect(draftOfLot.responseData.record).toMatchObject({ increments: table });
    await field("Desde").first().fill("100");
    await until(async () =>
      expect((await read(auction, me))?.missing).toHaveProperty("increments"),
    );
    await button("Revisar").click();
    await button(/^Incrementos: /).click();
    await until(() => expect(text()).toContain("Empiece en 0,00"));
  });

  test("takes lots in, moves them and lets them out by drag", async () => {
    const me = await seller();
    const auction = await draft(me, { date_closed: Date.now() + 48 * HOUR_MS });
    const ids = await lots(me, auction, 3);
    const input = { action: "save", title: "Furgón" } as const;
    const saved = await context.api.call("product/projectAction", input, me);
    const van = saved.responseData.record.id;
    const { text, root } = mount({ auction, step: "lots" });
    const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    const inside = async () => {
      const { responseData } = await context.api.call(
        "auction/getAllProjectsAssociated",
        { auction_id: auction },
        me,
      );
      return responseData.records.map(({ id }) => id);
    };
    await until(() => expect(text()).toContain("3 lotes"));
    await drag(row("Seat Ibiza 3"), row("Seat Ibiza 1"));
    await until(() => expect(text()).toContain("Seat Ibiza 3 es ahora el lote 1 de 3."));
    expect(await inside()).toEqual([ids[2], ids[0], ids[1]]);
    await button("Añadir lotes").click();
    await drag(row("Furgón"), row("Seat Ibiza 1"));
    await until(() => expect(text()).toContain("4 lotes"));
    expect(await inside()).toEqual([ids[2], van, ids[0], ids[1]]);
    const drafts = page.getByRole("region", { name: "Borradores que se pueden añadir" });
    await drag(row("Seat Ibiza 2"), drafts);
    await until(() => expect(text()).toContain("1 lote fuera de la subasta."));
    expect(await inside()).toEqual([ids[2], van, ids[0]]);
    const out = drafts.getByRole("listitem").filter({ hasText: "Seat Ibiza 2" });
    await drag(out, page.getByText(/^Arrastre aquí un borrador/));
    await until(() => expect(text()).toContain("4 lotes"));
    expect(await inside()).toEqual([ids[2], van, ids[0], ids[1]]);
    await expectAccessible(root);
  });

  test("says what is missing, leads there, and publishes what is complete", async () => {
    const me = await seller();
    const auction = await draft(me, { date_closed: null });
    await lots(me, auction, 2);
    const { text, told, root } = mount({ auction, step: "review" });
    await until(() => expect(text()).toContain("Antes de publicar"));
    await button(/^Cierre del primer lote:/).click();
    await until(() => expect(text()).toContain("Prórroga"));
    await context.api.call(
      "auction/auctionAction",
      { action: "save", id: auction, date_closed: Date.now() + 48 * HOUR_MS },
      me,
    );
    await button("Revisar").click();
    await until(() => expect(text()).toContain("No falta nada: puede publicarla."));
    await expectAccessible(root);
    await button("Publicar la subasta").click();
    await until(() => expect(told("martillo-auction-published")).toEqual([{ auction }]));
    expect(await read(auction, me)).toMatchObject({ state: "running", draft_count: 0 });
  });

  test("lets people in who ask, and says what was decided", async () => {
    const me = await seller();
    const auction = await draft(me, {
      date_closed: Date.now() + 48 * HOUR_MS,
      access: "request",
    });
    await lots(me, auction, 1);
    await context.api.call("auction/auctionAction", { action: "publish", id: auction }, me);
    const person = await context.api.seedUser({ firstName: "Berta", lastName: "Quiroga" });
    await context.api.call(
      "auction/auctionAccessRequest",
      { auction_id: auction, note: "Compro para mi taller." },
      person,
    );
    const { text, root } = mount({ auction, step: "access" });
    await until(() => expect(text()).toContain("Compro para mi taller."));
    await expectAccessible(root);
    await button("Admitir a Berta Quiroga").click();
    await until(() => expect(text()).toContain("Berta Quiroga ya puede pujar."));
    await button("Acciones de Berta Quiroga").click();
    await expect.element(page.getByRole("menuitem", { name: "Retirar el acceso" })).toBeVisible();
  });

  test("corrects terms without a new acceptance while there are no bids, and not after one", async () => {
    const me = await seller();
    const auction = await draft(me, { date_closed: Date.now() + 48 * HOUR_MS });
    const [lot = 0] = await lots(me, auction, 1);
    const write = (html: string) =>
      context.api.call(
        "auction/updateAuctionTerms",
        { action: "update", auction_id: auction, html },
        me,
      );
    expect((await write("<p>Pago en cinco dias.</p>")).code).toBeNull();
    const published = { action: "publish" as const, id: auction };
    expect((await context.api.call("auction/auctionAction", published, me)).code).toBeNull();
    const person = await context.api.seedUser();
    const accepted = { action: "accept" as const, auction_id: auction, version: 1 };
    await context.api.call("auction/updateAuctionTerms", accepted, person);
    const standing = async () =>
      (
        await context.api.call(
          "auction/auctionAccessRequest",
          { auction_id: auction, action: "read" },
          person,
        )
      ).responseData.request;

    const { text, root } = mount({ auction, step: "access" });
    await until(() => expect(text()).toContain("Versión 1"));
    const correction = page.getByRole("checkbox", { name: /^Solo es una corrección/ });
    await correction.click();
    expect(field("Qué ha cambiado").elements()).toHaveLength(0);
    await expectAccessible(root);
    await field("Texto de las condiciones").fill("Pago en cinco días.");
    await button("Guardar las condiciones").click();
    await until(() => expect(text()).toContain("Condiciones guardadas."));
    await until(() => expect(text()).toContain("Versión 2"));
    await expect.element(correction).not.toBeChecked();
    expect(await standing()).toMatchObject({ must: null, terms: { accepted_version: 1 } });

    await field("Texto de las condiciones").fill("Pago en tres días.");
    await field("Qué ha cambiado").fill("Menos días para pagar.");
    await button("Guardar las condiciones").click();
    await until(() => expect(text()).toContain("Versión 3"));
    expect((await standing()).must).toBe("terms");

    await context.api.call("auction/updateAuctionTerms", { ...accepted, version: 3 }, person);
    const bid = await context.api.call(
      "bid/confirm",
      { project_id: lot, proposed_amount: "6000", idempotency_key: crypto.randomUUID() },
      person,
    );
    expect(bid.code).toBeNull();
    // What the step shows is read anew with each look at the review.
    await button("Revisar").click();
    await button("Acceso y condiciones").click();
    await until(() => expect(text()).toContain("Ya hay pujas: cualquier cambio"));
    await expect.element(correction).toBeDisabled();
  });
}
