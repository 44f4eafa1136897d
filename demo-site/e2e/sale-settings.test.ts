import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settingGetSingleConfiguration } from "martillo/contract";
import { callApi, tokenOf } from "./api";
import { violations } from "./axe";
import { newVisitor, sharedBrowser } from "./browser";
import { startServer, type TestServer } from "./server";

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  // A server of its own: this changes the settings of the house.
  server = await startServer();
  browser = await sharedBrowser();
});
afterAll(async () => {
  await server?.stop();
});

async function stored() {
  const token = await tokenOf(server.origin, server.account("staff"));
  const { record } = await callApi(
    server.origin,
    settingGetSingleConfiguration,
    { key: "sale" },
    token,
  );
  return record.value;
}

test("the house's people read, change and take back the terms of sales", async () => {
  const context = await newVisitor(browser, server, server.account("staff"), {
    viewport: { width: 375, height: 800 },
  });
  const page = await context.newPage();
  await page.goto("/invoiceseller/all");
  await page.getByRole("link", { name: "Condiciones de las ventas" }).click();
  const days = page.getByLabel("Días hábiles para pagar");
  await days.waitFor();
  expect(await days.inputValue()).toBe("3");
  expect(await page.getByLabel("Minutos que dura una reserva").inputValue()).toBe("15");
  expect(await page.getByRole("checkbox", { name: "lunes" }).isChecked()).toBe(true);
  await page.getByText("Nadie los ha cambiado todavía.").waitFor();
  expect(await violations(page)).toEqual([]);

  // What makes no sense is said at its field, and nothing is written.
  const save = page.getByRole("button", { name: "Guardar" });
  await days.fill("tres");
  await save.click();
  await page.getByText("Escriba un número.").waitFor();
  await days.fill("5");
  await page.getByLabel("Hasta las").fill("08:00");
  await save.click();
  await page.getByText("La hora de fin debe ser posterior a la de inicio.").waitFor();
  expect(await page.getByLabel("Hasta las").getAttribute("aria-invalid")).toBe("true");
  expect(await violations(page)).toEqual([]);
  expect(await stored()).toMatchObject({ payment_days: 3 });

  await page.getByLabel("Hasta las").fill("15:30");
  await page.getByRole("checkbox", { name: "sábado" }).check();
  await save.click();
  await page.getByText("Guardado.").waitFor();
  expect(await stored()).toMatchObject({
    payment_days: 5,
    reservation_s: 900,
    pickup: { start: "09:00", end: "15:30", weekdays: [1, 2, 3, 4, 5, 6] },
  });
  await page.getByText("Días hábiles para pagar: 3 → 5").waitFor();

  await days.fill("7");
  await page.getByLabel("Comisión del vendedor, en % del precio").fill("2,5");
  await page.getByLabel("Comisión mínima por venta").fill("90");
  await page.getByLabel("Comisión máxima por venta").fill("60");
  await save.click();
  await page.getByText("El máximo no puede ser menor que el mínimo.").waitFor();
  await page.getByLabel("Comisión máxima por venta").fill("");
  await save.click();
  await page.getByText("Días hábiles para pagar: 5 → 7").waitFor();
  expect(await stored()).toMatchObject({
    seller_commission: { percent: 2.5, minimum: 90, maximum: null },
  });
  expect(await violations(page)).toEqual([]);
  // The newest change stands first.
  await page
    .getByRole("button", { name: /^Volver a lo de antes del/ })
    .first()
    .click();
  await page.getByText("Están en el formulario los de antes").waitFor();
  expect(await days.inputValue()).toBe("5");
  await save.click();
  await page.getByText("Días hábiles para pagar: 7 → 5").waitFor();
  expect(await stored()).toMatchObject({ payment_days: 5 });
  await context.close();
});

test("nobody else may, and in English it is in English", async () => {
  const seller = await newVisitor(browser, server, server.account("seller"));
  const page = await seller.newPage();
  for (const address of ["/gestion/ventas", "/gestion/registros"]) {
    await page.goto(address);
    await page.locator('main[data-page="not-found"]').waitFor();
  }
  await seller.close();

  const staff = await newVisitor(browser, server, server.account("staff"));
  const english = await staff.newPage();
  // An address that was kept from before.
  await english.goto("/casa/ventas");
  await english.waitForURL(/\/gestion\/ventas$/);
  await english.locator(".martillo-language-switch select").selectOption("for_english");
  await english.getByRole("heading", { name: "Terms of sales" }).waitFor();
  await english.getByLabel("Business days to pay").waitFor();
  await english.getByRole("checkbox", { name: "Monday" }).waitFor();
  const storage = english.getByLabel(/^Storage a day after that/);
  await expect.poll(() => storage.inputValue()).toBe("18.15");
  expect(await violations(english)).toEqual([]);

  // What the tax office objects to is theirs, too.
  await english.goto("/invoiceseller/all");
  await english.getByRole("main").getByRole("link", { name: "Records of invoices" }).click();
  await english.getByText("The tax office has objected to none.").waitFor();
  await english.getByText(/^No service is configured that sends them/).waitFor();
  await english.getByRole("link", { name: "All (0)" }).click();
  await english.getByText("No invoice has asked for a record yet.").waitFor();
  expect(await violations(english)).toEqual([]);
  await staff.close();
});
