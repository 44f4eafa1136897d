import type { OutputOf, ParsedInputOf, sellerBidManualAward } from "martillo/contract";
import { awardLot } from "./award";
import type { CallContext } from "../../platform/call/context";
import { recordOf } from "./record";

export async function awardBid(
  input: ParsedInputOf<typeof sellerBidManualAward>,
  ctx: CallContext,
): Promise<OutputOf<typeof sellerBidManualAward>> {
  const viewer = ctx.requireViewer();
  const { lotId, winnerId, priceCents } = await awardLot(ctx.db, viewer, {
    bidId: input.id,
    lotId: input.pid,
  });
  ctx.bus.lotChanged([lotId]);
  ctx.bus.me(winnerId, [lotId]);
  ctx.log.info({ lot: lotId, bid: input.id, by: viewer.id, priceCents }, "lot awarded by hand");
  return { record: await recordOf(ctx.db, lotId, viewer) };
}
