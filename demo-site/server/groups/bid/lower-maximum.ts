import type { bidLowerMaximum, OutputOf, ParsedInputOf } from "martillo/contract";
import { parseCents, toDecimal } from "martillo/domain";
import { lowerOwnMaximum } from "../../bidding/lower-maximum";
import type { CallContext } from "../../http/context";

export async function lowerMaximum(
  input: ParsedInputOf<typeof bidLowerMaximum>,
  { db, bus, requireViewer }: CallContext,
): Promise<OutputOf<typeof bidLowerMaximum>> {
  const { id: bidderId } = requireViewer();
  const lotId = input.project_id;
  const maximumCents = parseCents(input.maximum);
  await lowerOwnMaximum(db, bidderId, { lotId, maximumCents });
  bus.lotChanged([lotId]);
  bus.me(bidderId, [lotId]);
  return { project_id: lotId, my_maximum: toDecimal(maximumCents), leading: true };
}
