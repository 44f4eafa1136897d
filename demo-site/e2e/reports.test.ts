import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { addLot, placeBid, unique } from "./api";
import { violations, violationsAtWidths } from "./axe";
import { picture, sharedBrowser, visit } from "./browser";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});
async function takeAway(page: Page, format: string) {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: `Bajar .${format}` }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test("a seller sees what is waiting today, and awards a lot below its reserve by keyboard", async () => {
  const title = unique("Pendiente");
  const lot = await addLot(server, {
    title,
    reserve_price: "9000",
    date_closed: Date.now() + 12_000,
    extension: { window_s: 0, mode: "top_up", amount_s: 1 },
  });
  await placeBid(server, server.account("buyer"), lot.id, "5000");
  const page = await visit(browser, server, server.account("seller"), 375);
  await page.goto("/seller/reports");
  await page.getByRole("link", { name: "Ver lo pendiente hoy" }).click();
  await page.waitForURL("**/cuenta/hoy");
  const award = page.getByRole("button", { name: new RegExp(`^Adjudicar por .*${title}$`) });
  await award.waitFor({ timeout: 90_000 });
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "selling-home");
  await award.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Adjudicar por debajo de la reserva" }).waitFor();
  expect(await violations(page)).toEqual([]);
  // What the seller receives opens by keyboard, too.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByText("Comisión de la casa").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText(`Adjudicado: ${title}.`).waitFor();
  await award.waitFor({ state: "detached" });
});

test("a seller reads figures and reports, and takes them away", async () => {
  const title = unique("Informe");
  await addLot(server, { title });
  const page = await visit(browser, server, server.account("seller"), 1280);
  await page.goto("/seller/reports");
  await page.getByRole("heading", { name: "Resultados" }).waitFor();
  await page.getByRole("combobox", { name: "Periodo" }).selectOption("Últimos 90 días");
  await page.getByText("días anteriores").first().waitFor();
  await page.getByRole("slider").waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "reports-overview");

  await page.getByRole("link", { name: "Ventas", exact: true }).click();
  await page.waitForURL("**/seller/reports?report=sales");
  await page.getByRole("combobox", { name: "Fechas" }).selectOption("Este año");
  await page.getByText("Adjudicado en").first().waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "reports-sales");
  const paper = await takeAway(page, "pdf");
  expect(paper.name).toMatch(/^ventas_\d{4}-01-01_.*_Europe-Madrid\.pdf$/);
  expect(paper.bytes.subarray(0, 8).toString()).toBe("%PDF-1.7");
  expect((await takeAway(page, "xlsx")).bytes.subarray(0, 2).toString()).toBe("PK");

  await page.getByRole("link", { name: "Éxito de ventas" }).click();
  await page.getByRole("combobox", { name: "Fechas" }).selectOption("Este año");
  await page.getByText("Ofrecidos").first().waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "reports-sell-through");

  await page.getByRole("link", { name: "Existencias" }).click();
  await page.waitForURL("**/seller/reports?report=stock");
  await page.getByText(title).first().waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "reports-stock");
  const sheet = await takeAway(page, "csv");
  expect(sheet.name).toMatch(/^existencias_\d{4}-\d\d-\d\d_Europe-Madrid\.csv$/);
  expect(sheet.bytes.toString()).toContain(title);
  await page.reload();
  await page.getByText(title).first().waitFor();
});
