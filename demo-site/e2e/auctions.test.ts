import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  auctionAction,
  auctionAddLots,
  auctionChangeStatus,
  auctionLots,
  auctionProjects,
  auctionSearch,
  productProjectAction,
} from "martillo/contract";
import { callApi, newPerson, readLot, tokenOf, unique } from "./api";
import { violationsAtWidths } from "./axe";
import { picture, sharedBrowser, visit } from "./browser";
import { reach } from "./keyboard";
import { startServer, type TestServer } from "./server";

const LOTS = 40;

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  // A server of its own: this leaves an auction that bidders may only enter by request, and its lots are the last ones to end.
  server = await startServer();
  browser = await sharedBrowser();
});
afterAll(async () => {
  await server?.stop();
});

/** Complete drafts with a word of their own. */
async function draftsOf(mark: string, count: number) {
  const token = await tokenOf(server.origin, server.account("seller"));
  for (let at = 1; at <= count; at += 1) {
    await callApi(
      server.origin,
      productProjectAction,
      {
        action: "save",
        title: `${mark} n.º ${String(at).padStart(2, "0")}`,
        description: "Con libro de revisiones.",
        auction: 1,
        start_price: "4500",
        category: "Coches",
        brand: "Seat",
        model: "Ibiza",
        location: "Valencia",
      },
      token,
    );
  }
  return token;
}

const saved = (page: Page) => page.getByText("Todo guardado").waitFor();

