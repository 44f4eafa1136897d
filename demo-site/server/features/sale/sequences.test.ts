import { afterAll, beforeAll, expect, it } from "vitest";
import { fc, rounds } from "../../../../src/testing/seed";
import { engineOfRun } from "../../testing/engines";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser } from "../../seed/seed-rows";
import { FIXED_PRICE } from "../../testing/sell";
import { auditSales } from "./testing/audit-sales";

/** `MARTILLO_SEQUENCES=500` tries five hundred. */
const SEQUENCES = Number(process.env["MARTILLO_SEQUENCES"] ?? rounds(8, 40));
const PEOPLE = 5;
const LOTS = 3;
const LENGTH = 30;

/** The state of a lot, as a reader without tables and locks would believe it. */
interface Belief {
  status: "open" | "reserved" | "sold" | "withdrawn";
  holder: number | null;
  buyer: number | null;
  isPaid: boolean;
  /** The people who have an offer open. */
  offers: Set<number>;
  /** How often each has offered. */
  offered: number[];
  /** The people who have kept it before: they have to wait a while. */
  kept: Set<number>;
}

const EVENTS = [
  "buy",
  "reserve",
  "release",
  "offer",
  "accept",
  "withdraw",
  "cancel",
  "pay",
  "unpaid",
] as const;
const MOST_OFFERS = 5;

let house: SaleHouse;
let seller: SeededUser;
beforeAll(async () => {
  house = await openSaleHouse(engineOfRun());
  await house.set("sale", { seller_commission: { percent: 3, minimum: 15, maximum: 900 } });
  seller = await house.api.seedUser({ admin: true });
});
afterAll(() => house.close());

/** Whether it must be done, must be refused, or either, and what it leads to. */
function believe(of: Belief, event: (typeof EVENTS)[number], who: number): boolean | null {
  const sell = (): true => {
    Object.assign(of, { status: "sold", holder: null, buyer: who, isPaid: false });
    of.offers.clear();
    return true;
  };
  const isFree = of.status === "open" || (of.status === "reserved" && of.holder === who);
  switch (event) {
    case "buy":
      return isFree && sell();
    case "accept":
      return isFree && of.offers.has(who) && sell();
    case "reserve":
      // What one keeps, or has bought and not paid, is in the cart already.
      if (of.holder === who) return true;
      if (of.status === "sold") return of.buyer === who ? null : false;
      if (of.status !== "open") return false;
      if (of.kept.has(who)) return null;
      return true;
    case "release":
      if (of.holder !== who) return null;
      Object.assign(of, { status: "open", holder: null });
      return true;
    case "offer":
      if (of.status !== "open" || of.offers.has(who)) return false;
      if ((of.offered[who] ?? 0) >= MOST_OFFERS) return false;
      of.offers.add(who);
      of.offered[who] = (of.offered[who] ?? 0) + 1;
      return true;
    case "withdraw":
      if (of.status !== "open" && of.status !== "reserved") return false;
      Object.assign(of, { status: "withdrawn", holder: null });
      of.offers.clear();
      return true;
    case "cancel":
      if (of.status !== "sold" || of.isPaid) return false;
      Object.assign(of, { status: "withdrawn", buyer: null });
      return true;
    case "pay":
      if (of.status !== "sold" || of.isPaid) return false;
      return (of.isPaid = true);
    case "unpaid":
      if (of.status !== "sold" || !of.isPaid) return false;
      of.isPaid = false;
      return true;
  }
}

const step = fc.tuple(
  fc.constantFrom(...EVENTS),
  fc.nat({ max: PEOPLE - 1 }),
  fc.nat({ max: LOTS - 1 }),
);

it(
  `of ${SEQUENCES} lives of three lots among five people each goes as one would believe`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: LENGTH / 2, maxLength: LENGTH }), live),
      { numRuns: SEQUENCES },
    );
    expect(await auditSales(house.db)).toEqual([]);
  },
  60_000 + SEQUENCES * 10_000,
);

