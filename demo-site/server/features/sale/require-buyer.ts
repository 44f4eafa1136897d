import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { LotStateRow } from "../lots";
import { readBuyerBars } from "./party-repository";

/** An account that may not bid may not buy, nor offer a price. */
export async function requireBuyer(
  ctx: CallContext,
  lot: Pick<LotStateRow, "id" | "seller_id">,
): Promise<void> {
  const viewer = ctx.requireViewer();
  if (viewer.staff) throw new ApiFault("FORBIDDEN");
  if (viewer.status === "deactivate") throw new ApiFault("BIDDER_BLOCKED");
  if (viewer.status !== "active") throw new ApiFault("NOT_VERIFIED");
  if (viewer.firstName.trim() === "") throw new ApiFault("DETAILS_MISSING");
  if (!viewer.approvedToBid) throw new ApiFault("NOT_APPROVED");
  const link = await readBuyerBars(ctx.db, {
    viewerId: viewer.id,
    sellerId: lot.seller_id,
    actedBy: viewer.actedBy,
    lotId: lot.id,
  });
  if (link?.is_own) throw new ApiFault("OWN_LOT");
  if (link?.is_closed) throw new ApiFault("LOT_CLOSED_TO_YOU");
}
