/** States of a lot in which several people can press something at the same moment, and what they can press. */
import type { CalledName, RaceHouse } from "./race-house";
import type { SeededUser } from "../../../seed/seed-rows";

/** The result of a press. */
export interface Outcome {
  /** Null: it was done. */
  code: string | null;
  /** What the answer claims, when it was done: null where the database says so, too. */
  denied?(): Promise<string | null>;
}

/** A press; the second one of the same kind is another person's, where there is one. */
export type Deed = (index: 0 | 1) => Promise<Outcome>;

export interface Scene {
  lot: number;
  deeds: Readonly<Record<string, Deed>>;
}

const PRICE = "500";
const PRICE_CENTS = 50_000;
const ADDRESS = { address1: "Calle Mayor 1", zip: "28013", city: "Madrid", state: "Madrid" };

/** Every one is set up anew for each race. */
export const SCENES: Readonly<Record<string, (house: RaceHouse) => Promise<Scene>>> = {
  async "a direct sale with an offer"(house) {
    const lot = await directSale(house);
    const [a, b, c] = await house.people(3);
    const offer = await house.offer(lot, a, "300");
    const does = deedsOf(house, lot);
    return {
      lot,
      deeds: {
        "buy now": (n) => does.buy(n ? b : c),
        reserve: (n) => does.reserve(n ? c : b),
        "accept offer": () => does.accept(offer, "300"),
        "take offer back": () => does.takeBack(offer, a, "300"),
        offer: () => does.offer(c),
        withdraw: does.withdraw,
      },
    };
  },

  async "a direct sale that somebody keeps"(house) {
    const lot = await directSale(house);
    const [a, b, c] = await house.people(3);
    const offer = await house.offer(lot, b, "300");
    await house.done("buynow/addToCart", { project_id: lot }, a);
    const cart = await house.fillCart(a, "buynow", ADDRESS);
    const does = deedsOf(house, lot);
    return {
      lot,
      deeds: {
        checkout: () => does.checkout(a, cart),
        "buy now": (n) => does.buy(n ? b : a),
        release: () => does.press("cart/cancelItem", { cart_id: cart, project_id: lot }, a),
        "enter checkout": () =>
          does.press("cart/updateCheckout", { cart_id: cart, project_id: lot, enter: 1 }, a),
        reserve: (n) => does.reserve(n ? c : b),
        "accept offer": () => does.accept(offer, "300"),
        withdraw: does.withdraw,
        "time over": () => does.timeOver(),
      },
    };
  },

  async "an auction with buy now"(house) {
    const [a, b, c] = await house.people(3);
    const lot = await house.auction({
      startCents: 10_000,
      buyNowCents: PRICE_CENTS,
      buyNowPolicy: "until_price_exceeds",
    });
    const first = await house.bid(lot, c, "100");
    const does = deedsOf(house, lot);
    return {
      lot,
      deeds: {
        bid: (n) => does.bid(n ? b : a, n ? "200" : "150"),
        "bid above": () => does.bid(b, "600"),
        "buy now": (n) => does.buy(n ? b : a),
        "take bid back": () =>
          does.press("bid/bidCancel", { bidid: first, reason: "wrong_amount" }, house.staff),
        withdraw: () => does.withdraw(0, house.staff),
        close: () => does.close(),
      },
    };
  },

  async "an auction below its reserve"(house) {
    const [a, b, c] = await house.people(3);
    const lot = await house.auction({ startCents: 10_000, reserveCents: 200_000 });
    await house.bid(lot, b, "200");
    await house.bid(lot, a, "300");
    await house.endAuction(lot);
    const offer = await house.offer(lot, b, "400");
    const bids = await house.bidsOf(lot);
    const award = (n: 0 | 1, price?: string) => {
      const id = bids.get(n ? b.id : a.id) ?? 0;
      const input = { action: "award" as const, id, pid: lot, ...(price && { price }) };
      return does.press("seller/bid/manualAward", input, house.seller);
    };
    const does = deedsOf(house, lot);
    return {
      lot,
      deeds: {
        award,
        "second chance": () => award(0, "450"),
        "accept offer": () => does.accept(offer, "400"),
        offer: (n) => does.offer(n ? c : a),
        bid: () => does.bid(c, "900"),
        reject: does.withdraw,
      },
    };
  },

  async "a sale by auction that is overdue"(house) {
    const { lot, invoice, winner, others } = await wonAtAuction(house);
    const cart = await house.fillCart(winner, "auction", ADDRESS);
    const does = deedsOf(house, lot);
    return {
      lot,
      deeds: {
        "winner change": (n) => does.changeWinner(invoice, winner, others[n]),
        cancel: () => does.change("cancel", invoice, "impago"),
        pay: () => does.change("paid", invoice),
        "pay by balance": () => does.payByBalance(invoice, winner),
        checkout: () => does.checkout(winner, cart),
        issue: () => does.sweep(invoice, 25),
        bid: () => does.bid(others[0], "900"),
        withdraw: does.withdraw,
      },
    };
  },

  async "a sale that waits for consent"(house) {
    const { lot, invoice, winner, others } = await wonAtAuction(house);
    const [next, last] = others;
    const given = await house.done(
      "seller/user/invoice/update_invoice",
      changeInput(invoice, winner, next),
      house.staff,
    );
    const second = given.responseData.invoice_id;
    await house.fill(next);
    const cart = await house.fillCart(next, "auction", ADDRESS);
    const does = deedsOf(house, lot);
    return {
      lot,
      deeds: {
        "pay by balance": () => does.payByBalance(second, next),
        checkout: () => does.checkout(next, cart),
        lapse: () => does.sweep(second, 49),
        "winner change": () => does.changeWinner(second, next, last),
        cancel: () => does.change("cancel", second, "acuerdo"),
        pay: () => does.change("paid", second),
      },
    };
  },

  async "a direct sale that is not paid"(house) {
    const { lot, invoice, buyer, cart } = await soldDirectly(house);
    const [b] = await house.people(1);
    const does = deedsOf(house, lot);
    return {
      lot,
      deeds: {
        cancel: () => does.change("cancel", invoice, "acuerdo"),
        pay: () => does.change("paid", invoice),
        "pay a part": () => does.payPart(invoice),
        "pay by balance": () => does.payByBalance(invoice, buyer),
        checkout: () => does.checkout(buyer, cart),
        "buy now": () => does.buy(b),
        reserve: () => does.reserve(b),
      },
    };
  },

  async "a sale that is paid"(house) {
    const { lot, invoice, buyer } = await soldDirectly(house);
    await house.done("seller/invoice/changeStatus", statusInput("paid", invoice), house.seller);
    const slots = await house.slotsOf(invoice, buyer);
    const does = deedsOf(house, lot);
    const book = (index: number) =>
      does.press(
        "appointment/update",
        { invoice_id: invoice, appointmentTime: slots.at(index) ?? 0 },
        buyer,
      );
    return {
      lot,
      deeds: {
        unpaid: () => does.change("unpaid", invoice),
        pay: () => does.change("paid", invoice),
        cancel: () => does.change("cancel", invoice, "acuerdo"),
        book: (n) => book(n ? -1 : -2),
        ready: () =>
          does.press("custom/delivery", { invoice_id: invoice, delivered: 2 }, house.seller),
        "hand over": () => does.handOver(invoice),
      },
    };
  },
};

