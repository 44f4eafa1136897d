import type { bidCancel, OutputOf, ParsedInputOf } from "martillo/contract";
import { keepAskedBid, readmitBidder, retractBid, type Retracted } from "./retract";
import type { CallContext, Viewer } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import { recordOf } from "./record";

type Input = ParsedInputOf<typeof bidCancel>;

export async function cancelBid(
  input: Input,
  ctx: CallContext,
): Promise<OutputOf<typeof bidCancel>> {
  const viewer = ctx.requireViewer();
  const { lotId, concerned, isPublic, outcome } = await decide(input, ctx, viewer);
  if (isPublic) ctx.bus.lotChanged([lotId]);
  for (const userId of concerned) ctx.bus.me(userId, [lotId]);
  return { record: await recordOf(ctx.db, lotId, viewer), outcome };
}

function decide(input: Input, ctx: CallContext, viewer: Viewer): Promise<Retracted> {
  const { action, bidid: bidId, reason, note } = input;
  if (action === "readmit") return readmitBidder(ctx, viewer, bidId);
  if (action === "keep") return keepAskedBid(ctx, viewer, bidId);
  // The schema asks for it.
  if (!reason) throw new ApiFault("INVALID_INPUT", { fields: { reason: "Required!" } });
  return retractBid(ctx, viewer, { bidId, reason, note });
}
