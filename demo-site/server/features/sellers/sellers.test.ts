import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { sellAtAuction, sellDirectly, type Sold } from "../../testing/sell";
import type { SeededUser } from "../../seed/seed-rows";
import { returnSteps } from "../returns/testing/return-steps";

const DAY_MS = 86_400_000;

describe.each(engines)("the page of a seller on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let staff: SeededUser;
  let steps: ReturnType<typeof returnSteps>;
  let trader: SeededUser;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    ({ api } = house);
    staff = await api.seedUser({ staff: true });
    steps = returnSteps(house, staff);
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    trader = await api.seedUser({ admin: true, companyname: "Autos Ribera, S.L." });
  });

  function ask(seller: SeededUser, as?: SeededUser) {
    return api.call("custom/seller", { seller: seller.id }, as);
  }
  async function read(seller: SeededUser, as?: SeededUser) {
    const answer = await ask(seller, as);
    expect(answer.code).toBeNull();
    return answer.responseData.record;
  }
  async function promisesOf(seller: SeededUser) {
    const { promises } = await read(seller);
    return promises && { ...promises, since: 0 };
  }
  function writeAccount(seller: SeededUser, columns: string) {
    return house.db.query(`update users set ${columns} where id = $1`, [seller.id]);
  }
  const sold = () => sellDirectly(api, { seller: trader });
  const paid = async () => steps.payByTransfer(await sold());
  const collected = async () => steps.collect(await paid());
  /** As if it had been paid so many days ago. */
  function paidBefore({ invoice }: Sold, days: number) {
    return house.db.query(
      "update invoices set paid_at = now() - make_interval(days => $2::int) where id = $1",
      [invoice, days],
    );
  }
  function cancel({ invoice }: Sold, as: SeededUser) {
    const input = { action: "cancel" as const, invoice_ids: [invoice], notes: "Hablado." };
    return api.call("seller/invoice/changeStatus", input, as);
  }

  describe("an account", () => {
    it("is read by guests: who it is, since when, and what it has on offer", async () => {
      await writeAccount(
        trader,
        "created_at = '2025-03-31 23:30+00', city = 'Getafe', state = 'Madrid'",
      );
      await api.seedLot({ sellerId: trader.id });
      await api.seedLot({
        sellerId: trader.id,
        status: "scheduled",
        opensInMs: DAY_MS,
        closesInMs: 2 * DAY_MS,
      });
      await api.seedLot({ sellerId: trader.id, auction: 0, extension: null });
      await api.seedLot({ sellerId: trader.id, status: "draft" });
      await api.seedLot({
        sellerId: trader.id,
        status: "unsold",
        opensInMs: -2 * DAY_MS,
        closesInMs: -DAY_MS,
      });
      const record = await read(trader);
      expect(record).toMatchObject({
        id: trader.id,
        name: "Autos Ribera, S.L.",
        kind: "trader",
        city: "Getafe",
        state: "Madrid",
        auctions: 2,
        direct_sales: 1,
        promises: null,
      });
      // In the house's zone it was April already; the same month in the Canary Islands.
      expect(new Date(record.member_since).toISOString()).toBe("2025-04-01T10:00:00.000Z");
      const got = await api.fetch(`http://house.test/api/custom/seller?seller=${trader.id}`);
      expect(await got.json()).toMatchObject({ responseData: { record: { id: trader.id } } });
      expect(await read(trader, await api.seedUser())).toEqual(record);
    });

    it("counts no lots that the house has hidden, nor auctions that are over", async () => {
      const [hidden, over] = [
        await api.seedLot({ sellerId: trader.id }),
        await api.seedLot({ sellerId: trader.id }),
      ];
      await api.seedLot({ sellerId: trader.id });
      await house.db.query("update lots set hidden_at = now(), hidden_reason = 'x' where id = $1", [
        hidden,
      ]);
      await house.db.query(
        "update lots set opens_at = now() - interval '2 days', closes_at = now() - interval '1 second' where id = $1",
        [over],
      );
      expect(await read(trader)).toMatchObject({ auctions: 1, direct_sales: 0 });
    });

    it("is not there without anything public, when it is blocked, and for a number that is none", async () => {
      expect((await ask(trader)).code).toBe("NOT_FOUND");
      await api.seedLot({ sellerId: trader.id, status: "draft" });
      expect((await ask(trader)).code).toBe("NOT_FOUND");
      expect((await ask(trader, trader)).code).toBe("NOT_FOUND");
      await api.seedLot({ sellerId: trader.id });
      expect((await ask(trader)).code).toBeNull();
      await writeAccount(trader, "status = 'deactivate'");
      expect((await ask(trader)).code).toBe("NOT_FOUND");
      expect((await ask(trader, staff)).code).toBe("NOT_FOUND");
      expect((await api.call("custom/seller", { seller: 999_999 })).code).toBe("NOT_FOUND");
      for (const seller of [0, -1, "uno", undefined]) {
        const answer = await api.call("custom/seller", { seller } as never);
        expect(answer.code).toBe("INVALID_INPUT");
        expect(Object.keys(answer.refusal.fields ?? {})).toEqual(["seller"]);
      }
    });
  });

  describe("the identity that the law asks for", () => {
    const GIVEN = { contact_email: "ventas@ribera.es", contact_phone: "+34 910 000 000" };
    const PLACE = "address1 = 'Calle Mayor 1', zip = '28901', city = 'Getafe', state = 'Madrid'";
    const answers = (fields: object) => `custom_fields = '${JSON.stringify(fields)}'`;

    it("is told of a company, with what it has given for buyers", async () => {
      await api.seedLot({ sellerId: trader.id });
      await writeAccount(trader, `${PLACE}, ${answers({ ...GIVEN, dni: "B-12345674" })}`);
      expect((await read(trader)).identity).toEqual({
        company: "Autos Ribera, S.L.",
        tax_id: "B12345674",
        address: "Calle Mayor 1, 28901 Getafe, Madrid",
        email: "ventas@ribera.es",
        phone: "+34 910 000 000",
      });
    });

    it("never has what an account signs in with, its own telephone, or the number of a person", async () => {
      await api.seedLot({ sellerId: trader.id });
      await writeAccount(trader, answers({ dni: "12345678Z" }));
      const text = JSON.stringify(await read(trader));
      expect(text).not.toContain(trader.email);
      expect(text).not.toContain("600 000 000");
      expect(text).not.toContain("12345678Z");
      // A house that asks traders for theirs has it shown.
      await writeAccount(trader, answers({ dni: "12345678Z", nif: "12345678Z" }));
      expect((await read(trader)).identity).toMatchObject({ tax_id: "12345678Z", email: "" });
    });

    it("is not told of a private person, whatever the account has written", async () => {
      const person = await api.seedUser({ admin: true });
      await api.seedLot({ sellerId: person.id, ivaPercent: null });
      await writeAccount(person, `${PLACE}, ${answers({ ...GIVEN, nif: "12345678Z" })}`);
      const record = await read(person);
      expect(record).toMatchObject({ kind: "private", identity: null, city: "Getafe" });
      expect(JSON.stringify(record)).not.toMatch(/Mayor|12345678|ribera|910 000/);
    });

    it("of a person who sells with IVA has no address: it is a home", async () => {
      const person = await api.seedUser({ admin: true, firstName: "Eva", lastName: "Sanz" });
      await api.seedLot({ sellerId: person.id, ivaPercent: 21 });
      await writeAccount(person, `${PLACE}, ${answers(GIVEN)}`);
      const { kind, identity } = await read(person);
      expect(kind).toBe("trader");
      expect(identity).toMatchObject({
        company: "Eva Sanz",
        address: "",
        email: GIVEN.contact_email,
      });
    });

    it("is given by sellers in their profile, where a wrong address is refused", async () => {
      await api.seedLot({ sellerId: trader.id });
      const write = (custom_fields: object) =>
        api.call("user/updateProfile", { custom_fields } as never, trader);
      const wrong = await write({ contact_email: "ventas" });
      expect(Object.keys(wrong.refusal.fields ?? {})).toEqual(["custom_fields.contact_email"]);
      expect((await write(GIVEN)).code).toBeNull();
      expect((await read(trader)).identity).toMatchObject({ email: GIVEN.contact_email });
      // Buyers are not asked for it.
      const buyer = await api.seedUser();
      await api.call("user/updateProfile", { custom_fields: GIVEN }, buyer);
      const [row] = await house.db.query<{ custom_fields: object }>(
        "select custom_fields from users where id = $1",
        [buyer.id],
      );
      expect(row?.custom_fields).toEqual({});
    });
  });

  describe("kept promises", () => {
    it("are told from three sales on, without any buyer or price", async () => {
      await collected();
      const second = await collected();
      expect(await promisesOf(trader)).toBeNull();
      const third = await collected();
      expect(await promisesOf(trader)).toEqual({
        since: 0,
        due: 3,
        in_time: 3,
        called_off: 0,
        handed_over: 3,
        returned: 0,
      });
      const text = JSON.stringify(await read(trader));
      expect(text).not.toMatch(/8990|899000/);
      for (const { buyer } of [second, third]) expect(text).not.toContain(buyer.email);
    });

    it("count what was handed over late, and what was paid and never delivered", async () => {
      const [late, missing, waiting] = [await collected(), await paid(), await paid()];
      await collected();
      await paidBefore(late, 40);
      await house.db.query("update invoices set ready_at = null where id = $1", [late.invoice]);
      await paidBefore(missing, 40);
      await paidBefore(waiting, 20);
      expect(await promisesOf(trader)).toMatchObject({
        due: 3,
        in_time: 1,
        called_off: 1,
        handed_over: 2,
      });
    });

    it("go by the agreed day where there is one", async () => {
      const agreed = async (daysAgo: number) => {
        const sale = await paid();
        const { dates } = (
          await api.call("appointment/checkAppointments", { invoice_id: sale.invoice }, sale.buyer)
        ).responseData;
        const appointmentTime = dates.flatMap(({ slots }) => slots)[0]?.start ?? 0;
        const booked = await api.call(
          "appointment/update",
          { invoice_id: sale.invoice, appointmentTime },
          sale.buyer,
        );
        expect(booked.code).toBeNull();
        await paidBefore(sale, 100);
        await house.db.query(
          "update appointments set starts_at = now() - make_interval(days => $2::int) where invoice_id = $1",
          [sale.invoice, daysAgo],
        );
        return sale;
      };
      for (const daysAgo of [0, 0, 2]) await steps.collect(await agreed(daysAgo));
      // Its day is to come, however long ago it was paid.
      await agreed(-3);
      expect(await promisesOf(trader)).toMatchObject({ due: 3, in_time: 2, called_off: 0 });
    });

    it("count what the seller called off, not what its buyer did not pay or staff undid", async () => {
      for (let at = 0; at < 3; at += 1) await collected();
      expect((await cancel(await sold(), trader)).responseData.failed).toEqual([]);
      await cancel(await sold(), staff);
      const unpaid = await sellAtAuction(api, { seller: trader, daysLate: 20 });
      const input = { action: "cancel" as const, invoice_ids: [unpaid.invoice], notes: "Impago." };
      const answer = await api.call(
        "seller/invoice/changeStatus",
        { ...input, cancel_reason: "impago" },
        trader,
      );
      expect(answer.responseData.failed).toEqual([]);
      expect(await promisesOf(trader)).toMatchObject({ due: 3, called_off: 1 });
    });

    it("count a paid sale that was undone as its seller proposed", async () => {
      for (let at = 0; at < 3; at += 1) await collected();
      for (const asker of ["seller", "buyer"] as const) {
        const sale = await paid();
        const other = asker === "seller" ? "buyer" : "seller";
        const asked = await steps.raise(
          sale,
          { reason: "acuerdo", text: "Averiado." },
          sale[asker],
        );
        expect((await steps.act(asked, "accept", sale[other])).status).toBe("success");
      }
      expect(await promisesOf(trader)).toMatchObject({ due: 3, called_off: 1, returned: 0 });
    });

    it("count returns that were accepted, out of what was handed over", async () => {
      const [accepted, rejected] = [await collected(), await collected()];
      await collected();
      const why = { reason: "no_conforme", text: "No arranca." };
      const asked = await steps.raise(accepted, why);
      expect(await promisesOf(trader)).toMatchObject({ handed_over: 3, returned: 0 });
      await steps.act(asked, "accept", trader);
      await steps.act(await steps.raise(rejected, why), "reject", trader, { notes: "Arranca." });
      expect(await promisesOf(trader)).toMatchObject({ handed_over: 3, returned: 1, due: 3 });
    });

    it("reach back 24 months, to the first day of that month", async () => {
      const old = await collected();
      for (let at = 0; at < 3; at += 1) await collected();
      const { promises } = await read(trader);
      expect(promises).toMatchObject({ handed_over: 4 });
      const months = (Date.now() - (promises?.since ?? 0)) / DAY_MS / 30.44;
      expect(months).toBeGreaterThan(23.4);
      expect(months).toBeLessThan(25.1);
      await house.db.query(
        "update invoices set sold_at = now() - interval '26 months' where id = $1",
        [old.invoice],
      );
      expect(await promisesOf(trader)).toMatchObject({ handed_over: 3 });
    });

    it("are of the seller alone", async () => {
      for (let at = 0; at < 3; at += 1) await collected();
      const other = await api.seedUser({ admin: true, companyname: "Otros Autos" });
      await api.seedLot({ sellerId: other.id });
      expect(await promisesOf(other)).toBeNull();
    });
  });

  it("reads sales by an index, however many others have sold", async () => {
    const plan = await house.db.tx(async (t) => {
      await t.exec("set local enable_seqscan = off");
      return t.query(
        "explain select 1 from invoices i where i.seller_id = 7 and i.sold_at >= now() order by i.sold_at desc limit 10",
      );
    });
    expect(JSON.stringify(plan)).toContain("invoices_of_seller_by_day");
  });
});
