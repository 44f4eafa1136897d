import type { Browser, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { addLot, bidsOf, newAddress, unique, uniquePhone } from "./api";
import { violations } from "./axe";
import { sharedBrowser, visit } from "./browser";
import { choose, fill, focusComesTo, press, reach } from "./keyboard";
import { lastCode } from "./letters";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

const PASSWORD = "Subasta-2026!";
const OTHER_PASSWORD = "Tres-mapas-2026!";
const DRAWER_BELOW = 1130;

let server: SiteServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});
async function arrive(width: number, path: string): Promise<void> {
  page = await visit(browser, server, undefined, width);
  await page.goto(path);
  await page.locator("main[data-page] h1").first().waitFor();
}

/** Nothing that axe objects to on this screen, once it is painted. */
async function isAccessible(screen: string): Promise<void> {
  expect({ screen, found: await violations(page) }).toEqual({ screen, found: [] });
}

const dialog = (name: string | RegExp) => page.getByRole("dialog", { name });

/** The drawer of narrow screens; wide ones show their links at once. */
async function openDrawer(): Promise<boolean> {
  if ((page.viewportSize()?.width ?? 0) >= DRAWER_BELOW) return false;
  await press(page, "button", /^Menú$/);
  await dialog("Menú").waitFor();
  return true;
}

/** Of the account: in the drawer, or in a menu of its own. */
async function pressInMenu(role: "button" | "link", name: RegExp): Promise<void> {
  if (!(await openDrawer())) await press(page, "button", /^Cuenta de/);
  await press(page, role, name);
}

async function openSignIn(): Promise<void> {
  await openDrawer();
  await press(page, "button", /^Entrar$/);
  await dialog("Iniciar sesión").waitFor();
}

async function signInWith(email: string, password: string): Promise<void> {
  await fill(page, /^Correo electrónico/, email);
  await fill(page, /^Contraseña/, password);
  await page.keyboard.press("Enter");
}

async function signOut(): Promise<void> {
  await pressInMenu("button", /^Cerrar sesión$/);
  await page.getByText("Ha cerrado la sesión.").first().waitFor();
}

/** Types the code that is on its way; the last digit sends it. */
async function typeCode(screen: string, recipient: string): Promise<void> {
  await focusComesTo(page, "textbox", /^Código de \d cifras/);
  await isAccessible(`${screen}: code`);
  // All of it happens in one. Once the code is typed it may close at any moment.
  expect(await page.getByRole("dialog").count()).toBe(1);
  await page.keyboard.type(await lastCode(page, recipient));
}

/** The same where the address is confirmed first. */
async function verify(title: string, recipient: string): Promise<void> {
  await dialog(title).waitFor();
  await isAccessible(`${title}: address`);
  await press(page, "button", /^Enviar código$/);
  await typeCode(title, recipient);
}

/** Fills in the name, and the house's questions. */
async function tellDetails(): Promise<void> {
  await focusComesTo(page, "textbox", /^Nombre/);
  await page.keyboard.type("Aurora");
  await fill(page, /^Apellidos/, "Bermejo");
  // It comes late: a person who tabs on before that passes it by.
  await page.getByRole("combobox", { name: /^Localidad/ }).waitFor();
  await fill(page, /^Localidad/, "Getafe", "combobox");
}

/** A buyer: e-mail, password and code, in one dialog. */
async function registerBuyer(email: string): Promise<void> {
  await focusComesTo(page, "textbox", /^Correo electrónico/);
  await dialog("Crear una cuenta").waitFor();
  await isAccessible("registration");
  await fill(page, /^Correo electrónico/, email);
  await fill(page, /^Contraseña/, "corta");
  await press(page, "button", /^Crear cuenta$/);
  await focusComesTo(page, "textbox", /^Contraseña/);
  await fill(page, /^Contraseña/, PASSWORD);
  await reach(page, "checkbox", /^Acepto las/);
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await typeCode("registration", email);
}

