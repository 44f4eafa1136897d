import { transition } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { Services } from "../../platform/call/context";
import type { Db } from "../../platform/db/db";
import type { SendContext } from "../../platform/mail/send";
import { type LotStateRow, noteAward, noteResults, phaseOf, writeSold } from "../lots";
import { lotReserved } from "./lot-reserved";
import { concludeSale, type HowSold } from "./conclude";
import type { SaleContext, Sides } from "./sale-listener";
import { writeSale } from "./write-sale";
import { readTermsOfLot } from "./sold-lot-repository";

export interface Sold {
  /** The account that was opened. */
  invoiceId: number;
  /** The parties of the offers that came to nothing. */
  losers: Sides[];
}

export interface AgreedSale extends Pick<HowSold, "channel" | "buyerKind" | "actor"> {
  buyerId: number;
  priceCents: number;
}

/**
 * Sells a locked lot to a buyer who pressed a button that binds. A running auction ends by it, and so do the open offers for the lot, whose
 * makers get letters; the caller writes to buyer and seller. Throws NOT_FOR_SALE, LOT_RESERVED where another buyer keeps it.
 */
export async function sellLot(
  ctx: SendContext & SaleContext & Pick<Services, "closeOffers">,
  lot: LotStateRow,
  sale: AgreedSale,
): Promise<Sold> {
  const { db: t } = ctx;
  if (phaseOf(lot) === "reserved" && lot.reserved_by !== sale.buyerId) throw lotReserved(lot);
  const status = transition(lot.status, "sell");
  if (status === null) throw new ApiFault("NOT_FOR_SALE");
  const terms = await readTermsOfLot(t, lot.id);
  if (!terms) throw new ApiFault("NOT_FOUND");
  await writeSold(t, { lotId: lot.id, status, buyerId: sale.buyerId, priceCents: sale.priceCents });
  await writeSale(t, {
    lotId: lot.id,
    round: terms.round,
    winnerId: sale.buyerId,
    bidId: null,
    priceCents: sale.priceCents,
    // Only auctions have a premium, in whichever way they end.
    terms: { ...terms, premium: lot.auction === 1 ? terms.premium : [] },
  });
  await tellBidders(t, lot, sale.buyerId);
  const invoiceId = await concludeSale(ctx, lot.id, {
    channel: sale.channel,
    bound: true,
    ...(sale.buyerKind && { buyerKind: sale.buyerKind }),
    ...(sale.actor && { actor: sale.actor }),
  });
  return { invoiceId, losers: await ctx.closeOffers(ctx, lot.id) };
}

/** Of an auction that was over already, only its leader still waits for news. */
async function tellBidders(t: Db, lot: LotStateRow, buyerId: number): Promise<void> {
  const leaderId = lot.auction === 1 ? lot.leader_id : null;
  if (leaderId === null || lot.status === "unsold") return;
  if (lot.status !== "provisional") {
    return noteResults(t, [{ id: lot.id, status: "sold", leaderId: buyerId }]);
  }
  // The buyer has a letter of its own.
  if (leaderId !== buyerId) {
    await noteAward(t, lot.id, { winnerId: leaderId, formerLeaderId: leaderId });
  }
}
