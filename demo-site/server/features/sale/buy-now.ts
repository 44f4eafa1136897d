import type { buynowAddToBuynow } from "martillo/contract";
import { isBuyNowOffered, isTakingBids, parseCents, toDecimal, transition } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import type { Db } from "../../platform/db/db";
import { areLinked } from "../companies";
import { LOT_PREMIUM } from "../house";
import {
  bidStateOf,
  HIGHEST_PRICE_CENTS,
  lockLot,
  type LotStateRow,
  noteResults,
  phaseOf,
  rulesOf,
} from "../lots";
import { once } from "../money";
import { concludeSales } from "./conclude";
import { readInvoice } from "./invoice-repository";
import { writeSaleLetters } from "./sale-letters";
import { type SaleTerms, writeSale } from "./write-sale";

interface Bought {
  invoiceId: number;
  sellerId: number;
}

/** Buys a lot at its fixed price. Whoever comes first has it: the lot's row lock is the only queue. */
export const buyNow: Handler<typeof buynowAddToBuynow> = async (input, ctx) => {
  const { idempotency_key: key, ...body } = input;
  const viewer = ctx.requireViewer();
  if (input.accept_terms !== 1) throw new ApiFault("TERMS_REQUIRED");
  const expectedCents = parseCents(input.expected_price);
  if (expectedCents > HIGHEST_PRICE_CENTS) throw new ApiFault("PRICE_CHANGED");
  const keyed = { userId: viewer.id, key, call: "buynow/addToBuynow", body };
  const { invoiceId, sellerId } = await once(ctx.db, keyed, (t) =>
    buy({ ...ctx, db: t }, input.project_id, expectedCents, input.buyer_kind),
  );
  ctx.bus.lotChanged([input.project_id]);
  ctx.bus.me(viewer.id, [input.project_id]);
  ctx.bus.money(viewer.id);
  ctx.bus.money(sellerId);
  const invoice = await readInvoice(ctx.db, invoiceId);
  if (!invoice) throw new Error("martillo: an account that was opened is not there");
  return {
    invoice_id: invoiceId,
    // It was refused at any other.
    price: toDecimal(expectedCents),
    total_amount: toDecimal(invoice.total_cents),
    due_at: Math.round(invoice.due_ms),
    server_time: Math.round(invoice.now_ms),
  };
};

async function buy(
  ctx: CallContext,
  lotId: number,
  expectedCents: number,
  buyerKind: "consumer" | "business",
): Promise<Bought> {
  const { db: t } = ctx;
  const viewer = ctx.requireViewer();
  const lot = await lockLot(t, lotId);
  if (!lot || lot.status === "draft") throw new ApiFault("NOT_FOUND");
  await requireBuyer(ctx, lot);
  const priceCents = priceNow(lot);
  if (priceCents !== expectedCents) {
    throw new ApiFault("PRICE_CHANGED", { values: { amount: `${toDecimal(priceCents)} €` } });
  }
  const status = transition(lot.status, "sell");
  if (status === null) throw new ApiFault("NOT_FOR_SALE");
  const [terms] = await t.query<SaleTerms & { round: number }>(
    `select l.round, l.iva_percent, ${LOT_PREMIUM} as premium from lots l where l.id = $1`,
    [lotId],
  );
  if (!terms) throw new ApiFault("NOT_FOUND");
  const bidders = await endAuction(t, lot, status, viewer.id, priceCents);
  await writeSale(t, {
    lotId,
    round: terms.round,
    winnerId: viewer.id,
    bidId: null,
    priceCents,
    // A premium is of auctions, whatever the way in which they end.
    terms: { ...terms, premium: lot.auction === 1 ? terms.premium : [] },
  });
  if (bidders) await noteResults(t, [{ id: lotId, status, leaderId: viewer.id }]);
  const opened = await concludeSales(t, [lotId], {
    channel: "buynow",
    bound: true,
    buyerKind,
    actor: { id: viewer.actedBy ?? viewer.id, role: "buyer" },
  });
  const invoiceId = opened.get(lotId);
  if (invoiceId === undefined) throw new Error("martillo: a sale opened no account");
  await writeSaleLetters(ctx, invoiceId, { toBuyer: true });
  return { invoiceId, sellerId: lot.seller_id };
}

/** Who may not bid may not buy. */
async function requireBuyer(ctx: CallContext, lot: LotStateRow): Promise<void> {
  const viewer = ctx.requireViewer();
  if (viewer.staff) throw new ApiFault("FORBIDDEN");
  if (viewer.status === "deactivate") throw new ApiFault("BIDDER_BLOCKED");
  if (viewer.status !== "active") throw new ApiFault("NOT_VERIFIED");
  if (viewer.firstName.trim() === "") throw new ApiFault("DETAILS_MISSING");
  if (!viewer.approvedToBid) throw new ApiFault("NOT_APPROVED");
  const [link] = await ctx.db.query<{ is_own: boolean }>(
    `select ${areLinked("$1::bigint", "$2::bigint")}
       or ${areLinked("coalesce($3::bigint, $1::bigint)", "$2::bigint")} as is_own`,
    [viewer.id, lot.seller_id, viewer.actedBy],
  );
  if (link?.is_own) throw new ApiFault("OWN_LOT");
}

/** The price at which the lot can be had at this moment. Throws for one that cannot be bought so. */
function priceNow(lot: LotStateRow): number {
  const phase = phaseOf(lot);
  if (lot.auction === 0) {
    if (phase !== "open") throw new ApiFault("NOT_FOR_SALE");
    return lot.price_cents;
  }
  if (phase === "scheduled") throw new ApiFault("NOT_OPEN_YET");
  if (phase === "sold") throw new ApiFault("NOT_FOR_SALE");
  if (!isTakingBids(phase)) throw new ApiFault("CLOSED");
  const terms = { buyNowCents: lot.buy_now_cents, policy: lot.buy_now_policy };
  if (lot.buy_now_cents === null || !isBuyNowOffered(terms, rulesOf(lot), bidStateOf(lot))) {
    throw new ApiFault("BUY_NOW_ENDED");
  }
  return lot.buy_now_cents;
}

/** An auction that is bought ends now, at that price. Returns whether anybody had bid. */
async function endAuction(
  t: Db,
  lot: LotStateRow,
  status: string,
  buyerId: number,
  priceCents: number,
): Promise<boolean> {
  await t.query(
    `update lots set status = $2, price_cents = $4, leader_id = case when auction = 1 then $3::bigint end,
       leader_max_cents = case when auction = 1 then $4::bigint end,
       closes_at = case when auction = 1 then least(closes_at, clock_timestamp()) else closes_at end,
       seq = seq + 1, updated_at = clock_timestamp() where id = $1`,
    [lot.id, status, buyerId, priceCents],
  );
  return lot.auction === 1 && lot.leader_id !== null;
}
