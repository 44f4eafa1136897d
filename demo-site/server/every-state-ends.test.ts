/** Every state of every machine: what ends it, and after how long. A state that is added has to say so here. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LOSS_STATES, MarketStatus } from "martillo/contract";
import {
  type AppointmentStatus,
  ARCHIVE_AFTER_MS,
  type BalancePayoutStatus,
  BID_RESERVE_MS,
  type CartLineStatus,
  type DepositStatus,
  DRAFT_AGE_MS,
  DRAFT_WARNING_MS,
  type InvoiceStatus,
  type OfferStatus,
  type PaymentStatus,
  PAYOUT_LATE_MS,
  PROCESSING_TO_STAFF_MS,
  type RefundStatus,
  type ReturnStatus,
  type SubscriptionStatus,
} from "martillo/domain";
import { settleLot } from "./features/bidding/settle";
import { sweepMoney } from "./features/money";
import { tellOfStuck } from "./features/money/stuck";
import { sweepPlans } from "./features/plans";
import { sweepOffers } from "./features/offers/close-offers";
import { sweepPickups } from "./features/pickup/sweep-pickups";
import { sweepReturns } from "./features/returns/sweep-returns";
import { sweepSales } from "./features/sale";
import { sweepReservations } from "./features/carts/release";
import { type Answered, returnSteps } from "./features/returns/testing/return-steps";
import { letGoUndecided, tellUndecided } from "./features/selling/let-go";
import { archiveOld, sweepDrafts } from "./features/selling/sweep";
import { DEMO_OPERATOR } from "./platform/call/operator";
import { balanceOffCards, IBAN, verifiedBank } from "./testing/bank-balance";
import { engineOfRun } from "./testing/engines";
import { openSaleHouse, type SaleHouse } from "./testing/sale-house";
import { saveCard } from "./testing/save-card";
import type { SeededUser, SeedLot } from "./seed/seed-rows";
import { FIXED_PRICE, sellAtAuction, sellDirectly, type Sold } from "./testing/sell";
import { bookPickup } from "../../src/testing/paid-sale";

/** A state in which nothing waits, and why; or what ends it after how long, and how that is seen. */
type End = { rests: string } | { ends: string; show: () => Promise<void> };
type Machine<Status extends string> = Record<Status, End>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const A_MOMENT_MS = 1_000;
/** Can be saved; every charge of it fails. */
const FAILS_LATER = "4000000000000341";

let house: SaleHouse;
let staff: SeededUser;
let steps: ReturnType<typeof returnSteps>;
beforeAll(async () => {
  house = await openSaleHouse(engineOfRun(), { operator: DEMO_OPERATOR });
  staff = await house.api.seedUser({ staff: true });
  steps = returnSteps(house, staff);
});
afterAll(() => house.close());

/** As if columns of a row were so much earlier. */
async function age(table: string, id: number, columns: readonly string[], byMs: number) {
  const changes = columns.map((name) => `${name} = ${name} - $2::float8 * interval '1 ms'`);
  await house.db.query(`update ${table} set ${changes.join(", ")} where id = $1`, [id, byMs]);
}
async function valueOf(table: string, id: number, expression = "status") {
  const [row] = await house.db.query<{ value: unknown }>(
    `select ${expression} as value from ${table} where id = $1`,
    [id],
  );
  return row?.value;
}
async function lettersTo({ email }: { email: string }, template: string): Promise<number> {
  return (await house.api.outbox(email)).filter((letter) => letter.template === template).length;
}
/** Does something, and returns how many letters of a kind it brought the person. */
async function lettersOf(to: { email: string }, template: string, run: () => Promise<unknown>) {
  const before = await lettersTo(to, template);
  await run();
  return (await lettersTo(to, template)) - before;
}

const rests = (why: string): End => ({ rests: why });
const ends = (what: string, show: () => Promise<void>): End => ({ ends: what, show });

