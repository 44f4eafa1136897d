import type { Browser } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { userLogout } from "martillo/contract";
import { callApi, newPerson } from "./api";
import { newVisitor, sharedBrowser, signInByDialog } from "./browser";
import { lastCode } from "./letters";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

test("a page of the account asks to sign in and opens afterwards", async () => {
  const context = await newVisitor(browser, server);
  const page = await context.newPage();
  await page.goto("/auctions/winning?page=1");
  await signInByDialog(page, server.account("buyer"));
  await page.waitForURL("**/auctions/winning?page=1");
  await page.locator('main[data-page="my-bids"]').waitFor();
});

test.each(["https://example.com/", "//example.com", "/\\example.com", "javascript:alert(1)"])(
  "signing in never leaves the site for %s",
  async (from) => {
    const context = await newVisitor(browser, server);
    const page = await context.newPage();
    await page.goto(`/login?${new URLSearchParams({ from })}`);
    await signInByDialog(page, server.account("buyer"));
    await page.waitForURL("**/search/auctions");
    expect(new URL(page.url()).origin).toBe(server.origin);
  },
);

test("closing the dialog leaves the home page without the request", async () => {
  const context = await newVisitor(browser, server);
  const page = await context.newPage();
  await page.goto("/watchlist/watchlist");
  await page.getByRole("dialog").getByLabel("Correo electrónico").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.waitForURL((url) => url.pathname === "/" && url.search === "");
});

test("signing out ends the session everywhere on the page", async () => {
  const context = await newVisitor(browser, server);
  const page = await context.newPage();
  await page.goto("/login");
  await signInByDialog(page, await newPerson(server));
  // The menu closes with the page that it was opened on.
  await page.waitForURL("**/search/auctions");
  await page.getByRole("button", { name: /^Cuenta de/ }).click();
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  // It does not stand there for long.
  await page.getByText("Ha cerrado la sesión.").waitFor();
  await page.getByRole("button", { name: "Entrar" }).waitFor();
  await page.goto("/auctions/all");
  await page.waitForURL((url) => url.pathname === "/");
});

test("a session that the server ends leads to the sign-in and back to the page", async () => {
  const account = await newPerson(server);
  const context = await newVisitor(browser, server, account);
  const page = await context.newPage();
  await page.goto("/auctions/all");
  await page.locator('main[data-page="my-bids"]').waitFor();
  const token = await page.evaluate(() =>
    localStorage.getItem(`martillo:token:${location.origin}`),
  );
  await callApi(server.origin, userLogout, {}, token ?? "");
  await page.getByText("Su sesión ha caducado.").first().waitFor();
  // The notice stands over the dialog, where it can be pressed; under the pointer it stays, even if the dialog comes late.
  const close = page.getByRole("button", { name: "Cerrar el aviso" });
  await close.hover();
  await page.getByRole("dialog").waitFor();
  await close.click();
  await page.getByText("Su sesión ha caducado.").waitFor({ state: "hidden" });
  await signInByDialog(page, account);
  await page.waitForURL("**/auctions/all");
});

test("signing out on a page of the account goes home and asks nothing", async () => {
  const context = await newVisitor(browser, server, await newPerson(server));
  const page = await context.newPage();
  await page.goto("/auctions/all");
  // The page has a menu of its own.
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: /^Cuenta de/ }).click();
  await header.getByRole("button", { name: "Cerrar sesión" }).click();
  await page.getByText("Ha cerrado la sesión.").waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  expect(await page.getByRole("dialog").isVisible()).toBe(false);
});

test("whoever registers is signed in", async () => {
  const context = await newVisitor(browser, server);
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("button", { name: "Registrarse" }).click();
  const dialog = page.getByRole("dialog");
  const name = `aurora.${crypto.randomUUID().slice(0, 8)}`;
  const email = `${name}@demo.martillo.example`;
  await dialog.getByLabel("Correo electrónico").fill(email);
  await dialog.getByLabel("Contraseña", { exact: true }).fill("Subasta-2026!");
  await dialog.getByLabel(/^Acepto las/).check();
  await dialog.getByRole("button", { name: "Crear cuenta" }).click();
  await dialog.getByText("Código enviado").first().waitFor();
  // Nothing was said about the address but at its field.
  expect(await page.locator(".martillo-alerts").innerText()).toBe("");
  await dialog.getByLabel("Código de 6 cifras").fill(await lastCode(page, email));
  // Said by a line of the page: nothing lies on the menu that a new member looks for now.
  const said = page.locator(".site-registered");
  await said.getByText("¡Registro completado!").waitFor();
  expect(await page.locator(".martillo-alerts").innerText()).toBe("");
  await page.getByRole("button", { name: new RegExp(name) }).waitFor();
  await said.getByRole("button", { name: "Cerrar" }).click();
  expect(await said.innerText()).toBe("");
});

test("a seller and a buyer have different menus", async () => {
  for (const role of ["buyer", "seller"] as const) {
    const context = await newVisitor(browser, server, server.account(role));
    const page = await context.newPage();
    await page.goto("/");
    await page.getByRole("button", { name: /^Cuenta de/ }).click();
    const menu = page.getByRole("navigation", { name: "Mi cuenta" });
    await menu.getByRole("link", { name: "Mi perfil" }).waitFor();
    expect(await menu.getByRole("link", { name: "Mis pujas" }).count()).toBe(
      role === "buyer" ? 1 : 0,
    );
    expect(await menu.getByRole("link", { name: "Publicar un lote" }).count()).toBe(
      role === "seller" ? 1 : 0,
    );
  }
});
