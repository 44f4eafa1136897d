import type {
  makeofferChangeStatus,
  ParsedInputOf,
  sellerChangeOfferStatus,
} from "martillo/contract";
import {
  formatEuro,
  nextOffer,
  offerBounds,
  type OfferSide,
  parseCents,
  refuseOfferEvent,
  toDecimal,
} from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { checkContact } from "../../platform/call/contact-faults";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import type { Db } from "../../platform/db/db";
import { noteLotDeed } from "../../platform/security/audit";
import { lockLot, type LotStateRow, mayManageLot, phaseOf } from "../lots";
import { once } from "../money";
import {
  lotReserved,
  momentText,
  readBuyerKind,
  readSaleSettings,
  requireBuyer,
  type Sides,
} from "../sale";

import { amountOf, recordOf, requireFew, requireWithin, tellParties } from "./make-offer";
import { offerAnswered, offerEnded } from "./offer.mail";
import { writeToSide } from "./offer-letters";
import {
  endOffer,
  insertOffer,
  lockOfferRow,
  type OfferRow,
  type OffersSoFar,
  readExcludedBuyer,
  readOffer,
  readOffersSoFar,
} from "./offer-repository";
import { answerBounds } from "./offer-view";
import { acceptOffer, declineOffer } from "./settle-offer";

type Input = ParsedInputOf<typeof makeofferChangeStatus>;

interface Answered {
  /** The last word of the thread after the answer. */
  offerId: number;
  invoiceId: number | null;
  lotId: number;
  buyerId: number;
  /** The parties of the offers that it touched. */
  parties: Sides[];
}

/** What both sides do with offers: the rules tell them apart. */
function answersOf(
  side: OfferSide,
  call: string,
): Handler<typeof makeofferChangeStatus> & Handler<typeof sellerChangeOfferStatus> {
  return async (input, ctx) => {
    const { idempotency_key: key, ...body } = input;
    checkContact({ note: input.note });
    const keyed = { userId: ctx.requireViewer().id, key, call, body };
    const done = await once(ctx.db, keyed, (t) => answer({ ...ctx, db: t }, input, side));
    if (done.invoiceId !== null) {
      ctx.bus.lotChanged([done.lotId]);
      ctx.bus.me(done.buyerId, [done.lotId]);
    }
    tellParties(ctx, done.parties);
    return {
      record: await recordOf(ctx, done.offerId, side),
      ...(done.invoiceId !== null && { invoice_id: done.invoiceId }),
    };
  };
}

export const answerAsBuyer = answersOf("buyer", "makeoffer/changeStatus");
export const answerAsSeller = answersOf("seller", "seller/offer/changeOfferStatus");

/** An offer with its lot, both locked. */
interface Locked {
  row: OfferRow;
  lot: LotStateRow;
  soFar: OffersSoFar;
}

async function answer(ctx: CallContext, input: Input, side: OfferSide): Promise<Answered> {
  const locked = await lockOffer(ctx, input.offer_id, side);
  const { row } = locked;
  const refusal = refuseOfferEvent({
    status: row.status,
    author: row.side,
    by: side,
    event: input.action,
    expiresAtMs: row.expires_ms,
    nowMs: row.now_ms,
  });
  if (refusal) throw new ApiFault(refusal, { values: { time: momentText(row.expires_ms) } });
  if (parseCents(input.expected_amount) !== row.amount_cents) {
    throw new ApiFault("PRICE_CHANGED", { values: { amount: euro(row.amount_cents) } });
  }
  if (input.action === "accept") return accept(ctx, locked, input, side);
  if (input.action === "counter") return counter(ctx, locked, input, side);
  if (input.action === "decline") await declineOffer(ctx, row, otherOf(side));
  else await withdraw(ctx, row, otherOf(side));
  return answered(row, row.id);
}

async function withdraw(ctx: CallContext, row: OfferRow, to: OfferSide): Promise<void> {
  const status = nextOffer(row.status, "withdraw");
  if (status === null || status === "open") throw new ApiFault("OFFER_CLOSED");
  await endOffer(ctx.db, row.id, status);
  await writeToSide(ctx, offerEnded, row, to, { why: "withdrawn" });
}

function answered(row: OfferRow, offerId: number): Answered {
  const { lot_id: lotId, buyer_id, seller_id } = row;
  const parties = [{ buyer_id, seller_id }];
  return { offerId, invoiceId: null, lotId, buyerId: buyer_id, parties };
}

function otherOf(side: OfferSide): OfferSide {
  return side === "buyer" ? "seller" : "buyer";
}

const euro = (cents: number) => formatEuro(cents, { whole: false });