async function phaseOf(lot: number) {
  const { responseData } = await house.api.call("product/singleProduct", { id: lot }, staff);
  return responseData.record.market_status;
}
const seedLot = (lot: Partial<SeedLot>) => house.api.seedLot({ reserveCents: null, ...lot });

/** An auction whose reserve was not met, with one bid. */
async function undecided(of: { depositCents?: number } = {}) {
  const seller = await house.api.seedUser({ admin: true });
  const bidder = await house.api.seedUser();
  const lot = await seedLot({ sellerId: seller.id, reserveCents: 900_000, ...of });
  if (of.depositCents) await payDeposit(lot, bidder);
  const bid = await house.api.call(
    "bid/confirm",
    { project_id: lot, proposed_amount: "5000", idempotency_key: crypto.randomUUID() },
    bidder,
  );
  expect(bid.code).toBeNull();
  await house.api.endAuction(lot);
  const decidedIn = (byMs: number) =>
    house.db.query(
      "update sales set settled_at = settled_at - $2::float8 * interval '1 ms' where lot_id = $1",
      [lot, byMs],
    );
  return { seller, bidder, lot, decidedIn };
}
async function payDeposit(lot: number, as: SeededUser, keep?: 1) {
  const card = await saveCard(house.api, as);
  const input = { project_id: lot, from: "card", ...(keep && { keep }) } as const;
  const opened = await house.api.call("credit/addBidDeposit", input, as);
  const payment = opened.responseData.payment?.id ?? 0;
  await house.api.call("payment/stripe_payment", { payment, source: card.id }, as);
  const [row] = await house.db.query<{ id: number }>(
    "select id from deposits where lot_id = $1 and user_id = $2",
    [lot, as.id],
  );
  return row?.id ?? 0;
}

const archived = (status: "unsold" | "cancelled" | "withdrawn") =>
  ends("its seller lists it again; after 365 days it is put away", async () => {
    const lot = await seedLot({ status });
    await age("lots", lot, ["opens_at", "closes_at", "updated_at"], ARCHIVE_AFTER_MS + 10 * DAY_MS);
    await archiveOld(house.ctx);
    expect(await valueOf("lots", lot, "archived_at is not null")).toBe(true);
  });
const closes = (phase: "open" | "closing" | "closed") =>
  ends("its result, within a second of its end", async () => {
    const lot = await seedLot({});
    if (phase === "closing") {
      const extension = { window_s: 86_400, mode: "top_up", amount_s: 60 };
      await house.db.query(
        "update lots set extension = $2::jsonb, closes_at = now() + interval '1 hour' where id = $1",
        [lot, JSON.stringify(extension)],
      );
    }
    if (phase === "closed") await age("lots", lot, ["opens_at", "closes_at"], 30 * DAY_MS);
    expect(await phaseOf(lot)).toBe(phase);
    if (phase !== "closed") await house.api.endAuction(lot);
    await settleLot(house.ctx, lot);
    expect(await valueOf("lots", lot)).toBe("unsold");
  });