/** So many days from now, as an input for a moment takes it. */
function inDays(days: number): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T18:00`;
}

/** By mouse, and in steps: a browser begins to drag once the pointer has moved. */
async function dragLot(page: Page, number: string, to: string) {
  const middleOf = async (of: string) => {
    const row = page.getByRole("listitem").filter({ hasText: `n.º ${of}` });
    await row.scrollIntoViewIfNeeded();
    const box = await row.boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  };
  const from = await middleOf(number);
  const target = await middleOf(to);
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...target, { steps: 8 });
  await page.mouse.up();
}

test("an auction of forty lots is made, published, and a bidder is let in, accepts its terms and bids", async () => {
  const mark = unique("Flota").replaceAll(/\W/g, "");
  const token = await draftsOf(mark, LOTS);
  const bidder = await newPerson(server);
  const page = await visit(browser, server, server.account("seller"), 1280);
  await page.goto("/seller/auctions/draft?view=events");
  await page.getByRole("link", { name: "Preparar una subasta" }).first().click();
  await page.getByLabel("Título").fill(`${mark}: fin de renting`);
  await page.getByLabel("Cierre del primer lote").fill(inDays(5));
  await page.getByLabel("Entre un cierre y el siguiente").selectOption({ label: "2 minutos" });
  await page.getByLabel("Visitas").fill("En la campa de Getafe, de 9 a 14 h.");
  await page
    .getByRole("checkbox", { name: "Esta subasta tiene sus propios días de recogida" })
    .check();
  await saved(page);
  await page.waitForURL(/auction_detail\/\d+$/);
  const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "auction-details");

  await page.getByRole("button", { name: "Siguiente" }).click();
  await page.getByRole("button", { name: "Añadir lotes" }).click();
  await page.getByLabel("Buscar entre sus borradores").fill(mark);
  await page.getByRole("checkbox", { name: `Los ${LOTS} que se ven` }).check();
  await page.getByRole("button", { name: `Añadir ${LOTS} lotes` }).click();
  await page.getByText(`${LOTS} lotes añadidos.`).waitFor();
  await page.getByRole("button", { name: "Añadir lotes", exact: true }).click();
  const up = page.getByRole("button", { name: /^Subir Flota.* n\.º 01$/ });
  await up.waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "auction-lots");
  const place = page.getByRole("textbox", { name: /^Número de .* n\.º 40$/ });
  await place.fill("1");
  await place.press("Enter");
  await page.getByText(`es ahora el lote 1 de ${LOTS}`).waitFor();
  const first = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox") })
    .first();
  await first.filter({ hasText: "n.º 40" }).waitFor();
  await dragLot(page, "03", "01");
  await page.getByText(/n\.º 03 es ahora el lote 2 de/).waitFor();
  await dragLot(page, "05", "03");
  await page.getByText(/n\.º 05 es ahora el lote 2 de/).waitFor();

  await page.getByRole("button", { name: "Acceso y condiciones" }).click();
  await page.getByRole("radio", { name: "Quien lo pida y usted admita" }).check();
  await saved(page);
  const text = page.getByRole("textbox", { name: "Texto de las condiciones" });
  await text.click();
  await page.keyboard.type("Pago en cinco días hábiles.");
  await page.getByRole("button", { name: "Guardar las condiciones" }).click();
  await page.getByText("Condiciones guardadas.").waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "auction-access");

  await page.getByRole("button", { name: "Revisar", exact: true }).click();
  await page.getByText("No falta nada: puede publicarla.").waitFor();
  await page.getByRole("button", { name: "Publicar la subasta" }).click();
  await page.getByText("Publicada.", { exact: true }).waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "auction-published");

  const { records } = await callApi(server.origin, auctionLots, { auction_id: id });
  const ends = records.map(({ date_closed: end }) => end);
  expect(ends.map((end) => end - (ends[0] ?? 0))).toEqual(
    Array.from({ length: LOTS }, (_, at) => at * 120_000),
  );
  const inside = await callApi(server.origin, auctionProjects, { auction_id: id }, token);
  expect(inside.records[0]?.title).toMatch(/n\.º 40$/);
  const moved = await fetch(`${server.origin}/api/${auctionAddLots.name}`, { method: "POST" });
  expect(moved.status).toBe(401);

  const visitor = await visit(browser, server, bidder, 1280);
  await visitor.goto(`/search/auctions?auctionid=${id}`);
  await visitor.getByText("Los lotes cierran uno tras otro, cada 2 min.").waitFor();
  expect(await visitor.title()).toContain(`${mark}: fin de renting`);
  await visitor.getByText("Visitas: En la campa de Getafe").waitFor();
  await visitor.getByText("Recogida: los días laborables, de 09:00 a 14:00.").waitFor();
  await visitor.getByText("Una puja en los últimos 2 min de un lote lo prorroga.").waitFor();
  expect(await violationsAtWidths(visitor)).toEqual([]);
  await picture(visitor, "auction-public");
  await visitor.goto(`/subasta/${records[0]?.id}`);
  const inAuction = visitor.getByRole("link", { name: `Lote 1 de la subasta ${id}` });
  expect(await inAuction.getAttribute("href")).toBe(`/search/auctions?auctionid=${id}`);
  await visitor.getByRole("button", { name: "Pedir acceso" }).waitFor();
  expect(await violationsAtWidths(visitor)).toEqual([]);
  await picture(visitor, "auction-ask");
  await visitor.getByRole("button", { name: "Pedir acceso" }).click();
  await visitor.getByText("El vendedor lo decide").waitFor();

  await page.goto("/seller/auctions/open?view=events");
  await page.getByText("1 espera").first().waitFor();
  await picture(page, "auction-list");
  await page.goto(`/post_project/auction_detail/${id}?step=access`);
  await page.getByRole("button", { name: /^Admitir a/ }).click();
  await page.getByText("ya puede pujar.").waitFor();
  await picture(page, "auction-requests");

  await visitor.reload();
  await visitor.getByText("Pago en cinco días hábiles.").waitFor();
  await picture(visitor, "auction-terms");
  // By keyboard from here.
  await reach(visitor, "checkbox", /^He leído/);
  await visitor.keyboard.press("Space");
  await reach(visitor, "button", /^Aceptar y seguir/);
  await visitor.keyboard.press("Enter");
  await visitor.getByRole("textbox", { name: /^Su/ }).waitFor();
  await reach(visitor, "textbox", /^Su/);
  await visitor.keyboard.type("6000");
  await visitor.keyboard.press("Enter");
  await visitor.getByRole("button", { name: /^Confirmar/ }).click();
  const lot = records[0]?.id ?? 0;
  await expect.poll(async () => (await readLot(server, lot)).bid_count).toBe(1);
  await picture(visitor, "auction-bid");
});

test("an auction that is over says when it ended, and leads to its lots", async () => {
  const ended = await callApi(server.origin, auctionSearch, { status: "ended", limit: 1 });
  const [event] = ended.records;
  const page = await visit(browser, server, undefined, 375);
  await page.goto(`/search/auctions?auctionid=${event?.id}`);
  await page.getByText(/terminada el \d\d-\d\d-\d{4}/).waitFor();
  await page.getByRole("link", { name: "Ver sus lotes terminados" }).click();
  await page.waitForURL(/market_status=ended/);
  await page.getByText(`${event?.lot_count} lotes`, { exact: true }).waitFor();
  await page.getByRole("link", { name: "Ver sus lotes terminados" }).waitFor({ state: "detached" });
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "auction-over");
});

test("an auction that was cancelled says so, and asks nobody for access any more", async () => {
  const mark = unique("Anulada").replaceAll(/\W/g, "");
  const token = await draftsOf(mark, 1);
  const made = await callApi(
    server.origin,
    auctionAction,
    {
      action: "save",
      title: `${mark}: renting`,
      date_closed: Date.now() + 3 * 86_400_000,
      access: "request",
    },
    token,
  );
  const id = made.record?.id ?? 0;
  const available = { auction_id: id, side: "available", search: mark } as const;
  const drafts = await callApi(server.origin, auctionProjects, available, token);
  const project_ids = drafts.records.map((lot) => lot.id);
  await callApi(server.origin, auctionAddLots, { auction_id: id, project_ids }, token);
  await callApi(server.origin, auctionAction, { action: "publish", id }, token);
  const page = await visit(browser, server, undefined, 375);
  await page.goto(`/search/auctions?auctionid=${id}`);
  await page.getByText("Solo puja quien tiene acceso").waitFor();
  expect(await page.getByText("Esta subasta se ha anulado").count()).toBe(0);

  await callApi(server.origin, auctionChangeStatus, { id, action: "cancel" }, token);
  await page.reload();
  await page.getByText("Esta subasta se ha anulado: ya no se puja por sus lotes.").waitFor();
  await page.getByRole("heading", { level: 1, name: `${mark}: renting` }).waitFor();
  expect(await page.getByText("Solo puja quien tiene acceso").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Acceso y condiciones" }).count()).toBe(0);
  await page.getByRole("link", { name: "Ver todas las subastas" }).waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "auction-cancelled");
});
