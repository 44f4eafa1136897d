import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, topUp, until } from "../../src/testing";
import type { WalletProps } from "./Wallet";

/** What the widget does, in whichever flavour. What is inside the pay frame is tested in a browser of its own. */
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
    await context.api.call(
      "setting/configurationAction",
      { key: "features", value: { wallet: false } },
      staff,
    );
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
