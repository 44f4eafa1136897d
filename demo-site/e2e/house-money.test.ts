import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { creditAddBalance } from "martillo/contract";
import { callApi, newPerson, tokenOf } from "./api";
import { sidewaysPx, violations } from "./axe";
import { newVisitor, picture, sharedBrowser } from "./browser";
import { startServer, type TestServer } from "./server";

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  // A server of its own: this compares the books of the whole house.
  server = await startServer();
  browser = await sharedBrowser();
});
afterAll(async () => {
  await server?.stop();
});

/** A person who has paid 80 € into their balance by card. */
async function payer() {
  const person = await newPerson(server);
  const token = await tokenOf(server.origin, person);
  const opened = await callApi(server.origin, creditAddBalance, { amount: "80.00" }, token);
  const card = { number: "4242424242424242", name: "Ana", cvc: "123", month: 12, year: 2040 };
  const paid = await fetch(`${server.origin}${opened.frame_url}/card`, {
    method: "POST",
    headers: { origin: "null" },
    body: JSON.stringify(card),
  });
  expect(paid.ok).toBe(true);
  return person;
}

test("staff find a payment, return a part of it, and compare the books", async () => {
  const person = await payer();
  const context = await newVisitor(browser, server, server.account("staff"), {
    viewport: { width: 375, height: 800 },
  });
  const page = await context.newPage();
  await page.goto("/gestion/dinero");
  const desk = page.locator("main");
  await desk.getByLabel("Buscar un pago").fill(person.email);
  await desk.getByRole("button", { name: "Buscar", exact: true }).click();
  await expect
    .poll(() => desk.getByRole("button", { name: "Devolver", exact: true }).count())
    .toBe(1);
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysPx(page)).toBe(0);
    await picture(page, `house-money-${width}`);
  }
  await desk.getByRole("button", { name: "Devolver", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Importe").fill("20");
  await dialog.getByLabel("Motivo").fill("Cortesía");
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await dialog.getByText(/Va a devolver 20,00\s€/).waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: /^Devolver 20,00/ }).click();
  await desk.getByText(/La devolución de 20,00\s€ está en camino/).waitFor();
  await desk.getByText(/Devueltos 20,00\s€/).waitFor();

  await desk.getByRole("tab", { name: "Conciliación" }).click();
  await desk.getByRole("button", { name: "Comparar ahora" }).click();
  await desk.getByText("Comparado.").waitFor();
  await desk.getByRole("tab", { name: "Libro" }).click();
  await desk.getByText("L1 · Cada asiento suma cero").waitFor();
  expect(await desk.getByText(/^\d+ fallos?$/).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await picture(page, "house-money-ledger");
  await context.close();
});