async function directSale(house: RaceHouse): Promise<number> {
  return house.api.seedLot({
    sellerId: house.seller.id,
    auction: 0,
    extension: null,
    startCents: PRICE_CENTS,
    reserveCents: null,
    ivaPercent: 21,
  });
}

/** Won for 300 € by a bidder who has deposited and can pay, and who should have paid long ago. */
async function wonAtAuction(house: RaceHouse) {
  const [winner, second, third] = await house.people(3);
  const lot = await house.auction({ startCents: 10_000, depositCents: 500 });
  for (const person of [winner, second, third]) await house.deposit(lot, person, 500);
  await house.bid(lot, third, "150");
  await house.bid(lot, second, "200");
  await house.bid(lot, winner, "300");
  await house.endAuction(lot);
  const [row] = await house.db.query<{ id: number }>(
    "update invoices set due_at = now() - interval '20 days' where lot_id = $1 returning id",
    [lot],
  );
  await house.fill(winner);
  return { lot, invoice: row?.id ?? 0, winner, others: [second, third] as const };
}

async function soldDirectly(house: RaceHouse) {
  const lot = await directSale(house);
  const [buyer] = await house.people(1);
  await house.fill(buyer);
  const { responseData } = await house.done("buynow/addToBuynow", buyInput(lot), buyer);
  const cart = await house.fillCart(buyer, "buynow", ADDRESS);
  return { lot, buyer, cart, invoice: responseData.invoice_id };
}

