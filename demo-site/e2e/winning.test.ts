import { PATHS, pathTo } from "martillo/contract";
import type { Browser, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { addLot, newPerson, placeBid, unique } from "./api";
import { violationsAtWidths } from "./axe";
import { bidBox, chooseTime, picture, sharedBrowser, visit } from "./browser";
import { payByCard } from "./pay-by-card";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

/** The step of a purchase that is next, as a page of its buyer shows it. */
const current = (page: Page, title: string) =>
  page.locator(`main [part=purchase]:has([aria-label$="${title}"]) [aria-current=step]`);

test.each([1280, 375])(
  "the winner of a lot is led to pay it, to book its pickup, and to what has to be brought, %i px wide",
  async (width) => {
    const title = unique("Seat León ganado");
    const me = await newPerson(server);
    const lot = await addLot(server, {
      title,
      date_closed: Date.now() + 20_000,
      extension: { window_s: 0, mode: "top_up", amount_s: 1 },
    });
    // Before the page is opened: on a busy machine that alone may take until the end.
    await placeBid(server, me, lot.id, "2000");
    const page = await visit(browser, server, me, width);
    await page.goto(`/subasta/${lot.id}`);

    const pay = bidBox(page).getByRole("link", { name: `Pagar 1.050 €: ${title}` });
    await pay.waitFor({ timeout: 60_000 });
    await current(page, title).getByText("Pagar").waitFor();
    await bidBox(page).getByText("El lote es suyo.").waitFor();
    await picture(page, "won");
    expect(await violationsAtWidths(page)).toEqual([]);

    // The same line, wherever the winner looks.
    await page.goto("/help");
    await page.getByRole("banner").getByRole("button", { name: "Lo urgente: 1 aviso" }).click();
    const panel = page.getByRole("dialog", { name: "Lo urgente" });
    await panel.getByRole("link", { name: `Pagar 1.050 €: ${title}` }).waitFor();
    await picture(page, "bell");
    expect(await violationsAtWidths(page)).toEqual([]);
    await page.goto(PATHS.profile);
    const home = page.getByRole("region", { name: "Lo urgente" });
    await home.getByRole("link", { name: `Pagar 1.050 €: ${title}` }).waitFor();
    await picture(page, "home");
    await page.goto(pathTo("bids", { list: "won" }));
    await picture(page, "won-list");
    expect(await violationsAtWidths(page)).toEqual([]);
    await page.getByRole("link", { name: `Pagar 1.050 €: ${title}` }).click();

    await page.waitForURL(/\/invoice\/\d+$/);
    const purchase = page.url();
    await page
      .getByRole("button", { name: /^Pagar 1\.050/ })
      .first()
      .waitFor();
    await picture(page, "purchase");
    expect(await violationsAtWidths(page)).toEqual([]);
    await page
      .getByRole("button", { name: /^Pagar 1\.050/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Continuar al pago" }).click();
    await payByCard(page, "4242 4242 4242 4242");

    // Paid: each page leads to the next step.
    await page.goto(purchase);
    const book = page.getByRole("link", { name: `Reservar recogida: ${title}` });
    await book.waitFor();
    await picture(page, "paid");
    await page.goto(`/subasta/${lot.id}`);
    await book.waitFor();
    expect(await page.getByText("Total a pagar").count()).toBe(0);
    await picture(page, "paid-lot");
    await book.click();
    await chooseTime(page, 4, 1);
    await page.getByRole("button", { name: "Reservar recogida" }).click();
    await page.waitForURL(purchase);
    await page.getByRole("link", { name: `Ver qué llevar: ${title}` }).waitFor();
    await current(page, title).getByText("Traer papeles").waitFor();
    await picture(page, "booked");
    expect(await violationsAtWidths(page)).toEqual([]);
  },
  180_000,
);