const LOT: Machine<MarketStatus> = {
  draft: ends("180 days untouched, 14 days after a letter", async () => {
    const lot = await seedLot({ status: "draft" });
    await age("lots", lot, ["updated_at"], DRAFT_AGE_MS + DAY_MS);
    await sweepDrafts(house.ctx);
    await house.db.query(
      "update selling_letters set created_at = created_at - $2::float8 * interval '1 ms' where lot_id = $1",
      [lot, DRAFT_WARNING_MS + A_MOMENT_MS],
    );
    await sweepDrafts(house.ctx);
    expect(await valueOf("lots", lot, "deleted_at is not null")).toBe(true);
  }),
  scheduled: ends("its start", async () => {
    const lot = await seedLot({ status: "scheduled", opensInMs: HOUR_MS });
    expect(await phaseOf(lot)).toBe("scheduled");
    await age("lots", lot, ["opens_at"], HOUR_MS + A_MOMENT_MS);
    expect(await phaseOf(lot)).toBe("open");
  }),
  open: closes("open"),
  closing: closes("closing"),
  closed: closes("closed"),
  provisional: ends("72 hours, with letters at once, after 24 and after 60", async () => {
    const { lot, seller, bidder, decidedIn } = await undecided({ depositCents: 30_000 });
    const told = () => lettersOf(seller, "decisionDue", () => tellUndecided(house.ctx));
    expect([await told(), await told()]).toEqual([1, 0]);
    await decidedIn(24 * HOUR_MS + A_MOMENT_MS);
    expect([await told(), await told()]).toEqual([1, 0]);
    await decidedIn(36 * HOUR_MS);
    expect([await told(), await told()]).toEqual([1, 0]);
    await letGoUndecided(house.ctx);
    expect(await phaseOf(lot)).toBe("provisional");
    await decidedIn(12 * HOUR_MS);
    const [bid] = await house.db.query<{ id: number }>("select id from bids where lot_id = $1", [
      lot,
    ]);
    const award = { action: "award", id: bid?.id ?? 0, pid: lot } as const;
    const late = await house.api.call("seller/bid/manualAward", award, seller);
    expect(late.code).toBe("ILLEGAL_TRANSITION");
    await letGoUndecided(house.ctx);
    await sweepMoney(house.ctx);
    expect(await phaseOf(lot)).toBe("unsold");
    expect(await lettersTo(seller, "resultLetGo")).toBe(1);
    expect(await lettersTo(bidder, "depositReturned")).toBe(1);
  }),
  sold: rests("the account of its sale goes on"),
  unsold: archived("unsold"),
  cancelled: archived("cancelled"),
  reserved: ends("15 minutes", async () => {
    const { lot } = await reserved();
    expect(await phaseOf(lot)).toBe("open");
    expect(await valueOf("lots", lot)).toBe("open");
  }),
  withdrawn: archived("withdrawn"),
};

/** A direct sale that a buyer kept until the time was over. */
async function reserved() {
  const lot = await seedLot({ ...FIXED_PRICE });
  const buyer = await house.api.seedUser();
  await house.api.call("buynow/addToCart", { project_id: lot }, buyer);
  const [line] = await house.db.query<{ id: number }>(
    "select id from cart_lines where lot_id = $1",
    [lot],
  );
  expect(await phaseOf(lot)).toBe("reserved");
  const overMs = 15 * 60_000 + A_MOMENT_MS;
  await age("lots", lot, ["reserved_until"], overMs);
  await age("cart_lines", line?.id ?? 0, ["reserved_at", "reserved_until"], overMs);
  await sweepReservations(house.ctx);
  return { lot, line: line?.id ?? 0 };
}

async function openPayment(status: PaymentStatus): Promise<number> {
  const payer = await house.api.seedUser();
  const opened = await house.api.call("credit/addCreditBalance", { amount: "50.00" }, payer);
  const { id } = opened.responseData.payment;
  await house.db.query("update payments set status = $2 where id = $1", [id, status]);
  return id;
}
const expires = (status: PaymentStatus) =>
  ends("60 minutes", async () => {
    const id = await openPayment(status);
    await sweepMoney(house.ctx);
    expect(await valueOf("payments", id)).toBe(status);
    await age("payments", id, ["expires_at"], HOUR_MS + A_MOMENT_MS);
    await sweepMoney(house.ctx);
    expect(await valueOf("payments", id)).toBe("expired");
  });
const isStuck = (status: PaymentStatus) =>
  ends("its provider; after 14 days staff hear of it, once", async () => {
    const id = await openPayment(status);
    const told = () =>
      lettersOf(DEMO_OPERATOR, "paymentStuck", async () => {
        await tellOfStuck(house.ctx);
        await tellOfStuck(house.ctx);
      });
    expect(await told()).toBe(0);
    await age("payments", id, ["created_at"], PROCESSING_TO_STAFF_MS + A_MOMENT_MS);
    expect([await told(), await told()]).toEqual([1, 0]);
    const items = await house.api.call("custom/reconciliation", { action: "list" }, staff);
    expect(items.responseData.records).toContainEqual(
      expect.objectContaining({ provider_ref: `payment ${id}`, kind: "unknown_outcome" }),
    );
    await house.db.query("update payments set status = 'failed' where id = $1", [id]);
  });

