import type { Browser, Page } from "playwright";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { newPerson } from "./api";
import { violations } from "./axe";
import { sharedBrowser, visit } from "./browser";
import { payFrame, typeCard } from "./pay-by-card";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});
beforeEach(async () => {
  page = await visit(browser, server, await newPerson(server), 375);
});
const main = () => page.locator("main");
const frame = () => payFrame(page);

/** Opens the dialog and asks for an amount. */
async function beginTopUp(amount: string) {
  await main().getByRole("button", { name: "Añadir saldo" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(amount);
  await dialog.getByRole("button", { name: "Continuar" }).click();
}

/** Fills in the card in the frame and pays. */
async function payWith(number: string) {
  await typeCard(frame(), number);
  await frame()
    .getByRole("button", { name: /^Pagar/ })
    .click();
}

test("money comes into the balance by card, with the bank's question and without", async () => {
  await page.goto("/wallet");
  await expect.poll(() => main().innerText()).toMatch(/Disponible\s+0\s€/);
  await beginTopUp("50");
  await payWith("4242 4242 4242 4242");
  await expect.poll(() => main().innerText()).toMatch(/Disponible\s+50\s€/);
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await beginTopUp("30");
  await payWith("4000 0000 0000 3220");
  await frame().getByRole("button", { name: "Autorizar" }).click();
  await expect.poll(() => main().innerText()).toMatch(/Disponible\s+80\s€/);
  expect(await violations(page)).toEqual([]);
});

test("a declined card, an expired one and a payment that fails in process cost nothing, and the next card pays", async () => {
  await page.goto("/wallet");
  await beginTopUp("40");
  await payWith("4000 0000 0000 0002");
  await frame().getByText("El banco ha rechazado el pago. Pruebe con otra tarjeta.").waitFor();
  expect(await violations(page)).toEqual([]);
  await payWith("4000 0000 0000 0069");
  await frame().getByText("La tarjeta está caducada. Pruebe con otra.").waitFor();
  await payWith("4000 0000 0000 8112");
  await frame()
    .getByText("El banco ha tenido un problema. Inténtelo de nuevo en unos minutos.")
    .waitFor();
  expect(await main().innerText()).toMatch(/Disponible\s+0\s€/);
  await payWith("4242 4242 4242 4242");
  await expect.poll(() => main().innerText()).toMatch(/Disponible\s+40\s€/);
  await page.getByRole("dialog").waitFor({ state: "hidden" });
});

test("a gift card that the house issues is redeemed once", async () => {
  const staff = await visit(browser, server, server.account("staff"), 375);
  await staff.goto("/gestion/dinero");
  await staff.getByRole("tab", { name: "Tarjetas regalo" }).click();
  await staff.getByRole("button", { name: "Emitir una tarjeta" }).click();
  const asked = staff.getByRole("dialog");
  await asked.getByLabel("Importe").fill("25");
  await asked.getByRole("button", { name: "Continuar" }).click();
  await asked.getByRole("button", { name: /^Emitir 25,00/ }).click();
  const told = staff.getByText(/^Código de la tarjeta de 25,00/);
  await told.waitFor();
  const code = /€: (\S+)\. Apúntelo/.exec(await told.innerText())?.[1] ?? "";
  expect(code).not.toBe("");

  await page.goto("/wallet");
  const redeem = async () => {
    await main().getByRole("button", { name: "Canjear una tarjeta regalo" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Código de la tarjeta regalo").fill(code);
    await dialog.getByRole("button", { name: "Canjear", exact: true }).click();
    return dialog;
  };
  await redeem();
  await main().getByText("El importe de la tarjeta regalo ya está en su saldo.").waitFor();
  await expect.poll(() => main().innerText()).toMatch(/De regalo\s+25\s€/);
  expect(await violations(page)).toEqual([]);

  const again = await redeem();
  await again.getByRole("alert").first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => main().innerText()).toMatch(/De regalo\s+25\s€/);
});
