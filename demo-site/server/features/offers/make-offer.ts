import type { BuyerKind, makeofferAdd } from "martillo/contract";
import {
  autoAnswer,
  formatEuro,
  offerBounds,
  OFFERS_PER_LOT,
  OPEN_OFFERS,
  parseCents,
  toDecimal,
} from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { checkContact } from "../../platform/call/contact-faults";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { HIGHEST_PRICE_CENTS, lockLot, TOO_EXPENSIVE } from "../lots";
import { once } from "../money";
import {
  BY_CLOCK,
  momentText,
  readBuyerKind,
  readSaleSettings,
  requireBuyer,
  type Sides,
} from "../sale";
import { expireOffers } from "./close-offers";
import { offerReceived } from "./offer.mail";
import { writeToSide } from "./offer-letters";
import {
  insertOffer,
  type OffersSoFar,
  readAutoAmounts,
  readOffer,
  readOffersSoFar,
} from "./offer-repository";
import { toOffers } from "./offer-view";
import { acceptOffer, declineOffer } from "./settle-offer";

/** Offers of one buyer in an hour, on whichever lots. */
const MOST_AN_HOUR = 20;
const HOUR_SECONDS = 3_600;

/** Offers a price for a lot. The buyer is bound by it, if it is accepted while it stands. */
export const makeOffer: Handler<typeof makeofferAdd> = async (input, ctx) => {
  const { idempotency_key: key, ...body } = input;
  const viewer = ctx.requireViewer();
  if (input.accept_terms !== 1) throw new ApiFault("TERMS_REQUIRED");
  checkContact({ note: input.note });
  const amountCents = amountOf(input.amount);
  const keyed = { userId: viewer.id, key, call: "makeoffer/addToMakeoffer", body };
  const { offerId, sold, ...parties } = await once(ctx.db, keyed, (t) =>
    make({ ...ctx, db: t }, { ...input, amountCents, note: input.note?.trim() ?? "" }),
  );
  if (sold) {
    ctx.bus.lotChanged([input.project_id]);
    ctx.bus.me(viewer.id, [input.project_id]);
  }
  tellParties(ctx, [parties, ...(sold?.losers ?? [])]);
  return {
    record: await recordOf(ctx, offerId, "buyer"),
    ...(sold && { invoice_id: sold.invoiceId }),
  };
};

/** Both sides look again. */
export function tellParties({ bus }: Pick<CallContext, "bus">, all: readonly Sides[]): void {
  const ids = all.flatMap(({ buyer_id, seller_id }) => [buyer_id, seller_id]);
  for (const id of new Set(ids)) bus.money(id);
}

export async function recordOf(ctx: CallContext, offerId: number, side: "buyer" | "seller") {
  const row = await readOffer(ctx.db, offerId);
  if (!row) throw new Error("martillo: an offer that was written is not there");
  const { staff: isStaff, pass } = ctx.requireViewer();
  const [record] = await toOffers(ctx.db, [row], { side, isStaff, isElsewhere: pass !== null });
  if (!record) throw new Error("martillo: an offer that was written cannot be shown");
  return record;
}

/** Throws for what the house takes for a mistake. */
export function amountOf(amount: string | number): number {
  const cents = parseCents(amount);
  if (cents > HIGHEST_PRICE_CENTS) {
    throw new ApiFault("INVALID_INPUT", { fields: { amount: TOO_EXPENSIVE } });
  }
  return cents;
}

interface Wish {
  project_id: number;
  amountCents: number;
  note: string;
  buyer_kind?: BuyerKind | undefined;
}

interface Made extends Sides {
  offerId: number;
  /** The sale that it made at once, and the parties of the offers that came to nothing. */
  sold?: { invoiceId: number; losers: Sides[] };
}

async function make(ctx: CallContext, wish: Wish): Promise<Made> {
  const { db: t } = ctx;
  const viewer = ctx.requireViewer();
  const lot = await lockLot(t, wish.project_id);
  if (!lot || lot.status === "draft" || lot.is_hidden) throw new ApiFault("NOT_FOUND");
  await requireBuyer(ctx, lot);
  await expireOffers(ctx, { lotId: lot.id, buyerId: viewer.id });
  const soFar = await readOffersSoFar(t, lot, viewer.id);
  if (!soFar.isTaken) {
    throw new ApiFault(lot.status === "sold" ? "NOT_FOR_SALE" : "OFFERS_CLOSED");
  }
  requireRoom(soFar);
  const settings = await readSaleSettings(t);
  const askingCents = lot.auction === 0 ? lot.price_cents : null;
  const bounds = offerBounds({ askingCents, minimumPercent: settings.offer_minimum_percent });
  requireWithin(wish.amountCents, bounds);
  const offerId = await insertOffer(t, {
    lotId: lot.id,
    round: soFar.round,
    buyerId: viewer.id,
    sellerId: lot.seller_id,
    side: "buyer",
    kind: "offer",
    amountCents: wish.amountCents,
    note: wish.note,
    buyerKind: await readBuyerKind(t, viewer.id, wish.buyer_kind),
    answersId: null,
    hours: settings.offer_hours,
  });
  const row = await readOffer(t, offerId);
  if (!row) throw new Error("martillo: an offer that was written is not there");
  const made = { offerId, buyer_id: viewer.id, seller_id: lot.seller_id };
  const answer = autoAnswer(wish.amountCents, await readAutoAmounts(t, lot.id));
  if (answer === "accept") {
    const terms = { actor: BY_CLOCK, buyerKind: row.buyer_kind };
    const { invoiceId, losers } = await acceptOffer(ctx, row, lot, terms);
    return { ...made, sold: { invoiceId, losers } };
  }
  if (answer === "decline") await declineOffer(ctx, row, "buyer");
  else await writeToSide(ctx, offerReceived, row, "seller", { buyer: row.buyer_no });
  return made;
}

/** Throws where a buyer has offered enough. */
export function requireRoom(soFar: OffersSoFar): void {
  if (soFar.openUntilMs !== null) {
    throw new ApiFault("OFFER_OPEN", { values: { time: momentText(soFar.openUntilMs) } });
  }
  requireFew(soFar);
  if (soFar.open >= OPEN_OFFERS) throw new ApiFault("OFFER_LIMIT");
}

/** Throws where a buyer has offered often enough on this lot, or in this hour. */
export function requireFew({ rows, lastHour }: OffersSoFar): void {
  if (rows >= OFFERS_PER_LOT) throw new ApiFault("OFFER_LIMIT");
  if (lastHour >= MOST_AN_HOUR) throw new ApiFault("RATE_LIMITED", { retry_after: HOUR_SECONDS });
}

/** Throws for a buyer's amount that is too little, or comes to the price. */
export function requireWithin(
  cents: number,
  { minCents, maxCents }: { minCents: number; maxCents: number },
): void {
  if (cents < minCents) throw new ApiFault("OFFER_TOO_LOW", { minimum: toDecimal(minCents) });
  if (cents <= maxCents) return;
  throw new ApiFault("OFFER_ABOVE_PRICE", {
    minimum: toDecimal(maxCents + 1),
    values: { amount: formatEuro(maxCents + 1, { whole: false }) },
  });
}
