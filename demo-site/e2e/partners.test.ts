import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { addLot, bidsOf } from "./api";
import { violations } from "./axe";
import { bid, bidBox, launchBrowser } from "./browser";
import { freePort, startServer, type TestServer } from "./server";

const SERVE = fileURLToPath(new URL("../partners/serve.mjs", import.meta.url));

let server: TestServer;
let browser: Browser;
let partner: ChildProcess;
let origin: string;

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  partner = spawn(process.execPath, [SERVE], {
    env: { ...process.env, PORT: String(port), MARTILLO_API: server.origin },
    stdio: "ignore",
  });
  const isServing = () =>
    fetch(`${origin}/estricto.css`).then(
      (response) => response.ok,
      () => false,
    );
  await vi.waitUntil(isServing, { timeout: 10_000 });
});

afterAll(async () => {
  partner?.kill();
  await browser?.close();
  await server?.stop();
});

/** Violations of the policy as the document reports them, and complaints of the console. */
async function watchPolicy(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { reportViolation } = globalThis as unknown as { reportViolation(text: string): void };
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) found.push(message.text());
  });
  page.on("pageerror", (error) => found.push(String(error)));
  return found;
}

describe.each(["concesionario.html", "estricto.html"])("%s", (name) => {
  test("shows cards and takes a bid, on an origin of its own", async () => {
    const lots = [await addLot(server), await addLot(server), await addLot(server)];
    const context = await browser.newContext({ locale: "es-ES", bypassCSP: false });
    const page = await context.newPage();
    const found = await watchPolicy(page);
    await page.goto(`${origin}/${name}?lots=${lots.map((lot) => lot.id).join(",")}`);
    await expect.poll(() => page.locator(".martillo-lot-card[data-phase=ready]").count()).toBe(3);

    const box = bidBox(page);
    await box.getByRole("textbox").fill("1000");
    await box.getByRole("button", { name: /Iniciar sesión/ }).click();
    const account = server.account("buyer");
    await page.getByLabel("Correo electrónico").fill(account.email);
    await page.getByLabel("Contraseña", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Iniciar sesión", exact: true }).last().click();
    await page.locator("dialog[open]").waitFor({ state: "detached" });

    const confirm = box.getByRole("button", { name: /^Confirmar/ });
    if (await confirm.isVisible()) await confirm.click();
    else await bid(page, "1000");
    await box.getByText("Puja aceptada: va ganando").waitFor();
    expect(await bidsOf(server, lots[0]!.id)).toHaveLength(1);
    expect(found).toEqual([]);
    await context.close();
  });

  test("has no barriers, whatever the page around looks like", async () => {
    const context = await browser.newContext({ locale: "es-ES", reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(`${origin}/${name}`);
    await expect.poll(() => page.locator(".martillo-lot-card[data-phase=ready]").count()).toBe(3);
    await bidBox(page).getByRole("textbox").waitFor();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  test("shows a script in a title as what it is: text", async () => {
    const title = '<img src=x onerror="document.title=1"><script>alert(1)</script>Furgón';
    const lot = await addLot(server, { title, description: title });
    const context = await browser.newContext({ locale: "es-ES" });
    const page = await context.newPage();
    const found = await watchPolicy(page);
    await page.goto(`${origin}/${name}?lots=${lot.id}`);
    await page.locator(".martillo-lot-card[data-phase=ready]").first().waitFor();
    await page.getByText(title).first().waitFor();
    expect(await page.title()).not.toBe("1");
    expect(found).toEqual([]);
    await context.close();
  });
});

test("the strict page really is strict", async () => {
  const response = await fetch(`${origin}/estricto.html?lots=1`);
  const policy = response.headers.get("content-security-policy");
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/unsafe|\*/);
});
