import type { Browser } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { newPerson, unique } from "./api";
import { violationsAtWidths } from "./axe";
import { chooseTime, picture, sharedBrowser, visit } from "./browser";
import { handOver, paidSale } from "./paid-sale";
import { sharedServer, type SiteServer } from "./server";

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});
test("what was collected is withdrawn from, given back and refunded", async () => {
  const title = unique("Seat León para devolver");
  const buyer = await newPerson(server);
  const page = await visit(browser, server, buyer, 1280);
  const seller = await visit(browser, server, server.account("seller"), 1280);
  const invoice = await paidSale(server, title, buyer);
  await page.goto(`/appointment/schedule/${invoice}`);
  await chooseTime(page, 3, 1);
  await page.getByRole("button", { name: "Reservar recogida" }).click();
  await page.waitForURL(/\/invoices\/all$/);
  await page.goto(`/appointment/schedule/${invoice}`);
  const code = (await page.getByText(/^\d{6}$/).textContent()) ?? "";

  await seller.goto(`/invoice/${invoice}?side=seller`);
  await handOver(seller, code);

  await page.goto("/purchases/completed");
  await page.getByRole("link", { name: `Devolver o desistir: ${title}` }).click();
  await page.waitForURL(new RegExp(`/return/${invoice}$`));
  await page.getByText("Como tarde el").waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "ask");
  // By keys alone: a withdrawal asks for no reason.
  const press = page.getByRole("button", { name: "Desistir de la compra" });
  await press.focus();
  await page.keyboard.press("Enter");
  await page.getByText("Le hemos enviado el justificante").waitFor();
  await page.getByText("Aceptada: falta el vehículo").waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "withdrawn");

  await seller.goto(`/invoice/${invoice}?side=seller`);
  await seller.getByRole("button", { name: "El vehículo ha vuelto" }).click();
  const back = seller.getByRole("dialog", { name: "El vehículo ha vuelto" });
  await back.getByLabel("Kilómetros").fill("84120");
  const [chooser] = await Promise.all([
    seller.waitForEvent("filechooser"),
    back.getByRole("button", { name: "Elegir archivos" }).click(),
  ]);
  await chooser.setFiles({
    name: "frontal.png",
    mimeType: "image/png",
    buffer: await page.screenshot(),
  });
  await back.getByRole("checkbox", { name: "Con sus llaves" }).check();
  await picture(seller, "received");
  expect(await violationsAtWidths(seller)).toEqual([]);
  await back.getByRole("button", { name: "Anotar que ha vuelto" }).click();
  await seller.getByRole("button", { name: "Devolver el dinero" }).click();
  const refund = seller.getByRole("dialog", { name: "Devolver el dinero" });
  expect(await violationsAtWidths(seller)).toEqual([]);
  await picture(seller, "refund");
  await refund.getByRole("button", { name: /^Devolver 8\.990,00/ }).click();
  await seller.getByText("La devolución ha terminado.").waitFor();
  await picture(seller, "closed-seller");

  await page.goto("/purchases/returned");
  await page.getByRole("link", { name: title, exact: true }).waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "returned");
  await page.goto(`/invoice/${invoice}`);
  await page.getByText(/Devuelto el|Devuelto hoy/).waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await picture(page, "invoice");
});
