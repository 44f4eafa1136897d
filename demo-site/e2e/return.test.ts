import { join } from "node:path";
import { buynowAddToBuynow, invoiceChangeStatus } from "martillo/contract";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addLot, callApi, tokenOf } from "./api";
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

async function picture(page: Page, name: string) {
  const folder = process.env["MARTILLO_E2E_PICTURES"];
  if (!folder) return;
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  if (width !== 1280) return;
  await page.setViewportSize({ width: 768, height });
  await page.screenshot({ path: join(folder, `${name}-768.png`), fullPage: true });
  await page.setViewportSize({ width, height });
}

/** A vehicle of the first seller that the buyer has paid by transfer. */
async function paidSale(title: string, buyer: DemoAccount): Promise<number> {
  const lot = await addLot(server, { title, auction: 0, start_price: "8990.00" });
  const bought = await callApi(
    server.origin,
    buynowAddToBuynow,
    {
      project_id: lot.id,
      expected_price: "8990.00",
      accept_terms: 1,
      idempotency_key: crypto.randomUUID(),
    },
    await tokenOf(server.origin, buyer),
  );
  await callApi(
    server.origin,
    invoiceChangeStatus,
    { action: "paid", invoice_ids: [bought.invoice_id] },
    await tokenOf(server.origin, server.account("seller")),
  );
  return bought.invoice_id;
}

test.each([375, 1280])(
  "what was collected is withdrawn from, given back and refunded, at %d px",
  async (width) => {
    const title = `Seat León para devolver ${width}`;
    const buyer = await visit(server.account("buyer", width === 375 ? 1 : 2), width);
    const seller = await visit(server.account("seller"), width);
    const invoice = await paidSale(title, server.account("buyer", width === 375 ? 1 : 2));

    const { page } = buyer;
    await page.goto(`/appointment/schedule/${invoice}`);
    await page.getByRole("radiogroup", { name: "Día" }).getByRole("radio").nth(3).check();
    await page.getByRole("radiogroup", { name: "Hora" }).getByRole("radio").nth(1).check();
    await page.getByRole("button", { name: "Reservar recogida" }).click();
    await page.waitForURL(/\/invoices\/all$/);
    await page.goto(`/appointment/schedule/${invoice}`);
    const code = (await page.getByText(/^\d{6}$/).textContent()) ?? "";

    await seller.page.goto(`/invoice/${invoice}?side=seller`);
    await seller.page.getByRole("button", { name: "Está listo para recoger" }).click();
    await seller.page.getByRole("button", { name: "Entregar el vehículo" }).click();
    const handing = seller.page.getByRole("dialog", { name: "Entregar el vehículo" });
    for (const box of await handing.getByRole("checkbox").all()) await box.check();
    await handing.getByLabel("Código del comprador").fill(code);
    await handing.getByRole("button", { name: "Entregar", exact: true }).click();
    await seller.page.getByText("Vehículo entregado.").waitFor();

    await page.goto("/purchases/completed");
    await page.getByRole("link", { name: `Devolver o desistir: ${title}` }).click();
    await page.waitForURL(new RegExp(`/return/${invoice}$`));
    await page.getByText("Como tarde el").waitFor();
    expect(await violations(page)).toEqual([]);
    await picture(page, "ask");
    // By keys alone: a withdrawal asks for no reason.
    const press = page.getByRole("button", { name: "Desistir de la compra" });
    await press.focus();
    await page.keyboard.press("Enter");
    await page.getByText("Le hemos enviado el justificante").waitFor();
    await page.getByText("Aceptada: falta el vehículo").waitFor();
    expect(await violations(page)).toEqual([]);
    await picture(page, "withdrawn");

    await seller.page.goto(`/invoice/${invoice}?side=seller`);
    await seller.page.getByRole("button", { name: "El vehículo ha vuelto" }).click();
    const back = seller.page.getByRole("dialog", { name: "El vehículo ha vuelto" });
    await back.getByLabel("Kilómetros").fill("84120");
    const [chooser] = await Promise.all([
      seller.page.waitForEvent("filechooser"),
      back.getByRole("button", { name: "Elegir archivos" }).click(),
    ]);
    await chooser.setFiles({
      name: "frontal.png",
      mimeType: "image/png",
      buffer: await page.screenshot(),
    });
    await back.getByRole("checkbox", { name: "Con sus llaves" }).check();
    await picture(seller.page, "received");
    expect(await violations(seller.page)).toEqual([]);
    await back.getByRole("button", { name: "Anotar que ha vuelto" }).click();
    await seller.page.getByRole("button", { name: "Devolver el dinero" }).click();
    const refund = seller.page.getByRole("dialog", { name: "Devolver el dinero" });
    expect(await violations(seller.page)).toEqual([]);
    await picture(seller.page, "refund");
    await refund.getByRole("button", { name: /^Devolver 8\.990,00/ }).click();
    await seller.page.getByText("La devolución ha terminado.").waitFor();
    await picture(seller.page, "closed-seller");

    await page.goto("/purchases/returned");
    await page.getByRole("link", { name: title, exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await picture(page, "returned");
    await page.goto(`/invoice/${invoice}`);
    await page.getByText(/Devuelto el|Devuelto hoy/).waitFor();
    expect(await violations(page)).toEqual([]);
    await picture(page, "invoice");
    await seller.context.close();
    await buyer.context.close();
  },
);
