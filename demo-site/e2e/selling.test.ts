import { readFile } from "node:fs/promises";
import type { Browser } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { productListings, productProjectAction } from "martillo/contract";
import { callApi, tokenOf, unique } from "./api";
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
const COMPLETE = {
  description: "Con libro de revisiones.",
  auction: 1 as const,
  start_price: "4500",
  schedule: { start: "on_publish" as const, duration_days: 7 },
  category: "Coches",
  brand: "Seat",
  model: "Ibiza",
  location: "Valencia",
};

/** Drafts with a word of their own in their titles; the last one has no price. */
async function draftsOf(mark: string) {
  const token = await tokenOf(server.origin, server.account("seller"));
  for (const name of ["Ibiza", "León", "Arona"]) {
    await callApi(
      server.origin,
      productProjectAction,
      {
        ...COMPLETE,
        action: "save",
        title: `${mark} ${name}`,
        ...(name === "Arona" && { start_price: null }),
      },
      token,
    );
  }
  return async () => {
    const filters = { searchbar: mark };
    const { records } = await callApi(
      server.origin,
      productListings,
      { action: "all", filters },
      token,
    );
    return records.map(({ title, market_status: state }) => `${title}: ${state}`).sort();
  };
}

test("a seller finds drafts, publishes them together, learns why one was not, and takes the rest away", async () => {
  const mark = unique("Lote").replaceAll(/\W/g, "");
  const states = await draftsOf(mark);
  const page = await visit(browser, server, server.account("seller"), 375);
  await page.goto("/seller/lots/draft");
  await page.getByRole("searchbox", { name: "Buscar" }).last().fill(mark);
  await page.getByRole("button", { name: "Buscar" }).last().click();
  await page.getByText("1–3 de 3").waitFor();
  await page.waitForURL((url) => url.searchParams.get("q") === mark);
  await page.reload();
  await page.getByText("1–3 de 3").waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "selling-drafts");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar .csv" }).click();
  const sheet = await readFile(await (await download).path(), "utf8");
  expect(sheet.match(new RegExp(mark, "g"))).toHaveLength(3);
  await page.getByText("3 lotes en la hoja").waitFor();

  for (const name of ["Ibiza", "León", "Arona"]) {
    await page.getByRole("checkbox", { name: `Seleccionar ${mark} ${name}` }).check();
  }
  await page
    .getByRole("group", { name: "Con los seleccionados" })
    .getByRole("button", { name: "Publicar" })
    .click();
  await page.getByText("2 hechos, 1 no").waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "selling-failed");
  await page.getByRole("button", { name: "Seleccionar los que fallaron" }).click();
  await page.getByText("1–1 de 1").waitFor();
  expect(await states()).toEqual([
    `${mark} Arona: draft`,
    `${mark} Ibiza: open`,
    `${mark} León: open`,
  ]);

  await page
    .getByRole("navigation", { name: "Mis lotes" })
    .getByRole("link", { name: "A la venta" })
    .click();
  await page.waitForURL(/seller\/lots\/open/);
  await page.getByRole("link", { name: `${mark} León` }).waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "selling-open");
  await page.getByRole("link", { name: `${mark} León` }).click();
  await page.getByRole("heading", { name: `${mark} León`, level: 1 }).waitFor();
});

test("a seller keeps a lot as a template and begins the next one with it", async () => {
  const mark = unique("Molde").replaceAll(/\W/g, "");
  await draftsOf(mark);
  const page = await visit(browser, server, server.account("seller"), 1280);
  await page.goto(`/seller/lots/draft?q=${mark}`);
  await page.getByRole("button", { name: `Acciones de ${mark} Ibiza` }).click();
  await page.getByRole("menuitem", { name: "Guardar como plantilla…" }).click();
  await page.getByLabel("Nombre de la plantilla").fill(`${mark} compactos`);
  await page.getByRole("dialog").getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Plantilla guardada").waitFor();
  await page.getByRole("link", { name: "Plantillas de lotes" }).click();
  await page.getByRole("link", { name: `${mark} compactos` }).waitFor();
  expect(await violations(page)).toEqual([]);
  await picture(page, "selling-templates");
  await page.getByRole("link", { name: `${mark} compactos` }).click();
  await page.getByRole("button", { name: "Revisar" }).click();
  await page.getByText("es una plantilla: no se publica").waitFor();
  await page.goto("/post_project/create_lot/template");
  await page.waitForURL("**/seller/product/templates");
  await page.getByRole("button", { name: `Acciones de ${mark} compactos` }).click();
  await page.getByRole("menuitem", { name: "Usar" }).click();
  await page.waitForURL(/create_lot\/\d+$/);
  await expect.poll(() => page.getByLabel("Modelo").inputValue()).toBe("Ibiza");
});

test.each([
  ["/seller/auctions/open", "Mis subastas"],
  ["/seller/auction/unsold", "Mis subastas"],
  ["/seller/buynow/sold", "Mis ventas directas"],
  ["/seller/templates", "Plantillas"],
])("%s shows its list by keyboard", async (address, heading) => {
  const page = await visit(browser, server, server.account("seller"), 768);
  await page.goto(address);
  await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
  if (address.startsWith("/seller/auction")) {
    const view = address.startsWith("/seller/auction/") ? "Por subastas" : "Por lotes";
    await page.locator("[aria-current=page]", { hasText: view }).waitFor();
  }
  const columns = page.getByRole("button", { name: "Columnas" });
  await columns.waitFor();
  await columns.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("checkbox", { name: "Vista compacta" }).focus();
  await page.keyboard.press("Space");
  expect(await page.getByRole("checkbox", { name: "Vista compacta" }).isChecked()).toBe(true);
  await page.keyboard.press("Escape");
  expect(await violations(page)).toEqual([]);
  await picture(page, `selling-${address.split("/")[2]}`);
});
