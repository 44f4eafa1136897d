import type { bidCancel, OutputOf, ParsedInputOf } from "martillo/contract";
import { retractBid } from "../../bidding/retract";
import type { CallContext } from "../../http/context";
import { recordOf } from "../../bidding/record";

export async function cancelBid(
  input: ParsedInputOf<typeof bidCancel>,
  ctx: CallContext,
): Promise<OutputOf<typeof bidCancel>> {
  const viewer = ctx.requireViewer();
  const { lotId, concerned, isPublic } = await retractBid(ctx, viewer, {
    bidId: input.bidid,
    reason: input.reason,
  });
  if (isPublic) ctx.bus.lotChanged([lotId]);
  for (const userId of concerned) ctx.bus.me(userId, [lotId]);
  return { record: await recordOf(ctx.db, lotId, viewer) };
}
