import type { Browser } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { productSingleProduct } from "martillo/contract";
import { addLot, callApi, newPerson, unique } from "./api";
import { violations } from "./axe";
import { chooseTime, sharedBrowser, visit } from "./browser";
import { payByCard } from "./pay-by-card";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});
test("a vehicle is bought at its price, paid by card, and both sides see it in their lists", async () => {
  const title = unique("Seat León de venta directa");
  const lot = await addLot(server, { title, auction: 0, start_price: "8990.00" });
  const person = await newPerson(server);
  const page = await visit(browser, server, person, 375);
  await page.goto(`/venta/${lot.id}`);
  await page.getByRole("button", { name: /^Comprar por 8\.990\s€$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Confirmar la compra" });
  await dialog.getByText(`Va a comprar «${title}».`).waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Comprar con obligación de pago" }).click();
  const done = page.getByRole("dialog", { name: "Compra hecha" });
  await done.getByRole("link", { name: "Ver y pagar la compra" }).click();

  await page.getByRole("heading", { name: "Detalle informativo de venta directa" }).waitFor();
  await page.getByText("Borrador", { exact: false }).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: /^Pagar 8\.990,00\s€$/ }).click();
  await page.getByRole("button", { name: "Continuar al pago" }).click();
  await payByCard(page, "4242 4242 4242 4242");
  await page.getByRole("button", { name: "Cerrar" }).last().click();
  await page.getByText(/A\d{4}\/\d{6}/).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.goto("/invoices/paid");
  await page.getByRole("link", { name: title }).waitFor();
  expect(await violations(page)).toEqual([]);

  const sold = await callApi(server.origin, productSingleProduct, { id: lot.id });
  expect(sold.record.market_status).toBe("sold");

  const seller = await visit(browser, server, server.account("seller"), 375);
  await seller.goto("/invoiceseller/all");
  await seller.getByRole("link", { name: title }).click();
  await seller.getByText(person.email).waitFor();
  expect(await violations(seller)).toEqual([]);
});

test("a seller notes a transfer for what was bought, in part and then whole", async () => {
  const title = unique("Ford Focus de venta directa");
  const lot = await addLot(server, { title, auction: 0, start_price: "4000.00" });
  const buyer = await visit(browser, server, await newPerson(server), 375);
  await buyer.goto(`/venta/${lot.id}`);
  await buyer.getByRole("button", { name: /^Comprar por/ }).click();
  await buyer.getByRole("checkbox").check();
  await buyer.getByRole("button", { name: "Comprar con obligación de pago" }).click();
  await buyer.getByRole("dialog", { name: "Compra hecha" }).waitFor();

  const seller = await visit(browser, server, server.account("seller"), 375);
  await seller.goto("/invoiceseller/unpaid");
  await seller.getByRole("link", { name: title }).click();
  await seller.getByRole("button", { name: "Registrar un pago" }).click();
  await seller.getByRole("button", { name: "50 %" }).click();
  await chooseTime(seller, 3, 0);
  await seller.getByRole("button", { name: "Guardar el pago" }).click();
  await seller.getByText("Pagada en parte").waitFor();

  await buyer.goto("/invoices/unpaid");
  await buyer.getByText(/Faltan 2\.000,00\s€/).waitFor();
  await seller.getByRole("button", { name: "Registrar un pago" }).click();
  await seller.getByRole("button", { name: "Guardar el pago" }).click();
  await seller.getByText("Pagada", { exact: true }).waitFor();
});
