import { describe, expect, it } from "vitest";
import {
  countText,
  DEFAULT_PLAN_ROWS,
  findPlan,
  isDearer,
  planCell,
  readPlan,
  shownPeriod,
  type Plan,
  type PlanCell,
  type PlanRow,
  type PlanViewer,
} from "./plan-table";

const PLANS = DEFAULT_PLAN_ROWS.map(readPlan);

function plan(name: string): Plan {
  const found = findPlan(PLANS, name);
  if (!found) throw new Error(`no plan ${name}`);
  return found;
}

const guest: PlanViewer = { kind: "guest" };
const buyer: PlanViewer = { kind: "buyer" };

type Seller = Extract<PlanViewer, { kind: "seller" }>;

function seller(type: string, changes: Partial<Seller> = {}): Seller {
  return {
    kind: "seller",
    status: "active",
    plan: plan(type),
    period: "monthly",
    endMs: null,
    isTrialUsed: true,
    ...changes,
  };
}

/** What can be pressed and read of a card, without what is nothing. */
function shownTo(viewer: PlanViewer, type: string, period: "monthly" | "yearly" = "monthly") {
  const { badge, note, noteMs, button, second } = planCell(viewer, plan(type), period);
  const all = { badge, note, noteMs, button, second };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}

describe("the plans of a new house", () => {
  it("are those of the table", () => {
    const figures = PLANS.map((one) => [
      one.type,
      one.name,
      one.monthlyNetCents,
      one.yearlyNetCents,
      countText(one.auctionsPerMonth),
      countText(one.directSalesPerMonth),
      one.users,
      one.auctionsPerYear,
    ]);
    expect(figures).toEqual([
      ["free", "Oferta de lanzamiento", 0, 0, "01", "01", 1, 12],
      ["inicio", "Inicio", 3_000, 36_000, "03", "03", 2, 36],
      ["profesional", "Profesional", 6_000, 72_000, "06", "06", 3, 72],
      ["negocio", "Negocio", 12_000, 144_000, "13", "20", 5, 156],
      ["avanzado", "Avanzado", 15_000, 180_000, "17", "40", 8, 204],
      ["premium", "Premium", 20_000, 240_000, "23", "60", 12, 276],
      ["enterprise", "Empresa", null, null, null, null, null, null],
    ]);
    expect(PLANS.filter((one) => one.isRecommended).map((one) => one.type)).toEqual([
      "profesional",
    ]);
  });

  it("are read as staff have edited them", () => {
    const row = DEFAULT_PLAN_ROWS.find(({ type }) => type === "negocio") as PlanRow;
    const { auctions_year: _years, ...rest } = row;
    const edited = readPlan({ ...rest, monthly_auction: 10, monthly_deposit_amount: "99.99" });
    expect(edited).toMatchObject({ auctionsPerYear: 120, monthlyNetCents: 9_999 });
    expect(readPlan({ ...rest, auctions_year: 100 }).auctionsPerYear).toBe(100);
    expect(readPlan({ ...row, type: "enterprise" })).toMatchObject({
      monthlyNetCents: null,
      auctionsPerMonth: null,
    });
  });

  it("are found by type and by name", () => {
    expect(findPlan(PLANS, " Oferta de lanzamiento ")?.type).toBe("free");
    expect(findPlan(PLANS, "PREMIUM")?.type).toBe("premium");
    expect(findPlan(PLANS, "oro")).toBeUndefined();
  });
});

describe("dearer", () => {
  it.each([
    ["negocio", "monthly", "profesional", "monthly", true],
    ["inicio", "monthly", "profesional", "monthly", false],
    ["profesional", "yearly", "profesional", "monthly", true],
    ["profesional", "monthly", "profesional", "monthly", false],
    ["profesional", "yearly", "profesional", "yearly", false],
    ["profesional", "monthly", "profesional", "yearly", false],
    ["enterprise", "monthly", "premium", "monthly", false],
    ["premium", "monthly", "enterprise", "monthly", false],
    ["inicio", "monthly", "free", null, true],
  ] as const)("%s %s than %s %s: %s", (type, shown, own, period, dearer) => {
    expect(isDearer(plan(type), shown, { plan: plan(own), period })).toBe(dearer);
  });
});