/** A seller: the full form, and the way of the code by choice, in the same dialog. */
async function registerSeller(email: string, phone: string): Promise<void> {
  await dialog("Crear una cuenta").waitFor();
  await choose(page, /^Vender/);
  await isAccessible("registration, step 1");
  await fill(page, /^Correo electrónico/, email);
  await fill(page, /^Contraseña/, PASSWORD);
  await fill(page, /^Repita la contraseña/, "otra");
  await press(page, "button", /^Continuar$/);
  // Not the same twice: the fault has the focus, and is put right there.
  await focusComesTo(page, "textbox", /^Repita la contraseña/);
  await fill(page, /^Repita la contraseña/, PASSWORD);
  await page.keyboard.press("Enter");
  await tellDetails();
  await reach(page, "textbox", /^Teléfono/, "Shift+Tab");
  await page.keyboard.type(phone);
  await isAccessible("registration, step 2");
  await reach(page, "checkbox", /^Acepto las/);
  await page.keyboard.press("Space");
  await press(page, "button", /^Crear cuenta$/);
  await isAccessible("verification method");
  await choose(page, /^Por SMS/);
  await press(page, "button", /^Seguir$/);
  await typeCode("registration", `+34${phone}`);
  await page.getByText("¡Registro completado!").first().waitFor();
  await dialog(/./).waitFor({ state: "hidden" });
}

