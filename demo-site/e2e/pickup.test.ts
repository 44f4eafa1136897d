import { readFileSync } from "node:fs";
import { pdfOf } from "../server/ports/pdfs/testing/pdfs";
import ICAL from "ical.js";
import type { Browser } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { newPerson, unique } from "./api";
import { violations, violationsAtWidths } from "./axe";
import { chooseTime, sharedBrowser, visit } from "./browser";
import { handOver, paidSale } from "./paid-sale";
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

test("what is left of a purchase is told before it can be collected, and strangers find nothing", async () => {
  const invoice = await paidSale(server, unique("Ford Focus de otro"), await newPerson(server));
  const page = await visit(browser, server, await newPerson(server), 375);
  await page.goto(`/appointment/schedule/${invoice}`);
  await page.getByText("No encontramos lo que busca.").waitFor();
  expect(await violations(page)).toEqual([]);
});