/** The lot first, as every bid does; read by a statement after the locks. */
async function lockOffer(ctx: CallContext, id: number, side: OfferSide): Promise<Locked> {
  const { db: t } = ctx;
  const viewer = ctx.requireViewer();
  const known = await readOffer(t, id);
  const isParty =
    known &&
    (side === "buyer" ? known.buyer_id === viewer.id : mayManageLot(viewer, known.seller_id));
  if (!isParty) throw new ApiFault("NOT_FOUND");
  const lot = await lockLot(t, known.lot_id);
  await lockOfferRow(t, id);
  const row = await readOffer(t, id);
  if (!lot || !row) throw new ApiFault("NOT_FOUND");
  return { row, lot, soFar: await readOffersSoFar(t, lot, row.buyer_id) };
}

/** Throws where no offer can come to anything at this moment. The buyer who keeps the lot may have it by an offer, too. */
function requireTaken({ lot, row, soFar }: Locked): void {
  if (lot.is_hidden) throw new ApiFault("NOT_FOR_SALE");
  if (soFar.isTaken) return;
  if (phaseOf(lot) !== "reserved") throw new ApiFault("NOT_FOR_SALE");
  if (lot.reserved_by !== row.buyer_id) throw lotReserved(lot);
}

async function accept(
  ctx: CallContext,
  locked: Locked,
  input: Input,
  side: OfferSide,
): Promise<Answered> {
  const { row, lot } = locked;
  const { db: t } = ctx;
  const viewer = ctx.requireViewer();
  if (side === "buyer") {
    if (input.accept_terms !== 1) throw new ApiFault("TERMS_REQUIRED");
    await requireBuyer(ctx, lot);
  } else await requireEligible(t, row);
  requireTaken(locked);
  const role = side === "buyer" ? "buyer" : viewer.staff ? "staff" : "seller";
  const { invoiceId, priceCents, losers } = await acceptOffer(ctx, row, lot, {
    actor: { id: viewer.actedBy ?? viewer.id, role },
    // The person who presses now says in which quality they buy.
    buyerKind: saidKind(row, side, input),
  });
  if (side === "seller") {
    await noteLotDeed(t, viewer, lot, "offer accepted", { offer: row.id, price: priceCents });
  }
  const done = answered(row, row.id);
  return { ...done, invoiceId, parties: [...done.parties, ...losers] };
}

/** A buyer who could not bid now does not get the lot. */
async function requireEligible(t: Db, row: OfferRow): Promise<void> {
  const buyer = await readExcludedBuyer(t, row.buyer_id, row.seller_id);
  if (!buyer || buyer.is_excluded) throw new ApiFault("BIDDER_EXCLUDED");
}

async function counter(
  ctx: CallContext,
  locked: Locked,
  input: Input,
  side: OfferSide,
): Promise<Answered> {
  const { row, lot, soFar } = locked;
  const { db: t } = ctx;
  requireTaken(locked);
  if (input.amount === undefined) {
    throw new ApiFault("INVALID_INPUT", { fields: { amount: "Required!" } });
  }
  const amountCents = amountOf(input.amount);
  const settings = await readSaleSettings(t);
  if (side === "buyer") {
    if (input.accept_terms !== 1) throw new ApiFault("TERMS_REQUIRED");
    await requireBuyer(ctx, lot);
    requireFew(soFar);
  }
  requireBetween(row, side, amountCents, settings.offer_minimum_percent);
  await endOffer(t, row.id, "countered");
  const offerId = await insertOffer(t, {
    lotId: row.lot_id,
    round: row.round,
    buyerId: row.buyer_id,
    sellerId: row.seller_id,
    side,
    kind: "counter",
    amountCents,
    note: input.note?.trim() ?? "",
    buyerKind: await readBuyerKind(t, row.buyer_id, saidKind(row, side, input)),
    answersId: row.id,
    hours: settings.offer_hours,
  });
  const written = await readOffer(t, offerId);
  if (written) {
    await writeToSide(ctx, offerAnswered, written, otherOf(side), { answer: "countered" });
  }
  return answered(row, offerId);
}

/** As what the buyer says to buy: now, or when the offer was made. */
function saidKind(row: OfferRow, side: OfferSide, input: Input): OfferRow["buyer_kind"] {
  return (side === "buyer" ? input.buyer_kind : undefined) ?? row.buyer_kind;
}

function requireBetween(row: OfferRow, side: OfferSide, cents: number, percent: number): void {
  const bounds = answerBounds(row, side, percent);
  if (side === "buyer") {
    const { minCents } = offerBounds({ askingCents: row.asking_cents, minimumPercent: percent });
    return requireWithin(cents, { minCents, maxCents: bounds?.maxCents ?? row.amount_cents - 1 });
  }
  const minCents = bounds?.minCents ?? row.amount_cents + 1;
  if (cents < minCents) throw new ApiFault("OFFER_TOO_LOW", { minimum: toDecimal(minCents) });
  if (!bounds || cents > bounds.maxCents) {
    const limit = euro(bounds?.maxCents ?? row.amount_cents);
    throw new ApiFault("AMOUNT_TOO_HIGH", { values: { limit } });
  }
}