test("a buyer registers by e-mail, comes back, verifies a phone and forgets the password", async () => {
  const email = newAddress();
  await arrive(375, "/");
  await openSignIn();
  await isAccessible("sign-in");
  await press(page, "button", /^Crear una cuenta$/);
  await registerBuyer(email);
  await page.getByText("¡Registro completado!").first().waitFor();
  await dialog(/./).waitFor({ state: "hidden" });

  await signOut();
  await openSignIn();
  await signInWith(email, PASSWORD);
  await dialog(/./).waitFor({ state: "hidden" });

  await pressInMenu("link", /^Mi perfil$/);
  const profile = page.locator("main .martillo-profile");
  await profile.getByText(email).first().waitFor();
  await isAccessible("profile");
  // Details that the registration did not ask for are asked before a bid.
  await press(page, "button", /^Completar$/);
  await tellDetails();
  await press(page, "button", /^Guardar y seguir$/);
  await profile.getByText("Aurora Bermejo").waitFor();
  for (const opener of [/^Añadir un teléfono$/, /^Cambiar el teléfono$/]) {
    const phone = uniquePhone();
    await press(page, "button", opener);
    await focusComesTo(page, "textbox", /^Teléfono/);
    await fill(page, /^Teléfono/, phone);
    await fill(page, /^Contraseña actual/, PASSWORD);
    await verify("Verifique su teléfono", `+34${phone}`);
    await dialog("Verifique su teléfono").waitFor({ state: "hidden" });
    const line = profile.locator("[part~=contact-line]").last();
    await expect
      .poll(async () => (await line.innerText()).replaceAll(/\s/g, ""))
      .toMatch(new RegExp(`Verificado.*${phone}`));
  }

  await signOut();
  await openSignIn();
  await press(page, "link", /^¿Ha olvidado su contraseña\?$/);
  await page.waitForURL("**/forgot_password");
  await page.getByRole("heading", { name: "Recuperar la contraseña" }).waitFor();
  await isAccessible("password forgotten");
  await fill(page, /^Correo electrónico/, email);
  await page.keyboard.press("Enter");
  await focusComesTo(page, "heading", /^Revise su correo$/);
  await isAccessible("link sent");

  await page.goto(`/dev/outbox?${new URLSearchParams({ to: email })}`);
  await press(page, "link", /\/reset_password\//);
  await page.waitForURL("**/reset_password/*");
  await page.getByRole("heading", { name: "Nueva contraseña" }).waitFor();
  await isAccessible("new password");
  await fill(page, /^Contraseña nueva/, OTHER_PASSWORD);
  await fill(page, /^Repita la contraseña/, OTHER_PASSWORD);
  await page.keyboard.press("Enter");
  await focusComesTo(page, "heading", /^Contraseña cambiada$/);
  await isAccessible("password changed");
  await press(page, "link", /^Iniciar sesión$/);
  await dialog("Iniciar sesión").waitFor();
  await signInWith(email, PASSWORD);
  await dialog("Iniciar sesión").getByRole("alert").filter({ hasText: /\S/ }).first().waitFor();
  await isAccessible("sign-in refused");
  await signInWith(email, OTHER_PASSWORD);
  await page.waitForURL("**/search/auctions");
});

test("a seller registers by SMS", async () => {
  await arrive(1280, "/");
  await openDrawer();
  await press(page, "button", /^Registrarse$/);
  await registerSeller(newAddress(), uniquePhone());
  await openDrawer();
  await press(page, "link", /^Mis lotes$/);
  await page.waitForURL("**/seller/lots/open");
});

test("who registers on the way to a bid is back at it, with the amount", async () => {
  const lot = await addLot(server, { title: unique("Lote por teclado") });
  await arrive(375, `/subasta/${lot.id}`);
  await fill(page, /^Su puja máxima/, "1500");
  await page.keyboard.press("Enter");
  await dialog("Iniciar sesión").waitFor();
  await press(page, "button", /^Crear una cuenta$/);
  await registerBuyer(newAddress());
  await dialog("Sus datos").waitFor();
  await tellDetails();
  await isAccessible("details");
  await page.keyboard.press("Enter");
  await dialog(/./).waitFor({ state: "hidden" });
  expect(new URL(page.url()).pathname).toBe(`/subasta/${lot.id}`);
  await press(page, "button", /^Confirmar/);
  await page.getByText("Puja aceptada: va ganando").first().waitFor();
  await isAccessible("bid accepted");
  expect(await bidsOf(server, lot.id)).toHaveLength(1);
});

test("a newcomer bids with five clicks and a code, and nothing lies on the last one", async () => {
  const lot = await addLot(server);
  await arrive(1280, `/subasta/${lot.id}`);
  let clicks = 0;
  let dialogs = 0;
  const click = async (name: RegExp) => {
    clicks += 1;
    await page.getByRole("button", { name }).click();
  };
  page.on("console", (message) => {
    if (message.text() === "dialog opened") dialogs += 1;
  });
  await page.evaluate(() => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function () {
      console.log("dialog opened");
      showModal.call(this);
    };
  });
  await click(/^Iniciar sesión y pujar$/);
  await click(/^Crear una cuenta$/);
  const email = newAddress();
  const form = dialog("Crear una cuenta");
  await form.waitFor();
  await form.getByLabel("Correo electrónico").fill(email);
  await form.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await form.getByLabel(/^Acepto las/).check();
  await click(/^Crear cuenta$/);
  await form.getByLabel(/^Código de \d cifras/).fill(await lastCode(page, email));
  const details = dialog("Sus datos");
  await details.getByLabel("Nombre", { exact: true }).fill("Aurora");
  await details.getByLabel("Apellidos").fill("Bermejo");
  await details.getByLabel("Localidad").fill("Getafe");
  await click(/^Guardar y seguir$/);
  const confirm = page.getByRole("button", { name: /^Confirmar/ });
  await confirm.waitFor();
  await dialog(/./).waitFor({ state: "hidden" });
  const isFree = await confirm.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((at) => {
      const seen = document.elementFromPoint(left + width * at, top + height / 2);
      return node.contains(seen);
    });
  });
  expect(isFree).toBe(true);
  await click(/^Confirmar/);
  await page.getByText("Puja aceptada: va ganando").first().waitFor();
  expect({ clicks, dialogs }).toEqual({ clicks: 5, dialogs: 1 });
  expect(await bidsOf(server, lot.id)).toHaveLength(1);
});
