import type { Browser } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { productListings } from "martillo/contract";
import { callApi, tokenOf, unique } from "./api";
import { violationsAtWidths } from "./axe";
import { picture, sharedBrowser, visit } from "./browser";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});
const HEAD = "Referencia;Tipo de venta;Categoría;Marca;Modelo;Año;Km;Precio de salida";

/** A sheet of so many rows, of which every one at these places has a year that is none. */
function sheet(mark: string, rows: number, isWrong: (at: number) => boolean): Buffer {
  const lines = Array.from({ length: rows }, (_, at) => {
    const year = isWrong(at) ? "mil" : "2019";
    return `${mark}-${at};Subasta;Coches;Seat;Ibiza;${year};42.000;5.990,00`;
  });
  return Buffer.from([HEAD, ...lines].join("\r\n"));
}

async function drafts() {
  const token = await tokenOf(server.origin, server.account("seller"));
  const { counts } = await callApi(server.origin, productListings, { action: "draft" }, token);
  return counts.draft;
}

// Six pieces of an import, so that its progress can be seen. Twice as many took more than 90 s beside a load of 24.
test("a sheet with errors is looked through, imported and taken back", async () => {
  const rows = 600;
  const wrong = 45;
  const mark = unique("R").replaceAll(" ", "");
  const page = await visit(browser, server, server.account("seller"), 375);
  const before = await drafts();
  await page.goto("/post_project/create_lot/import");
  // What an earlier try has left stands there first.
  const another = page.getByRole("button", { name: "Subir otra hoja" });
  const choose = page.getByRole("button", { name: "Elegir la hoja" });
  await another.or(choose).waitFor();
  if (await another.isVisible()) await another.click();
  await choose.waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await page.locator('input[name="file_upload"]').setInputFiles({
    name: "flota.csv",
    mimeType: "text/csv",
    buffer: sheet(mark, rows, (at) => at < wrong),
  });
  // Where it is not there, the failure says what is.
  await expect.poll(() => page.locator("main").innerText()).toContain(`${wrong} con errores`);
  await page.getByText("Qué hay que corregir").waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "import-checked");
  await page.getByRole("button", { name: /^Importar las/ }).click();
  await page.getByRole("progressbar").waitFor();
  await picture(page, "import-running");
  await page.getByText(/filas importadas/).waitFor({ timeout: 120_000 });
  expect(await drafts()).toBe(before + rows - wrong);
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "import-done");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await page.getByText(/^Deshecho:/).waitFor();
  expect(await drafts()).toBe(before);
}, 180_000);
