import { readFile } from "node:fs/promises";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addLot, unique } from "./api";
import { violations } from "./axe";
import { launchBrowser, picture, visit } from "./browser";
import { startServer, type TestServer } from "./server";

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test.each([375, 1280])("at %i px a seller reads reports, and takes one away", async (width) => {
  const title = unique("Informe");
  await addLot(server, { title });
  const page = await visit(browser, server, server.account("seller"), width);
  await page.goto("/seller/reports");
  await page.getByRole("combobox", { name: "Fechas" }).selectOption("Este año");
  await page.getByText("Adjudicado en").first().waitFor();
  expect(await violations(page)).toEqual([]);
  await picture(page, "reports-sales");

  await page.getByRole("link", { name: "Éxito de ventas" }).click();
  await page.getByRole("combobox", { name: "Fechas" }).selectOption("Este año");
  await page.getByText("Ofrecidos").first().waitFor();
  expect(await violations(page)).toEqual([]);
  await picture(page, "reports-sell-through");

  await page.getByRole("link", { name: "Existencias" }).click();
  await page.waitForURL("**/seller/reports?report=stock");
  await page.getByText(title).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await picture(page, "reports-stock");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Bajar .csv" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^existencias_\d{4}-\d\d-\d\d_Europe-Madrid\.csv$/);
  expect(await readFile(await file.path(), "utf8")).toContain(title);
  await page.reload();
  await page.getByText(title).first().waitFor();
});
