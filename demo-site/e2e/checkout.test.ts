import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { productSingleProduct } from "martillo/contract";
import { PATHS } from "martillo/domain";
import { openLite } from "../server/platform/db/pglite";
import { addLot, callApi } from "./api";
import { violations } from "./axe";
import { launchBrowser, newVisitor } from "./browser";
import { type DemoAccount, startServer, type TestServer } from "./server";

let server: TestServer;
let browser: Browser;

/** A reservation that a test can wait for, and type in. */
const RESERVATION_S = 30;

beforeAll(async () => {
  server = await startServer();
  await server.kill();
  const { lite } = await openLite({ dataDir: join(server.data, "db") });
  await lite.query("insert into settings (key, value) values ('sale', $1::jsonb)", [
    JSON.stringify({ reservation_s: RESERVATION_S }),
  ]);
  await lite.close();
  await server.restart();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function visit(
  account: DemoAccount,
  width: number,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await newVisitor(browser, server, account, {
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
  });
  return { context, page: await context.newPage() };
}

async function picture(page: Page, name: string) {
  const folder = process.env["MARTILLO_E2E_PICTURES"];
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

async function statusOf(id: number) {
  return (await callApi(server.origin, productSingleProduct, { id })).record.market_status;
}

test.each([
  [375, 1],
  [1280, 2],
] as const)(
  "at %i px a vehicle is reserved, let go by the clock, reserved again and checked out; its seller calls it off",
  async (width, buyer) => {
    const title = `Seat Ateca reservado a ${width}`;
    const lot = await addLot(server, { title, auction: 0, start_price: "12500.00" });
    const { context, page } = await visit(server.account("buyer", buyer), width);
    await page.goto(`/venta/${lot.id}`);
    await page.getByRole("button", { name: "Reservar 15 min" }).click();
    await page.getByText("Lo tiene reservado:").waitFor();
    expect(await statusOf(lot.id)).toBe("reserved");
    expect(await violations(page)).toEqual([]);
    await picture(page, `lot-${width}`);
    await page.getByRole("link", { name: "Ir al pago" }).click();

    await page.waitForURL(`**${PATHS.buyNowCart}`);
    await page.getByText("Reservado para usted:").waitFor();
    expect(await violations(page)).toEqual([]);
    await picture(page, `cart-${width}`);
    await page.getByRole("link", { name: "Ir al pago" }).click();

    // What is typed is still there when the reservation has ended.
    await page.getByLabel("NIF, NIE o CIF").fill("12345678Z");
    await page.getByLabel("Dirección", { exact: true }).fill("Calle Mayor 1");
    await page.getByLabel("Código postal").fill("28013");
    await page.getByLabel("Población").fill("Madrid");
    await page.getByLabel("Provincia").fill("Madrid");
    expect(await violations(page)).toEqual([]);
    await picture(page, `details-${width}`);
    await page.getByText(`Ha terminado la reserva de «${title}».`).waitFor();
    await expect.poll(() => statusOf(lot.id)).toBe("open");
    expect(await violations(page)).toEqual([]);
    await picture(page, `ended-${width}`);
    expect(await page.getByLabel("Población").inputValue()).toBe("Madrid");
    await page.getByRole("button", { name: `Reservar de nuevo «${title}»` }).click();
    await page.getByText("Reservado para usted:").waitFor();

    await page.getByRole("button", { name: "Continuar" }).click();
    await page.getByText(/Está en /).waitFor();
    await picture(page, `pickup-${width}`);
    await page.getByRole("button", { name: "Continuar" }).click();
    await page.getByRole("checkbox", { name: /He leído y acepto/ }).check();
    await picture(page, `summary-${width}`);
    await page.getByRole("button", { name: "Confirmar pedido con obligación de pago" }).click();
    await page.getByRole("heading", { name: "Pedido confirmado" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await picture(page, `done-${width}`);
    await page.getByRole("link", { name: "Ver y pagar la compra" }).click();
    await page.getByText(/A\d{4}\/\d{6}/).waitFor();
    await page.getByText("12345678Z").waitFor();
    expect(await statusOf(lot.id)).toBe("sold");

    const seller = await visit(server.account("seller"), width);
    await seller.page.goto(PATHS.sellerInvoices);
    await seller.page.getByRole("link", { name: title }).click();
    await seller.page.getByRole("button", { name: "Anular la venta" }).first().click();
    await seller.page.getByLabel("Explicación").fill("Lo hemos hablado.");
    await seller.page.getByRole("dialog").getByRole("button", { name: "Anular la venta" }).click();
    await expect.poll(() => statusOf(lot.id)).toBe("withdrawn");
    await seller.context.close();

    await page.goto(PATHS.buyNowCart);
    await page.getByText("Su cesta está vacía").waitFor();
    expect(await violations(page)).toEqual([]);
    await context.close();
  },
);

test("another visitor sees until when it is reserved, and cannot buy it", async () => {
  const title = "Audi A3 que otro mira";
  const lot = await addLot(server, { title, auction: 0, start_price: "9000.00" });
  const holder = await visit(server.account("buyer", 1), 1280);
  await holder.page.goto(`/venta/${lot.id}`);
  await holder.page.getByRole("button", { name: "Reservar 15 min" }).waitFor();
  const other = await visit(server.account("buyer", 2), 1280);
  await other.page.goto(`/venta/${lot.id}`);
  await other.page.getByRole("button", { name: /^Comprar por/ }).waitFor();
  await holder.page.getByRole("button", { name: "Reservar 15 min" }).click();
  await other.page.getByText(/^Reservado por otro comprador hasta las \d+:\d\d\.$/).waitFor();
  expect(await other.page.getByRole("button", { name: /^Comprar por/ }).count()).toBe(0);
  expect(await violations(other.page)).toEqual([]);
  // Once it is over it can be had again, without a reload.
  await other.page.getByRole("button", { name: /^Comprar por/ }).waitFor();
  await holder.context.close();
  await other.context.close();
});
