import type { Browser, BrowserContext, Page } from "playwright";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { userLogin } from "martillo/contract";
import { callApi, newAddress, newAccount, tokenOf, uniquePhone } from "./api";
import { violations } from "./axe";
import { newVisitor, sharedBrowser } from "./browser";
import { lastCode } from "./letters";
import { sharedServer } from "./server";
import type { DemoAccount, SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});
/** Each test changes a person of its own. */
let me: DemoAccount;

beforeEach(async () => {
  me = await newAccount(server);
  context = await newVisitor(browser, server);
  page = await context.newPage();
  // Once, not with each page: tokens change with e-mail, phone and password.
  await page.goto("/dev/outbox");
  await page.evaluate(
    (token) => localStorage.setItem(`martillo:token:${location.origin}`, token),
    await tokenOf(server.origin, me),
  );
});

const profile = () => page.locator("main .martillo-profile");

async function canSignIn(email: string, password: string): Promise<boolean> {
  const login = callApi(server.origin, userLogin, { email, password });
  return login.then(
    () => true,
    () => false,
  );
}

test("the profile is a page; what is changed in it is known in the other tab", async () => {
  const other = await context.newPage();
  await other.goto("/account/change");
  await other.getByText("Hola, Ana").waitFor();

  await page.goto("/cuenta/perfil");
  await profile().waitFor();
  expect(await violations(page)).toEqual([]);
  await profile().getByRole("button", { name: "Editar mis datos" }).click();
  await profile().getByLabel("Nombre", { exact: true }).fill("Lucía");
  await profile().getByLabel("Código postal").fill("28013");
  await profile().getByLabel("Localidad").fill("Madrid");
  await profile().getByRole("button", { name: "Guardar" }).click();
  await profile().getByText("Hemos guardado sus datos.").waitFor();
  await profile().getByText("28013 Madrid").waitFor();
  await other.getByText("Hola, Lucía").waitFor();

  await page.getByText("Hola, Lucía").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.reload();
  await profile().getByText("Lucía Ruiz").waitFor();
});

test("a phone is verified by its code", async () => {
  await page.goto("/cuenta/perfil");
  await profile().getByRole("button", { name: "Añadir un teléfono" }).click();
  const codes = page.getByRole("dialog", { name: /^Verifique su/ });
  const phone = uniquePhone();
  await codes.getByLabel("Teléfono").fill(phone);
  await codes.getByLabel("Contraseña actual", { exact: true }).fill(me.password);
  await codes.getByRole("button", { name: "Enviar" }).click();
  await codes.locator("[data-step=code]").waitFor();
  await codes.getByRole("textbox").fill(await lastCode(page, `+34${phone}`));
  await profile().getByText("Su teléfono está verificado").waitFor();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  const line = profile().locator("[part~=contact-line]").last();
  await expect.poll(() => line.innerText()).toContain("Verificado");
});

test("an e-mail changes by its code, and signs in from then on", async () => {
  await page.goto("/cuenta/perfil");
  await profile()
    .getByRole("button", { name: /el correo electrónico$/ })
    .click();
  const codes = page.getByRole("dialog", { name: /^Verifique su/ });
  const email = newAddress();
  const elsewhere = await tokenOf(server.origin, me);
  await codes.getByLabel("Correo electrónico").fill(email);
  await codes.getByLabel("Contraseña actual", { exact: true }).fill("No-es-esta-1");
  await codes.getByRole("button", { name: "Enviar" }).click();
  await codes.getByText("La contraseña actual no es correcta.").waitFor();
  expect(await violations(page)).toEqual([]);
  await codes.getByLabel("Contraseña actual", { exact: true }).fill(me.password);
  await codes.getByRole("button", { name: "Enviar" }).click();
  await codes.locator("[data-step=code]").waitFor();
  await codes.getByRole("textbox").fill(await lastCode(page, email));
  await profile().getByText("Su correo está verificado").waitFor();
  await profile().getByText(email).waitFor();
  await page.reload();
  await profile().getByText(email).waitFor();
  expect(await canSignIn(me.email, me.password)).toBe(false);
  expect(await canSignIn(email, me.password)).toBe(true);
  const stolen = { authorization: `Bearer ${elsewhere}` };
  const before = await page.request.post("/api/user/validateUser", { headers: stolen, data: {} });
  expect(before.status()).toBe(401);
});

test("another password, and the old one is refused", async () => {
  await page.goto("/account/change");
  await page.getByLabel("Contraseña actual", { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Contraseña actual", { exact: true }).fill(me.password);
  await page.getByLabel("Contraseña nueva", { exact: true }).fill("tres mapas rotos");
  await page.getByLabel("Repita la contraseña nueva", { exact: true }).fill("tres mapas rotos");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Guardar la contraseña" }).click();
  await page.getByText("Su contraseña ha cambiado.").waitFor();
  expect(await canSignIn(me.email, me.password)).toBe(false);
  expect(await canSignIn(me.email, "tres mapas rotos")).toBe(true);
  // This one goes on.
  await page.getByRole("link", { name: "Avisos" }).click();
  await page.locator('main[data-page="notifications"]').waitFor();
});

test("what one wants to hear of is still chosen after the page is loaded again", async () => {
  await page.goto("/account/notifications");
  const receipts = page.getByRole("checkbox", { name: "Puja aceptada: Correo" });
  const outbid = page.getByRole("checkbox", { name: "Me han superado: Correo" });
  await outbid.waitFor();
  expect(await violations(page)).toEqual([]);
  await receipts.check();
  await outbid.uncheck();
  await page.locator("main").getByRole("radio", { name: "Oscuro" }).check();
  await page.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Hemos guardado sus preferencias.").waitFor();
  await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
  await page.reload();
  await receipts.waitFor();
  await expect
    .poll(async () => [await receipts.isChecked(), await outbid.isChecked()])
    .toEqual([true, false]);
});

test("the menu stands beside the page, or folds where there is no room, and works by keyboard", async () => {
  await page.goto("/account/change");
  const menu = page.getByRole("navigation", { name: "Mi cuenta" });
  await menu.getByRole("link", { name: "Ganadas", exact: true }).click();
  await page.locator('main[data-page="my-bids"]').waitFor();
  await expect.poll(() => menu.locator("[aria-current=page]").innerText()).toBe("Ganadas");
  await page.getByRole("button", { name: "Volver" }).click();
  await page.locator('main[data-page="change-password"]').waitFor();

  await page.setViewportSize({ width: 375, height: 800 });
  const toggle = menu.getByRole("button", { name: "Abrir el menú de la cuenta" });
  await toggle.focus();
  await page.keyboard.press("Enter");
  await menu.getByRole("link", { name: "Mi perfil" }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator('main[data-page="profile"]').waitFor();
  expect(await violations(page)).toEqual([]);
});

test("sellers have their sales in the menu, and no notices", async () => {
  const seller = await newVisitor(browser, server, server.account("seller"));
  const sales = await seller.newPage();
  await sales.goto("/account/notifications");
  await sales.waitForURL("**/cuenta/perfil");
  const menu = sales.getByRole("navigation", { name: "Mi cuenta" });
  await menu.getByText("Ventas", { exact: true }).waitFor();
  expect(await menu.getByRole("link", { name: "Avisos" }).count()).toBe(0);
  await sales.goto("/seller/templates");
  await menu.getByText("Ventas", { exact: true }).waitFor();
});
