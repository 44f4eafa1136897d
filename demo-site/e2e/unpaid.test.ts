import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allInvoices, PATHS } from "martillo/contract";
import { addLot, callApi, newPerson, placeBid, tokenOf, unique } from "./api";
import { violationsAtWidths } from "./axe";
import { sharedBrowser, visit } from "./browser";
import { changeData } from "./change-data";
import { inLetters } from "./letters";
import { startServer, type TestServer } from "./server";
import type { DemoAccount } from "./site-server";

/** The server starts anew twice in each test: 114 s on a machine that is crowded. */
const TEST_LIMIT_MS = 180_000;

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  // A server of its own: this moves the end of a lot and the day of a payment, for which the server is started anew.
  server = await startServer();
  browser = await sharedBrowser();
});
afterAll(async () => {
  await server?.stop();
});

/** An auction that is over, and whose winner should have paid many days ago; the next bidder went up to 1.500 €. */
async function unpaidSale() {
  const title = unique("Seat León sin pagar");
  const lot = await addLot(server, { title });
  const [winner, next] = [await newPerson(server), await newPerson(server)];
  await placeBid(server, next, lot.id, "1500");
  await placeBid(server, winner, lot.id, "3000");
  await changeData(server, "update lots set closes_at = now() where id = $1", [lot.id]);
  let invoice: number | undefined;
  await expect
    .poll(async () => {
      [invoice] = await boughtBy(winner);
      return invoice;
    })
    .toBeDefined();
  await changeData(
    server,
    "update invoices set due_at = due_at - interval '20 days' where id = $1",
    [invoice],
  );
  return { title, lot: lot.id, winner, next, invoice: invoice! };
}

async function boughtBy(person: DemoAccount): Promise<number[]> {
  const token = await tokenOf(server.origin, person);
  const { records } = await callApi(server.origin, allInvoices, {}, token);
  return records.map(({ invoice_id }) => invoice_id);
}

test(
  "what its winner does not pay is offered to the next bidder, who consents and sees what is to be paid",
  async () => {
    const { title, lot, winner, next, invoice } = await unpaidSale();
    const seller = await visit(browser, server, server.account("seller"), 375);
    await seller.goto(PATHS.soldInvoice.replace("{id}", String(invoice)));
    await seller.getByText(/^El plazo de pago terminó el/).waitFor();
    await seller.getByRole("button", { name: "Anular la venta" }).first().click();
    const cancelling = seller.getByRole("dialog");
    await cancelling.getByLabel("Motivo").selectOption("impago");
    await cancelling.getByLabel("Explicación").fill("No hemos recibido su pago.");
    expect(await violationsAtWidths(seller)).toEqual([]);
    await cancelling.getByRole("button", { name: "Anular la venta" }).click();
    await seller.getByText("La venta está anulada.").waitFor();

    await seller.goto(`/subasta/${lot}`);
    await seller.getByRole("button", { name: /Ver historial/ }).click();
    await seller
      .getByRole("button", { name: /^Adjudicar a .* por 1\.500\s€/ })
      .first()
      .click();
    const award = seller.getByRole("dialog", { name: "Adjudicar el lote" });
    await award.getByRole("button", { name: "Adjudicar", exact: true }).click();
    await award.waitFor({ state: "hidden" });

    const page = await visit(browser, server, next, 375);
    await page.goto(PATHS.ownOffers);
    const offer = page.getByRole("listitem").filter({ hasText: title });
    await offer.getByText(/El vendedor se lo ofreció por 1\.500,00\s€/).waitFor();
    expect(await violationsAtWidths(page)).toEqual([]);
    // Nothing is bought before the bidder accepts.
    expect(await boughtBy(next)).toEqual([]);
    await offer.getByRole("button", { name: /^Aceptar/ }).click();
    const accepting = page.getByRole("dialog");
    await accepting.getByRole("checkbox").check();
    expect(await violationsAtWidths(page)).toEqual([]);
    await accepting.getByRole("button", { name: "Aceptar con obligación de pago" }).click();
    await accepting.getByRole("link", { name: "Ver y pagar la compra" }).click();
    await page.getByRole("heading", { name: /Detalle informativo/i }).waitFor();
    await page.getByText(title).first().waitFor();
    await page.getByRole("button", { name: /^Pagar 1\.\d{3},\d\d\s€$/ }).waitFor();
    await page.goto(PATHS.allPurchases);
    const bought = page.getByRole("listitem").filter({ hasText: title }).first();
    await bought.getByText(/^Faltan 1\.\d{3}(?:,\d\d)?\s€, hasta el/).waitFor();
    expect(await violationsAtWidths(page)).toEqual([]);

    const former = await visit(browser, server, winner, 375);
    await former.goto(PATHS.allPurchases);
    const lost = former.getByRole("listitem").filter({ hasText: title }).first();
    await lost.getByText("Venta anulada").waitFor();
    await seller.goto(PATHS.sellerInvoices);
    await seller.getByRole("link", { name: title }).first().click();
    await seller.getByText(next.email).waitFor();
  },
  TEST_LIMIT_MS,
);

test(
  "a seller gives a sale that is not paid to another bidder, and both see the outcome",
  async () => {
    const { title, winner, next, invoice } = await unpaidSale();
    const seller = await visit(browser, server, server.account("seller"), 1280);
    await seller.goto(PATHS.soldInvoice.replace("{id}", String(invoice)));
    await seller.getByRole("button", { name: "Cambiar el comprador" }).click();
    const form = seller.getByRole("dialog", { name: "Cambiar el comprador" });
    await form.getByRole("combobox", { name: "Nuevo comprador" }).fill(next.email.slice(0, 12));
    await form.getByRole("option", { name: new RegExp(next.email) }).click();
    await form.getByText(/^Pagará .*€ en total/).waitFor();
    expect(await violationsAtWidths(seller)).toEqual([]);
    await form.getByLabel("Explicación (opcional)").fill("No hemos recibido su pago.");
    await form.getByRole("button", { name: "Cambiar el comprador" }).click();
    await form.getByText(/^La venta es ahora de .* por 1\.500,00\s€/).waitFor();
    await form.getByRole("button", { name: "Cerrar" }).last().click();
    await form.waitFor({ state: "hidden" });
    await seller.getByText(next.email).waitFor();
    expect(await violationsAtWidths(seller)).toEqual([]);

    const page = await visit(browser, server, next, 1280);
    await page.goto(PATHS.allPurchases);
    const bought = page.getByRole("listitem").filter({ hasText: title }).first();
    await bought.getByText(/^Faltan 1\.\d{3}(?:,\d\d)?\s€, hasta el/).waitFor();
    await bought.getByRole("link", { name: new RegExp(`^Pagar .*: ${title}$`) }).click();
    await page.getByRole("heading", { name: /Detalle informativo/i }).waitFor();
    await page.getByRole("button", { name: /^Pagar 1\.\d{3},\d\d\s€$/ }).waitFor();
    expect(await violationsAtWidths(page)).toEqual([]);

    const former = await visit(browser, server, winner, 1280);
    await former.goto(PATHS.invoice.replace("{id}", String(invoice)));
    await former.getByText("Esta venta está anulada: no la pague.").waitFor();
    await inLetters(former, winner.email, /No hemos recibido su pago/);
    expect(await former.getByRole("button", { name: /^Pagar/ }).count()).toBe(0);
  },
  TEST_LIMIT_MS,
);