const PAYMENT: Machine<PaymentStatus> = {
  open: expires("open"),
  requires_action: expires("requires_action"),
  failed: expires("failed"),
  processing: isStuck("processing"),
  authorized: isStuck("authorized"),
  review: rests("staff are written to as it comes about, and say whose it is"),
  succeeded: rests("the money is booked"),
  canceled: rests("no money moved"),
  expired: rests("no money moved"),
};

/** A refund to a card that its provider has not been asked for. */
async function askedBack() {
  const payer = await house.api.seedUser();
  const card = await saveCard(house.api, payer);
  const opened = await house.api.call("credit/addCreditBalance", { amount: "50.00" }, payer);
  const payment = opened.responseData.payment.id;
  await house.api.call("payment/stripe_payment", { payment, source: card.id }, payer);
  await house.db.query("update payments set provider = 'away' where id = $1", [payment]);
  const key = { idempotency_key: crypto.randomUUID() };
  await house.api.call("custom/returnBalance", { amount: "50.00", ...key }, payer);
  const [refund] = await house.db.query<{ id: number }>(
    "select id from refunds where payment_id = $1",
    [payment],
  );
  const isBack = () =>
    house.db.query("update payments set provider = 'sandbox' where id = $1", [payment]);
  return { refund: refund?.id ?? 0, isBack };
}
const isRefunded = (status: "requested" | "sent") =>
  ends("its provider; after 14 days staff hear of it, once", async () => {
    const { refund, isBack } = await askedBack();
    await house.db.query("update refunds set status = $2 where id = $1", [refund, status]);
    const told = () => lettersOf(DEMO_OPERATOR, "refundStuck", () => tellOfStuck(house.ctx));
    expect(await told()).toBe(0);
    await age("refunds", refund, ["created_at"], PROCESSING_TO_STAFF_MS + A_MOMENT_MS);
    expect([await told(), await told()]).toEqual([1, 0]);
    await isBack();
    await sweepMoney(house.ctx);
    expect(await valueOf("refunds", refund)).toBe("succeeded");
  });

const REFUND: Machine<RefundStatus> = {
  requested: isRefunded("requested"),
  sent: isRefunded("sent"),
  succeeded: rests("the money is back"),
  failed: rests("the money is in the balance"),
};

const BALANCE_PAYOUT: Machine<BalancePayoutStatus> = {
  requested: ends("staff; they hear of it at once and every third day", async () => {
    const payer = await house.api.seedUser();
    await balanceOffCards(house.api, payer, 4_000);
    const bank = { source_id: await verifiedBank(house.api, payer), account_number: IBAN };
    const key = () => ({ idempotency_key: crypto.randomUUID() });
    const ask = () =>
      house.api.call("custom/returnBalance", { amount: "20.00", bank, ...key() }, payer);
    expect(await lettersOf(DEMO_OPERATOR, "balancePayoutDue", ask)).toBe(1);
    const { id = 0 } = (await ask()).responseData.payout ?? {};
    const told = () => lettersOf(DEMO_OPERATOR, "balancePayoutLate", () => tellOfStuck(house.ctx));
    expect(await told()).toBe(0);
    await age("balance_payouts", id, ["asked_at", "told_at"], PAYOUT_LATE_MS);
    expect([await told(), await told()]).toEqual([1, 0]);
    const paid = { action: "paid", id, reference: "T-1", ...key() } as const;
    expect((await house.api.call("custom/balancePayouts", paid, staff)).code).toBeNull();
    expect(await valueOf("balance_payouts", id)).toBe("paid");
  }),
  paid: rests("the money is with the person's bank, which may send it back for 90 days"),
  returned: rests("the money is in the balance"),
  cancelled: rests("the money is in the balance"),
};

