import type { bidLowerMaximum, OutputOf, ParsedInputOf } from "martillo/contract";
import { parseCents, toDecimal } from "martillo/domain";
import { lowerOwnMaximum } from "./lower-maximum";
import type { CallContext } from "../../platform/call/context";

/** Each lowering stays in the log of its lot for good. */
const LOWERINGS = { perSecond: 5 / 60, burst: 5 };

export async function lowerMaximum(
  input: ParsedInputOf<typeof bidLowerMaximum>,
  { db, bus, limit, requireViewer }: CallContext,
): Promise<OutputOf<typeof bidLowerMaximum>> {
  const { id: bidderId } = requireViewer();
  const lotId = input.project_id;
  const maximumCents = parseCents(input.maximum);
  limit(`lowerings:${bidderId}:${lotId}`, LOWERINGS);
  // No other user is told: the maximum is its bidder's own affair.
  if (await lowerOwnMaximum(db, bidderId, { lotId, maximumCents })) bus.me(bidderId, [lotId]);
  return { project_id: lotId, my_maximum: toDecimal(maximumCents), leading: true };
}
