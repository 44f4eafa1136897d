/** The effect of an answer to an offer. A person gives it, or the amounts that its seller has set. */
import { nextOffer, type OfferSide } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { LotStateRow } from "../lots";
import { type SaleActor, sellLot, type Sides, writeSaleLetters } from "../sale";
import { offerAnswered } from "./offer.mail";
import { writeAccepted, writeToSide } from "./offer-letters";
import { endOffer, type OfferRow, setInvoice } from "./offer-repository";

export interface Acceptance {
  actor: SaleActor;
  /** As who the buyer buys. */
  buyerKind: OfferRow["buyer_kind"];
}

export interface AcceptedOffer {
  invoiceId: number;
  priceCents: number;
  /** The parties of the offers that came to nothing. */
  losers: Sides[];
}

/** Sells the lot as agreed upon, in the same transaction; the others who offered are told. The lot and the offer are locked. */
export async function acceptOffer(
  ctx: CallContext,
  row: OfferRow,
  lot: LotStateRow,
  { actor, buyerKind }: Acceptance,
): Promise<AcceptedOffer> {
  const { db: t } = ctx;
  const status = nextOffer(row.status, "accept");
  if (status === null || status === "open") throw new ApiFault("OFFER_CLOSED");
  // No buyer pays more than the price that is asked of everybody by now.
  const priceCents = Math.min(row.amount_cents, row.asking_cents ?? Infinity);
  await endOffer(t, row.id, status);
  const { invoiceId, losers } = await sellLot(ctx, lot, {
    buyerId: row.buyer_id,
    priceCents,
    channel: row.kind === "second_chance" ? "second_chance" : "offer",
    buyerKind,
    actor,
  });
  await setInvoice(t, row.id, invoiceId);
  await writeAccepted(ctx, row, invoiceId, priceCents);
  await writeSaleLetters(ctx, invoiceId, { toBuyer: false });
  return { invoiceId, priceCents, losers };
}

/** Says no to an offer; `to` is written to. The offer is locked. */
export async function declineOffer(ctx: CallContext, row: OfferRow, to: OfferSide): Promise<void> {
  const status = nextOffer(row.status, "decline");
  if (status === null || status === "open") throw new ApiFault("OFFER_CLOSED");
  await endOffer(ctx.db, row.id, status);
  await writeToSide(ctx, offerAnswered, row, to, { answer: "declined" });
}
