import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Browser, FrameLocator, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createInPageApi, type InPageApi } from "../server/testing/in-page-api";
import type { SeededUser } from "../server/testing/seed-rows";
import { violations } from "./axe";
import { newContext, sharedBrowser } from "./browser";
import { frameHostPage, type Told, toldBy } from "./frame-host";

let api: InPageApi;
let server: Server;
let port: number;
let origin: string;
let browser: Browser;
let page: Page;
let me: SeededUser;

beforeAll(async () => {
  api = await createInPageApi();
  server = createAdaptorServer({
    fetch: (request: Request) =>
      new URL(request.url).pathname === "/host" ? frameHostPage() : api.fetch(request),
  }) as Server;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  ({ port } = server.address() as AddressInfo);
  origin = `http://localhost:${port}`;
  browser = await sharedBrowser();
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await api?.close();
});
beforeEach(async () => {
  me = await api.seedUser();
  const context = await newContext(browser, { viewport: { width: 375, height: 1_000 } });
  page = await context.newPage();
});

async function openPayment(): Promise<string> {
  const opened = await api.call(
    "credit/addCreditBalance",
    { amount: "50.00" },
    { token: me.token, origin },
  );
  return `${origin}${opened.responseData.frame_url}`;
}
async function show(address: string, more = ""): Promise<FrameLocator> {
  await page.goto(`${origin}/host?frame=${encodeURIComponent(address)}${more}`);
  return page.frameLocator("iframe");
}
const told = (): Promise<Told[]> => toldBy(page);
async function kindsTold(): Promise<string[]> {
  return (await told()).map(({ kind }) => kind).filter((kind) => kind !== "height");
}
async function typeCard(frame: FrameLocator, number: string): Promise<void> {
  await frame.getByLabel("Número de la tarjeta").fill(number);
  await frame.getByLabel("Titular").fill("Ana Ruiz");
  await frame.getByLabel("Mes de caducidad").fill("12");
  await frame.getByLabel("Año de caducidad").fill("40");
  await frame.getByLabel("Código de seguridad").fill("123");
}
/** Presses until the frame has been seen for its second. */
async function pay(frame: FrameLocator): Promise<void> {
  const button = frame.getByRole("button", { name: /^Pagar 50,00/ });
  await button.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      if (!(await button.isVisible())) return true;
      await button.click();
      return !(await frame.getByText("Compruebe el importe y pulse otra vez.").isVisible());
    })
    .toBe(true);
}
async function availableNow() {
  const answer = await api.call("credit/getCreditHistory", {}, me);
  return answer.responseData.balance.available;
}

test("wrong fields are told where they are, and the first is gone to; then a card pays", async () => {
  const frame = await show(await openPayment());
  await frame.getByText("50,00\u00a0€", { exact: true }).first().waitFor();
  const accent = await frame
    .getByRole("button", { name: /^Pagar/ })
    .evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(accent).toBe("rgb(122, 31, 162)");
  await frame.getByRole("button", { name: /^Pagar 50,00/ }).click();
  const number = frame.getByLabel("Número de la tarjeta");
  await frame.getByText("Número de tarjeta no válido.").waitFor();
  expect(await number.getAttribute("aria-invalid")).toBe("true");
  expect(await number.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await frame.locator(`#${await number.getAttribute("aria-describedby")}`).innerText()).toBe(
    "Número de tarjeta no válido.",
  );
  await expect.poll(told).toContainEqual({ kind: "invalid", n: 5 });
  await typeCard(frame, "4242424242424242");
  await pay(frame);
  await frame.getByRole("heading", { name: "Pago aceptado" }).waitFor();
  await expect
    .poll(async () => (await kindsTold()).filter((kind) => kind !== "invalid"))
    .toEqual(["ready", "done"]);
  expect((await told()).at(-1)).toMatchObject({ kind: expect.stringMatching(/^(done|height)$/) });
  expect(await availableNow()).toBe("50.00");
  // Nothing that was typed.
  expect(JSON.stringify(await told())).not.toContain("4242");
});

