import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { productSingleProduct } from "martillo/contract";
import { addLot, callApi } from "./api";
import { violations } from "./axe";
import { launchBrowser, newVisitor } from "./browser";
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

async function visit(
  account: DemoAccount,
  width: number,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await newVisitor(browser, server, account, {
    viewport: { width, height: 800 },
    reducedMotion: "reduce",
  });
  return { context, page: await context.newPage() };
}

describe.each([375, 1280])("at %i px", (width) => {
  test("a buyer offers, the seller names another price, the buyer accepts, and both see the account", async () => {
    const title = `Seat León con ofertas ${width}`;
    const lot = await addLot(server, { title, auction: 0, start_price: "8990.00" });
    const buyer = await visit(server.account("buyer", 1), width);
    await buyer.page.goto(`/venta/${lot.id}`);
    await buyer.page.getByRole("button", { name: "Hacer una oferta" }).click();
    const dialog = buyer.page.getByRole("dialog");
    await dialog.getByLabel("Importe").fill("7500");
    await dialog.getByRole("checkbox").check();
    expect(await violations(buyer.page)).toEqual([]);
    await dialog.getByRole("button", { name: "Revisar la oferta" }).click();
    expect(await violations(buyer.page)).toEqual([]);
    await dialog
      .getByRole("button", { name: "Enviar oferta (con obligación de pago si se acepta)" })
      .click();
    await dialog.getByText(/Hemos enviado su oferta de 7\.500,00\s€/).waitFor();
    await dialog.getByRole("button", { name: "Cerrar" }).last().click();
    await buyer.page.getByText(/Usted ofreció 7\.500,00\s€/).waitFor();
    expect(await violations(buyer.page)).toEqual([]);

    const seller = await visit(server.account("seller"), width);
    await seller.page.goto("/alloffers");
    const row = seller.page.getByRole("listitem").filter({ hasText: title });
    await row.getByText("Comprador 1").waitFor();
    expect(await row.getByText(server.account("buyer", 1).email).count()).toBe(0);
    expect(await violations(seller.page)).toEqual([]);
    await row.getByRole("button", { name: "Comparar las ofertas abiertas" }).click();
    await seller.page.getByRole("dialog").getByRole("table").waitFor();
    expect(await violations(seller.page)).toEqual([]);
    await seller.page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).last().click();
    await row.getByRole("button", { name: "Contraoferta" }).click();
    const answer = seller.page.getByRole("dialog");
    await answer.getByLabel("Importe").fill("8250");
    await answer.getByRole("button", { name: "Revisar la oferta" }).click();
    await answer.getByRole("button", { name: "Enviar contraoferta" }).click();
    await answer.getByText(/Hemos enviado su contraoferta/).waitFor();
    await answer.getByRole("button", { name: "Cerrar" }).last().click();

    // The page that is open hears of it.
    await buyer.page.getByRole("button", { name: /^Aceptar 8\.250\s€$/ }).click();
    await dialog.getByRole("checkbox").check();
    expect(await violations(buyer.page)).toEqual([]);
    await dialog.getByRole("button", { name: "Aceptar con obligación de pago" }).click();
    await dialog.getByText(/es suyo por 8\.250,00\s€/).waitFor();
    await dialog.getByRole("link", { name: "Ver y pagar la compra" }).click();
    await buyer.page.getByRole("heading", { name: /Detalle informativo/i }).waitFor();
    await buyer.page
      .getByText(/8\.250,00\s€/)
      .first()
      .waitFor();
    const sold = await callApi(server.origin, productSingleProduct, { id: lot.id });
    expect(sold.record.market_status).toBe("sold");
    await buyer.page.goto("/myoffers");
    await buyer.page
      .getByRole("listitem")
      .filter({ hasText: title })
      .getByText("Aceptada")
      .waitFor();
    expect(await violations(buyer.page)).toEqual([]);

    await row.getByText(server.account("buyer", 1).email).waitFor();
    await row.getByRole("link", { name: "Ver la venta" }).click();
    await seller.page.getByRole("heading", { name: /Detalle informativo/i }).waitFor();
    await seller.page.getByText(server.account("buyer", 1).email).waitFor();
    await buyer.context.close();
    await seller.context.close();
  });
});
