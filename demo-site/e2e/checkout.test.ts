import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { productSingleProduct, PATHS } from "martillo/contract";
import { addLot, callApi, newPerson, unique } from "./api";
import { violations, violationsAtWidths } from "./axe";
import { picture, sharedBrowser, visit } from "./browser";
import { changeData } from "./change-data";
import { startServer, type TestServer } from "./server";

let server: TestServer;
let browser: Browser;

/** A reservation that a test can wait for, and type in. */
const RESERVATION_S = 40;
/** Each test waits until a reservation is over: 84 s on a machine that is crowded. */
const TEST_LIMIT_MS = 180_000;

beforeAll(async () => {
  // A server of its own: this changes a setting of the house, and starts the server anew.
  server = await startServer();
  await changeData(server, "update settings set value = value || $1::jsonb where key = 'sale'", [
    JSON.stringify({ reservation_s: RESERVATION_S }),
  ]);
  browser = await sharedBrowser();
});
afterAll(async () => {
  await server?.stop();
});

async function statusOf(id: number) {
  return (await callApi(server.origin, productSingleProduct, { id })).record.market_status;
}

test(
  "a vehicle is reserved, let go by the clock, reserved again and checked out; its seller calls it off",
  async () => {
    const title = unique("Seat Ateca reservado");
    const lot = await addLot(server, { title, auction: 0, start_price: "12500.00" });
    const page = await visit(browser, server, await newPerson(server), 375);
    await page.goto(`/venta/${lot.id}`);
    await page.getByRole("button", { name: "Reservar 15 min" }).click();
    await page.getByText("Lo tiene reservado:").waitFor();
    expect(await statusOf(lot.id)).toBe("reserved");
    await picture(page, "lot");
    await page.getByRole("link", { name: "Ir al pago" }).click();

    await page.waitForURL(`**${PATHS.buyNowCart}`);
    await page.getByText("Reservado para usted:").waitFor();
    expect(await violationsAtWidths(page)).toEqual([]);
    await picture(page, "cart");
    await page.getByRole("link", { name: "Ir al pago" }).click();

    // The typed text is still there when the reservation has ended.
    await page.getByLabel("NIF, NIE o CIF").fill("12345678Z");
    await page.getByLabel("Dirección", { exact: true }).fill("Calle Mayor 1");
    await page.getByLabel("Código postal").fill("28013");
    await page.getByLabel("Población").fill("Madrid");
    await page.getByLabel("Provincia").fill("Madrid");
    expect(await violationsAtWidths(page)).toEqual([]);
    await picture(page, "details");
    await page.getByText(`Ha terminado la reserva de «${title}».`).waitFor();
    await expect.poll(() => statusOf(lot.id)).toBe("open");
    expect(await violationsAtWidths(page)).toEqual([]);
    await picture(page, "ended");
    expect(await page.getByLabel("Población").inputValue()).toBe("Madrid");
    await page.getByRole("button", { name: `Reservar de nuevo «${title}»` }).click();
    await page.getByText("Reservado para usted:").waitFor();

    await page.getByRole("button", { name: "Continuar" }).click();
    await page.getByText(/Está en /).waitFor();
    await picture(page, "pickup");
    await page.getByRole("button", { name: "Continuar" }).click();
    await page.getByRole("checkbox", { name: /He leído y acepto/ }).check();
    await picture(page, "summary");
    await page.getByRole("button", { name: "Confirmar pedido con obligación de pago" }).click();
    await page.getByRole("heading", { name: "Pedido confirmado" }).waitFor();
    expect(await violationsAtWidths(page)).toEqual([]);
    await picture(page, "done");
    await page.getByRole("link", { name: "Ver y pagar la compra" }).click();
    await page.getByText(/A\d{4}\/\d{6}/).waitFor();
    await page.getByText("12345678Z").waitFor();
    expect(await statusOf(lot.id)).toBe("sold");

    const seller = await visit(browser, server, server.account("seller"), 375);
    await seller.goto(PATHS.sellerInvoices);
    await seller.getByRole("link", { name: title }).click();
    await seller.getByRole("button", { name: "Anular la venta" }).first().click();
    await seller.getByLabel("Explicación").fill("Lo hemos hablado.");
    await seller.getByRole("dialog").getByRole("button", { name: "Anular la venta" }).click();
    await expect.poll(() => statusOf(lot.id)).toBe("withdrawn");

    await page.goto(PATHS.buyNowCart);
    await page.getByText("Su cesta está vacía").waitFor();
    expect(await violationsAtWidths(page)).toEqual([]);
  },
  TEST_LIMIT_MS,
);

test(
  "another visitor sees until when it is reserved, and cannot buy it",
  async () => {
    const title = unique("Audi A3 que otro mira");
    const lot = await addLot(server, { title, auction: 0, start_price: "9000.00" });
    const holder = await visit(browser, server, await newPerson(server));
    await holder.goto(`/venta/${lot.id}`);
    await holder.getByRole("button", { name: "Reservar 15 min" }).waitFor();
    const other = await visit(browser, server, await newPerson(server));
    await other.goto(`/venta/${lot.id}`);
    await other.getByRole("button", { name: /^Comprar por/ }).waitFor();
    await holder.getByRole("button", { name: "Reservar 15 min" }).click();
    await other.getByText(/^Reservado por otro comprador hasta las \d+:\d\d\.$/).waitFor();
    expect(await other.getByRole("button", { name: /^Comprar por/ }).count()).toBe(0);
    expect(await violations(other)).toEqual([]);
    await holder.getByText("Lo tiene reservado:").waitFor();
    expect(await violations(holder)).toEqual([]);
    // Once it is over it can be had again, without a reload.
    await other.getByRole("button", { name: /^Comprar por/ }).waitFor();
  },
  TEST_LIMIT_MS,
);