const DEPOSIT: Machine<DepositStatus> = {
  pending: rests("no row has it: a deposit is written when its money is there"),
  held: ends(
    "the lot's result; in reserve when the winner has paid, after 15 days at the latest",
    async () => {
      const free = await kept({});
      await sweepMoney(house.ctx);
      expect(await valueOf("deposits", free.deposit)).toBe("returned");

      const reserve = await kept({ keep: 1 });
      await sweepMoney(house.ctx);
      expect(await valueOf("deposits", reserve.deposit)).toBe("held");
      await steps.payByTransfer(reserve.sale);
      await sweepMoney(house.ctx);
      expect(await valueOf("deposits", reserve.deposit)).toBe("returned");

      const late = await kept({ keep: 1 });
      await house.db.query(
        "update sales set settled_at = settled_at - $2::float8 * interval '1 ms' where lot_id = $1",
        [late.sale.lot, BID_RESERVE_MS + A_MOMENT_MS],
      );
      await sweepMoney(house.ctx);
      expect(await valueOf("deposits", late.deposit)).toBe("returned");
    },
  ),
  applied: rests("it has paid of a sale, and goes the way of that"),
  returned: rests("the money is back"),
  forfeited: rests("the money is the house's and the seller's"),
  charged_back: rests("the payer's bank has the money"),
};

/** A deposit of a bidder who did not win. */
async function kept({ keep }: { keep?: 1 }) {
  const lot = await seedLot({ depositCents: 30_000 });
  const [loser, winner] = [await house.api.seedUser(), await house.api.seedUser()];
  const deposit = await payDeposit(lot, loser, keep);
  await payDeposit(lot, winner);
  for (const [bidder, amount] of [
    [loser, "5000"],
    [winner, "6000"],
  ] as const) {
    const input = { project_id: lot, proposed_amount: amount, bid_type: "exact" } as const;
    const key = { idempotency_key: crypto.randomUUID() };
    expect((await house.api.call("bid/confirm", { ...input, ...key }, bidder)).code).toBeNull();
  }
  await house.api.endAuction(lot);
  const [row] = await house.db.query<{ invoice: number; seller: number }>(
    "select id as invoice, seller_id as seller from invoices where lot_id = $1",
    [lot],
  );
  const sale = { lot, invoice: row?.invoice ?? 0, buyer: winner, seller: staff };
  return { deposit, sale };
}

const isOverdue = (status: "unpaid" | "partial") =>
  ends("it is paid or called off; seller and house hear of it 7 days after its day", async () => {
    const sale = await sellDirectly(house.api);
    await issue(sale);
    if (status === "partial") {
      await house.api.call(
        "seller/offline/payCartOffline",
        { invoice_id: sale.invoice, amount: "3000", idempotency_key: crypto.randomUUID() },
        sale.seller,
      );
    }
    expect(await valueOf("invoices", sale.invoice)).toBe(status);
    await house.db.query("update invoices set due_at = now() - interval '7 days' where id = $1", [
      sale.invoice,
    ]);
    const told = (to: { email: string }) =>
      lettersOf(to, "saleUnpaid", () => sweepSales(house.ctx));
    const staffBefore = await lettersTo(DEMO_OPERATOR, "saleUnpaid");
    expect([await told(sale.seller), await told(sale.seller)]).toEqual([1, 0]);
    expect(await lettersTo(DEMO_OPERATOR, "saleUnpaid")).toBe(staffBefore + 1);
  });
/** By the clock, a day after the sale. */
async function issue({ invoice }: Pick<Sold, "invoice">) {
  await age("invoices", invoice, ["sold_at"], DAY_MS + A_MOMENT_MS);
  await sweepSales(house.ctx);
}