test("the bank asks, by keyboard alone, and is answered", async () => {
  const frame = await show(await openPayment());
  await typeCard(frame, "4000000000003220");
  await pay(frame);
  const heading = frame.getByRole("heading", { name: "Su banco le pide confirmación" });
  await heading.waitFor();
  expect(await heading.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await frame.getByRole("heading", { name: "Pago aceptado" }).waitFor();
  const challenges = async () => (await told()).filter(({ kind }) => kind === "challenge");
  await expect
    .poll(async () => (await challenges()).map(({ state }) => state))
    .toEqual(["open", "closed"]);
  expect(await availableNow()).toBe("50.00");
});

test("a refusal says why, and the same form pays with another card", async () => {
  const frame = await show(await openPayment());
  await typeCard(frame, "4000000000009995");
  await pay(frame);
  await frame.getByText("La tarjeta no tiene saldo suficiente. Pruebe con otra.").waitFor();
  await expect.poll(() => frame.getByLabel("Código de seguridad").inputValue()).toBe("");
  await typeCard(frame, "4242424242424242");
  await pay(frame);
  await frame.getByRole("heading", { name: "Pago aceptado" }).waitFor();
});

test("an answer that is lost is looked for, and nothing is paid twice", async () => {
  const frame = await show(await openPayment());
  await typeCard(frame, "4000000000008120");
  await pay(frame);
  await frame.getByText("Estamos comprobando el pago. No lo repita.").first().waitFor();
  expect(await frame.getByRole("button", { name: /^Pagar/ }).count()).toBe(0);
  await frame.getByRole("heading", { name: "Pago aceptado" }).waitFor();
  expect(await availableNow()).toBe("50.00");
});

test("a saved card is offered first", async () => {
  const first = await show(await openPayment());
  await typeCard(first, "4242424242424242");
  await first.getByLabel("Guardar esta tarjeta").check();
  await pay(first);
  await first.getByRole("heading", { name: "Pago aceptado" }).waitFor();
  const frame = await show(await openPayment());
  const saved = frame.getByRole("radio", { name: "Visa •••• 4242, caduca 12/40" });
  await saved.waitFor();
  expect(await saved.isChecked()).toBe(true);
  expect(await frame.getByLabel("Número de la tarjeta").isVisible()).toBe(false);
  await frame.getByRole("radio", { name: "Otra tarjeta" }).check();
  await frame.getByLabel("Número de la tarjeta").waitFor();
  await saved.check();
  await pay(frame);
  await frame.getByRole("heading", { name: "Pago aceptado" }).waitFor();
  expect(await availableNow()).toBe("100.00");
});

test("what cannot be seen whole cannot be pressed", async () => {
  const frame = await show(await openPayment());
  await typeCard(frame, "4242424242424242");
  await page.locator("iframe").evaluate((node) => (node.style.height = "120px"));
  await frame.getByLabel("Titular").focus();
  await frame.locator("button[data-seen=false]").waitFor();
  await page.keyboard.press("Enter");
  await frame.getByText("Algo tapa el formulario.").waitFor();
  expect(await availableNow()).toBe("0.00");
});

test("the last two minutes are announced, and who is still there goes on", async () => {
  const address = await openPayment();
  await api.db.query("update pay_tickets set expires_at = clock_timestamp() + interval '100 s'");
  const frame = await show(address);
  await frame.getByRole("button", { name: "Seguir" }).click();
  await frame.getByText("Tiene quince minutos más.").waitFor();
  expect(await frame.getByRole("button", { name: "Seguir" }).count()).toBe(0);
});

test("it speaks English where its host does", async () => {
  const frame = await show(await openPayment(), "&locale=en");
  await frame.getByRole("button", { name: /^Pay 50,00/ }).click();
  await frame.getByText("Invalid credit card number!").waitFor();
});

test("another page than the one that asked may not show it", async () => {
  const address = await openPayment();
  await page.goto(`http://127.0.0.1:${port}/host?frame=${encodeURIComponent(address)}`);
  await expect
    .poll(() => page.frames().some((frame) => frame.url().startsWith("chrome-error:")))
    .toBe(true);
  expect(await told()).toEqual([]);
});

test("its origin is opaque, and axe finds nothing in any of its states", async () => {
  await page.goto(await openPayment());
  await page.getByLabel("Titular").waitFor();
  expect(await page.evaluate(() => globalThis.origin)).toBe("null");
  await page.getByRole("button", { name: /^Pagar/ }).click();
  await page.getByText("CVV no válido.").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${origin}/pay/never-given`);
  await page.getByRole("heading", { name: "Este formulario ha caducado" }).waitFor();
  expect(await violations(page)).toEqual([]);
});
