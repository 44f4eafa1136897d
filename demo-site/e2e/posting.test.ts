import type { Browser, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { productGetSingleProject, templateProductProjectAction } from "martillo/contract";
import { addLot, callApi, tokenOf, unique } from "./api";
import { violations, violationsAtWidths } from "./axe";
import { newVisitor, picture, sharedBrowser, visit } from "./browser";
import { focusOf, reach } from "./keyboard";
import { photographs } from "./photographs";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});
/** All pages of the editor are looked at in two widths: 104 s on a machine that is crowded. */
const TEST_LIMIT_MS = 180_000;

async function fieldsOf(id: number) {
  const token = await tokenOf(server.origin, server.account("seller"));
  const { record } = await callApi(server.origin, productGetSingleProject, { id }, token);
  if (!("edit_version" in record)) throw new Error("It is read as its buyers see it.");
  return record;
}

const saved = (page: Page) => page.getByText("Todo guardado", { exact: true }).waitFor();
const step = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Pasos" }).getByRole("button", { name });

test(
  "a seller posts a car with eight photos, loses the network and the browser in between, and publishes it",
  async () => {
    const title = unique("Seat Ibiza FR");
    const context = await newVisitor(browser, server, server.account("seller"), {
      viewport: { width: 375, height: 800 },
    });
    const page = await context.newPage();
    await page.goto("/post_project/create_lot/add");
    await page.getByLabel("Categoría").selectOption({ index: 1 });
    await page.getByLabel("Marca").fill("Seat");
    await page.getByLabel("Modelo").fill("Ibiza");
    await page.getByLabel("Año").fill("2019");
    await page.getByLabel("Kilómetros").fill("42.000");
    await page.getByLabel("Ubicación").fill("Valencia");
    await saved(page);
    await page.waitForURL(/create_lot\/\d+$/);
    const id = Number(page.url().split("/").pop());
    expect(await violationsAtWidths(page)).toEqual([]);
    await picture(page, "posting-vehicle");

    // Text typed while the network is away is on the server once the network is back.
    await context.setOffline(true);
    await page.getByLabel("Color").fill("Azul noche");
    await page.getByText("Sin conexión: lo guardamos al volver").waitFor();
    expect(await violationsAtWidths(page)).toEqual([]);
    await context.setOffline(false);
    await expect
      .poll(() => fieldsOf(id))
      .toMatchObject({ color: "Azul noche", kilometers: 42_000 });
    await saved(page);

    await step(page, "Fotos").click();
    await page.locator('input[type="file"]').setInputFiles(await photographs(8));
    await page.getByAltText("Foto 8 de 8").waitFor();
    await saved(page);
    expect(await violationsAtWidths(page)).toEqual([]);
    await picture(page, "posting-photos");
    await expect.poll(async () => (await fieldsOf(id)).images.length).toBe(8);
    const chosen = (await fieldsOf(id)).images;
    await page.getByRole("button", { name: "Mover después" }).first().click();
    await saved(page);
    const [first, second, ...rest] = chosen;
    await expect.poll(async () => (await fieldsOf(id)).images).toEqual([second, first, ...rest]);

    // By a pointer, the first goes to the place of the third; then it is cut, and named.
    const tiles = page.locator("ol[part=photos] > li");
    await tiles.nth(0).locator(".martillo-photos__grip").hover();
    await page.mouse.down();
    await tiles.nth(2).hover();
    await page.mouse.up();
    await saved(page);
    const [third = "", ...others] = rest;
    await expect
      .poll(async () => (await fieldsOf(id)).images)
      .toEqual([first, third, second, ...others]);
    await tiles.nth(0).getByRole("button", { name: "Editar imagen" }).click();
    const frame = page.getByRole("application", { name: "Marco de recorte" });
    await frame.waitFor();
    await frame.focus();
    await page.keyboard.press("+");
    await page.keyboard.press("ArrowRight");
    expect(await violationsAtWidths(page)).toEqual([]);
    await picture(page, "posting-crop");
    await page.getByRole("button", { name: "Recortar", exact: true }).click();
    await expect.poll(async () => (await fieldsOf(id)).images[0]).not.toBe(first);
    await saved(page);
    const [cut = ""] = (await fieldsOf(id)).images;
    await tiles.nth(0).getByRole("button", { name: "Pie de foto" }).click();
    const caption = page.getByRole("dialog");
    await caption.getByLabel("Título").fill("Tres cuartos");
    await caption.getByLabel("Descripción").fill("Llantas de 17 pulgadas.");
    expect(await violationsAtWidths(page)).toEqual([]);
    await picture(page, "posting-caption");
    await page.getByRole("button", { name: "Guardar pie de foto" }).click();
    await saved(page);
    await expect
      .poll(async () => (await fieldsOf(id)).photo_notes[cut])
      .toMatchObject({
        title: "Tres cuartos",
        original: first,
      });

    // The browser is closed and opened again: everything is there.
    await page.close();
    const again = await context.newPage();
    await again.goto(`/post_project/create_lot/${id}`);
    await expect.poll(() => again.getByLabel("Color").inputValue()).toBe("Azul noche");
    await step(again, "Descripción").click();
    await again.getByLabel("Descripción").fill("Un solo dueño. Libro de revisiones al día.");
    await again.getByRole("button", { name: "Siguiente" }).click();
    await again.getByRole("heading", { name: "Venta y precio" }).waitFor();
    await again.getByLabel("Precio de salida").fill("ocho mil");
    await again.getByText("Escriba un importe, por ejemplo 8.990,00.").waitFor();
    expect(await violationsAtWidths(again)).toEqual([]);
    await again.getByLabel("Precio de salida").fill("5.990,50");
    await saved(again);
    await picture(again, "posting-price");

    await step(again, "Revisar").click();
    await again.getByText("Antes de publicar").waitFor();
    expect(await violationsAtWidths(again)).toEqual([]);
    await picture(again, "posting-review");
    await again.getByRole("button", { name: /^Título:/ }).click();
    const name = again.getByLabel("Título");
    await name.waitFor();
    await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
    await name.fill(title);
    await step(again, "Fechas").click();
    await again.getByLabel("Duración").selectOption("10");
    await again.getByLabel("Hora de cierre").fill("19:30");
    await again.getByText(/^Si se publica ahora, termina el .*19:30\./).waitFor();
    await again.getByRole("checkbox", { name: /^Volver a publicar sola/ }).check();
    await again.getByLabel("Precio de salida cada vez").selectOption("-10");
    expect(await violationsAtWidths(again)).toEqual([]);
    await picture(again, "posting-dates");
    await saved(again);
    await step(again, "Revisar").click();
    await again.getByText("No falta nada: puede publicarlo.").waitFor();
    const summary = again.getByRole("region", { name: "Lo que va a publicar" });
    // 2.5 % of 5,990.50 €, and the IVA of it.
    await expect
      .poll(() => summary.innerText())
      .toMatch(/Si se vende por su precio de salida\s*5\.809,29\s€/);
    await picture(again, "posting-summary");
    for (const screen of ["Móvil (375 px)", "Tableta (768 px)", "Ordenador (1280 px)"]) {
      await again.getByRole("radio", { name: screen }).check();
      await again.locator("[inert]").getByText(title).first().waitFor();
      await picture(again, `posting-preview-${screen.split(" ")[0]}`);
    }
    expect(await violationsAtWidths(again)).toEqual([]);
    await again.getByRole("button", { name: "Publicar" }).click();
    await again.getByText(/^Publicado\./).waitFor();
    expect(await violationsAtWidths(again)).toEqual([]);
    await picture(again, "posting-published");
    await again.getByRole("link", { name: "Otro lote" }).click();
    await again.waitForURL(/\/post_project\/create_lot\/add$/);
    await expect.poll(() => again.getByLabel("Marca").inputValue()).toBe("");
    await again.goBack();
    await step(again, "Revisar").click();
    await again.getByRole("link", { name: "Ver el lote" }).click();
    await again.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await again.getByAltText("Tres cuartos").first().getAttribute("srcset")).toMatch(
      /-480\.webp 480w, .*-800\.webp 800w, .*-1600\.webp 1600w$/,
    );
    expect(await fieldsOf(id)).toMatchObject({
      start_price: "5990.50",
      auto_relist: { times: 1, price_change_percent: -10 },
    });
  },
  TEST_LIMIT_MS,
);

