import type { Browser } from "playwright";
import { beforeAll, expect, test } from "vitest";
import {
  customAcceptInvite,
  productProjectAction,
  userAddCompanyOwner,
  userSwitchuser,
} from "martillo/contract";
import { callApi, newPerson, tokenOf } from "./api";
import { violationsAtWidths } from "./axe";
import { picture, sharedBrowser, visit } from "./browser";
import { inLetters } from "./letters";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});
test("a seller says what somebody who works for it may do", async () => {
  const seller = server.account("seller");
  const page = await visit(browser, server, seller, 375);
  const person = await newPerson(server);
  const own = await tokenOf(server.origin, person);
  const { record } = await callApi(
    server.origin,
    userAddCompanyOwner,
    { first_name: "Noa", last_name: "Vidal", email: person.email, role: "employee" },
    await tokenOf(server.origin, seller),
  );
  const key = await inLetters(page, person.email, /\/invite\?clave=([\w-]+)/);
  const { account } = await callApi(server.origin, customAcceptInvite, { key }, own);
  const { token } = await callApi(server.origin, userSwitchuser, { id: account.id }, own);
  const post = () =>
    callApi(server.origin, productProjectAction, { action: "save", title: "De Noa" }, token);
  await post();

  await page.goto("/seller/organization");
  const row = page.getByRole("listitem").filter({ hasText: person.email }).first();
  await row.getByText("Preparar lotes · Publicar").waitFor();
  expect(await violationsAtWidths(page)).toEqual([]);
  await row.getByRole("button", { name: /^Permisos de/ }).click();
  const box = page.getByRole("checkbox", { name: /^Preparar lotes/ });
  expect(await box.isChecked()).toBe(true);
  await picture(page, "organization-permissions");
  await box.uncheck();
  expect(await violationsAtWidths(page)).toEqual([]);
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await page.getByText(/^Permisos de .* guardados$/).waitFor();
  await picture(page, "organization");
  await expect(post()).rejects.toThrow("PERMISSION_MISSING");

  await page.reload();
  await row.getByRole("button", { name: /^Permisos de/ }).click();
  expect(await box.isChecked()).toBe(false);
  await box.check();
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await row.getByText("Preparar lotes · Publicar").waitFor();
  await post();

  // The account is the same for all tests: this one removes its person again.
  await page.getByRole("button", { name: "Quitar a Noa Vidal" }).first().click();
  await page.getByRole("button", { name: "Confirmar" }).click();
  await page.getByText("Noa Vidal ya no está en la lista.").waitFor();
  await row.waitFor({ state: "detached" });
  expect(record.email).toBe(person.email);
});
