import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { addLot, bidsOf } from "./api";
import { violations } from "./axe";
import { launchBrowser, newVisitor } from "./browser";
import { choose, fill, focusComesTo, press, reach } from "./keyboard";
import { startServer, type TestServer } from "./server";

const PASSWORD = "Subasta-2026!";
const OTHER_PASSWORD = "Tres-mapas-2026!";
const DRAWER_BELOW = 1130;
/** One step of a journey; what takes longer has failed. */
const STEP_MS = 20_000;

let server: TestServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
afterEach(async () => {
  await context?.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function arrive(width: number, path: string): Promise<void> {
  context = await newVisitor(browser, server, undefined, {
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
  });
  page = await context.newPage();
  page.setDefaultTimeout(STEP_MS);
  await page.goto(path);
  await page.locator("main[data-page] h1").first().waitFor();
}

/** Nothing that axe objects to on this screen, once it is painted. */
async function isAccessible(screen: string): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
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

/** The code of the last message to an address or a number, as the page of messages shows it. */
async function codeTo(recipient: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const letters = await page.request.get(
        `/dev/outbox?${new URLSearchParams({ to: recipient })}`,
      );
      code = /data-code>(\d+)</.exec(await letters.text())?.[1];
      return code;
    })
    .toBeDefined();
  return code!;
}

/** Types the code that comes after the press; the last digit sends it. */
async function verify(title: string, recipient: string): Promise<void> {
  await dialog(title).waitFor();
  await isAccessible(`${title}: address`);
  await press(page, "button", /^Enviar código$/);
  await focusComesTo(page, "textbox", /^Código de \d cifras/);
  await isAccessible(`${title}: code`);
  await page.keyboard.type(await codeTo(recipient));
}

interface Person {
  email: string;
  kind: "Comprar" | "Vender";
  /** Sellers verify this one, buyers their e-mail. */
  phone?: string;
}

/** From the open form of a registration to its last digit. */
async function register({ email, kind, phone }: Person): Promise<void> {
  await dialog("Crear una cuenta").waitFor();
  await isAccessible("registration, step 1");
  await choose(page, new RegExp(`^${kind}`));
  await fill(page, /^Correo electrónico/, email);
  await fill(page, /^Contraseña/, PASSWORD);
  await fill(page, /^Repita la contraseña/, "otra");
  await press(page, "button", /^Continuar$/);
  // Not the same twice: the fault has the focus, and is put right there.
  await focusComesTo(page, "textbox", /^Repita la contraseña/);
  await fill(page, /^Repita la contraseña/, PASSWORD);
  await page.keyboard.press("Enter");
  await focusComesTo(page, "textbox", /^Nombre/);
  await page.keyboard.type("Aurora");
  await fill(page, /^Apellidos/, "Bermejo");
  if (phone) await fill(page, /^Teléfono/, phone);
  await fill(page, /^Localidad/, "Getafe", "combobox");
  await reach(page, "textbox", /^Apellidos/, "Shift+Tab");
  await isAccessible("registration, step 2");
  await reach(page, "checkbox", /^Acepto las/);
  await page.keyboard.press("Space");
  await press(page, "button", /^Crear cuenta$/);

  await dialog("Verifique su cuenta").waitFor();
  await isAccessible("verification method");
  await choose(page, phone ? /^Por SMS/ : /^Por correo/);
  await press(page, "button", /^Seguir$/);
  if (phone) await verify("Verifique su teléfono", `+34${phone}`);
  else await verify("Verifique su correo", email);
  await page.getByText("¡Registro completado!").first().waitFor();
  await dialog(/./).waitFor({ state: "hidden" });
}

describe.each([375, 1280])("%i px, with the keyboard alone", (width) => {
  test("a buyer registers by e-mail, comes back, verifies a phone and forgets the password", async () => {
    const email = `aurora.${width}@ejemplo.example`;
    await arrive(width, "/");
    await openSignIn();
    await isAccessible("sign-in");
    await press(page, "button", /^Crear una cuenta$/);
    await register({ email, kind: "Comprar" });

    await signOut();
    await openSignIn();
    await signInWith(email, PASSWORD);
    await dialog(/./).waitFor({ state: "hidden" });

    await pressInMenu("link", /^Mi perfil$/);
    await dialog("Mi perfil").waitFor();
    await dialog("Mi perfil").getByText(email).waitFor();
    await isAccessible("profile");
    for (const [at, opener] of [/^Añadir un teléfono$/, /^Cambiar el teléfono$/].entries()) {
      const phone = `6${at}000${String(width).padStart(4, "0")}`;
      await press(page, "button", opener);
      await focusComesTo(page, "textbox", /^Teléfono/);
      await fill(page, /^Teléfono/, phone);
      await fill(page, /^Contraseña actual/, PASSWORD);
      await verify("Verifique su teléfono", `+34${phone}`);
      await dialog("Verifique su teléfono").waitFor({ state: "hidden" });
      const line = dialog("Mi perfil").locator("[part~=contact-line]").last();
      await expect
        .poll(async () => (await line.innerText()).replaceAll(/\s/g, ""))
        .toMatch(new RegExp(`Verificado.*${phone}`));
    }
    await page.keyboard.press("Escape");
    await dialog("Mi perfil").waitFor({ state: "hidden" });

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
    await arrive(width, "/");
    await openDrawer();
    await press(page, "button", /^Registrarse$/);
    const phone = `62000${String(width).padStart(4, "0")}`;
    await register({ email: `ventas.${width}@ejemplo.example`, kind: "Vender", phone });
    await openDrawer();
    await press(page, "link", /^Mis lotes$/);
    await page.waitForURL("**/seller/lots/open");
  });

  test("who registers on the way to a bid is back at it, with the amount", async () => {
    const lot = await addLot(server, { title: `Lote por teclado ${width}` });
    await arrive(width, `/subasta/${lot.id}`);
    await fill(page, /^Su puja máxima/, "1500");
    await page.keyboard.press("Enter");
    await dialog("Iniciar sesión").waitFor();
    await press(page, "button", /^Crear una cuenta$/);
    await register({ email: `pujas.${width}@ejemplo.example`, kind: "Comprar" });
    expect(new URL(page.url()).pathname).toBe(`/subasta/${lot.id}`);
    await press(page, "button", /^Confirmar/);
    await page.getByText("Puja aceptada: va ganando").first().waitFor();
    await isAccessible("bid accepted");
    expect(await bidsOf(server, lot.id)).toHaveLength(1);
  });
});