const key = () => crypto.randomUUID();

function buyInput(lot: number) {
  const accept_terms = 1 as const;
  return { project_id: lot, expected_price: PRICE, accept_terms, idempotency_key: key() };
}

function statusInput(action: "paid" | "unpaid" | "cancel", invoice: number, reason?: Reason) {
  return {
    action,
    invoice_ids: [invoice],
    notes: "Lo hemos hablado.",
    ...(reason && { cancel_reason: reason }),
  };
}

type Reason = "impago" | "acuerdo";

function changeInput(invoice: number, from: SeededUser, to: SeededUser) {
  return {
    invoice_id: invoice,
    user_id: from.id,
    changed_user_id: to.id,
    per_total: "900",
    product_type: "live" as const,
    notes: "No ha pagado.",
  };
}

/** What can be done about a lot and its sale, as the calls answer, and whether the database agrees. */
function deedsOf(house: RaceHouse, lot: number) {
  const { api, db } = house;

  async function press<Name extends CalledName>(
    name: Name,
    input: Parameters<typeof api.call<Name>>[1],
    as: SeededUser,
    claim?: (said: Awaited<ReturnType<typeof api.call<Name>>>["responseData"]) => Claim,
  ): Promise<Outcome> {
    const answer = await api.call(name, input, as);
    if (answer.code !== null) return { code: answer.code };
    if (!claim) return { code: null };
    const [sql, params] = claim(answer.responseData);
    return {
      code: null,
      async denied() {
        const rows = await db.query(sql, params);
        return rows.length > 0 ? null : `${name} said ${JSON.stringify(answer.responseData)}`;
      },
    };
  }

  const account = (id: number | undefined, buyer: SeededUser): Claim => [
    `select 1 from invoices i join sale_events e on e.invoice_id = i.id and e.position = 1
     where i.id = $1 and i.lot_id = $2 and i.buyer_id = $3`,
    [id ?? 0, lot, buyer.id],
  ];

  async function change(
    action: "paid" | "unpaid" | "cancel",
    invoice: number,
    reason?: Reason,
  ): Promise<Outcome> {
    // Staff need not wait until the buyer is late enough.
    const as = action === "cancel" ? house.staff : house.seller;
    const { code, responseData } = await api.call(
      "seller/invoice/changeStatus",
      statusInput(action, invoice, reason),
      as,
    );
    if (code !== null) return { code };
    const [failed] = responseData.failed;
    if (failed) return { code: failed.code };
    const event = { paid: "record_payment", unpaid: "unpay", cancel: "cancel" }[action];
    return {
      code: null,
      async denied() {
        const rows = await db.query(
          "select 1 from sale_events where invoice_id = $1 and event = any($2::text[])",
          // The deposit alone may have paid it.
          [invoice, [event, ...(action === "paid" ? ["issue"] : [])]],
        );
        return rows.length > 0 ? null : `account ${invoice} was said to be changed: ${action}`;
      },
    };
  }

  return {
    press,
    change,
    buy: (as: SeededUser) =>
      press("buynow/addToBuynow", buyInput(lot), as, (said) => account(said.invoice_id, as)),
    reserve: (as: SeededUser) =>
      press("buynow/addToCart", { project_id: lot, idempotency_key: key() }, as, () => [
        "select 1 from cart_lines where lot_id = $1 and user_id = $2 and (reserved_at is not null or invoice_id is not null)",
        [lot, as.id],
      ]),
    accept: (id: number, amount: string) =>
      press(
        "seller/offer/changeOfferStatus",
        { offer_id: id, action: "accept", expected_amount: amount, idempotency_key: key() },
        house.seller,
        (said) => [
          "select 1 from offers where id = $1 and status = 'accepted' and invoice_id = $2",
          [id, said.invoice_id ?? 0],
        ],
      ),
    takeBack: (id: number, as: SeededUser, amount: string) =>
      press(
        "makeoffer/changeStatus",
        { offer_id: id, action: "withdraw", expected_amount: amount, idempotency_key: key() },
        as,
        () => ["select 1 from offers where id = $1 and status = 'withdrawn'", [id]],
      ),
    offer: (as: SeededUser) =>
      press(
        "makeoffer/addToMakeoffer",
        { project_id: lot, amount: "350", accept_terms: 1, idempotency_key: key() },
        as,
        (said) => [
          "select 1 from offers where id = $1 and buyer_id = $2",
          [said.record.offer_id, as.id],
        ],
      ),
    bid: (as: SeededUser, amount: string) =>
      press(
        "bid/confirm",
        { project_id: lot, proposed_amount: amount, bid_type: "exact", idempotency_key: key() },
        as,
        () => [
          "select 1 from bids where lot_id = $1 and bidder_id = $2 and kind = 'max' and max_cents = $3",
          [lot, as.id, Number(amount) * 100],
        ],
      ),
    withdraw: (_index: 0 | 1 = 0, as: SeededUser = house.seller) =>
      press("product/projectAction", { action: "withdraw", id: lot, notes: "Ya no." }, as, () => [
        // A lot that was not sold can still go by an offer.
        "select 1 from lots where id = $1 and (status in ('withdrawn', 'cancelled', 'unsold') or auction = 1 and status = 'sold')",
        [lot],
      ]),
    async checkout(as: SeededUser, cart: number): Promise<Outcome> {
      const now = await api.call("cart/checkout", { cart_id: cart, type: "buynow" }, as);
      return press(
        "cart/checkout",
        {
          cart_id: cart,
          type: "buynow",
          place: 1,
          expected_total: now.responseData.cartValues?.total_amount ?? "0",
          accept_terms: 1,
          buyer_kind: "consumer",
          idempotency_key: key(),
        },
        as,
        (said) => [
          "select 1 from invoice_documents where invoice_id = $1 and kind = 'invoice'",
          [said.invoices[0]?.invoice_id ?? 0],
        ],
      );
    },
    changeWinner: (invoice: number, from: SeededUser, to: SeededUser) =>
      press(
        "seller/user/invoice/update_invoice",
        changeInput(invoice, from, to),
        house.staff,
        (said) => [
          `select 1 from invoices i join invoices n on n.id = i.replaced_by
           where i.id = $1 and i.status = 'cancel' and n.id = $2 and n.buyer_id = $3`,
          [invoice, said.invoice_id, to.id],
        ],
      ),
    payByBalance: (invoice: number, as: SeededUser) =>
      press(
        "payment/authorize",
        {
          purpose: "invoice",
          ref: String(invoice),
          payment_method: "wallet",
          idempotency_key: key(),
        },
        as,
        (said) => [
          "select 1 from payments where id = $1 and status = 'succeeded' and captured_cents > 0",
          [said.payment?.id ?? 0],
        ],
      ),
    payPart: (invoice: number) =>
      press(
        "seller/offline/payCartOffline",
        { invoice_id: invoice, amount: "200", reference: "TR-1" },
        house.seller,
      ),
    handOver: (invoice: number) =>
      press(
        "custom/handover",
        {
          invoice_id: invoice,
          notes: "Sin código.",
          checks: { identity: 1, condition: 1, keys: 1, documents: 1 },
        } as never,
        house.staff,
        () => ["select 1 from invoices where id = $1 and delivered = 3", [invoice]],
      ),
    async close(): Promise<Outcome> {
      await house.endAuction(lot);
      return { code: null };
    },
    /** The reservation was so long ago that it is over. */
    async timeOver(): Promise<Outcome> {
      await house.endReservation(lot);
      return { code: null };
    },
    /** The sale was so many hours ago; the clock looks. */
    async sweep(invoice: number, hours: number): Promise<Outcome> {
      await house.sweep(invoice, hours);
      return { code: null };
    },
  };
}

/** A row that is there where an answer is true. */
type Claim = readonly [sql: string, params: unknown[]];
