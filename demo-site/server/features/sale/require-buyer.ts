import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import { areLinked } from "../companies";
import { isClosedTo, type LotStateRow } from "../lots";

/** Who may not bid may not buy, nor offer a price. */
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
  const [link] = await ctx.db.query<{ is_own: boolean; is_closed: boolean }>(
    `select ${areLinked("$1::bigint", "$2::bigint")}
       or ${areLinked("coalesce($3::bigint, $1::bigint)", "$2::bigint")} as is_own,
       coalesce((select ${isClosedTo("$1::bigint")} or ${isClosedTo("coalesce($3::bigint, $1::bigint)")}
         from lots l where l.id = $4::bigint), false) as is_closed`,
    [viewer.id, lot.seller_id, viewer.actedBy, lot.id],
  );
  if (link?.is_own) throw new ApiFault("OWN_LOT");
  if (link?.is_closed) throw new ApiFault("LOT_CLOSED_TO_YOU");
}