describe("cells of the table", () => {
  it("guest: login, and the registration of a seller", () => {
    for (const type of ["free", "inicio", "profesional", "premium"]) {
      expect(shownTo(guest, type)).toEqual({ button: "start", second: "register" });
    }
    expect(shownTo(guest, "enterprise")).toEqual({ button: "contact" });
  });

  it("buyer: no buttons", () => {
    for (const { type } of PLANS) expect(shownTo(buyer, type)).toEqual({});
  });

  it("seller, free: own plan, upgrade, trial while unused", () => {
    const free = seller("free", { status: "free", period: null, isTrialUsed: false });
    expect(shownTo(free, "free")).toEqual({ badge: "active" });
    expect(shownTo(free, "inicio")).toEqual({ button: "upgrade", second: "trial" });
    expect(shownTo({ ...free, isTrialUsed: true }, "inicio")).toEqual({ button: "upgrade" });
    expect(shownTo(free, "enterprise")).toEqual({ button: "contact" });
    for (const period of ["monthly", "yearly"] as const) {
      expect(shownTo(free, "premium", period)).toEqual({ button: "upgrade", second: "trial" });
    }
  });

  it("seller, expired: as free", () => {
    const expired = seller("free", { status: "expired", period: null });
    expect(shownTo(expired, "free")).toEqual({ badge: "active" });
    expect(shownTo(expired, "inicio")).toEqual({ button: "upgrade" });
  });

  it("trialing: Trial Active until a date, upgrade, nothing cheaper", () => {
    const trialing = seller("profesional", { status: "trialing", endMs: 5_000 });
    expect(shownTo(trialing, "profesional")).toEqual({
      badge: "trial",
      note: "until",
      noteMs: 5_000,
    });
    expect(shownTo(trialing, "negocio")).toEqual({ button: "upgrade" });
    expect(shownTo(trialing, "inicio")).toEqual({});
    expect(shownTo(trialing, "free")).toEqual({});
    expect(shownTo(trialing, "enterprise")).toEqual({ button: "contact" });
  });

  it("active monthly: Active plan; the same shown by the year may be changed to", () => {
    const active = seller("profesional");
    expect(shownTo(active, "profesional")).toEqual({ badge: "active" });
    expect(shownTo(active, "profesional", "yearly")).toEqual({
      badge: "active",
      button: "to_yearly",
    });
    for (const period of ["monthly", "yearly"] as const) {
      expect(shownTo(active, "negocio", period)).toEqual({ button: "upgrade" });
      expect(shownTo(active, "inicio", period)).toEqual({});
      expect(shownTo(active, "free", period)).toEqual({});
      expect(shownTo(active, "enterprise", period)).toEqual({ button: "contact" });
    }
  });

  it("active yearly: the toggle is fixed on the year", () => {
    const active = seller("profesional", { period: "yearly" });
    for (const chosen of ["monthly", "yearly"] as const) {
      expect(shownPeriod(active, chosen)).toEqual({ shown: "yearly", isFixed: true });
      expect(shownTo(active, "profesional", chosen)).toEqual({ badge: "active" });
      expect(shownTo(active, "negocio", chosen)).toEqual({ button: "upgrade" });
      expect(shownTo(active, "inicio", chosen)).toEqual({});
      expect(planCell(active, plan("negocio"), chosen).netCents).toBe(144_000);
    }
    expect(shownPeriod(guest, "monthly")).toEqual({ shown: "monthly", isFixed: false });
    const free = seller("free", { status: "expired", period: "yearly" });
    expect(shownPeriod(free, "monthly").isFixed).toBe(false);
  });

  it("past_due: Active plan, payment due, pay now", () => {
    const due = seller("profesional", { status: "past_due" });
    expect(shownTo(due, "profesional")).toEqual({
      badge: "active",
      note: "payment_due",
      button: "pay_now",
    });
    expect(shownTo(due, "negocio")).toEqual({ button: "upgrade" });
    expect(shownTo(due, "inicio")).toEqual({});
    expect(shownTo(due, "free")).toEqual({});
    expect(shownTo(due, "enterprise")).toEqual({ button: "contact" });
  });

  it("canceling: Active plan, the day of its end, resume", () => {
    const canceling = seller("profesional", { status: "canceling", endMs: 5_000 });
    expect(shownTo(canceling, "profesional")).toEqual({
      badge: "active",
      note: "ends",
      noteMs: 5_000,
      button: "resume",
    });
    expect(shownTo(canceling, "negocio")).toEqual({ button: "upgrade" });
    expect(shownTo(canceling, "inicio")).toEqual({});
    expect(shownTo(canceling, "enterprise")).toEqual({ button: "contact" });
  });

  it("enterprise as own plan: nothing is dearer", () => {
    const own = seller("enterprise", { period: null });
    expect(shownTo(own, "enterprise")).toEqual({ badge: "active" });
    for (const type of ["free", "inicio", "premium"]) expect(shownTo(own, type)).toEqual({});
  });

  it("a plan that is not had for the period: nothing to press", () => {
    const only: Plan = { ...plan("negocio"), periods: "yearly" };
    const cell = planCell(seller("inicio"), only, "monthly");
    expect(cell).toMatchObject({ isOffered: false, button: null });
    expect(planCell(seller("inicio"), only, "yearly")).toMatchObject({
      isOffered: true,
      button: "upgrade",
    });
    const monthly: Plan = { ...plan("inicio"), periods: "monthly" };
    const own = seller("inicio", { plan: monthly });
    expect(planCell(own, monthly, "yearly").button).toBeNull();
  });

  it("show prices and counts of the period", () => {
    const monthly = planCell(guest, plan("negocio"), "monthly");
    const expected: Partial<PlanCell> = {
      netCents: 12_000,
      auctions: 13,
      directSales: 20,
      users: 5,
      isRecommended: false,
    };
    expect(monthly).toMatchObject(expected);
    expect(planCell(guest, plan("negocio"), "yearly")).toMatchObject({
      ...expected,
      netCents: 144_000,
      auctions: 156,
    });
    expect(planCell(guest, plan("enterprise"), "monthly")).toMatchObject({
      netCents: null,
      auctions: null,
      users: null,
    });
  });
});