test("two people edit one lot: what both have changed is shown to whoever comes later", async () => {
  const { id } = await addLot(server, { title: unique("Seat León a cuatro manos") });
  const seller = server.account("seller");
  const [one, other] = [
    await visit(browser, server, seller),
    await visit(browser, server, seller, 375),
  ];
  for (const page of [one, other]) {
    await page.goto(`/post_project/create_lot/${id}?step=description`);
    await page.getByLabel("Título").waitFor();
  }
  await one.getByLabel("Título").fill("Seat León de Ana");
  // It says that all is saved before, too.
  await expect.poll(async () => (await fieldsOf(id)).title).toBe("Seat León de Ana");
  await other.getByLabel("Descripción").fill("Con libro de revisiones.");
  await other.getByLabel("Título").fill("Seat León de Luis");
  await other.getByRole("button", { name: "Conservar el mío" }).waitFor();
  await other.getByText("Seat León de Ana").waitFor();
  expect(await violations(other)).toEqual([]);
  await picture(other, "posting-conflict");
  await other.getByRole("button", { name: "Conservar el mío" }).click();
  await expect
    .poll(() => fieldsOf(id))
    .toMatchObject({
      title: "Seat León de Luis",
      description: "Con libro de revisiones.",
    });
});

test("a lot is begun with a template, photographed and published by keyboard alone", async () => {
  const account = server.account("seller");
  const token = await tokenOf(server.origin, account);
  const name = unique("Compactos");
  const title = unique("Seat Ibiza de plantilla");
  await callApi(
    server.origin,
    templateProductProjectAction,
    {
      action: "save",
      name,
      title,
      description: "Con libro de revisiones.",
      auction: 1,
      start_price: "4500",
      category: "Coches",
      brand: "Seat",
      model: "Ibiza",
      location: "Valencia",
      schedule: { start: "on_publish", duration_days: 7, end_time: "19:30" },
    },
    token,
  );
  const page = await visit(browser, server, account, 1280);
  await page.goto("/seller/product/templates");
  await reach(page, "button", new RegExp(`^Acciones de ${name}`));
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await focusOf(page)).role).toBe("menuitem");
  while ((await focusOf(page)).name !== "Usar") await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/create_lot\/\d+$/);
  const id = Number(page.url().split("/").pop());

  await reach(page, "button", /^Fotos/);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Añadir fotos" }).waitFor();
  // Files are chosen by a dialog of the browser, which takes no keys here.
  await page.locator('input[type="file"]').setInputFiles(await photographs(3));
  await page.getByAltText("Foto 3 de 3").waitFor();
  await saved(page);
  const [first, second, third] = (await fieldsOf(id)).images;
  // The first two are chosen, and move behind the third together.
  await reach(page, "checkbox", /^Seleccionar la foto 1/);
  await page.keyboard.press("Space");
  await reach(page, "checkbox", /^Seleccionar la foto 2/);
  await page.keyboard.press("Space");
  await reach(page, "button", /^Moverlas después/);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await fieldsOf(id)).images).toEqual([third, first, second]);

  await reach(page, "button", /^Revisar/);
  await page.keyboard.press("Enter");
  await page.getByText("No falta nada: puede publicarlo.").waitFor();
  await reach(page, "button", /^Publicar$/);
  await page.keyboard.press("Enter");
  await page.getByText(/^Publicado\./).waitFor();
  await reach(page, "link", /^Ver el lote/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
});
