import { transition } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import { type Actor, noteLotDeed } from "../../platform/security/audit";
import type { SendContext } from "../../platform/mail/send";
import {
  HIGHEST_PRICE_CENTS,
  lockLot,
  type LotViewer,
  mayManageLot,
  noteAward,
  readDecisionEnd,
  TOO_EXPENSIVE,
} from "../lots";
import { closeOffers, offerSecondChance } from "../offers";
import { type SaleContext, sellToBidder, type Sides, wasDefaulted } from "../sale";
import { readAwardee } from "./award-repository";

export interface Awarded {
  lotId: number;
  winnerId: number;
  sellerId: number;
  priceCents: number;
  /** The lot was not awarded but offered to the bidder. */
  offerId: number | null;
  /** The parties of the offers that it touched. */
  parties: Sides[];
}

/**
 * Awards a lot whose reserve was not met to the bidder of one of its bids, at that bidder's own last price or less. For more, or after
 * a sale was called off, it is offered to that bidder instead, who is free to accept.
 */
export function awardLot(
  ctx: SendContext & SaleContext,
  viewer: LotViewer & Actor,
  award: { bidId: number; lotId: number; priceCents: number | null },
): Promise<Awarded> {
  return ctx.db.tx(async (t) => {
    const lot = await lockLot(t, award.lotId);
    if (!lot) throw new ApiFault("NOT_FOUND");
    if (!mayManageLot(viewer, lot.seller_id)) throw new ApiFault("FORBIDDEN");
    if (lot.is_hidden && !viewer.staff) throw new ApiFault("LOT_HIDDEN");
    const status = transition(lot.status, "award");
    if (status === null && lot.status !== "unsold") throw new ApiFault("ILLEGAL_TRANSITION");
    // A lot that was not decided in time is let go, whether the clock has been there or not.
    if ((await readDecisionEnd(t, lot.id))?.isOver) throw new ApiFault("ILLEGAL_TRANSITION");
    const bid = await readAwardee(t, award.bidId, award.lotId);
    if (!bid || bid.declined || bid.price_cents === null) throw new ApiFault("NOT_FOUND");
    // A lot whose sale was called off is unsold: it can be offered, which does not bind the bidder.
    const wasFreed = await wasDefaulted(t, lot.id, bid.round);
    if (status === null && !wasFreed) throw new ApiFault("ILLEGAL_TRANSITION");
    if (bid.excluded) throw new ApiFault("BIDDER_EXCLUDED");
    const priceCents = award.priceCents ?? bid.price_cents;
    if (priceCents <= 0 || priceCents > HIGHEST_PRICE_CENTS) {
      throw new ApiFault("INVALID_INPUT", { fields: { price: TOO_EXPENSIVE } });
    }
    if (status === null || wasFreed || priceCents > bid.price_cents) {
      const offerId = await offerSecondChance(
        { ...ctx, db: t },
        {
          lotId: lot.id,
          round: bid.round,
          sellerId: lot.seller_id,
          bidderId: bid.bidder_id,
          amountCents: priceCents,
        },
      );
      const details = { bid: award.bidId, price: priceCents, offer: offerId };
      await noteLotDeed(t, viewer, lot, "second chance", details);
      const parties = [{ buyer_id: bid.bidder_id, seller_id: lot.seller_id }];
      return {
        lotId: lot.id,
        winnerId: bid.bidder_id,
        sellerId: lot.seller_id,
        priceCents,
        offerId,
        parties,
      };
    }
    // A bidder who did not lead has pressed nothing that binds at this price: paying is the consent.
    const bound = bid.bidder_id === lot.leader_id;
    await sellToBidder(
      { db: t, saleListeners: ctx.saleListeners },
      {
        lot: { id: lot.id, round: bid.round, status },
        terms: bid,
        bidderId: bid.bidder_id,
        bidId: award.bidId,
        priceCents,
        how: {
          channel: bound ? "award" : "second_chance",
          bound,
          actor: { id: viewer.actedBy ?? viewer.id, role: viewer.staff ? "staff" : "seller" },
        },
      },
    );
    const details = { bid: award.bidId, price: priceCents };
    await noteLotDeed(t, viewer, lot, "manualAward", details);
    await noteAward(t, lot.id, { winnerId: bid.bidder_id, formerLeaderId: lot.leader_id });
    const parties = await closeOffers({ ...ctx, db: t }, lot.id);
    return {
      lotId: lot.id,
      winnerId: bid.bidder_id,
      sellerId: lot.seller_id,
      priceCents,
      offerId: null,
      parties,
    };
  });
}
