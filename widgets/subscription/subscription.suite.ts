import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { saveCard } from "../../demo-site/server/testing/save-card";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { SubscriptionProps } from "./Subscription";

/** The behaviour of the widget, in every flavour. The content of the pay frame is tested in a browser of its own. */
export function subscriptionSuite(mount: Mount<SubscriptionProps>, context: SuiteContext) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });

  /** A seller who pays for nothing yet. Its card has had no trial yet. */
  async function seller(hasCard = true) {
    const me = await context.api.seedUser({ admin: true, membership: "free" });
    await context.api.db.query("delete from plan_trials");
    if (hasCard) await saveCard(context.api, me);
    context.signIn(me);
    return me;
  }
  /** A seller with a plan that is paid. */
  async function sellerWith(planName: string) {
    const me = await seller();
    const { data } = (await context.api.call("customer/payment_method/list", {}, me)).responseData;
    await context.api.call(
      "paymentThird/stripe/membership_payment",
      { planName, source: data[0]?.id ?? "" },
      me,
    );
    return me;
  }

  test("asks a guest to sign in, and tells a buyer whom plans are for", async () => {
    const { told, unmount } = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() => expect(told("martillo-login-request")).toEqual([{ reason: "account" }]));
    unmount();
    context.signIn(await context.api.seedUser());
    const { text } = mount({});
    await until(() => expect(text()).toContain("Los planes son para cuentas de vendedor."));
  });

  test("shows the free plan with its limits, and the plans in the other tab", async () => {
    await seller();
    const { text, root } = mount({});
    await until(() => expect(text()).toMatch(/Oferta de lanzamiento\s*Gratuito/));
    expect(text()).toMatch(/Subastas publicadas\s*00 de 01/);
    await expectAccessible(root);
    await tab("view plans").click();
    await until(() => expect(root.querySelectorAll(".martillo-plan")).toHaveLength(7));
  });

  test("a trial says when and how much will be charged, and begins", async () => {
    await seller();
    const { text, told, root } = mount({ plan: "profesional", action: "trial" });
    await until(() => expect(text()).toContain("Hoy no le cobramos nada"));
    expect(text()).toMatch(/El \d\d-\d\d-\d{4} cobraremos 72,60\s€/);
    expect(text()).toMatch(/Precio sin IVA\s*60,00\s€\s*IVA 21 %\s*12,60\s€\s*Total\s*72,60\s€/);
    await expectAccessible(root);
    await button("Empezar la prueba gratuita").click();
    await until(() => expect(text()).toMatch(/Profesional · mensual\s*En prueba/));
    expect(text()).toMatch(/Próximo cobro: 72,60\s€/);
    await until(() =>
      expect(told("martillo-trial-started")).toEqual([{ plan: "profesional", period: "monthly" }]),
    );
  });

  test("a trial without a card opens the frame to save one", async () => {
    await seller(false);
    const { root } = mount({ plan: "inicio", action: "trial" });
    await button("Añadir una tarjeta").click();
    await until(() =>
      expect(root.querySelector("iframe")?.title).toBe("Formulario de pago seguro"),
    );
  });

  test("an upgrade shows net, tax and total, and is paid with the saved card", async () => {
    const me = await sellerWith("inicio");
    const { text, told } = mount({ tab: "plans" });
    await page.getByRole("button", { name: "Mejorar plan" }).nth(1).click();
    await until(() => expect(text()).toMatch(/Lo que queda de su plan\s*-\d/));
    expect(text()).toContain("El plan se renueva");
    await page.getByRole("button", { name: /^Pagar / }).click();
    await until(() => expect(text()).toContain("Ya tiene el plan Negocio"));
    await button("Listo").click();
    await until(() =>
      expect(told("martillo-plan-changed")).toEqual([
        { plan: "negocio", period: "monthly", status: "active" },
      ]),
    );
    const { record } = (await context.api.call("custom/subscription", {}, me)).responseData;
    expect(record).toMatchObject({ plan: "negocio", status: "active" });
  });

  test("an upgrade that is covered costs nothing and asks for nothing", async () => {
    const me = await sellerWith("inicio");
    // The running period cost more than the better plan does.
    await context.api.db.query("update subscriptions set net_cents = 100000 where user_id = $1", [
      me.id,
    ]);
    const { text, told, root } = mount({ plan: "negocio" });
    await until(() => expect(text()).toMatch(/Lo que queda de su plan\s*-120,00\s€/));
    expect(text()).toMatch(/Total\s*0,00\s€/);
    expect(text()).toContain("hoy no se cobra nada");
    await expectAccessible(root);
    await button("Cambiar de plan sin coste").click();
    await until(() => expect(text()).toMatch(/Negocio · mensual\s*Activo/));
    // What the account has, and what is said of it, come by two answers.
    await until(() => expect(text()).toContain("Su plan es ahora Negocio."));
    expect(told("martillo-plan-changed")).toEqual([
      { plan: "negocio", period: "monthly", status: "active" },
    ]);
    const { records } = (await context.api.call("custom/subscriptionHistory", {}, me)).responseData;
    expect(records).toMatchObject([{ plan: "negocio", total: "0.00" }, { plan: "inicio" }]);
  });

  test("a payment that is on its way refuses a second one, and says so", async () => {
    const me = await seller(false);
    const slow = await saveCard(context.api, me, { number: "4000000000008104" });
    await context.api.call(
      "paymentThird/stripe/membership_payment",
      { planName: "inicio", source: slow.id },
      me,
    );
    const { text } = mount({ plan: "negocio" });
    await until(() => expect(text()).toContain("Ya hay un pago en curso."));
    expect(page.getByRole("button", { name: /^Pagar/ }).query()).toBeNull();
  });

  test("of a trial it says how many days are left", async () => {
    const me = await seller();
    await context.api.call("user/freeTrialActivation", { planName: "profesional" }, me);
    await context.api.db.query(
      "update subscriptions set end_at = now() + interval '50 hours' where user_id = $1",
      [me.id],
    );
    const { text } = mount({});
    await until(() =>
      expect(text()).toMatch(/Está probando el plan hasta el [\d-]+: quedan 3 días\./),
    );
  });

  test("is cancelled after saying until when, and resumed", async () => {
    await sellerWith("inicio");
    const { text, told } = mount({});
    await until(() => expect(text()).toMatch(/Inicio · mensual\s*Activo/));
    await button("Cancelar la suscripción").click();
    await until(() => expect(text()).toMatch(/Tendrá el plan hasta el \d\d-\d\d-\d{4}/));
    await page.getByRole("dialog").getByRole("button", { name: "Cancelar la suscripción" }).click();
    await until(() => expect(text()).toContain("Su suscripción está cancelada."));
    await button("Reanudar").click();
    await until(() => expect(text()).toContain("Su plan sigue en marcha."));
    await until(() =>
      expect(
        told("martillo-plan-changed").map((detail) => (detail as { status: string }).status),
      ).toEqual(["canceling", "active"]),
    );
  });

  test("a smaller plan comes at the end of the period, with what it will cost, and can be taken back", async () => {
    await sellerWith("negocio");
    const { text } = mount({});
    await button("Cambiar a un plan menor").click();
    await page.getByRole("radio", { name: /Inicio/ }).click();
    await until(() => expect(text()).toMatch(/Total\s*36,30\s€/));
    await button("Cambiar de plan").click();
    await until(() => expect(text()).toMatch(/Desde el [\d-]+ tendrá el plan Inicio, mensual/));
    await button("Conservar el plan actual").click();
    await until(() => expect(text()).not.toContain("tendrá el plan Inicio"));
  });

  test("history: what was begun, what was charged, and the document to download", async () => {
    await sellerWith("inicio");
    const { text, root } = mount({ tab: "history" });
    await until(() => expect(text()).toMatch(/Inicio · mensual\s*Contratación/));
    expect(text()).toMatch(/Visa •••• 4242/);
    expect(text()).toMatch(/36,30\s€/);
    // The house of the tests issues no invoices.
    await until(() => expect(text()).toMatch(/Detalle A\d{4}\/\d{6}/));
    const document = page.getByRole("button", { name: /^Detalle A/ });
    await expectAccessible(root);
    await document.click();
    // The house of the tests draws no files: the press has asked for one.
    await until(() => expect(text()).toContain("Esta opción no está disponible."));
  });

  test("leads to the profile where an invoice lacks the seller’s data, and charges nothing", async () => {
    const issues = (value: object) =>
      context.api.db.query(
        `insert into settings (key, value) values ('sale', $1::jsonb)
         on conflict (key) do update set value = excluded.value`,
        [JSON.stringify(value)],
      );
    const me = await seller();
    await issues({ invoicing: "factura" });
    try {
      const { text } = mount({ plan: "inicio" });
      await page.getByRole("button", { name: /^Pagar / }).click();
      await until(() => expect(text()).toContain("Faltan datos para emitir el documento."));
      const link = page.getByRole("link", { name: "Completar mis datos en mi perfil" });
      await until(() => expect(link.query()?.getAttribute("href")).toMatch(/\/cuenta\/perfil$/));
      const payments = await context.api.db.query("select 1 from payments where user_id = $1", [
        me.id,
      ]);
      expect(payments).toEqual([]);
    } finally {
      await issues({});
    }
  });

  test("a payment that is missing can be made at once", async () => {
    const me = await sellerWith("inicio");
    await context.api.db.query(
      `update subscriptions set status = 'past_due', past_due_at = now(), end_at = now() - interval '1 hour'
       where user_id = $1`,
      [me.id],
    );
    const { text } = mount({});
    await until(() => expect(text()).toContain("No hemos podido cobrar su plan."));
    await button("Pagar ahora").click();
    await until(() => expect(text()).toMatch(/Total\s*36,30\s€/));
    await page.getByRole("button", { name: /^Pagar 36/ }).click();
    await until(() => expect(text()).toContain("Ya tiene el plan Inicio"));
  });

  test("says why a trial is refused, where it was asked for", async () => {
    const me = await seller();
    await context.api.db.query("insert into plan_trials (key, user_id) values ($1, $2)", [
      `user:${me.id}`,
      me.id,
    ]);
    const { text } = mount({ plan: "inicio", action: "trial" });
    await button("Empezar la prueba gratuita").click();
    await until(() => expect(text()).toContain("La prueba gratuita ya se ha usado."));
  });
}
