import type { bidCancel, OutputOf, ParsedInputOf } from "martillo/contract";
import { retractBid } from "./retract";
import type { CallContext } from "../../platform/call/context";
import { recordOf } from "./record";

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
