import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { balanceOffCards, IBAN, verifiedBank } from "../../demo-site/server/testing/bank-balance";
import { expectAccessible, type Mount, type SuiteContext, topUp, until } from "../../src/testing";
import type { WalletProps } from "./Wallet";

/** The behaviour of the widget, in every flavour. The content of the pay frame is tested in a browser of its own. */
export function walletSuite(mount: Mount<WalletProps>, context: SuiteContext) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  test("asks a guest to sign in", async () => {
    const { told } = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() => expect(told("martillo-login-request")).toEqual([{ reason: "account" }]));
  });

  test("shows a balance of nothing, and says at the field what no amount is", async () => {
    context.signIn(await context.api.seedUser());
    const { text, root } = mount({});
    await until(() => expect(text()).toMatch(/Disponible\s*0(,00)?\s€/));
    expect(text()).toContain("Todavía no hay movimientos");
    await expectAccessible(root);
    await button("Añadir saldo").click();
    await page.getByRole("textbox", { name: "Importe" }).fill("cincuenta");
    await button("Continuar").click();
    await until(() => expect(text()).toContain("Escriba un importe"));
    await expectAccessible(root);
  });

  test("an amount opens the pay frame of a payment of that amount", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const { root } = mount({});
    await button("Añadir saldo").click();
    await page.getByRole("textbox", { name: "Importe" }).fill("50");
    await button("Continuar").click();
    await until(() =>
      expect(root.querySelector("iframe")?.title).toBe("Formulario de pago seguro"),
    );
    expect(root.querySelector("iframe")?.src).toMatch(/\/pay\/[\w-]+$/);
    const pending = await context.api.call("paymentThird/rosoom/getPendingTransaction", {}, me);
    expect(pending.responseData.records).toMatchObject([{ amount: "50.00", purpose: "topup" }]);
  });

  test("where the page's policy forbids the pay frame it can be opened in a window", async () => {
    context.signIn(await context.api.seedUser());
    const { root } = mount({});
    await button("Añadir saldo").click();
    await page.getByRole("textbox", { name: "Importe" }).fill("50");
    let address = "";
    // What a browser tells of a frame that `frame-src` forbids; of another one it is no news.
    const forbid = (blockedURI: string) =>
      document.dispatchEvent(
        new SecurityPolicyViolationEvent("securitypolicyviolation", {
          effectiveDirective: "frame-src",
          violatedDirective: "frame-src",
          originalPolicy: "frame-src 'none'",
          disposition: "enforce",
          documentURI: location.href,
          statusCode: 200,
          blockedURI,
        }),
      );
    // As soon as the frame is in the page, as browsers do.
    const observer = new MutationObserver(() => {
      const src = root.querySelector("iframe")?.src;
      if (!src || address !== "") return;
      address = src;
      forbid("https://elsewhere.test/");
      forbid(new URL(address).origin);
    });
    observer.observe(root, { childList: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    await button("Continuar").click();
    await until(() => expect(address).not.toBe(""));
    await until(() => expect(root.querySelector("iframe")).toBeNull());
    const link = page.getByRole("link", { name: "Abrir en una ventana" }).element();
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([address, "_blank"]);
    await expectAccessible(root);
  });

  test("shows what is paid elsewhere without being asked", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const { text } = mount({});
    await until(() => expect(text()).toMatch(/Disponible\s*0(,00)?\s€/));
    await until(() => expect(context.runtime.connection.getState()).toBe("live"));
    await topUp(context.api, me, "75.00");
    await until(() => expect(text()).toMatch(/Disponible\s*75(,00)?\s€/));
  });

  test("offers to add money only where the house takes it", async () => {
    const staff = await context.api.seedUser({ staff: true });
    const takes = (wallet: boolean) =>
      context.api.call(
        "setting/configurationAction",
        { key: "features", value: { wallet } },
        staff,
      );
    await takes(false);
    onTestFinished(async () => void (await takes(true)));
    context.signIn(await context.api.seedUser());
    const { text } = mount({});
    await until(() => expect(text()).toContain("Devolver saldo"));
    expect(button("Añadir saldo").elements()).toEqual([]);
  });

  test("a code that is none is refused where it was typed", async () => {
    context.signIn(await context.api.seedUser());
    const { text } = mount({});
    await button("Canjear una tarjeta regalo").click();
    await page.getByRole("textbox", { name: "Código de la tarjeta regalo" }).fill("AAAA-BBBB");
    await button("Canjear").click();
    await until(() => expect(text()).toMatch(/tarjeta regalo no|código/i));
  });

  test.each([320, 900])(
    "what no card can take goes to a bank account, once, at %d px",
    async (width) => {
      const me = await context.api.seedUser();
      await balanceOffCards(context.api, me, 4_000);
      await topUp(context.api, me, "25.00");
      await verifiedBank(context.api, me);
      context.signIn(me);
      const { text, root } = mount({}, { style: `width: ${width}px` });
      await button("Devolver saldo").click();
      const amount = page.getByRole("textbox", { name: "Importe" });
      await amount.fill("70");
      await button("Devolver").click();
      await until(() => expect(text()).toMatch(/Se le pueden devolver 65\s€ como máximo/));
      // The cards take it alone: nothing is asked about an account.
      await amount.fill("25");
      await until(() => expect(text()).toMatch(/con las que lo añadió pueden volver 25\s€/));
      expect(root.querySelector("select")).toBeNull();
      await amount.fill("60");
      await until(() => expect(text()).toMatch(/25\s€ vuelven a sus tarjetas/));
      expect(text()).toMatch(/35\s€ se los transferimos a su cuenta.*tres días laborables/);
      const number = page.getByRole("textbox", { name: "Número completo de la cuenta" });
      await number.fill("GB82 WEST 1234 5698 7654 32");
      await button("Devolver").click();
      await until(() => expect(text()).toContain("debe terminar en 1332"));
      await expectAccessible(root);
      await number.fill("1332");
      await button("Devolver").click();
      await until(() => expect(text()).toContain("Escriba el número completo de la cuenta."));
      await number.fill("ES91 2100 0418 4502 0005 1332");
      // The answer gets lost after the server has acted: pressed again, it is the same payout.
      context.faults.next("custom/returnBalance", "drop-answer");
      await button("Devolver").click();
      await until(() => expect(root.querySelector("[role=alert]")?.textContent).toBeTruthy());
      await button("Devolver").click();
      await until(() => expect(text()).toContain("Transferencia pedida: le escribiremos"));
      await until(() =>
        expect(text()).toMatch(/A la cuenta terminada en 1332\s*Pedida el .*35\s€/),
      );
      await until(() => expect(text()).toMatch(/Disponible\s*5\s€/));
      expect(text()).toContain("Transferencia a su cuenta");
      await expectAccessible(root);
      const rows = await context.api.db.query<{ account_number: string }>(
        "select account_number from balance_payouts where user_id = $1",
        [me.id],
      );
      expect(rows).toEqual([{ account_number: IBAN }]);
    },
  );

  test("without a verified account it leads to the page of the accounts", async () => {
    const me = await context.api.seedUser();
    await balanceOffCards(context.api, me, 4_000);
    context.signIn(me);
    const { text } = mount({});
    await button("Devolver saldo").click();
    await page.getByRole("textbox", { name: "Importe" }).fill("40");
    await until(() =>
      expect(text()).toMatch(/Para recibir 40\s€ necesita una cuenta bancaria verificada/),
    );
    const link = page.getByRole("link", { name: "Añadir o verificar una cuenta" }).element();
    expect(link.getAttribute("href")).toMatch(/\/payments\/bank_details$/);
    expect(button("Devolver").elements()).toEqual([]);
  });

  test("says where each transfer stands", async () => {
    const me = await context.api.seedUser();
    const staff = await context.api.seedUser({ staff: true });
    await balanceOffCards(context.api, me, 4_000);
    const bank = { source_id: await verifiedBank(context.api, me), account_number: IBAN };
    const key = () => ({ idempotency_key: crypto.randomUUID() });
    const [first = 0, second = 0] = [
      await context.api.call("custom/returnBalance", { amount: "10.00", bank, ...key() }, me),
      await context.api.call("custom/returnBalance", { amount: "12.00", bank, ...key() }, me),
    ].map(({ responseData }) => responseData.payout?.id ?? 0);
    for (const deed of [
      { action: "paid", id: first, reference: "TR-9", ...key() } as const,
      { action: "cancel", id: second, reason: "Faltan datos", ...key() } as const,
    ]) {
      expect((await context.api.call("custom/balancePayouts", deed, staff)).code).toBeNull();
    }
    context.signIn(me);
    const { text, root } = mount({});
    await until(() => expect(text()).toMatch(/Transferida el .* · TR-9/));
    expect(text()).toMatch(/Anulada el .*: Faltan datos/);
    expect(text()).not.toContain(IBAN);
    await expectAccessible(root);
  });

  test("says when the balance cannot be read, and reads it again", async () => {
    context.signIn(await context.api.seedUser());
    context.faults.always("credit/getCreditHistory", "refuse");
    const { text } = mount({});
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    await button("Reintentar").click();
    await until(() => expect(text()).toContain("Disponible"));
  });
}
