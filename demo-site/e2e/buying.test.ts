import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { productSingleProduct } from "martillo/contract";
import { addLot, callApi } from "./api";
import { violations } from "./axe";
import { launchBrowser, newVisitor } from "./browser";
import { payByCard } from "./pay-by-card";
import { type DemoAccount, startServer, type TestServer } from "./server";

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function visit(account: DemoAccount): Promise<{ context: BrowserContext; page: Page }> {
  const context = await newVisitor(browser, server, account, {
    viewport: { width: 375, height: 800 },
    reducedMotion: "reduce",
  });
  return { context, page: await context.newPage() };
}

test("a vehicle is bought at its price, paid by card, and both sides see it in their lists", async () => {
  const title = "Seat León de venta directa";
  const lot = await addLot(server, { title, auction: 0, start_price: "8990.00" });
  const { context, page } = await visit(server.account("buyer", 1));
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
  await context.close();

  const sold = await callApi(server.origin, productSingleProduct, { id: lot.id });
  expect(sold.record.market_status).toBe("sold");

  const seller = await visit(server.account("seller"));
  await seller.page.goto("/invoiceseller/all");
  await seller.page.getByRole("link", { name: title }).click();
  await seller.page.getByText(server.account("buyer", 1).email).waitFor();
  expect(await violations(seller.page)).toEqual([]);
  await seller.context.close();
});

test("a seller notes a transfer for what was bought, in part and then whole", async () => {
  const title = "Ford Focus de venta directa";
  const lot = await addLot(server, { title, auction: 0, start_price: "4000.00" });
  const buyer = await visit(server.account("buyer", 2));
  await buyer.page.goto(`/venta/${lot.id}`);
  await buyer.page.getByRole("button", { name: /^Comprar por/ }).click();
  await buyer.page.getByRole("checkbox").check();
  await buyer.page.getByRole("button", { name: "Comprar con obligación de pago" }).click();
  await buyer.page.getByRole("dialog", { name: "Compra hecha" }).waitFor();

  const seller = await visit(server.account("seller"));
  await seller.page.goto("/invoiceseller/unpaid");
  await seller.page.getByRole("link", { name: title }).click();
  await seller.page.getByRole("button", { name: "Registrar un pago" }).click();
  await seller.page.getByRole("button", { name: "50 %" }).click();
  await seller.page.getByRole("radiogroup", { name: "Día" }).getByRole("radio").nth(3).check();
  await seller.page.getByRole("radiogroup", { name: "Hora" }).getByRole("radio").first().check();
  await seller.page.getByRole("button", { name: "Guardar el pago" }).click();
  await seller.page.getByText("Pagada en parte").waitFor();

  await buyer.page.goto("/invoices/unpaid");
  await buyer.page.getByText(/Faltan 2\.000,00\s€/).waitFor();
  await seller.page.getByRole("button", { name: "Registrar un pago" }).click();
  await seller.page.getByRole("button", { name: "Guardar el pago" }).click();
  await seller.page.getByText("Pagada", { exact: true }).waitFor();
  await buyer.context.close();
  await seller.context.close();
});
