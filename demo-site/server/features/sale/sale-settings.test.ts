import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser } from "../../seed/seed-rows";
import { sellDirectly } from "../../testing/sell";

describe.each(engines)("settings of sales on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let staff: SeededUser;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    ({ api } = house);
    staff = await api.seedUser({ staff: true });
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    await house.db.query("delete from settings where key = 'sale'");
    await house.db.query("delete from user_audit");
  });

  const write = (value: object, as = staff) =>
    api.call("setting/configurationAction", { key: "sale", value } as never, as);
  async function valueNow() {
    const answer = await api.call("setting/getSingleConfiguration", { key: "sale" }, staff);
    return answer.responseData.record.value;
  }
  async function history() {
    const answer = await api.call("setting/configurationHistory", { key: "sale" }, staff);
    return answer.responseData;
  }
  async function dueOf({ invoice, buyer }: { invoice: number; buyer: SeededUser }) {
    const answer = await api.call("user/invoice/invoice", { invoice_id: invoice }, buyer);
    return answer.responseData.record.due_at;
  }

  it("are as the house comes, and are written by staff alone", async () => {
    expect(await valueNow()).toMatchObject({ payment_days: 3, admin_fee: 71.72, holds: 3 });
    const { responseData } = await write({ payment_days: 5 });
    expect(responseData.record).toMatchObject({
      key: "sale",
      value: { payment_days: 5, storage: { free_days: 10, per_day: 18.15 } },
    });
    expect(await valueNow()).toMatchObject({ payment_days: 5, admin_fee: 71.72 });
    expect((await write({ payment_days: 9 }, await api.seedUser({ admin: true }))).code).toBe(
      "FORBIDDEN",
    );
    // Nothing of it is for visitors.
    const everybody = await api.call("common/getDefault", {}, null);
    expect(JSON.stringify(everybody)).not.toContain("payment_days");
  });

  it("leave the right to withdraw as it was sold", async () => {
    const mayReturn = async ({ buyer }: { buyer: SeededUser }) =>
      (await api.call("custom/purchases", { list: "all", page: 1, limit: 20 }, buyer)).responseData
        .records[0]?.may_return;
    await write({ withdrawal: { direct: true, auction: true } });
    const before = await sellDirectly(api);
    await write({ withdrawal: { direct: false, auction: false } });
    expect(await mayReturn(before)).toBe(1);
    expect(await mayReturn(await sellDirectly(api))).toBe(0);
  });

  it.each([
    ["a name that is not known", { payment_day: 3 }],
    ["a negative fee", { admin_fee: -1 }],
    ["half a day", { payment_days: 1.5 }],
    ["a holiday that is no day", { holidays: ["2026-02-30"] }],
    ["a day of pickup that ends before it begins", { pickup: pickup("14:00", "09:00") }],
    ["an hour that there is not", { pickup: pickup("09:00", "25:00") }],
    ["a reservation longer than the longest", { reservation_s: 900, reservation_max_s: 60 }],
  ])("refuse %s, and stay as they are", async (_what, value) => {
    const before = await valueNow();
    expect((await write(value)).code).toBe("INVALID_INPUT");
    expect(await valueNow()).toEqual(before);
    expect((await history()).totalRecords).toBe(0);
  });

  it("keep who wrote what, and are undone by writing what was there before", async () => {
    await write({ payment_days: 5 });
    await write({ payment_days: 7, holds: 1 });
    const { records, totalRecords } = await history();
    expect(totalRecords).toBe(2);
    expect(records).toMatchObject([
      { from: { payment_days: 5, holds: 3 }, to: { payment_days: 7, holds: 1 } },
      { from: null, to: { payment_days: 5 } },
    ]);
    await write(records[0]?.from as object);
    expect(await valueNow()).toMatchObject({ payment_days: 5, holds: 3 });
    expect((await history()).totalRecords).toBe(3);
    const seller = await api.seedUser({ admin: true });
    const refused = await api.call("setting/configurationHistory", { key: "sale" }, seller);
    expect(refused.code).toBe("FORBIDDEN");
  });

  it("leave what was sold before by the terms of its day", async () => {
    const before = await sellDirectly(api);
    const due = await dueOf(before);
    const paid = { action: "paid" as const, invoice_ids: [before.invoice], notes: "Pagado." };
    await api.call("seller/invoice/changeStatus", paid, before.seller);
    await write({
      payment_days: 30,
      storage: { free_days: 0, per_day: 99 },
      change_before_hours: 48,
    });
    expect(await dueOf(before)).toBe(due);
    const look = async (of: typeof before) =>
      (await api.call("appointment/checkAppointments", { invoice_id: of.invoice }, of.buyer))
        .responseData;
    expect(await look(before)).toMatchObject({
      change_before_hours: 12,
      storage: { per_day: "18.15" },
    });
    const after = await sellDirectly(api);
    expect(await dueOf(after)).toBeGreaterThan(due);
    expect(await look(after)).toMatchObject({
      change_before_hours: 48,
      storage: { per_day: "99.00" },
    });
    // Another change does not reach back either.
    await write({ storage: { free_days: 0, per_day: 1 } });
    expect(await look(before)).toMatchObject({ storage: { per_day: "18.15" } });
    expect(await look(after)).toMatchObject({ storage: { per_day: "99.00" } });
  });
});

function pickup(start: string, end: string) {
  return { weekdays: [1], start, end, timeframe_min: 30, per_slot: 2 };
}
