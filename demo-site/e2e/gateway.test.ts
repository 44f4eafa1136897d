import type { Browser, Page } from "playwright";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { lotWithDeposit, newPerson } from "./api";
import { violations } from "./axe";
import { bid, bidBox, sharedBrowser, visit } from "./browser";
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
/** Bids on the lot, which asks a deposit first, and leaves for the page of the bank. */
async function goToBank(lot: { id: number; minimumEuros: number }) {
  await page.goto(`/subasta/${lot.id}`);
  await bid(page, String(lot.minimumEuros + 100));
  const box = bidBox(page);
  await box.getByRole("radio", { name: /^Rosoom/ }).check();
  expect(await violations(page)).toEqual([]);
  await box.getByRole("button", { name: "Ir a Rosoom para pagar" }).click();
  await page.getByRole("heading", { name: "Banco de pruebas" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/pay/bank");
}

test("to a gateway's page and back: what was rejected there is not paid, and what was authorised is", async () => {
  const lot = await lotWithDeposit(server);
  await goToBank(lot);
  await page.getByRole("button", { name: "Rechazar" }).click();
  await page.getByRole("link", { name: "Volver a la casa de subastas" }).click();
  const main = page.locator("main");
  await main.getByRole("heading", { name: "Pago rechazado" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/rosoom_success");
  expect(await violations(page)).toEqual([]);

  // A buyer who goes back by the browser may choose again.
  await goToBank(lot);
  await page.goBack();
  await bidBox(page).waitFor();

  await goToBank(lot);
  await page.getByRole("button", { name: "Autorizar el pago" }).click();
  await page.getByRole("link", { name: "Volver a la casa de subastas" }).click();
  await main.getByRole("heading", { name: "Pago recibido" }).waitFor();
  // It came from the bank's page, and not from the balance; the vehicle is named and leads to its page.
  await expect.poll(() => main.innerText()).toMatch(/Forma de pago\s+Rosoom/);
  expect(await main.innerText()).not.toContain("Saldo");
  const named = main.getByRole("link", { name: `Depósito para pujar: ${lot.title}` });
  expect(await named.getAttribute("href")).toMatch(new RegExp(`/${lot.id}$`));
  expect(await violations(page)).toEqual([]);
  await main.getByRole("link", { name: "Ver mis movimientos" }).click();
  const row = main.getByRole("row").filter({ hasText: "Aceptado" });
  await expect.poll(() => row.innerText()).toContain("Rosoom");
  expect(await violations(page)).toEqual([]);
  await row.getByRole("link", { name: `Depósito de puja: ${lot.title}` }).click();
  await page.waitForURL(new RegExp(`/${lot.id}$`));
  await page.goto("/deposits/all");
  await main.getByText(lot.title).first().waitFor();
  await main.getByText("Retenido", { exact: true }).first().waitFor();
});
