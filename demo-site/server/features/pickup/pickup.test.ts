import ICAL from "ical.js";
import { dayAfter } from "martillo/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { comingClockChange, comingDay } from "../../testing/coming-day";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser } from "../../seed/seed-rows";
import type { MoneyContext } from "../money";
import { sweepPickups } from "./sweep-pickups";
import { printedOf } from "../sale/invoice-document";
import { readIssued } from "../sale/issued-repository";

const ALL_CHECKS = { identity: 1, condition: 1, keys: 1, documents: 1 } as const;
const DAY_MS = 86_400_000;

describe.each(engines)("picking up on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let ctx: MoneyContext;
  let seller: SeededUser;
  let buyer: SeededUser;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    ({ api, ctx } = house);
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    seller = await api.seedUser({ admin: true, companyname: "Autos del Sur" });
    buyer = await api.seedUser();
  });

  let presses = 0;
  async function bought(as = buyer, of = seller): Promise<number> {
    const lot = await api.seedLot({
      sellerId: of.id,
      auction: 0,
      extension: null,
      startCents: 899_000,
      ivaPercent: 21,
    });
    presses += 1;
    const input = {
      project_id: lot,
      expected_price: "8990",
      accept_terms: 1,
      idempotency_key: `pickup ${presses}`,
    } as const;
    const answer = await api.call("buynow/addToBuynow", input, as);
    return answer.responseData.invoice_id;
  }
  async function paid(as = buyer, of = seller): Promise<number> {
    const invoice = await bought(as, of);
    await pay(invoice, of);
    return invoice;
  }
  function pay(invoice: number, of = seller) {
    const input = { action: "paid" as const, invoice_ids: [invoice], notes: "Transferencia." };
    return api.call("seller/invoice/changeStatus", input, of);
  }
  function look(invoice: number, as = buyer) {
    return api.call("appointment/checkAppointments", { invoice_id: invoice }, as);
  }
  async function slotsOf(invoice: number, as = buyer): Promise<number[]> {
    const { dates } = (await look(invoice, as)).responseData;
    return dates.flatMap(({ slots }) => slots.map(({ start }) => start));
  }
  function update(invoice: number, more: object, as: SeededUser | null = buyer) {
    return api.call("appointment/update", { invoice_id: invoice, ...more }, as);
  }
  /** Far enough away to be moved. */
  async function booked(invoice: number, index = 40, as = buyer): Promise<number> {
    const start = (await slotsOf(invoice, as))[index] ?? 0;
    const answer = await update(invoice, { appointmentTime: start }, as);
    expect(answer.responseData.appointmentDetail).toMatchObject({
      status: "scheduled",
      appointmentTime: start,
    });
    return start;
  }
  function deliver(invoice: number, delivered: 1 | 2, as = seller) {
    return api.call("custom/delivery", { invoice_id: invoice, delivered }, as);
  }
  function handOver(invoice: number, more: object, as = seller) {
    return api.call("custom/handover", { invoice_id: invoice, checks: ALL_CHECKS, ...more }, as);
  }
  async function codeOf(invoice: number): Promise<string> {
    return (await look(invoice)).responseData.appointmentDetail?.pickup_code ?? "";
  }
  function calendar(fields: object, as = seller) {
    const input = {
      calendar: {
        local_pickup_start_hour: "09:00",
        local_pickup_end_hour: "13:30",
        local_pickup_slot_timeframe: 30,
        local_pickup_appt_per_slot: 1,
        ...fields,
      },
    };
    return api.call("custom/pickupCalendar", input, as);
  }
  async function placesTaken(of = seller): Promise<number> {
    const [row] = await house.db.query<{ sum: number }>(
      "select coalesce(sum(booked), 0)::int as sum from pickup_slots where calendar_key = $1",
      [`seller:${of.id}`],
    );
    return row?.sum ?? 0;
  }
  function moveAppointment(invoice: number, hours: number) {
    return house.db.query(
      "update appointments set starts_at = now() + make_interval(hours => $2::int) where invoice_id = $1",
      [invoice, hours],
    );
  }
  async function templatesTo({ email }: SeededUser): Promise<string[]> {
    return (await api.outbox(email)).map(({ template }) => template).toReversed();
  }

  describe("an appointment", () => {
    it("is offered with places on the house's own days, and booked by the buyer of what is paid", async () => {
      const unpaid = await bought();
      expect((await look(unpaid)).responseData).toMatchObject({ actions: [], dates: [] });
      const early = await update(unpaid, { appointmentTime: Date.now() + DAY_MS });
      expect(early).toMatchObject({ code: "NOT_PAID" });
      expect(early.message).toMatch(/^Falta pagar 8\.990,00\s€\.$/);
      const invoice = await paid();
      const { dates } = (await look(invoice)).responseData;
      const weekdays = new Set(dates.map(({ date }) => new Date(date).getUTCDay()));
      expect([...weekdays].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
      expect(dates[3]?.slots).toHaveLength(10);
      expect(dates[3]?.slots[0]?.left).toBe(2);
      await booked(invoice);
      const again = (await look(invoice)).responseData;
      expect(again.appointmentDetail?.pickup_code).toMatch(/^\d{6}$/);
      expect(again.actions).toEqual(["move", "cancel"]);
      const seen = (await look(invoice, seller)).responseData;
      expect(seen.appointmentDetail).toMatchObject({ pickup_code: null, status: "scheduled" });
      expect(await templatesTo(buyer)).toContain("pickupBooked");
      expect(await templatesTo(seller)).toContain("pickupBooked");
    });

    it("is where the vehicle stands, on page, calendar, letter and document alike", async () => {
      const invoice = await paid();
      await house.db.query(
        "update users set address1 = 'Calle Mayor 1', zip = '09001', city = 'Burgos', state = 'Burgos' where id = $1",
        [seller.id],
      );
      const stands = (location: string) =>
        house.db.query(
          "update lots set location = $2 where id = (select lot_id from invoices where id = $1)",
          [invoice, location],
        );
      await stands("Burgos");
      const placeNow = async () => (await look(invoice)).responseData.place;
      expect(await placeNow()).toBe("Calle Mayor 1, 09001 Burgos, Burgos");
      await stands("Campa 4, Ólvega (Soria)");
      expect(await placeNow()).toBe("Campa 4, Ólvega (Soria)");
      await booked(invoice);
      expect(await placeNow()).toBe("Campa 4, Ólvega (Soria)");
      const link = await api.call("custom/fileLink", { kind: "ics", id: invoice }, buyer);
      const entry = await (await api.fetch(link.responseData.url)).text();
      expect(entry.replaceAll("\r\n ", "")).toContain("LOCATION:Campa 4\\, Ólvega (Soria)");
      const letter = (await api.outbox(buyer.email)).find(
        ({ template }) => template === "pickupBooked",
      );
      expect(letter?.text).toContain("en Campa 4, Ólvega (Soria).");
      const later = await bought();
      await house.db.query(
        "update lots set location = 'Soria' where id = (select lot_id from invoices where id = $1)",
        [later],
      );
      await pay(later);
      const issued = await readIssued(house.db, later);
      expect(printedOf(issued!.snapshot, issued!.huella).notes).toContain(
        "Lugar de recogida: Soria.",
      );
    });

    it("is for its two sides alone", async () => {
      const invoice = await paid();
      const start = await booked(invoice);
      for (const other of [await api.seedUser(), await api.seedUser({ admin: true })]) {
        expect((await look(invoice, other)).code).toBe("NOT_FOUND");
        expect((await update(invoice, { appointmentTime: start }, other)).code).toBe("NOT_FOUND");
      }
      expect((await update(invoice, { appointmentTime: start }, null)).code).toBe("NOT_SIGNED_IN");
      const works = await api.seedUser({
        admin: true,
        asEmployeesId: seller.id,
        permissions: ["money"],
      });
      expect((await look(invoice, works)).responseData.side).toBe("seller");
    });

    it("is moved with its old place free in the same transaction, and a higher sequence", async () => {
      const invoice = await paid();
      await booked(invoice, 40);
      expect(await placesTaken()).toBe(1);
      await booked(invoice, 41);
      expect(await placesTaken()).toBe(1);
      expect((await look(invoice)).responseData.appointmentDetail).toMatchObject({ sequence: 1 });
      expect(await templatesTo(buyer)).toContain("pickupMoved");
    });

    it("is chosen five times in a week by its buyer: a sixth time changes nothing and writes to nobody", async () => {
      const invoice = await paid();
      const starts = await slotsOf(invoice);
      for (const start of starts.slice(40, 45)) {
        expect((await update(invoice, { appointmentTime: start })).code).toBeNull();
      }
      const letters = await templatesTo(buyer);
      const refused = await update(invoice, { appointmentTime: starts[46] });
      expect(refused.code).toBe("APPOINTMENT_CHANGED_OFTEN");
      expect(refused.message).toBe("Ha elegido hora 5 veces en una semana.");
      expect(await templatesTo(buyer)).toEqual(letters);
      const { appointmentDetail } = (await look(invoice)).responseData;
      expect(appointmentDetail).toMatchObject({ status: "scheduled", appointmentTime: starts[44] });
      // Nor by calling it off and booking again; the person who comes may still be changed, and it can be called off.
      const person = { name: "Eva Ruiz" };
      expect((await update(invoice, { appointmentTime: starts[44], person })).code).toBeNull();
      expect((await update(invoice, { action: "cancel" })).code).toBeNull();
      const again = await update(invoice, { appointmentTime: starts[47] });
      expect(again.code).toBe("APPOINTMENT_CHANGED_OFTEN");
    });

    it("that cannot be moved keeps its place", async () => {
      await calendar({ local_pickup_appt_per_slot: 1 });
      const [mine, theirs] = [await paid(), await paid(await api.seedUser())];
      const start = await booked(mine, 20);
      const [{ buyer_id } = { buyer_id: 0 }] = await house.db.query<{ buyer_id: number }>(
        "select buyer_id from invoices where id = $1",
        [theirs],
      );
      expect(buyer_id).not.toBe(buyer.id);
      const other = (await slotsOf(mine)).find((at) => at > start) ?? 0;
      await house.db.query(
        `insert into pickup_slots (calendar_key, starts_at, capacity, booked)
         values ($1, to_timestamp($2::float8 / 1000), 1, 1)`,
        [`seller:${seller.id}`, other],
      );
      const refused = await update(mine, { appointmentTime: other });
      expect(refused.code).toBe("APPOINTMENT_FULL");
      expect(refused.refusal.next).toMatch(/^Elija otra: .+\d{1,2}:\d{2}\.$/);
      expect((await look(mine)).responseData.appointmentDetail?.appointmentTime).toBe(start);
      expect(await placesTaken()).toBe(2);
    });

    it("at the last place goes to one of fifty", async () => {
      await calendar({ local_pickup_appt_per_slot: 1 });
      const people = await Promise.all(Array.from({ length: 50 }, () => api.seedUser()));
      const invoices: number[] = [];
      for (const person of people) invoices.push(await paid(person));
      const start = (await slotsOf(invoices[0] ?? 0, people[0]))[30] ?? 0;
      const answers = await Promise.all(
        invoices.map((invoice, index) =>
          update(invoice, { appointmentTime: start }, people[index] ?? null),
        ),
      );
      const codes = answers.map(({ status, code }) => (status === "success" ? "booked" : code));
      expect(codes.filter((code) => code === "booked")).toHaveLength(1);
      expect(codes.filter((code) => code === "APPOINTMENT_FULL")).toHaveLength(49);
      expect(await placesTaken()).toBe(1);
    });

    it("is moved both ways at once without a place too many or too few", async () => {
      const second = await api.seedUser();
      const [one, other] = [await paid(), await paid(second)];
      const [first, last] = [await booked(one, 40), await booked(other, 50, second)];
      await Promise.all([
        update(one, { appointmentTime: last }),
        update(other, { appointmentTime: first }, second),
      ]);
      expect(await placesTaken()).toBe(2);
    });

    it.each([
      ["yesterday", () => Date.now() - DAY_MS],
      ["between two slots", (slots: number[]) => (slots[40] ?? 0) + 60_000],
      ["a Sunday", () => Date.parse("2031-06-01T08:00:00Z")],
    ])("is refused for %s", async (_, at) => {
      const invoice = await paid();
      const answer = await update(invoice, { appointmentTime: at(await slotsOf(invoice)) });
      expect(answer.code).toBe("APPOINTMENT_DATE");
      const none = await update(invoice, {});
      expect(none.refusal.fields).toEqual({ appointmentTime: "Elija la hora de la cita." });
    });

    it("cannot be changed by its buyer in the last twelve hours; its seller calls it off with a reason", async () => {
      const invoice = await paid();
      await booked(invoice);
      const free = (await slotsOf(invoice))[45] ?? 0;
      const [{ key } = { key: "" }] = await house.db.query<{ key: string }>(
        `update pickup_slots set starts_at = date_trunc('second', now()) + interval '11 hours' where calendar_key = $1
         returning calendar_key as key`,
        [`seller:${seller.id}`],
      );
      expect(key).not.toBe("");
      await house.db.query(
        `update appointments a set starts_at = s.starts_at from pickup_slots s
         where a.invoice_id = $1 and s.calendar_key = a.calendar_key`,
        [invoice],
      );
      expect((await look(invoice)).responseData.actions).toEqual([]);
      for (const wish of [{ appointmentTime: free }, { action: "cancel" }]) {
        const refused = await update(invoice, wish);
        expect(refused).toMatchObject({
          code: "APPOINTMENT_TOO_LATE",
          message: "Faltan menos de 12 horas.",
        });
      }
      const silent = await update(invoice, { action: "cancel" }, seller);
      expect(silent.refusal.fields).toEqual({ reason: "Obligatorio." });
      expect((await update(invoice, { appointmentTime: free }, seller)).code).toBe("FORBIDDEN");
      const done = await update(invoice, { action: "cancel", reason: "Cerrado." }, seller);
      expect(done.responseData.appointmentDetail).toMatchObject({ status: "cancelled" });
      expect(await placesTaken()).toBe(0);
      expect((await update(invoice, { action: "cancel" })).code).toBe("ILLEGAL_TRANSITION");
      expect(await templatesTo(buyer)).toContain("pickupCancelled");
      await booked(invoice);
    });

    it("that nobody kept is missed a day later, and can be booked again", async () => {
      const invoice = await paid();
      await booked(invoice);
      await moveAppointment(invoice, -23);
      await sweepPickups(ctx);
      expect((await look(invoice)).responseData.appointmentDetail?.status).toBe("scheduled");
      await moveAppointment(invoice, -25);
      await sweepPickups(ctx);
      expect((await look(invoice)).responseData.appointmentDetail?.status).toBe("no_show");
      expect(await placesTaken()).toBe(1);
      await booked(invoice, 60);
    });

    it("is listed for its buyer, and with names for the seller", async () => {
      const invoice = await paid();
      const start = await booked(invoice);
      const own = await api.call("appointment/getAppointments", {}, buyer);
      expect(own.responseData).toMatchObject({
        totalRecords: 1,
        records: [{ common_invoice: invoice, appointmentTime: start }],
      });
      const input = { from: start, to: start + 1 };
      const theirs = await api.call("appointment/checkAppointmentsForAuction", input, seller);
      expect(theirs.responseData.records).toMatchObject([
        { person: { name: expect.stringContaining("Lucía") }, pickup_code: null },
      ]);
      const other = await api.seedUser({ admin: true });
      const none = await api.call("appointment/checkAppointmentsForAuction", input, other);
      expect(none.responseData.totalRecords).toBe(0);
    });

    it("is freed when the sale is called off", async () => {
      const invoice = await paid();
      await booked(invoice);
      await api.call(
        "seller/invoice/changeStatus",
        { action: "unpaid", invoice_ids: [invoice] },
        seller,
      );
      const input = { action: "cancel" as const, invoice_ids: [invoice], notes: "Acuerdo." };
      const answer = await api.call("seller/invoice/changeStatus", input, seller);
      expect(answer.responseData.failed).toEqual([]);
      expect((await look(invoice)).responseData).toMatchObject({
        delivered: 4,
        appointmentDetail: { status: "cancelled" },
        actions: [],
      });
      expect(await placesTaken()).toBe(0);
    });
  });

  describe("a calendar", () => {
    it.each([
      ["08:45", "13:30", 30, 9, "09:00", "13:00"],
      ["09:00", "10:00", 45, 1, "09:00", "09:00"],
      ["09:10", "11:00", 20, 5, "09:20", "10:40"],
    ])("of %s to %s by %d gives %d slots", async (start, end, frame, count, first, last) => {
      const date = comingDay("02-24");
      await calendar({
        local_pickup_dates: date,
        local_pickup_start_hour: start,
        local_pickup_end_hour: end,
        local_pickup_slot_timeframe: frame,
      });
      const invoice = await paid();
      const [day] = (await look(invoice)).responseData.dates;
      const shown = new Intl.DateTimeFormat("es", {
        timeStyle: "short",
        timeZone: "Europe/Madrid",
      });
      expect(day?.date).toBe(date);
      expect(day?.slots).toHaveLength(count);
      const clock = (text: string) => shown.format(Date.parse(`${date}T${text}:00+01:00`));
      expect(shown.format(day?.slots[0]?.start)).toBe(clock(first));
      expect(shown.format(day?.slots.at(-1)?.start)).toBe(clock(last));
    });

    it("keeps the wall's time over both changes of the clock, and has no slot in the hour that is left out", async () => {
      const back = comingClockChange("10");
      const [before, after] = [dayAfter(back, -1), dayAfter(back, 1)];
      await calendar({
        local_pickup_dates: `${before}, ${after}`,
        local_pickup_end_hour: "09:30",
      });
      const invoice = await paid();
      expect(await slotsOf(invoice)).toEqual([
        Date.parse(`${before}T07:00:00Z`),
        Date.parse(`${after}T08:00:00Z`),
      ]);
      const forward = comingClockChange("03");
      await calendar({
        local_pickup_dates: forward,
        local_pickup_start_hour: "01:30",
        local_pickup_end_hour: "03:30",
      });
      expect(await slotsOf(invoice)).toEqual([
        Date.parse(`${forward}T00:30:00Z`),
        Date.parse(`${forward}T01:00:00Z`),
      ]);
      const left = await update(invoice, { appointmentTime: Date.parse(`${forward}T01:30:00Z`) });
      expect(left.code).toBe("APPOINTMENT_DATE");
    });

    it("shorter than a slot has none, and a lot's own goes before its seller's", async () => {
      await calendar({ local_pickup_end_hour: "09:20" });
      const invoice = await paid();
      expect(await slotsOf(invoice)).toEqual([]);
      const [row] = await house.db.query<{ lot_id: number }>(
        "select lot_id from invoices where id = $1",
        [invoice],
      );
      const fields = {
        local_pickup_dates: comingDay("02-24"),
        local_pickup_start_hour: "09:00",
        local_pickup_end_hour: "09:30",
        local_pickup_appt_per_slot: 1,
      };
      const lot = row?.lot_id ?? 0;
      await api.call("custom/pickupCalendar", { project_id: lot, calendar: fields }, seller);
      expect(await slotsOf(invoice)).toHaveLength(1);
      const other = await api.seedUser({ admin: true });
      const refused = await api.call("custom/pickupCalendar", { project_id: lot }, other);
      expect(refused.code).toBe("NOT_FOUND");
    });

    it("is refused where it ends before it begins or names what is no day", async () => {
      const late = await calendar({ local_pickup_end_hour: "08:00" });
      expect(late.refusal.fields).toHaveProperty("local_pickup_end_hour");
      const wrong = await calendar({ local_pickup_dates: "2027-13-45" });
      expect(wrong.refusal.fields).toHaveProperty("local_pickup_dates");
      const read = await api.call("custom/pickupCalendar", {}, seller);
      expect(read.responseData.is_default).toBe(1);
    });
  });

  describe("handing over", () => {
    it("needs what is paid and ready, the whole checklist and the buyer's code", async () => {
      const unpaid = await bought();
      expect((await deliver(unpaid, 2)).code).toBe("NOT_PAID");
      expect((await deliver(unpaid, 1)).responseData.delivered).toBe(1);
      const invoice = await paid();
      await booked(invoice);
      const code = await codeOf(invoice);
      expect((await handOver(invoice, { code })).code).toBe("ILLEGAL_TRANSITION");
      expect((await deliver(invoice, 1)).responseData.delivered).toBe(1);
      expect((await deliver(invoice, 1)).code).toBe("ILLEGAL_TRANSITION");
      expect((await deliver(invoice, 2, buyer)).code).toBe("FORBIDDEN");
      expect((await deliver(invoice, 2)).responseData).toMatchObject({
        delivered: 2,
        actions: ["cancel", "hand_over"],
      });
      const unchecked = await handOver(invoice, { code, checks: { ...ALL_CHECKS, keys: 0 } });
      expect(unchecked.refusal.fields).toEqual({ "checks.keys": "Obligatorio." });
      const done = await handOver(invoice, { code });
      expect(done.responseData).toMatchObject({
        delivered: 3,
        actions: [],
        appointmentDetail: { status: "completed" },
      });
      expect((await handOver(invoice, { code })).code).toBe("HANDED_OVER");
      expect((await update(invoice, { appointmentTime: Date.now() })).code).toBe("HANDED_OVER");
      const back = await api.call(
        "seller/invoice/changeStatus",
        { action: "unpaid", invoice_ids: [invoice] },
        seller,
      );
      expect(back.responseData.failed).toMatchObject([{ code: "HANDED_OVER" }]);
      expect(await templatesTo(buyer)).toEqual(
        expect.arrayContaining(["pickupReady", "handedOver"]),
      );
      expect(await templatesTo(seller)).toContain("handedOver");
    });

    it("is the house's after five wrong codes, with a reason", async () => {
      const invoice = await paid();
      await booked(invoice);
      await deliver(invoice, 2);
      const right = await codeOf(invoice);
      const wrong = right === "000000" ? "000001" : "000000";
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await handOver(invoice, { code: wrong })).code).toBe("PICKUP_CODE_WRONG");
      }
      expect((await look(invoice, seller)).responseData.tries_left).toBe(0);
      expect((await handOver(invoice, { code: right })).code).toBe("PICKUP_CODE_WRONG");
      const staff = await api.seedUser({ staff: true });
      const silent = await handOver(invoice, {}, staff);
      expect(silent.refusal.fields).toEqual({ reason: "Obligatorio." });
      const done = await handOver(invoice, { reason: "DNI comprobado." }, staff);
      expect(done.responseData.delivered).toBe(3);
    });

    it("of a stranger's sale is not found", async () => {
      const invoice = await paid();
      const other = await api.seedUser({ admin: true });
      expect((await deliver(invoice, 2, other)).code).toBe("NOT_FOUND");
      expect((await handOver(invoice, { code: "123456" }, other)).code).toBe("NOT_FOUND");
    });
  });

  describe("storage", () => {
    /** Every day of the year but those that are named. */
    function openEveryDay(days: number) {
      const from = Date.now() - 60 * DAY_MS;
      const dates = Array.from({ length: 60 + days }, (_, index) =>
        new Date(from + index * DAY_MS).toISOString().slice(0, 10),
      );
      return calendar({ local_pickup_dates: dates.join(","), local_pickup_appt_per_slot: 5 });
    }
    function readySince(invoice: number, days: number) {
      return house.db.query(
        "update invoices set ready_at = now() - make_interval(days => $2::int) where id = $1",
        [invoice, days],
      );
    }

    it.each([
      [10, "0.00"],
      [13, "54.45"],
    ])("after %d days comes to %s", async (days, amount) => {
      await openEveryDay(20);
      const invoice = await paid();
      await deliver(invoice, 2);
      await readySince(invoice, days);
      expect((await look(invoice)).responseData.storage).toMatchObject({
        amount,
        per_day: "18.15",
      });
    });

    it("leaves out days on which nobody could come", async () => {
      await openEveryDay(20);
      const invoice = await paid();
      await deliver(invoice, 2);
      await readySince(invoice, 13);
      const [row] = await house.db.query<{ pickup: { local_pickup_dates: string } }>(
        "select pickup from pickup_calendars where seller_id = $1",
        [seller.id],
      );
      const day = (before: number) =>
        new Date(Date.now() - before * DAY_MS).toISOString().slice(0, 10);
      const dates = (row?.pickup.local_pickup_dates ?? "")
        .split(",")
        .filter((one) => ![day(5), day(7)].includes(one));
      await calendar({ local_pickup_dates: dates.join(",") });
      expect((await look(invoice)).responseData.storage.amount).toBe("18.15");
    });

    it("is charged before handing over, with a document of its own, and must be paid first", async () => {
      await openEveryDay(20);
      const invoice = await paid();
      await booked(invoice, 20);
      await deliver(invoice, 2);
      await readySince(invoice, 13);
      const code = await codeOf(invoice);
      const refused = await handOver(invoice, { code });
      expect(refused.code).toBe("NOT_PAID");
      expect(refused.message).toMatch(/^Falta pagar 54,45\s€\.$/);
      const { record } = (await api.call("user/invoice/invoice", { invoice_id: invoice }, buyer))
        .responseData;
      expect(record).toMatchObject({
        status: "partial",
        total_due_amount: "54.45",
        cartValues: { total_amount: "9044.45" },
      });
      expect(record.invoiceItems.at(-1)).toMatchObject({ kind: "storage", amount: "54.45" });
      const documents = await house.db.query<{ total: number; kind: string }>(
        `select kind, (snapshot -> 'totals' ->> 'totalCents')::int as total from invoice_documents
         where invoice_id = $1 order by id`,
        [invoice],
      );
      expect(documents).toEqual([
        { kind: "invoice", total: 899_000 },
        { kind: "invoice", total: 5_445 },
      ]);
      expect(record.document_number).toBe(record.document?.number);
      expect(record.documents).toHaveLength(2);
      expect((await handOver(invoice, { code })).code).toBe("NOT_PAID");
      const again = { invoice_id: invoice, amount: "54.45", reference: "TR-2" };
      await api.call("seller/offline/payCartOffline", again, seller);
      const done = await handOver(invoice, { code });
      expect(done.responseData).toMatchObject({ delivered: 3, storage: { amount: "54.45" } });
    });

    it("is told two days before, and charged the day before the appointment", async () => {
      await openEveryDay(20);
      const invoice = await paid();
      await booked(invoice, 20);
      await deliver(invoice, 2);
      await readySince(invoice, 9);
      await sweepPickups(ctx);
      await sweepPickups(ctx);
      expect((await templatesTo(buyer)).filter((name) => name === "storageStarts")).toHaveLength(1);
      await readySince(invoice, 12);
      await moveAppointment(invoice, 23);
      await sweepPickups(ctx);
      await sweepPickups(ctx);
      const { status } = (await look(invoice)).responseData;
      expect(status).toBe("partial");
      const letters = await api.outbox(buyer.email);
      const told = letters.filter(({ template }) => template === "pickupTomorrow");
      expect(told).toHaveLength(1);
      expect(told[0]?.text).toMatch(/custodia/);
    });
  });

  describe("the entry for calendars", () => {
    function eventIn(text: string) {
      const calendarOf = new ICAL.Component(ICAL.parse(text) as never);
      const event = calendarOf.getFirstSubcomponent("vevent");
      if (!event) throw new Error("no event");
      const read = new ICAL.Event(event);
      return {
        method: calendarOf.getFirstPropertyValue("method"),
        status: event.getFirstPropertyValue("status"),
        uid: read.uid,
        sequence: read.sequence,
        startMs: read.startDate.toJSDate().getTime(),
        minutes: read.duration.toSeconds() / 60,
        summary: read.summary,
      };
    }

    it("goes with each letter: one id, a higher sequence, and a cancellation in the end", async () => {
      const invoice = await paid();
      const first = await booked(invoice, 40);
      const second = await booked(invoice, 44);
      await update(invoice, { action: "cancel" });
      const letters = (await api.outbox(buyer.email))
        .filter(({ attachments }) => attachments.length > 0)
        .toReversed();
      const events = letters.map(({ attachments }) =>
        eventIn(
          new TextDecoder().decode(
            Uint8Array.from(
              atob(attachments[0]?.content ?? ""),
              (sign) => sign.codePointAt(0) ?? 0,
            ),
          ),
        ),
      );
      expect(events).toMatchObject([
        { method: "PUBLISH", status: "CONFIRMED", sequence: 0, startMs: first, minutes: 30 },
        { method: "PUBLISH", status: "CONFIRMED", sequence: 1, startMs: second },
        { method: "CANCEL", status: "CANCELLED", sequence: 2, startMs: second },
      ]);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
      expect(events[0]?.summary).toBe("Recogida: Seat León 1.5 TSI FR");
      expect(letters[0]?.attachments[0]?.type).toContain("method=PUBLISH");
    });

    it("is given by a link to its own person", async () => {
      const invoice = await paid();
      const start = await booked(invoice);
      const link = await api.call("custom/fileLink", { kind: "ics", id: invoice }, buyer);
      const answer = await api.fetch(link.responseData.url);
      expect(answer.headers.get("content-type")).toContain("text/calendar");
      expect(eventIn(await answer.text()).startMs).toBe(start);
    });
  });

  it("stands in the list of purchases with what comes next", async () => {
    const open1 = await bought();
    const invoice = await paid();
    const list = async (name: "all" | "pending" | "pickup" | "completed" | "open") =>
      (await api.call("custom/purchases", { list: name }, buyer)).responseData;
    expect((await list("all")).records.map(({ next }) => next)).toEqual(["book", "pay"]);
    expect((await list("pending")).records.map((row) => row.invoice_id)).toEqual([open1]);
    const start = await booked(invoice);
    await deliver(invoice, 2);
    expect((await list("pickup")).records).toMatchObject([
      { next: "bring", appointmentTime: start, delivered: 2 },
    ]);
    // On its day it is to be collected.
    await house.db.query(
      "update appointments set starts_at = clock_timestamp() where invoice_id = $1",
      [invoice],
    );
    expect((await list("pickup")).records).toMatchObject([{ next: "collect" }]);
    await handOver(invoice, { code: await codeOf(invoice) });
    expect(await list("completed")).toMatchObject({
      counts: { all: 2, pending: 1, paid: 1, pickup: 0, completed: 1, returned: 0, open: 2 },
      records: [{ next: "papers", papers_owed: 1, papers_missing: 5 }],
    });
    expect((await list("open")).records.map(({ next }) => next)).toEqual(["papers", "pay"]);
    // Money of a transfer that is on its way leaves nothing to do.
    await house.db.query("update invoices set paid_cents = total_cents where id = $1", [open1]);
    await house.db.query("update sale_papers set owed_by = 'seller' where invoice_id = $1", [
      invoice,
    ]);
    expect((await list("all")).records.map(({ next }) => next)).toEqual(["wait", "wait"]);
    expect((await list("open")).totalRecords).toBe(0);
  });
});
