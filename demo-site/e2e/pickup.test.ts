import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import { buynowAddToBuynow, invoiceChangeStatus } from "martillo/contract";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addLot, callApi, tokenOf } from "./api";
import { violations } from "./axe";
import { launchBrowser, newVisitor } from "./browser";
import { type DemoAccount, startServer, type TestServer } from "./server";

const PDF = "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n";

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
    acceptDownloads: true,
  });
  return { context, page: await context.newPage() };
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

async function choose(page: Page, day: number, time: number): Promise<void> {
  await page.getByRole("radiogroup", { name: "Día" }).getByRole("radio").nth(day).check();
  await page.getByRole("radiogroup", { name: "Hora" }).getByRole("radio").nth(time).check();
}

test.each([375, 1280])(
  "what is paid is booked, moved, handed over with its code, and its papers are verified, at %d px",
  async (width) => {
    const title = `Seat León para recoger ${width}`;
    const account = server.account("buyer", width === 375 ? 1 : 2);
    const invoice = await paidSale(title, account);
    const { context, page } = await visit(account, width);

    await page.goto("/purchases/pickup");
    await page.getByRole("link", { name: `Reservar recogida: ${title}` }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: `Reservar recogida: ${title}` }).click();
    await page.getByRole("radiogroup", { name: "Día" }).waitFor();
    await choose(page, 4, 1);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Reservar recogida" }).click();
    await page.waitForURL(/\/invoices\/all$/);

    await page.goto(`/appointment/schedule/${invoice}`);
    await page.getByText("Código de recogida:").waitFor();
    expect(await violations(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Añadir al calendario" }).click(),
    ]);
    const entry = new ICAL.Event(
      new ICAL.Component(
        ICAL.parse(readFileSync(await download.path(), "utf8")) as never,
      ).getFirstSubcomponent("vevent") as never,
    );
    expect(entry.summary).toBe(`Recogida: ${title}`);
    expect(entry.sequence).toBe(0);
    await page.getByRole("button", { name: "Cambiar" }).click();
    await choose(page, 6, 2);
    await page.getByRole("button", { name: "Actualizar" }).click();
    await page.waitForURL(/\/invoices\/all$/);
    await page.goto(`/appointment/schedule/${invoice}`);
    const code = (await page.getByText(/^\d{6}$/).textContent()) ?? "";
    expect(code).toMatch(/^\d{6}$/);

    const seller = await visit(server.account("seller"), width);
    await seller.page.goto(`/invoice/${invoice}?side=seller`);
    await seller.page.getByRole("button", { name: "Está listo para recoger" }).click();
    await seller.page.getByRole("button", { name: "Entregar el vehículo" }).click();
    const dialog = seller.page.getByRole("dialog", { name: "Entregar el vehículo" });
    for (const box of await dialog.getByRole("checkbox").all()) await box.check();
    await dialog.getByLabel("Código del comprador").fill(code);
    expect(await violations(seller.page)).toEqual([]);
    await dialog.getByRole("button", { name: "Entregar", exact: true }).click();
    await seller.page.getByText("Vehículo entregado.").waitFor();

    const paper = "Permiso de circulación";
    const [chooser] = await Promise.all([
      seller.page.waitForEvent("filechooser"),
      seller.page.getByRole("button", { name: `Enviar archivo: ${paper}` }).click(),
    ]);
    const file = { name: "permiso.pdf", mimeType: "application/pdf", buffer: Buffer.from(PDF) };
    await chooser.setFiles(file);
    await seller.page.getByText(`${paper}: enviado.`).waitFor();
    expect(await violations(seller.page)).toEqual([]);

    await page.goto("/documents/all");
    const own = page.locator("section", { hasText: title });
    await own
      .getByRole("button", { name: `Es correcto: ${paper}` })
      .last()
      .click();
    await page.getByText(`${paper}: comprobado.`).waitFor();
    const [kept] = await Promise.all([
      page.waitForEvent("download"),
      own
        .getByRole("button", { name: `Descargar: ${paper}` })
        .last()
        .click(),
    ]);
    expect(kept.suggestedFilename()).toBe("permiso.pdf");
    expect(readFileSync(await kept.path(), "utf8")).toBe(PDF);
    expect(await violations(page)).toEqual([]);

    await page.goto("/purchases/completed");
    await page.getByRole("link", { name: title, exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await seller.context.close();
    await context.close();
  },
);

test("what is left of a purchase is told before it can be collected, and strangers find nothing", async () => {
  const invoice = await paidSale("Ford Focus de otro", server.account("buyer", 1));
  const { context, page } = await visit(server.account("buyer", 2), 375);
  await page.goto(`/appointment/schedule/${invoice}`);
  await page.getByText("No encontramos lo que busca.").waitFor();
  expect(await violations(page)).toEqual([]);
  await context.close();
});