const INVOICE: Machine<InvoiceStatus> = {
  draft: ends("24 hours: issued; 48 without consent: lapsed; without data: asked for", async () => {
    const bound = await sellDirectly(house.api);
    await issue(bound);
    expect(await valueOf("invoices", bound.invoice)).toBe("unpaid");

    const asked = await sellAtAuction(house.api);
    await house.db.query("update invoices set bound = false where id = $1", [asked.invoice]);
    const told = () => lettersOf(asked.buyer, "consentEnding", () => sweepSales(house.ctx));
    expect(await told()).toBe(0);
    await age("invoices", asked.invoice, ["sold_at"], 36 * HOUR_MS + A_MOMENT_MS);
    expect([await told(), await told()]).toEqual([1, 0]);
    await age("invoices", asked.invoice, ["sold_at"], 12 * HOUR_MS);
    await sweepSales(house.ctx);
    expect(await valueOf("invoices", asked.invoice)).toBe("cancel");

    await house.set("sale", { invoicing: "factura" });
    const nameless = await sellDirectly(house.api);
    expect(await lettersOf(nameless.buyer, "billingNeeded", () => issue(nameless))).toBe(1);
    await house.set("sale", {});
  }),
  unpaid: isOverdue("unpaid"),
  partial: isOverdue("partial"),
  paid: ends("it is handed over; both sides and the house hear of it after 30 days", async () => {
    const sale = await steps.paidSale();
    await age("invoices", sale.invoice, ["paid_at"], 30 * DAY_MS + A_MOMENT_MS);
    const told = () =>
      lettersOf(sale.buyer, "saleUndelivered", async () => {
        await sweepSales(house.ctx);
        await sweepSales(house.ctx);
      });
    expect(await told()).toBe(1);
    expect(await lettersTo(sale.seller, "saleUndelivered")).toBe(1);
  }),
  cancel: rests("what was paid is back"),
};

const CART_LINE: Machine<CartLineStatus> = {
  reserved: ends("15 minutes, 30 with the checkout", async () => {
    const { line } = await reserved();
    expect(await valueOf("cart_lines", line, "state")).toBe("expired");
  }),
  awaiting: rests("the account of its sale goes on"),
  expired: rests("nothing is kept"),
  removed: rests("nothing is kept"),
  gone: rests("nothing is kept"),
  placed: rests("the account of its sale goes on"),
  cancelled: rests("nothing is kept"),
};

const OFFER: Machine<OfferStatus> = {
  open: ends("48 hours", async () => {
    const lot = await seedLot({ ...FIXED_PRICE });
    const buyer = await house.api.seedUser();
    const input = { project_id: lot, amount: "8000", accept_terms: 1 } as const;
    const key = { idempotency_key: crypto.randomUUID() };
    await house.api.call("makeoffer/addToMakeoffer", { ...input, ...key }, buyer);
    const [offer] = await house.db.query<{ id: number }>(
      "select id from offers where lot_id = $1",
      [lot],
    );
    const id = offer?.id ?? 0;
    await sweepOffers(house.ctx);
    expect(await valueOf("offers", id)).toBe("open");
    await age("offers", id, ["expires_at"], 48 * HOUR_MS + A_MOMENT_MS);
    await sweepOffers(house.ctx);
    expect(await valueOf("offers", id)).toBe("expired");
  }),
  accepted: rests("the account of its sale goes on"),
  declined: rests("nobody is bound"),
  countered: rests("the answer is an offer of its own"),
  withdrawn: rests("nobody is bound"),
  expired: rests("nobody is bound"),
  lost: rests("nobody is bound"),
};

async function appointmentOf({ invoice }: Pick<Sold, "invoice">): Promise<number> {
  const [row] = await house.db.query<{ id: number }>(
    "select id from appointments where invoice_id = $1",
    [invoice],
  );
  return row?.id ?? 0;
}

