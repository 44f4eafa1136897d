import type { Browser } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { newPerson } from "./api";
import { violations } from "./axe";
import { newVisitor, sharedBrowser, signInByDialog } from "./browser";
import { inLetters } from "./letters";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

test("a forgotten password is replaced by the link of a letter, and the new one signs in", async () => {
  const account = await newPerson(server);
  const context = await newVisitor(browser, server);
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByRole("link", { name: "¿Ha olvidado su contraseña?" }).click();
  await page.locator('main[data-page="forgot-password"]').waitFor();
  await page.getByRole("button", { name: "Enviar enlace" }).click();
  await page.getByRole("main").getByText("Obligatorio").first().waitFor();
  await page.getByRole("main").getByLabel("Correo electrónico").fill(account.email);
  await page.getByRole("button", { name: "Enviar enlace" }).click();
  await page.getByRole("heading", { name: "Revise su correo" }).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.goto(await inLetters(page, account.email, /\/reset_password\/[\w-]+/));
  account.password = "Otra-clave-2026!";
  await page.getByLabel("Contraseña nueva").fill(account.password);
  await page.getByLabel("Repita la contraseña").fill("distinta");
  await page.getByRole("button", { name: "Guardar la contraseña" }).click();
  await page.getByText("Las contraseñas no coinciden.").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Repita la contraseña").fill(account.password);
  await page.getByRole("button", { name: "Guardar la contraseña" }).click();
  await page.getByRole("heading", { name: "Contraseña cambiada" }).waitFor();
  await page.getByRole("link", { name: "Iniciar sesión" }).click();
  await signInByDialog(page, account);
  await page.waitForURL("**/search/auctions");
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain(account.password);
});

test("a link that verifies an e-mail waits for a press, and one that is no good says what next", async () => {
  const context = await newVisitor(browser, server);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/verify_email/no-es-un-enlace");
  const verify = page.getByRole("button", { name: "Verificar mi correo" });
  await verify.waitFor();
  expect(asked.some((url) => url.includes("verifyEmail"))).toBe(false);
  await verify.click();
  await page.getByText("El enlace ha caducado o ya se ha usado.").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Iniciar sesión" }).click();
  await signInByDialog(page, server.account("buyer"));
  await page.getByText("está verificada").waitFor();
});

test("the page of other accounts is there for whoever is signed in", async () => {
  const context = await newVisitor(browser, server, server.account("seller"));
  const page = await context.newPage();
  await page.goto("/switch");
  await page.getByRole("main").getByText("En uso").waitFor();
  expect(await violations(page)).toEqual([]);
});

test("a sign-in that was opened by a press shows the ways without a password at once", async () => {
  const context = await newVisitor(browser, server);
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("button", { name: "Entrar", exact: true }).first().click();
  await page.mouse.move(1, 1);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Entrar con un código por SMS" }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test("whoever is signed in goes home from the sign-in", async () => {
  const context = await newVisitor(browser, server, server.account("buyer", 1));
  const page = await context.newPage();
  await page.goto("/login");
  await page.waitForURL((url) => url.pathname === "/");
  expect(await page.getByRole("dialog").isVisible()).toBe(false);
});
