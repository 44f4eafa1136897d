import { customSellerAccount, PATHS } from "martillo/contract";
import type { Browser } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { callApi, newPerson, tokenOf, unique } from "./api";
import { violationsAtWidths } from "./axe";
import { picture, sharedBrowser, visit } from "./browser";
import { unpaidSale } from "./paid-sale";
import { payByCard, payFrame, typeCard } from "./pay-by-card";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

async function sellerTotals() {
  const token = await tokenOf(server.origin, server.account("seller"));
  return (await callApi(server.origin, customSellerAccount, {}, token)).totals;
}

test("a part is paid by balance and card, the rest by a transfer with its receipt, and the seller's account has both", async () => {
  const title = unique("Seat León por transferencia");
  const person = await newPerson(server);
  const invoice = await unpaidSale(server, title, person);
  const before = await sellerTotals();
  const buyer = await visit(browser, server, person, 375);
  await buyer.goto(PATHS.wallet);
  await buyer.getByRole("button", { name: "Añadir saldo" }).first().click();
  const adding = buyer.getByRole("dialog");
  await adding.getByRole("textbox").fill("500");
  await adding.getByRole("button", { name: "Continuar" }).click();
  await typeCard(payFrame(buyer), "4242 4242 4242 4242");
  await expect
    .poll(
      async () => {
        const pay = payFrame(buyer).getByRole("button", { name: /^Pagar/ });
        await pay.click({ timeout: 1_000 }).catch(() => undefined);
        return buyer.locator("main").innerText();
      },
      { interval: 1_200, timeout: 60_000 },
    )
    .toMatch(/Disponible\s+500\s€/);
  await adding.waitFor({ state: "hidden" });

  await buyer.goto(PATHS.invoice.replace("{id}", String(invoice)));
  await buyer.getByRole("button", { name: /^Pagar 8\.990,00/ }).click();
  await buyer.getByRole("button", { name: "Pagar solo una parte" }).click();
  await buyer.getByRole("textbox", { name: "Importe" }).fill("4.000");
  await buyer.getByRole("button", { name: "Continuar" }).click();
  await buyer.getByRole("checkbox", { name: /Usar también mi saldo: 500,00/ }).check();
  await buyer.getByText(/3\.500,00\s€ los paga de otra forma/).waitFor();
  expect(await violationsAtWidths(buyer)).toEqual([]);
  await picture(buyer, "balance-beside");
  await buyer.getByRole("button", { name: "Continuar al pago" }).click();
  await payByCard(buyer, "4242 4242 4242 4242");
  await buyer.getByText(/De su saldo han salido 500,00/).waitFor();
  await buyer.getByRole("button", { name: "Cerrar" }).last().click();

  await buyer.getByRole("button", { name: "He hecho una transferencia" }).click();
  const telling = buyer.getByRole("dialog");
  await telling.getByRole("button", { name: "Todo" }).click();
  await telling.getByRole("textbox", { name: /^Referencia/ }).fill(title);
  await telling.locator("input[type=file]").setInputFiles({
    name: "recibo.png",
    mimeType: "image/png",
    buffer: await buyer.screenshot(),
  });
  await telling.getByText("Justificante: recibo.png").waitFor();
  expect(await violationsAtWidths(buyer)).toEqual([]);
  await picture(buyer, "transfer-told");
  await telling.getByRole("button", { name: "Avisar al vendedor" }).click();
  await buyer.getByText("Hemos avisado al vendedor.", { exact: false }).first().waitFor();

  const seller = await visit(browser, server, server.account("seller"), 1280);
  await seller.goto(PATHS.soldInvoice.replace("{id}", String(invoice)));
  await seller.getByRole("button", { name: "Confirmar la transferencia" }).click();
  const download = seller.waitForEvent("download");
  await seller.getByRole("button", { name: "Ver el justificante: recibo.png" }).click();
  expect((await download).suggestedFilename()).toBe("recibo.png");
  expect(await violationsAtWidths(seller)).toEqual([]);
  await seller.getByRole("button", { name: /^Han llegado 4\.990,00/ }).click();
  await seller
    .getByText(/A\d{4}\/\d{6}/)
    .first()
    .waitFor();

  await seller.goto(PATHS.sellerAccount);
  await seller.getByText(title).first().waitFor();
  expect(await violationsAtWidths(seller)).toEqual([]);
  await picture(seller, "seller-account");
  const after = await sellerTotals();
  const difference = (of: keyof typeof after) => Number(after[of]) - Number(before[of]);
  expect(difference("sold") + difference("fees")).toBeCloseTo(8_990, 2);
  expect(difference("collected")).toBeCloseTo(4_990, 2);
  // 2.5 % of the price, and the IVA of it.
  expect(difference("commission")).toBeCloseTo(271.95, 2);
  expect(difference("sold") - difference("commission") - difference("collected")).toBeCloseTo(
    difference("balance"),
    2,
  );
});
