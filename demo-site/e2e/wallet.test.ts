import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newPerson } from "./api";
import { violations } from "./axe";
import { launchBrowser, visit } from "./browser";
import { startServer, type TestServer } from "./server";

let server: TestServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
beforeEach(async () => {
  page = await visit(browser, server, await newPerson(server), 375);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const main = () => page.locator("main");

/** Opens the dialog, asks for an amount, and fills in the card in the frame. */
async function topUp(amount: string, number: string) {
  await main().getByRole("button", { name: "Añadir saldo" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(amount);
  await dialog.getByRole("button", { name: "Continuar" }).click();
  const frame = page.frameLocator("iframe[title='Formulario de pago seguro']");
  await frame.getByLabel("Número de la tarjeta").fill(number);
  await frame.getByLabel("Titular").fill("Ana Ruiz");
  await frame.getByLabel("Mes de caducidad").fill("12");
  await frame.getByLabel("Año de caducidad").fill("2040");
  await frame.getByLabel("Código de seguridad").fill("123");
  // A press within the first second is not taken: it may not have been meant.
  await expect
    .poll(
      async () => {
        await frame
          .getByRole("button", { name: /^Pagar/ })
          .click()
          .catch(() => null);
        return frame.getByRole("button", { name: /^Pagar/ }).count();
      },
      { interval: 1_200 },
    )
    .toBe(0);
  return frame;
}

test("money comes into the balance by card, with the bank's question and without", async () => {
  await page.goto("/wallet");
  await expect.poll(() => main().innerText()).toMatch(/Disponible\s+0\s€/);
  await topUp("50", "4242 4242 4242 4242");
  await expect.poll(() => main().innerText()).toMatch(/Disponible\s+50\s€/);
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  const frame = await topUp("30", "4000 0000 0000 3220");
  await frame.getByRole("button", { name: "Autorizar" }).click();
  await expect.poll(() => main().innerText()).toMatch(/Disponible\s+80\s€/);
  expect(await violations(page)).toEqual([]);
});