const APPOINTMENT: Machine<AppointmentStatus> = {
  waiting: ends("what it waits for is paid, or the day to pay is over", async () => {
    const sale = await steps.paidSale();
    await bookPickup(house.api, sale);
    const id = await appointmentOf(sale);
    await house.db.query("update appointments set status = 'waiting' where id = $1", [id]);
    await house.db.query(
      "update invoices set status = 'unpaid', due_at = now() - interval '1 second' where id = $1",
      [sale.invoice],
    );
    await sweepPickups(house.ctx);
    expect(await valueOf("appointments", id)).toBe("cancelled");
    await house.db.query("update invoices set status = 'paid' where id = $1", [sale.invoice]);
  }),
  scheduled: ends("handing over, or 24 hours after its time", async () => {
    const sale = await steps.paidSale();
    await bookPickup(house.api, sale);
    const id = await appointmentOf(sale);
    await house.db.query(
      "update appointments set starts_at = now() - interval '24 hours 1 second' where id = $1",
      [id],
    );
    await sweepPickups(house.ctx);
    expect(await valueOf("appointments", id)).toBe("no_show");
  }),
  cancelled: rests("another one can be booked"),
  completed: rests("the vehicle is with its buyer"),
  no_show: rests("another one can be booked"),
};

const returnIdOf = (answered: Answered) => answered.record?.return_id ?? 0;
const isReminded = (status: "requested" | "accepted") =>
  ends("its seller; who is reminded, and with the last day the house, too", async () => {
    const sale = await steps.collected();
    const reason = status === "requested" ? "no_conforme" : "desistimiento";
    const asked = await steps.raise(sale, { reason, text: "No es lo que decía el anuncio." });
    const id = returnIdOf(asked);
    expect(await valueOf("returns", id)).toBe(status);
    const toStaff = await lettersTo(DEMO_OPERATOR, "returnDue");
    const told = () => lettersOf(sale.seller, "returnDue", () => sweepReturns(house.ctx));
    await age("returns", id, ["refund_due_at"], 11 * DAY_MS);
    expect([await told(), await told()]).toEqual([1, 0]);
    await age("returns", id, ["refund_due_at"], 4 * DAY_MS);
    expect([await told(), await told()]).toEqual([1, 0]);
    expect(await lettersTo(DEMO_OPERATOR, "returnDue")).toBe(toStaff + 1);
  });

/** A vehicle that came back, and a deduction that its seller proposes. */
async function deducted() {
  const sale = await steps.collected();
  const asked = await steps.raise(sale);
  await steps.receive(asked, sale.seller);
  const refund = { amount: "8000", notes: "Golpe.", images: [steps.photo()] };
  await steps.act(asked, "refund", sale.seller, refund);
  return { sale, asked, id: returnIdOf(asked) };
}

const RETURN: Machine<ReturnStatus> = {
  requested: isReminded("requested"),
  accepted: isReminded("accepted"),
  received: ends("the money is back: at once what nobody has to ask for", async () => {
    const sale = await steps.collected();
    const asked = await steps.raise(sale);
    await steps.receive(asked, sale.seller);
    await steps.act(asked, "refund", sale.seller, {});
    await sweepReturns(house.ctx);
    expect(await valueOf("returns", returnIdOf(asked))).toBe("closed");
  }),
  rejected: rests("its buyer may call the house, once"),
  withdrawn: rests("the sale goes on"),
  closed: rests("money and vehicle are back"),
};

const LOSS: Machine<(typeof LOSS_STATES)[number]> = {
  proposed: ends("the 14th day: accepted", async () => {
    const { id } = await deducted();
    await age("returns", id, ["loss_due_at"], 16 * DAY_MS);
    await sweepReturns(house.ctx);
    expect(await valueOf("returns", id, "loss_status")).toBe("accepted");
  }),
  disputed: ends("the 30th day: nothing is deducted", async () => {
    const { id, sale, asked } = await deducted();
    await steps.act(asked, "loss_dispute", sale.buyer, { notes: "No es verdad." });
    expect(await valueOf("returns", id, "loss_status")).toBe("disputed");
    await age("returns", id, ["loss_due_at"], 32 * DAY_MS);
    await sweepReturns(house.ctx);
    expect(await valueOf("returns", id, "loss_status")).toBe("waived");
  }),
  accepted: rests("it is settled"),
  waived: rests("it is settled"),
  decided: rests("it is settled"),
};

