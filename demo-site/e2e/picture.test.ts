import type { Browser } from "playwright";
import { settingConfigurationAction, userAddinviteuser } from "martillo/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApi, tokenOf } from "./api";
import { violations } from "./axe";
import { FAKE_CAMERA, launchBrowser, newVisitor } from "./browser";
import { inLetters } from "./letters";
import { startServer, type TestServer } from "./server";

const PASSWORD = "Tres-mapas-2026!";

let server: TestServer;
let browser: Browser;
let staff: string;

beforeAll(async () => {
  // A server of its own: this changes a setting of the house.
  server = await startServer();
  browser = await launchBrowser(FAKE_CAMERA);
  staff = await tokenOf(server.origin, server.account("staff"));
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test("an invited person registers through the link, with a picture from the camera; the invitation is used once", async () => {
  const email = `${crypto.randomUUID()}@example.test`;
  await callApi(server.origin, userAddinviteuser, { email, first_name: "Ana" }, staff);
  await callApi(
    server.origin,
    settingConfigurationAction,
    { key: "variables", value: { registration_picture: "optional" } },
    staff,
  );
  const context = await newVisitor(browser, server);
  const page = await context.newPage();
  const link = await inLetters(page, email, /\/invite\?clave=[\w-]+/);
  await page.goto(link);
  const form = page.getByRole("main");
  await page.getByRole("button", { name: "Crear mi cuenta" }).click();
  await page.getByText("le ha invitado a abrir una cuenta.").waitFor();
  await expect.poll(() => form.getByLabel("Correo electrónico").inputValue()).toBe(email);
  expect(await violations(page)).toEqual([]);
  await form.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await form.getByLabel("Repita la contraseña").fill(PASSWORD);
  await page.getByRole("button", { name: "Continuar" }).click();

  await page.getByRole("button", { name: "Añadir una foto" }).click();
  await page.getByText("Colóquese en el centro").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Capturar" }).click();
  await page.getByAltText("Vista previa de su foto").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Usar esta foto" }).click();
  await page.getByAltText("Su foto", { exact: true }).waitFor();

  await expect.poll(() => form.getByLabel("Nombre", { exact: true }).inputValue()).toBe("Ana");
  await form.getByLabel("Apellidos").fill("Prieto");
  await form.getByLabel("Localidad").fill("Lugo");
  await form.getByRole("checkbox").last().check();
  const registered = page.waitForResponse((response) => response.url().endsWith("/user/register"));
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  const { responseData } = (await (await registered).json()) as {
    responseData: { user: { avatar: string; email_verified: number } };
  };
  expect(responseData.user.email_verified).toBe(1);
  await page.getByText("Ha iniciado sesión como").waitFor();

  const picture = await page.request.get(`/uploads/avatars/${responseData.user.avatar}`);
  const headers = picture.headers();
  expect(headers["content-type"]).toBe("image/jpeg");
  expect(headers["cache-control"]).toContain("immutable");
  const size = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, picture.url());
  expect(size).toEqual([280, 120]);

  const other = await newVisitor(browser, server);
  const again = await other.newPage();
  await again.goto(link);
  await again.getByText("Invitación aceptada").waitFor();
});
