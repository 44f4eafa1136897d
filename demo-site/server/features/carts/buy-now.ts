import type { buynowAddToBuynow } from "martillo/contract";
import { isBuyNowOffered, isTakingBids, parseCents, toDecimal } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import {
  bidStateOf,
  HIGHEST_PRICE_CENTS,
  lockLot,
  type LotStateRow,
  phaseOf,
  requireAdmission,
  rulesOf,
} from "../lots";
import { isAnswered, once } from "../money";
import { readCartOf } from "./cart-repository";
import {
  type HowSold,
  isSold,
  readInvoice,
  requireBuyer,
  sellLot,
  type Sold,
  writeSaleLetters,
} from "../sale";
import { tellParties } from "../offers";

interface Bought extends Sold {
  sellerId: number;
}

/** Buys a lot at its fixed price. The first buyer has it: the lot's row lock is the only queue. */
export const buyNow: Handler<typeof buynowAddToBuynow> = async (input, ctx) => {
  const { idempotency_key: key, ...body } = input;
  const viewer = ctx.requireViewer();
  if (input.accept_terms !== 1) throw new ApiFault("TERMS_REQUIRED");
  const expectedCents = parseCents(input.expected_price);
  if (expectedCents > HIGHEST_PRICE_CENTS) throw new ApiFault("PRICE_CHANGED");
  const keyed = { userId: viewer.id, key, call: "buynow/addToBuynow", body };
  // Many want the same vehicle: a buyer who comes too late hears it without waiting for the others. Read in this order, so that a sale of
  // one's own is found by its key.
  if ((await isSold(ctx.db, input.project_id)) && !(await isAnswered(ctx.db, keyed))) {
    throw new ApiFault("NOT_FOR_SALE");
  }
  const { invoiceId, sellerId, losers } = await once(ctx.db, keyed, (t) =>
    buy({ ...ctx, db: t }, input.project_id, expectedCents, input.buyer_kind),
  );
  ctx.bus.lotChanged([input.project_id]);
  ctx.bus.me(viewer.id, [input.project_id]);
  ctx.bus.money(viewer.id);
  ctx.bus.money(sellerId);
  tellParties(ctx, losers);
  const invoice = await readInvoice(ctx.db, invoiceId);
  if (!invoice) throw new Error("martillo: an account that was opened is not there");
  return {
    invoice_id: invoiceId,
    cart_id: await readCartOf(ctx.db, invoiceId),
    // It was refused at any other.
    price: toDecimal(expectedCents),
    total_amount: toDecimal(invoice.total_cents),
    due_at: invoice.due_ms,
    server_time: invoice.now_ms,
  };
};

async function buy(
  ctx: CallContext,
  lotId: number,
  expectedCents: number,
  buyerKind: HowSold["buyerKind"],
): Promise<Bought> {
  const { db: t } = ctx;
  const viewer = ctx.requireViewer();
  const lot = await lockLot(t, lotId);
  if (!lot || lot.status === "draft" || lot.is_hidden) throw new ApiFault("NOT_FOUND");
  await requireBuyer(ctx, lot);
  await requireAdmission(t, lotId, viewer.id);
  const priceCents = priceNow(lot);
  if (priceCents !== expectedCents) {
    throw new ApiFault("PRICE_CHANGED", { values: { amount: `${toDecimal(priceCents)} €` } });
  }
  const { invoiceId, losers } = await sellLot(ctx, lot, {
    buyerId: viewer.id,
    priceCents,
    channel: "buynow",
    buyerKind,
    actor: { id: viewer.actedBy ?? viewer.id, role: "buyer" },
  });
  await writeSaleLetters(ctx, invoiceId, { toBuyer: true });
  return { invoiceId, sellerId: lot.seller_id, losers };
}

/** The price at which the lot can be had at this moment. Throws for one that cannot be bought so. */
function priceNow(lot: LotStateRow): number {
  const phase = phaseOf(lot);
  if (lot.auction === 0) {
    // `sellLot` checks whether another buyer keeps it.
    if (phase !== "open" && phase !== "reserved") throw new ApiFault("NOT_FOR_SALE");
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
