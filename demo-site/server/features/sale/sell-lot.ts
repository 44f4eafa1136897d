import { transition } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { Db } from "../../platform/db/db";
import type { SendContext } from "../../platform/mail/send";
import { LOT_PREMIUM } from "../house";
import { type LotStateRow, noteAward, noteResults, phaseOf } from "../lots";
import { lotReserved } from "./cart/faults";
import { concludeSale, type HowSold } from "./conclude";
import { closeOffers, type Parties as OfferParties } from "./offers/close-offers";
import { type SaleTerms, writeSale } from "./write-sale";

export interface Sold {
  /** The account that was opened. */
  invoiceId: number;
  /** Whose offers came to nothing. */
  losers: OfferParties[];
}

export interface AgreedSale extends Pick<HowSold, "channel" | "buyerKind" | "actor"> {
  buyerId: number;
  priceCents: number;
}

/**
 * Sells a locked lot to somebody who pressed a button that binds. A running auction ends by it, and so do the open offers for the lot, whose
 * makers are written to; letters to buyer and seller are the caller's affair. Throws NOT_FOR_SALE, LOT_RESERVED where somebody else keeps it.
 */
export async function sellLot(ctx: SendContext, lot: LotStateRow, sale: AgreedSale): Promise<Sold> {
  const { db: t } = ctx;
  if (phaseOf(lot) === "reserved" && lot.reserved_by !== sale.buyerId) throw lotReserved(lot);
  const status = transition(lot.status, "sell");
  if (status === null) throw new ApiFault("NOT_FOR_SALE");
  const [terms] = await t.query<SaleTerms & { round: number }>(
    `select l.round, l.iva_percent, ${LOT_PREMIUM} as premium from lots l where l.id = $1`,
    [lot.id],
  );
  if (!terms) throw new ApiFault("NOT_FOUND");
  await t.query(
    `update lots set status = $2, price_cents = $4, leader_id = case when auction = 1 then $3::bigint end,
       leader_max_cents = case when auction = 1 then $4::bigint end,
       closes_at = case when auction = 1 then least(closes_at, clock_timestamp()) else closes_at end,
       seq = seq + 1, updated_at = clock_timestamp() where id = $1`,
    [lot.id, status, sale.buyerId, sale.priceCents],
  );
  await writeSale(t, {
    lotId: lot.id,
    round: terms.round,
    winnerId: sale.buyerId,
    bidId: null,
    priceCents: sale.priceCents,
    // A premium is of auctions, whatever the way in which they end.
    terms: { ...terms, premium: lot.auction === 1 ? terms.premium : [] },
  });
  await tellBidders(t, lot, sale.buyerId);
  const invoiceId = await concludeSale(t, lot.id, {
    channel: sale.channel,
    bound: true,
    ...(sale.buyerKind && { buyerKind: sale.buyerKind }),
    ...(sale.actor && { actor: sale.actor }),
  });
  return { invoiceId, losers: await closeOffers(ctx, lot.id) };
}

/** Of an auction that was over already, only its leader still waits for news. */
async function tellBidders(t: Db, lot: LotStateRow, buyerId: number): Promise<void> {
  const leaderId = lot.auction === 1 ? lot.leader_id : null;
  if (leaderId === null || lot.status === "unsold") return;
  if (lot.status !== "provisional") {
    return noteResults(t, [{ id: lot.id, status: "sold", leaderId: buyerId }]);
  }
  // Who buys has a letter of its own.
  if (leaderId !== buyerId) {
    await noteAward(t, lot.id, { winnerId: leaderId, formerLeaderId: leaderId });
  }
}
