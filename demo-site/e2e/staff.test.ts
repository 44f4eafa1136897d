import type { Browser, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import {
  customRequestBidLimit,
  userAllbuyers,
  userGetSingleUser,
  userUpdateUserAccountVerified,
} from "martillo/contract";
import { callApi, newPerson, tokenOf, unique } from "./api";
import { sidewaysPx, violations, violationsAtWidths } from "./axe";
import { newVisitor, picture, sharedBrowser } from "./browser";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;
let token: string;

const PHONE = { width: 375, height: 800 };
const PAGES = ["", "/usuarios", "/usuarios/1", "/dinero", "/registros", "/ventas"];

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  token = await tokenOf(server.origin, server.account("staff"));
});

/** A person by a name that no other account has, as staff see the account. */
async function person() {
  const last_name = unique("Zabaleta");
  const account = await newPerson(server, { last_name });
  const { records } = await callApi(server.origin, userAllbuyers, { search: last_name }, token);
  const [record] = records;
  if (!record) throw new Error(`${last_name} has no account`);
  return { ...account, id: record.id, last_name };
}

function seenBy(id: number) {
  return callApi(server.origin, userGetSingleUser, { id }, token);
}

async function staffPage(viewport = { width: 1280, height: 900 }): Promise<Page> {
  const context = await newVisitor(browser, server, server.account("staff"), { viewport });
  return context.newPage();
}

test("staff approve an account that they found by a piece of its name", async () => {
  const { id, last_name } = await person();
  const admission = { id, approved_to_bid: 0 } as const;
  await callApi(server.origin, userUpdateUserAccountVerified, admission, token);
  const page = await staffPage();
  await page.goto("/gestion");
  await page.getByRole("link", { name: "Por aprobar para pujar" }).click();
  await page.waitForURL(/\/gestion\/usuarios\?.*f\.approved=0/);
  const search = page.getByRole("searchbox");
  await search.fill(last_name.toLowerCase());
  await search.press("Enter");
  await page.getByRole("link", { name: new RegExp(last_name) }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(last_name.toLowerCase());
  expect(await violationsAtWidths(page)).toEqual([]);

  await page.getByRole("checkbox", { name: new RegExp(last_name) }).check();
  await page.getByRole("button", { name: "Aprobar para pujar", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("1 cuenta podrá pujar").waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Aprobar 1 cuenta" }).click();
  await page.getByText("1 cuenta cambiada.").waitFor();
  expect((await seenBy(id)).record.approved_to_bid).toBe(1);

  // The row leads to the account once it is shown among all.
  await page.goto(`/gestion/usuarios?q=${encodeURIComponent(last_name)}`);
  await page.getByRole("link", { name: new RegExp(last_name) }).click();
  await page.waitForURL(new RegExp(`/gestion/usuarios/${id}$`));
  await page.getByRole("heading", { level: 1, name: new RegExp(last_name) }).waitFor();
  await page.getByText("Verificación y permiso de pujar").first().waitFor();
  await page.context().close();
});

test("staff answer a limit with another amount, and close an account with a reason", async () => {
  const asking = await person();
  const own = await tokenOf(server.origin, asking);
  const wish = { amount: "9000", note: "Compro para tres talleres" };
  await callApi(server.origin, customRequestBidLimit, wish, own);
  const page = await staffPage(PHONE);
  await page.goto(`/gestion/usuarios/${asking.id}`);
  await page.getByRole("button", { name: "Responder sobre el límite" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Compro para tres talleres").waitFor();
  await dialog.getByLabel("Límite").fill("mucho");
  await dialog.getByRole("button", { name: "Enviar la respuesta" }).click();
  await dialog.getByText("Escriba un importe.").waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel("Límite").fill("7500");
  await dialog.getByRole("button", { name: "Enviar la respuesta" }).click();
  await page.getByText("Límite aprobado.").waitFor();
  await page.getByText(/^Aprobado: 7\.500/).waitFor();
  expect((await seenBy(asking.id)).record).toMatchObject({
    bid_limit: "7500.00",
    bid_limit_request: null,
  });

  await page.getByRole("button", { name: "Cerrar la cuenta" }).click();
  const closing = dialog.getByRole("button", { name: "Cerrar la cuenta" });
  await closing.click();
  await dialog.getByText("Obligatorio.").waitFor();
  await dialog.getByLabel("Motivo").fill("Lo pide la persona");
  await closing.click();
  await page.getByText("Motivo: Lo pide la persona").waitFor();
  await page.getByText("Activa → Cerrada").waitFor();
  await page.getByRole("button", { name: "Reabrir la cuenta" }).waitFor();
  expect((await seenBy(asking.id)).record.status).toBe("deactivate");
  expect(await violationsAtWidths(page)).toEqual([]);
  expect(await sidewaysPx(page)).toBe(0);
  await picture(page, "staff-user");
  await page.context().close();
});

test("a phone has the menu closed, and no page of the area can be pushed sideways", async () => {
  const page = await staffPage(PHONE);
  await page.goto("/gestion");
  await page.getByText("Menú: Gestión").click();
  await page.getByRole("navigation", { name: "Páginas de gestión" }).waitFor();
  await page.getByRole("link", { name: "Usuarios", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Usuarios" }).waitFor();
  expect(await page.getByRole("navigation", { name: "Páginas de gestión" }).isVisible()).toBe(
    false,
  );
  await page.getByRole("navigation", { name: "Ruta" }).getByText("Usuarios").waitFor();
  for (const path of PAGES) {
    await page.goto(`/gestion${path}`);
    await page.locator("main h1").waitFor();
    await page.locator('main [role="status"]:text-is("Cargando…")').waitFor({ state: "detached" });
    expect([path, await violations(page), await sidewaysPx(page)]).toEqual([path, [], 0]);
    await picture(page, `staff${path.replaceAll("/", "-")}`);
  }
  await page.context().close();
});

test("any other visitor gets the page that is not found, as of an address that nobody has", async () => {
  for (const account of [undefined, server.account("buyer"), server.account("seller")]) {
    const context = await newVisitor(browser, server, account);
    const page = await context.newPage();
    const shown = async (address: string) => {
      await page.goto(address);
      const main = page.locator('main[data-page="not-found"]');
      await main.waitFor();
      return [await page.title(), await main.innerText()];
    };
    const foreign = await shown("/nada-de-nada");
    for (const path of [...PAGES, "/nada"]) {
      expect([path, ...(await shown(`/gestion${path}`))]).toEqual([path, ...foreign]);
    }
    expect(await page.locator(".site-staff").count()).toBe(0);
    expect(await page.getByRole("link", { name: "La casa" }).count()).toBe(0);
    await context.close();
  }
});