/** A seller who tries a plan, or has bought it, and the card that is charged for it. */
async function subscribed({
  isTrial = false,
  number,
}: { isTrial?: boolean; number?: string } = {}) {
  const seller = await house.api.seedUser({ admin: true, membership: "free" });
  const { id: source } = await saveCard(house.api, seller, number === undefined ? {} : { number });
  const plan = { planName: "profesional", period: "monthly" } as const;
  const begun = isTrial
    ? await house.api.call("user/freeTrialActivation", plan, seller)
    : await house.api.call(
        "paymentThird/stripe/membership_payment",
        { ...plan, paymentInfo: { source } },
        seller,
      );
  expect(begun.code).toBeNull();
  const status = async () =>
    (await house.api.call("custom/subscription", {}, seller)).responseData.record.status;
  /** The clock, once the running period is over; of what is late by `days`. */
  async function elapse(days: number) {
    const moved = ["anchor_at", "start_at", "end_at", "past_due_at", "tried_at", "due_at"];
    await house.db.query(
      `update subscriptions set ${moved.map((name) => `${name} = ${name} - make_interval(days => $2::int)`).join(", ")},
         claimed_until = null where user_id = $1`,
      [seller.id, days],
    );
    await sweepPlans(house.ctx);
  }
  return { seller, status, elapse };
}

const SUBSCRIPTION: Machine<SubscriptionStatus> = {
  free: rests("nothing is charged"),
  expired: rests("nothing is charged"),
  trialing: ends("30 days: charged", async () => {
    const { status, elapse } = await subscribed({ isTrial: true });
    expect(await status()).toBe("trialing");
    await elapse(31);
    expect(await status()).toBe("active");
  }),
  active: ends("its period: charged for the next", async () => {
    const { seller, status, elapse } = await subscribed();
    await elapse(32);
    expect(await status()).toBe("active");
    const [row] = await house.db.query<{ n: number }>(
      "select count(*)::int as n from payments where user_id = $1 and purpose = 'plan' and status = 'succeeded'",
      [seller.id],
    );
    expect(row?.n).toBe(2);
  }),
  past_due: ends("7 days and four more tries", async () => {
    const { status, elapse } = await subscribed({ isTrial: true, number: FAILS_LATER });
    await elapse(31);
    expect(await status()).toBe("past_due");
    for (const days of [1, 2, 2]) {
      await elapse(days);
      expect(await status()).toBe("past_due");
    }
    await elapse(2);
    expect(await status()).toBe("expired");
  }),
  canceling: ends("its period: free", async () => {
    const { seller, status, elapse } = await subscribed();
    await house.api.call("custom/subscriptionAction", { action: "cancel" }, seller);
    expect(await status()).toBe("canceling");
    await elapse(31);
    expect(await status()).toBe("free");
  }),
};

const MACHINES = {
  "a lot": LOT,
  "a payment": PAYMENT,
  "a refund": REFUND,
  "a payout of a balance": BALANCE_PAYOUT,
  "a deposit": DEPOSIT,
  "an account": INVOICE,
  "a line of a cart": CART_LINE,
  "an offer": OFFER,
  "an appointment": APPOINTMENT,
  "a return": RETURN,
  "a deduction": LOSS,
  "a subscription": SUBSCRIPTION,
};

for (const [name, machine] of Object.entries(MACHINES)) {
  describe(name, () => {
    const states: [string, End][] = Object.entries(machine);
    for (const [state, end] of states) {
      if ("ends" in end) it(`that is ${state} ends: ${end.ends}`, end.show);
    }
  });
}
