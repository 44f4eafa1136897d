import type { Browser } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { readFile } from "node:fs/promises";
import { readSheet } from "read-excel-file/universal";
import writeXlsx from "write-excel-file/node";
import { productListings, settingConfigurationAction } from "martillo/contract";
import { callApi, tokenOf, unique } from "./api";
import { violationsAtWidths } from "./axe";
import { picture, sharedBrowser, visit } from "./browser";
import { reach } from "./keyboard";
import { sharedServer, startServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});
const HEAD =
  "Referencia;Tipo de venta;Categoría;Marca;Modelo;Año;Km;Precio de salida;Ubicación;Duración (días)";

/** A sheet of so many rows, of which every one at these places has a year that is none. */
function sheet(mark: string, rows: number, isWrong: (at: number) => boolean): Buffer {
  const lines = Array.from({ length: rows }, (_, at) => {
    const year = isWrong(at) ? "mil" : "2019";
    return `${mark}-${at};Subasta;Coches;Seat;Ibiza;${year};42.000;5.990,00;Valencia;7`;
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

/** The file of wrong rows as a person corrects it: the years are written anew, and all else stays as it came. */
async function corrected(path: string): Promise<Buffer> {
  const [head = [], ...rows] = await readSheet(new Blob([await readFile(path)]));
  const year = head.indexOf("Año");
  const right = rows.map((row) => row.with(year, "2019"));
  const cells = [head, ...right].map((row) =>
    row.map((cell) => ({ value: cell === null ? "" : String(cell), type: String })),
  );
  return await writeXlsx(cells).toBuffer();
}

test("the wrong rows are corrected in the file that came back, and all lots are published, by keyboard alone", async () => {
  // More than a page. Five times as many took more than 60 s to publish beside other work.
  const rows = 50;
  const wrong = 4;
  // A server of its own: many lots appear on it, and its lots need no photos.
  const own = await startServer();
  try {
    const staff = await tokenOf(own.origin, own.account("staff"));
    const bare = { key: "listing" as const, value: { min_photos: 0 } };
    await callApi(own.origin, settingConfigurationAction, bare, staff);
    const account = own.account("seller");
    const token = await tokenOf(own.origin, account);
    const open = async () =>
      (await callApi(own.origin, productListings, { action: "open" }, token)).counts.open;
    const before = await open();
    const page = await visit(browser, own, account, 1280);
    const mark = unique("K").replaceAll(" ", "");

    // The demo's seller, too, has sent a sheet before.
    const another = async () => {
      await page.goto("/post_project/create_lot/import");
      await reach(page, "button", /^Subir otra hoja/);
      await page.keyboard.press("Enter");
    };
    // Files are chosen by a dialog of the browser, which takes no keys here.
    const send = async (name: string, buffer: Buffer) => {
      await page.getByRole("button", { name: "Elegir la hoja" }).waitFor();
      const mimeType = "application/octet-stream";
      await page.locator('input[name="file_upload"]').setInputFiles({ name, mimeType, buffer });
    };
    const publishAll = async (count: number) => {
      await reach(page, "button", /^Importar las/);
      await page.keyboard.press("Enter");
      await page.getByText(`${count} filas importadas`).waitFor({ timeout: 60_000 });
      await reach(page, "link", /^Ver los/);
      await page.keyboard.press("Enter");
      await page.getByText(`de ${count}`).first().waitFor();
      await reach(page, "checkbox", /^Seleccionar todos/);
      await page.keyboard.press("Space");
      if (count > 20) {
        await reach(page, "button", /^Seleccionar los/, "Shift+Tab");
        await page.keyboard.press("Enter");
      }
      await reach(page, "button", /^Publicar$/, count > 20 ? "Tab" : "Shift+Tab");
      await page.keyboard.press("Enter");
      await page.getByText(`${count} lotes publicados`).waitFor({ timeout: 60_000 });
    };

    await another();
    await send(
      "flota.csv",
      sheet(mark, rows, (at) => at % 10 === 0 && at < wrong * 10),
    );
    await page.getByText(`${wrong} con errores`).waitFor();
    const coming = page.waitForEvent("download");
    await reach(page, "button", /^Bajar las filas con errores/);
    await page.keyboard.press("Enter");
    const file = await (await coming).path();
    await publishAll(rows - wrong);
    expect(await violationsAtWidths(page)).toEqual([]);
    await picture(page, "import-published");
    expect(await open()).toBe(before + rows - wrong);

    await another();
    await send("errores.xlsx", await corrected(file));
    await publishAll(wrong);
    expect(await open()).toBe(before + rows);
  } finally {
    await own.stop();
  }
}, 240_000);
