import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { productSingleProduct } from "martillo/contract";
import { addLot, callApi, newPerson } from "./api";
import { violations } from "./axe";
import { newVisitor, sharedBrowser } from "./browser";
import { answer, signInOnSite } from "./house-window";
import { type PartnerSite, startPartnerSite } from "./partner-page";
import { freePort, sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;
let partner: PartnerSite;
let context: BrowserContext;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  partner = await startPartnerSite(await freePort());
});
afterAll(async () => {
  await partner?.close();
});
afterEach(() => context?.close());

/** A page of a dealer that sells one vehicle of its own, and asks for this much at first. */
async function open(lot: number, scope: string): Promise<Page> {
  const url = partner.add({
    html: `<script async src="${server.origin}/embed.js" data-sign-in="popup" data-scope="${scope}"></script>
      <main><h1>Ocasión</h1>
      <martillo-buy-box lot="${lot}"></martillo-buy-box>
      <martillo-purchase-list></martillo-purchase-list></main>`,
  });
  context = await newVisitor(browser, server);
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

async function pressed(page: Page, name: string | RegExp): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name }).first().click();
  return await opened;
}

/** The page has heard who its visitor is: before that a press on a button asks once more. */
async function isKnown(page: Page) {
  const row = page.locator("martillo-purchase-list [part=row]");
  await page.getByText("Todavía no ha comprado nada").or(row).first().waitFor();
}

test("a vehicle is bought on a dealer's page, in the name of whoever allowed it", async () => {
  const title = "Seat León de un concesionario";
  const lot = await addLot(server, { title, auction: 0, start_price: "8990.00" });
  const page = await open(lot.id, "read");

  // A guest who wants to buy is asked for that at once.
  const popup = await pressed(page, /^Comprar por 8\.990\s€$/);
  await signInOnSite(popup, await newPerson(server));
  await popup.getByText(/^Reservar, comprar y hacer ofertas en su nombre/).waitFor();
  expect(await violations(popup)).toEqual([]);
  await answer(popup, "Permitir");

  await isKnown(page);
  await page.getByRole("button", { name: /^Comprar por 8\.990\s€$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Confirmar la compra" });
  await dialog.getByText(`Va a comprar «${title}».`).waitFor();
  await dialog.getByRole("checkbox").check();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Comprar con obligación de pago" }).click();
  const done = page.getByRole("dialog", { name: "Compra hecha" });
  const link = done.getByRole("link", { name: "Ver y pagar la compra" });
  expect(await link.getAttribute("href")).toContain(`${server.origin}/invoice/`);
  await done.getByRole("button", { name: "Cerrar" }).last().click();

  // Beside the box, the list hears of it, too, and leads to the auction house, where the visitor pays.
  const pay = page.getByRole("link", { name: new RegExp(`^Pagar 8\\.990\\s€: ${title}$`) }).last();
  await pay.waitFor();
  expect(await violations(page)).toEqual([]);
  const sold = await callApi(server.origin, productSingleProduct, { id: lot.id });
  expect(sold.record.market_status).toBe("sold");
  await pay.click();
  await page.getByRole("heading", { name: "Detalle informativo de venta directa" }).waitFor();
});

test("a page that may only read asks once more, and then the purchase goes through", async () => {
  const title = "Ford Focus de un concesionario";
  const lot = await addLot(server, { title, auction: 0, start_price: "4000.00" });
  const page = await open(lot.id, "read");
  const first = await pressed(page, "Iniciar sesión");
  await signInOnSite(first, await newPerson(server));
  await first.getByText(/^Ver su nombre/).waitFor();
  expect(await first.getByText(/^Reservar, comprar/).count()).toBe(0);
  await answer(first, "Permitir");
  await isKnown(page);

  await page.getByRole("button", { name: /^Comprar por/ }).click();
  const dialog = page.getByRole("dialog", { name: "Confirmar la compra" });
  await dialog.getByRole("checkbox").check();
  const again = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: "Comprar con obligación de pago" }).click();
  const second = await again;
  // The site remembers the visitor: no password this time.
  await second.getByText(/^Reservar, comprar y hacer ofertas en su nombre/).waitFor();
  await answer(second, "Permitir");
  await page.getByRole("dialog", { name: "Compra hecha" }).waitFor();
  const sold = await callApi(server.origin, productSingleProduct, { id: lot.id });
  expect(sold.record.market_status).toBe("sold");
});