async function live(steps: readonly [(typeof EVENTS)[number], number, number][]): Promise<void> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => house.api.seedUser()));
  const lots = await Promise.all(
    Array.from({ length: LOTS }, () => house.api.seedLot({ ...FIXED_PRICE, sellerId: seller.id })),
  );
  const beliefs = lots.map((): Belief => {
    const nobody = { holder: null, buyer: null, isPaid: false };
    return { status: "open", ...nobody, offers: new Set(), offered: [], kept: new Set() };
  });
  for (const [event, who, index] of steps) {
    const [lot, person, belief] = [lots[index]!, people[who]!, beliefs[index]!];
    const expected = believe(belief, event, who);
    const isDone = await press(event, lot, person);
    if (event === "reserve" && isDone && belief.status === "open") {
      Object.assign(belief, { status: "reserved", holder: who });
      belief.kept.add(who);
    }
    const about = { event, who, index };
    expect({ ...about, isDone }).toEqual({ ...about, isDone: expected ?? isDone });
    const { status, holder, buyer, isPaid } = belief;
    const idOf = (n: number | null) => (n === null ? null : (people[n]?.id ?? null));
    expect({ ...about, ...(await read(lot)) }).toEqual({
      ...about,
      status,
      holder: idOf(holder),
      buyer: idOf(buyer),
      isPaid,
      offers: belief.offers.size,
    });
  }
}

async function read(lot: number) {
  const [row] = await house.db.query<object>(
    `select l.status, case when l.status = 'reserved' then l.reserved_by end as holder, i.buyer_id as buyer,
       coalesce(i.status = 'paid', false) as "isPaid",
       (select count(*)::int from offers o where o.lot_id = l.id and o.status = 'open') as offers
     from lots l left join invoice_lines v on v.lot_id = l.id and v.kind = 'vehicle' and v.released_at is null
     left join invoices i on i.id = v.invoice_id where l.id = $1`,
    [lot],
  );
  return row;
}

async function press(
  event: (typeof EVENTS)[number],
  lot: number,
  person: SeededUser,
): Promise<boolean> {
  const { api, db } = house;
  const bound = {
    project_id: lot,
    accept_terms: 1 as const,
    idempotency_key: crypto.randomUUID(),
  };
  const change = async (action: "paid" | "unpaid" | "cancel") => {
    const [row] = await db.query<{ id: number }>(
      "select id from invoices where lot_id = $1 order by id desc limit 1",
      [lot],
    );
    const input = { action, invoice_ids: [row?.id ?? 999_999], notes: "Lo hemos hablado." };
    const { responseData } = await api.call("seller/invoice/changeStatus", input, seller);
    return responseData.changed.length === 1;
  };
  switch (event) {
    case "buy": {
      const input = { ...bound, expected_price: "8990" };
      return (await api.call("buynow/addToBuynow", input, person)).code === null;
    }
    case "reserve":
      return (await api.call("buynow/addToCart", { project_id: lot }, person)).code === null;
    case "release": {
      const cart = await api.call("cart/search", { type: "buynow" }, person);
      const cart_id = cart.responseData.cart_id ?? 999_999;
      return (
        (await api.call("cart/cancelItem", { cart_id, project_id: lot }, person)).code === null
      );
    }
    case "offer":
      return (
        (await api.call("makeoffer/addToMakeoffer", { ...bound, amount: "7500" }, person)).code ===
        null
      );
    case "accept": {
      const [row] = await db.query<{ id: number }>(
        "select id from offers where lot_id = $1 and buyer_id = $2 order by id desc limit 1",
        [lot, person.id],
      );
      const input = {
        offer_id: row?.id ?? 999_999,
        action: "accept" as const,
        expected_amount: "7500",
        idempotency_key: crypto.randomUUID(),
      };
      return (await api.call("seller/offer/changeOfferStatus", input, seller)).code === null;
    }
    case "withdraw": {
      const input = { action: "withdraw" as const, id: lot, notes: "Ya no." };
      return (await api.call("product/projectAction", input, seller)).code === null;
    }
    case "cancel":
      return change("cancel");
    case "pay":
      return change("paid");
    case "unpaid":
      return change("unpaid");
  }
}
