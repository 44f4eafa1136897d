import type { OutputOf, ParsedInputOf, sellerBidManualAward } from "martillo/contract";
import { parseCents } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { tellParties } from "../offers";
import { awardLot } from "./award";
import { recordOf } from "./record";

export async function awardBid(
  input: ParsedInputOf<typeof sellerBidManualAward>,
  ctx: CallContext,
): Promise<OutputOf<typeof sellerBidManualAward>> {
  const viewer = ctx.requireViewer();
  const { lotId, winnerId, sellerId, priceCents, offerId, parties } = await awardLot(ctx, viewer, {
    bidId: input.id,
    lotId: input.pid,
    priceCents: input.price === undefined ? null : parseCents(input.price),
  });
  tellParties(ctx, parties);
  const record = () => recordOf(ctx.db, lotId, viewer);
  const about = { lot: lotId, bid: input.id, by: viewer.id, priceCents };
  if (offerId !== null) {
    ctx.log.info(about, "lot offered to another bidder");
    return { record: await record(), offer_id: offerId };
  }
  ctx.bus.lotChanged([lotId]);
  ctx.bus.me(winnerId, [lotId]);
  for (const userId of [winnerId, sellerId]) ctx.bus.money(userId);
  ctx.log.info(about, "lot awarded by hand");
  return { record: await record() };
}
