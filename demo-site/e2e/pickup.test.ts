import { readFileSync } from "node:fs";
import { pdfOf } from "../server/ports/pdfs/testing/pdfs";
import ICAL from "ical.js";
import type { Browser } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { newPerson, unique } from "./api";
import { violations, violationsAtWidths } from "./axe";
import { chooseTime, picture, sharedBrowser, visit } from "./browser";
import { fill, press, reach } from "./keyboard";
import { bookPickup, handOver, paidSale } from "./paid-sale";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

const PDF = await pdfOf();

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});
test("what is paid is booked, moved, handed over with its code, and its papers are verified", async () => {
  const title = unique("Seat León para recoger");
  const account = await newPerson(server);
  const invoice = await paidSale(server, title, account);
  const page = await visit(browser, server, account, 375);

  await page.goto("/purchases/pickup");
  await page.getByRole("link", { name: `Reservar recogida: ${title}` }).waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await page.getByRole("link", { name: `Reservar recogida: ${title}` }).click();
  await page.getByRole("radiogroup", { name: "Día" }).waitFor();
  await chooseTime(page, 4, 1);
  expect(await violationsAtWidths(page)).toEqual([]);
  await page.getByRole("button", { name: "Reservar recogida" }).click();
  await page.waitForURL(`**/invoice/${invoice}`);

  await page.goto(`/appointment/schedule/${invoice}`);
  await page.getByText("Código de recogida:").waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
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
  await chooseTime(page, 6, 2);
  await page.getByRole("button", { name: "Actualizar" }).click();
  await page.waitForURL(`**/invoice/${invoice}`);
  await page.goto(`/appointment/schedule/${invoice}`);
  const code = (await page.getByText(/^\d{6}$/).textContent()) ?? "";
  expect(code).toMatch(/^\d{6}$/);

  const seller = await visit(browser, server, server.account("seller"), 375);
  await seller.goto(`/invoice/${invoice}?side=seller`);
  await handOver(seller, code);

  const paper = "Permiso de circulación";
  const [chooser] = await Promise.all([
    seller.waitForEvent("filechooser"),
    seller.getByRole("button", { name: `Enviar archivo: ${paper}` }).click(),
  ]);
  const file = { name: "permiso.pdf", mimeType: "application/pdf", buffer: Buffer.from(PDF) };
  await chooser.setFiles(file);
  await seller.getByText(`${paper}: enviado.`).waitFor();
  expect(await violationsAtWidths(seller)).toEqual([]);

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
  expect(readFileSync(await kept.path(), "utf8")).toMatch(/^%PDF-/);
  expect(await violationsAtWidths(page)).toEqual([]);

  await page.goto("/purchases/completed");
  await page.getByRole("link", { name: title, exact: true }).waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
});

test("a seller hands over in the yard with one phone and by keys alone: over a reload and without a line", async () => {
  const title = unique("Seat Arona para entregar");
  const account = await newPerson(server);
  const invoice = await paidSale(server, title, account, { kilometers: 84_120 });
  const code = await bookPickup(server, invoice, account);
  expect(code).toMatch(/^\d{6}$/);

  const seller = await visit(browser, server, server.account("seller"), 375);
  await seller.goto(`/appointment/schedule/${invoice}`);
  await press(seller, "button", /^Está listo para recoger$/);
  await press(seller, "button", /^Entregar el vehículo$/);
  await fill(seller, /^Código del comprador/, code);
  await fill(seller, /^Kilómetros que marca/, "84.163");
  await fill(seller, /^Llaves que entrega/, "2");
  for (const check of [/identidad/, /estado/, /llaves/, /documentación/]) {
    await reach(seller, "checkbox", check);
    await seller.keyboard.press("Space");
  }
  const [camera] = await Promise.all([
    seller.waitForEvent("filechooser"),
    press(seller, "button", /^Hacer una foto$/),
  ]);
  expect(await camera.element().getAttribute("capture")).toBe("environment");
  const buffer = await seller.screenshot();
  await camera.setFiles({ name: "frontal.png", mimeType: "image/png", buffer });
  await seller.getByRole("img", { name: "Foto 1 de 1" }).waitFor();
  await fill(seller, /^Notas/, "Rayón en la puerta trasera.");
  expect(await violationsAtWidths(seller)).toEqual([]);
  await picture(seller, "hand-over");

  await seller.reload();
  const dialog = seller.getByRole("dialog", { name: "Entregar el vehículo" });
  await dialog.getByRole("img", { name: "Foto 1 de 1" }).waitFor();
  expect(await dialog.getByLabel("Kilómetros que marca").inputValue()).toBe("84.163");
  expect(await dialog.getByLabel("Notas").inputValue()).toBe("Rayón en la puerta trasera.");
  expect(await dialog.getByRole("checkbox", { checked: true }).count()).toBe(4);

  await seller.context().setOffline(true);
  await press(seller, "button", /^Entregar$/);
  await dialog.getByText("No sabemos si la entrega se ha registrado").waitFor();
  expect(await violationsAtWidths(seller)).toEqual([]);
  await picture(seller, "hand-over-offline");
  await seller.context().setOffline(false);
  await press(seller, "button", /^Enviar otra vez$/);
  await seller.getByText("Vehículo entregado.").waitFor();
  await seller.getByText("84.163 km").waitFor();
  expect(await violationsAtWidths(seller)).toEqual([]);
  await picture(seller, "handed-over-seller");

  const buyer = await visit(browser, server, account, 375);
  await buyer.goto(`/appointment/schedule/${invoice}`);
  await buyer.getByText("Rayón en la puerta trasera.").waitFor();
  await buyer.getByText("84.163 km").waitFor();
  expect(await violationsAtWidths(buyer)).toEqual([]);
  await picture(buyer, "handed-over-buyer");
  const [kept] = await Promise.all([
    buyer.waitForEvent("download"),
    buyer.getByRole("button", { name: "Foto 1" }).click(),
  ]);
  expect(kept.suggestedFilename()).toMatch(/^frontal\.(png|jpg)$/);
});

test("what is left of a purchase is told before it can be collected, and strangers find nothing", async () => {
  const invoice = await paidSale(server, unique("Ford Focus de otro"), await newPerson(server));
  const page = await visit(browser, server, await newPerson(server), 375);
  await page.goto(`/appointment/schedule/${invoice}`);
  await page.getByText("No encontramos lo que busca.").waitFor();
  expect(await violations(page)).toEqual([]);
});
