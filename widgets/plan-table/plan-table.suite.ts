import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { PlanTableProps } from "./PlanTable";

/** The plan of a seller, written as it stands in the table of the database. */
interface Own {
  status: "free" | "trialing" | "active" | "past_due" | "canceling";
  plan?: string;
  period?: "monthly" | "yearly" | null;
  isTrialUsed?: boolean;
}

/** What the widget does, in whichever flavour: every cell of who looks at which plan. */
export function planTableSuite(mount: Mount<PlanTableProps>, context: SuiteContext) {
  const REFUSED = { refuse: ["martillo-plan-request"] } as const;

  /** Signs a seller in whose subscription stands so. */
  async function sellerWith({ status, plan = "free", period = null, isTrialUsed = true }: Own) {
    const me = await context.api.seedUser({ admin: true, membership: "free" });
    await context.api.call("custom/subscription", {}, me);
    await context.api.db.query(
      `update subscriptions set status = $2, plan = $3, period = $4, is_trial_used = $5,
         end_at = case when $2 <> 'free' then now() + interval '10 days' end,
         past_due_at = case when $2 = 'past_due' then now() end
       where user_id = $1`,
      [me.id, status, plan, period, isTrialUsed],
    );
    context.signIn(me);
    return me;
  }
  /** What each card says beside its name, price and counts: badge, note, buttons. */
  function cells(root: ParentNode): Record<string, string[]> {
    return Object.fromEntries(
      [...root.querySelectorAll(".martillo-plan")].map((card) => {
        const said = card.querySelectorAll(".martillo-badge, .martillo-plan__note, button");
        const texts = [...said].map((node) => node.textContent?.trim() ?? "");
        return [
          card.querySelector("h2")?.textContent ?? "",
          texts.filter((text) => text !== "Recomendado"),
        ];
      }),
    );
  }
  const showing = (root: ParentNode) =>
    until(() => expect(Object.keys(cells(root))).toHaveLength(7));
  async function chooseYear() {
    await page.getByRole("radio", { name: "Anual" }).click();
  }

  test("a guest: names, prices without tax, counts with two digits, and a way in", async () => {
    const { root, text, told } = mount({}, REFUSED);
    await showing(root);
    expect(text()).toContain("IVA no incluido");
    expect(text()).toMatch(/Profesional\s*60\s€ al mes\s*06 subastas al mes\s*06 ventas directas/);
    expect(text()).toMatch(/Oferta de lanzamiento\s*0\s€ al mes\s*01 subasta al mes/);
    expect(text()).toMatch(/Empresa\s*A medida\s*Subastas ilimitadas/);
    expect(root.querySelector("[data-recommended] h2")?.textContent).toBe("Profesional");
    await until(() =>
      expect(cells(root)).toMatchObject({
        Inicio: ["Empezar", "Crear cuenta de vendedor"],
        "Oferta de lanzamiento": ["Empezar", "Crear cuenta de vendedor"],
        Empresa: ["Contactar"],
      }),
    );
    await expectAccessible(root);
    await page.getByRole("button", { name: "Empezar" }).nth(1).click();
    await page.getByRole("button", { name: "Contactar" }).click();
    await until(() =>
      expect(told("martillo-plan-request")).toEqual([
        { plan: "inicio", period: "monthly", action: "start" },
        { plan: "enterprise", period: "monthly", action: "contact" },
      ]),
    );
  });

  test("years: twelve months, counts of the year, by mouse or by keyboard", async () => {
    const { root, text } = mount({});
    await showing(root);
    await chooseYear();
    await until(() => expect(text()).toMatch(/Profesional\s*720\s€ al año\s*72 subastas al año/));
    expect(text()).toContain("06 ventas directas al mes");
  });

  test("begins with the period that it is told", async () => {
    const { root, text } = mount({ period: "yearly" });
    await showing(root);
    expect(text()).toContain("al año");
  });

  test("a buyer: no buttons, and why", async () => {
    context.signIn(await context.api.seedUser());
    const { root, text } = mount({});
    await showing(root);
    expect(text()).toContain("Los planes son para cuentas de vendedor.");
    expect(root.querySelectorAll("button")).toHaveLength(0);
  });

  test("a seller with the free plan: dearer ones, to buy or to try", async () => {
    await sellerWith({ status: "free", isTrialUsed: false });
    const { root, told } = mount({}, REFUSED);
    await showing(root);
    await until(() =>
      expect(cells(root)).toMatchObject({
        "Oferta de lanzamiento": ["Plan activo"],
        Inicio: ["Mejorar plan", "Probar 30 días gratis"],
        Premium: ["Mejorar plan", "Probar 30 días gratis"],
        Empresa: ["Contactar"],
      }),
    );
    await expectAccessible(root);
    await page.getByRole("button", { name: "Probar 30 días gratis" }).first().click();
    await until(() =>
      expect(told("martillo-plan-request")).toEqual([
        { plan: "inicio", period: "monthly", action: "trial" },
      ]),
    );
  });

  test("a seller whose trial is used cannot try again", async () => {
    await sellerWith({ status: "free" });
    const { root } = mount({});
    await showing(root);
    await until(() => expect(cells(root)).toMatchObject({ Inicio: ["Mejorar plan"] }));
  });

  test("a trial: until when, and what is dearer", async () => {
    await sellerWith({ status: "trialing", plan: "profesional", period: "monthly" });
    const { root } = mount({});
    await showing(root);
    await until(() =>
      expect(cells(root)["Profesional"]).toEqual([
        "Prueba activa",
        expect.stringMatching(/^Hasta el \d\d-\d\d-\d{4}$/),
      ]),
    );
    await until(() =>
      expect(cells(root)).toMatchObject({
        "Oferta de lanzamiento": [],
        Inicio: [],
        Negocio: ["Mejorar plan"],
        Empresa: ["Contactar"],
      }),
    );
  });

  test("months that are paid: dearer ones, and one's own by the year", async () => {
    await sellerWith({ status: "active", plan: "profesional", period: "monthly" });
    const { root } = mount({});
    await showing(root);
    await until(() =>
      expect(cells(root)).toMatchObject({
        Inicio: [],
        Profesional: ["Plan activo"],
        Negocio: ["Mejorar plan"],
      }),
    );
    await chooseYear();
    await until(() =>
      expect(cells(root)).toMatchObject({ Profesional: ["Plan activo", "Pasar a anual"] }),
    );
    expect(cells(root)["Inicio"]).toEqual([]);
  });

  test("years that are paid: the choice is fixed", async () => {
    await sellerWith({ status: "active", plan: "profesional", period: "yearly" });
    const { root } = mount({});
    await showing(root);
    const month = root.querySelector<HTMLInputElement>("input[value='monthly']");
    expect(month?.matches(":disabled")).toBe(true);
    expect(root.querySelector<HTMLInputElement>("input[value='yearly']")?.checked).toBe(true);
    await until(() =>
      expect(cells(root)).toMatchObject({
        Inicio: [],
        Profesional: ["Plan activo"],
        Negocio: ["Mejorar plan"],
      }),
    );
  });

  test("a payment that is missing, and what is cancelled", async () => {
    await sellerWith({ status: "past_due", plan: "inicio", period: "monthly" });
    const { root, unmount } = mount({});
    await showing(root);
    await until(() =>
      expect(cells(root)).toMatchObject({
        Inicio: ["Plan activo", "Pago pendiente", "Pagar ahora"],
        Negocio: ["Mejorar plan"],
      }),
    );
    unmount();
    await sellerWith({ status: "canceling", plan: "inicio", period: "monthly" });
    const second = mount({});
    await showing(second.root);
    await until(() =>
      expect(cells(second.root)["Inicio"]).toEqual([
        "Plan activo",
        expect.stringMatching(/^Termina el /),
        "Reanudar",
      ]),
    );
  });

  test("says when the plans cannot be read, and reads them again", async () => {
    await sellerWith({ status: "free" });
    context.faults.always("custom/subscription", "refuse");
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await showing(root);
  });
}
