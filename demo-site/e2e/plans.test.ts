import type { Browser, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { newAddress, newPerson, uniquePhone } from "./api";
import { violations } from "./axe";
import { sharedBrowser, visit } from "./browser";
import { lastCode } from "./letters";
import { payFrame, typeCard } from "./pay-by-card";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});
const main = () => page.locator("main");
const dialog = () => page.getByRole("dialog");

/** Fills in the card in the frame and presses its button. */
async function sendCard(number: string) {
  const frame = payFrame(page);
  await typeCard(frame, number);
  const press = frame.getByRole("button", { name: /^(Guardar|Pagar)/ });
  await press.click();
  await press.waitFor({ state: "detached", timeout: 60_000 });
}

test("a seller takes a trial with a card, upgrades, cancels and resumes", async () => {
  const me = await newPerson(server, { seller_type: "seller" });
  page = await visit(browser, server, me);
  await page.goto("/payments/viewplans");
  const inicio = main().locator(".martillo-plan").filter({ hasText: "Inicio" });
  await inicio.getByRole("button", { name: "Probar 30 días gratis" }).click();
  await page.waitForURL(/\/payments\/subscription\?plan=inicio/);
  await expect.poll(() => dialog().innerText()).toMatch(/cobraremos 36,30\s€/);
  await dialog().getByRole("button", { name: "Añadir una tarjeta" }).click();
  await sendCard("4242 4242 4242 4242");
  await dialog().getByRole("button", { name: "Empezar la prueba gratuita" }).click();
  await expect.poll(() => main().innerText()).toMatch(/Inicio · mensual\s+En prueba/);
  expect(await violations(page)).toEqual([]);

  await page.getByRole("tab", { name: "Ver planes" }).click();
  const negocio = main().locator(".martillo-plan").filter({ hasText: "Negocio" });
  await negocio.getByRole("button", { name: "Mejorar plan" }).click();
  await expect.poll(() => dialog().innerText()).toMatch(/Total\s+145,20\s€/);
  await dialog()
    .getByRole("button", { name: /^Pagar 145,20/ })
    .click();
  await expect.poll(() => dialog().innerText()).toContain("Ya tiene el plan Negocio");
  await dialog().getByRole("button", { name: "Listo" }).click();

  await page.getByRole("tab", { name: "Mi suscripción" }).click();
  await expect.poll(() => main().innerText()).toMatch(/Negocio · mensual\s+Activo/);
  await page.setViewportSize({ width: 375, height: 800 });
  await main().getByRole("button", { name: "Cancelar la suscripción" }).click();
  await dialog().getByRole("button", { name: "Cancelar la suscripción" }).click();
  await expect.poll(() => main().innerText()).toContain("Su suscripción está cancelada.");
  expect(await violations(page)).toEqual([]);
  await main().getByRole("button", { name: "Reanudar" }).click();
  await expect.poll(() => main().innerText()).toMatch(/Negocio · mensual\s+Activo/);

  await page.goto("/seller/payments/mysubcriptionlist");
  await expect.poll(() => main().innerText()).toMatch(/Negocio · mensual[\s\S]*145,20\s€/);
  await expect.poll(() => main().innerText()).toMatch(/Inicio · mensual[\s\S]*Sin cobro/);
});

test("a guest compares plans and is asked to sign in", async () => {
  page = await visit(browser, server, undefined, 375);
  await page.goto("/contrataciones");
  await page.getByRole("radio", { name: "Anual" }).click();
  await expect.poll(() => main().innerText()).toMatch(/Profesional\s+720\s€ al año/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Empezar" }).first().click();
  await expect.poll(() => dialog().innerText()).toContain("seguirá con el plan elegido");
});

test("a guest who registers from a plan is a seller, and goes on with that plan", async () => {
  page = await visit(browser, server, undefined, 375);
  await page.goto("/contrataciones");
  const inicio = main().locator(".martillo-plan").filter({ hasText: "Inicio" });
  await page.getByRole("radio", { name: "Anual" }).click();
  await expect.poll(() => inicio.innerText()).toContain("al año");
  await inicio.getByRole("button", { name: "Crear cuenta de vendedor" }).click();
  const field = (label: RegExp) => dialog().getByLabel(label).first();
  await field(/^Repita la contraseña/).waitFor();
  expect(await dialog().getByText("Comprar", { exact: true }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await field(/^Correo electrónico/).fill(newAddress());
  await field(/^Contraseña/).fill("Subasta-2026!");
  await field(/^Repita la contraseña/).fill("Subasta-2026!");
  await dialog().getByRole("button", { name: "Continuar" }).click();
  await field(/^Nombre/).fill("Aurora");
  await field(/^Apellidos/).fill("Bermejo");
  await field(/^Localidad/).fill("Getafe");
  const phone = uniquePhone();
  await field(/^Teléfono/).fill(phone);
  await field(/^Acepto las/).check();
  await dialog().getByRole("button", { name: "Crear cuenta" }).click();
  await field(/^Por SMS/).check();
  await dialog().getByRole("button", { name: "Seguir" }).click();
  await field(/^Código de \d cifras/).fill(await lastCode(page, `+34${phone}`));
  await page.waitForURL(/\/payments\/subscription\?plan=inicio&period=yearly/);
  await expect.poll(() => dialog().innerText()).toMatch(/Inicio/);
});

test("a dealer's page leads a guest to the seller's registration, with the plan", async () => {
  page = await visit(browser, server, undefined, 375);
  const wanted = encodeURIComponent("/payments/subscription?plan=inicio&period=monthly");
  await page.goto(`/login?from=${wanted}&register=seller`);
  await dialog()
    .getByLabel(/^Repita la contraseña/)
    .waitFor();
});
