import { dayAfter, dayOf, localTime } from "martillo/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import { openSellerHouse, type SellerHouse } from "./testing/seller-house";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK = { start: "on_publish", duration_days: 7, end_time: "20:00" } as const;

/** What a clock in the house's zone shows. */
function clock(ms: number): string {
  const { hour, minute, second } = localTime(ms);
  return [hour, minute, second].join(":");
}

describe.each(engines)("the plan of a lot's times on $name", (engine) => {
  let house: SellerHouse;

  beforeAll(async () => {
    house = await openSellerHouse(engine);
  }, 180_000);
  afterAll(() => house.close());

  /** A complete draft without times, and what it answers. */
  async function draft(changes: object = {}) {
    const { action: _, date_start: _start, date_closed: _end, ...complete } = house.complete();
    return house.done({ action: "save", ...complete, ...changes });
  }

  it("decides start and end when the lot is published", async () => {
    const { record, missing } = await draft({ schedule: WEEK });
    expect(missing).toEqual({});
    const own = await house.own(record.id);
    expect(own).toMatchObject({ schedule: WEEK, date_start: null, date_closed: null });
    expect(own.planned.date_start).toBeNull();
    const published = (await house.done({ action: "publish", id: record.id })).record;
    expect(published.market_status).toBe("open");
    expect(Math.abs(published.date_start - Date.now())).toBeLessThan(HOUR_MS);
    expect(clock(published.date_closed)).toBe("20:0:0");
    expect(dayOf(published.date_closed)).toBe(dayAfter(dayOf(published.date_start), 7));
  });

  it("begins at the moment it names, and goes back to the plan when it is unpublished", async () => {
    const at = Date.now() + 3 * DAY_MS;
    const schedule = { start: "at", at, duration_days: 2, end_time: "12:15" } as const;
    const { record } = await draft({ schedule });
    const published = (await house.done({ action: "publish", id: record.id })).record;
    expect([published.market_status, published.date_start]).toEqual(["scheduled", at]);
    expect(clock(published.date_closed)).toBe("12:15:0");
    expect(dayOf(published.date_closed)).toBe(dayAfter(dayOf(at), 2));

    // A new plan of what waits for its start moves its times.
    const later = { ...schedule, at: at + DAY_MS, duration_days: 5 };
    await house.done({ action: "save", id: record.id, schedule: later });
    const moved = await house.own(record.id);
    expect(moved.date_start).toBe(at + DAY_MS);
    expect(dayOf(moved.date_closed ?? 0)).toBe(dayAfter(dayOf(at + DAY_MS), 5));

    await house.api.call(
      "product/changeStatus",
      { id: record.id, action: "unpublish" },
      house.seller,
    );
    expect(await house.own(record.id)).toMatchObject({
      market_status: "draft",
      schedule: later,
      date_start: null,
      date_closed: null,
      planned: { date_start: at + DAY_MS },
    });
  });

  it("gives way to moments", async () => {
    const date_start = Date.now() + DAY_MS;
    const date_closed = Date.now() + 2 * DAY_MS;
    const { record } = await draft({ schedule: WEEK, date_start, date_closed });
    const { record: published } = await house.done({ action: "publish", id: record.id });
    expect(published).toMatchObject({ date_start, date_closed });
  });

  it.each([
    [{ start: "at", duration_days: 3 }, "schedule.at"],
    [{ start: "on_publish" }, "date_closed"],
  ] as const)("%j lacks %s", async (schedule, field) => {
    const { record, missing } = await draft({ schedule });
    expect(missing).toMatchObject({ [field]: "Obligatorio." });
    const refused = await house.act({ action: "publish", id: record.id });
    expect([refused.code, refused.refusal.fields]).toEqual(["INVALID_INPUT", missing]);
  });

  it.each([
    ["an hour too short", HOUR_MS / 2],
    ["months too long", 90 * DAY_MS],
  ])("refuses %s", async (_name, length) => {
    const { missing } = await draft({
      schedule: { start: "on_publish" },
      date_closed: Date.now() + length,
    });
    expect(missing).toEqual({ date_closed: "La subasta debe durar entre 1 hora y 60 días." });
  });

  it.each([
    { start: "never" },
    { start: "on_publish", duration_days: 0 },
    { start: "on_publish", duration_days: 61 },
    { start: "on_publish", duration_days: 1.5 },
    { start: "on_publish", duration_days: 1, end_time: "24:00" },
    { start: "on_publish", duration_days: 1, end_time: "8:00" },
    { start: "at", at: -1 },
    { start: "at", at: 9e15 },
    "mañana",
  ])("refuses %j", async (schedule) => {
    const { code } = await house.act({ action: "save", schedule: schedule as never });
    expect(code).toBe("INVALID_INPUT");
  });

  it("answers, whatever moments it is mixed with", async () => {
    const { record } = await draft({ schedule: { ...WEEK, duration_days: 60 } });
    const far = await house.act({ action: "save", id: record.id, date_start: 8.6e15 });
    expect([null, "INVALID_INPUT"]).toContain(far.code);
    expect((await house.own(record.id)).planned.date_closed).toBeDefined();
  });

  it("is logged, merged by field, and copied without its moment", async () => {
    const schedule = { start: "at", at: Date.now() + DAY_MS, duration_days: 3 } as const;
    const { record, version } = await draft({ schedule });
    await house.done({ action: "save", id: record.id, title: "Seat Ibiza FR" }, house.marta);
    const save = { action: "save", id: record.id, expected_version: version } as const;
    await house.done({ ...save, schedule: WEEK });
    const clash = await house.act({ ...save, schedule }, house.marta);
    expect(clash.code).toBe("EDIT_CONFLICT");
    expect(clash.refusal.conflicts).toMatchObject({ schedule: { theirs: WEEK } });
    const history = await house.api.call("custom/lotHistory", { id: record.id }, house.seller);
    expect(history.responseData.records[0]?.changes).toEqual([
      { field: "schedule", before: schedule, after: WEEK },
    ]);

    await house.done({ action: "save", id: record.id, schedule });
    const copy = await house.done({ action: "duplicate", id: record.id });
    const own = await house.own(copy.record.id);
    expect(own.schedule).toEqual({ start: "at", duration_days: 3 });
    expect(own.missing).toHaveProperty(["schedule.at"]);
  });

  it("may not change once the lot is open", async () => {
    const id = await house.openLot({ schedule: WEEK });
    const { code, refusal } = await house.act({
      action: "edit",
      id,
      schedule: { ...WEEK, duration_days: 9 },
    });
    expect([code, Object.keys(refusal.fields ?? {})]).toEqual(["ILLEGAL_TRANSITION", ["schedule"]]);
  });

  it("proposes the next round, and a lower price after two of them", async () => {
    const ended = { status: "unsold", opensInMs: -3 * DAY_MS, closesInMs: -DAY_MS } as const;
    const id = await house.api.seedLot({
      sellerId: house.seller.id,
      startCents: 100_000,
      ...ended,
    });
    const first = (await house.own(id)).relist;
    expect(first).toMatchObject({ start_price: "1000.00" });
    expect((first?.date_closed ?? 0) - (first?.date_start ?? 0)).toBe(2 * DAY_MS);
    await house.db.query("update lots set round = 2 where id = $1", [id]);
    expect((await house.own(id)).relist?.start_price).toBe("900.00");
    // It is a proposal: a seller who says nothing about the price keeps it.
    const { record } = await house.done({ action: "relist", id });
    expect([record.wprice, record.market_status]).toEqual(["1000.00", "open"]);
    expect(record.date_closed - record.date_start).toBeLessThanOrEqual(2 * DAY_MS);
    expect((await house.own(id)).relist).toBeNull();
  });

  it("decides about the next round, too", async () => {
    const ended = { status: "unsold", opensInMs: -3 * DAY_MS, closesInMs: -DAY_MS } as const;
    const id = await house.api.seedLot({ sellerId: house.seller.id, ...ended });
    const { record } = await house.done({ action: "relist", id, schedule: WEEK });
    expect(clock(record.date_closed)).toBe("20:0:0");
    expect(dayOf(record.date_closed)).toBe(dayAfter(dayOf(record.date_start), 7));
    expect((await house.own(id)).schedule).toEqual(WEEK);
  });

  it("keeps drafts whose times nobody has decided out of 1970", async () => {
    const seller = await house.api.seedUser({ admin: true });
    const { action: _, date_start: _start, ...complete } = house.complete();
    const open = await house.done({ action: "save", title: "Sin fechas" }, seller);
    const dated = await house.done({ action: "save", ...complete }, seller);
    expect(open.record.date_start).toBeGreaterThan(Date.now() - DAY_MS);
    for (const order of ["asc", "desc"] as const) {
      const list = await house.api.call(
        "product/dashboard",
        { action: "selling_draft", orderby: "date_closed", order },
        seller,
      );
      const ids = list.responseData.records.map(({ id }) => id);
      expect(ids).toEqual([dated.record.id, open.record.id]);
    }
  });
});
