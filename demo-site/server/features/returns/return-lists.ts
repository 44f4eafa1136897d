import type { allReturns, customSaleReturn } from "martillo/contract";
import type { Handler } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";
import { requirePermission } from "../../platform/security/permissions";
import { ownerIdOf } from "../lots";
import { readDesk, readOne } from "./return-view";
import { readReturnIds } from "./return-repository";

/** What may be asked about giving one vehicle back. */
export const answerSaleReturn: Handler<typeof customSaleReturn> = ({ invoice_id }, ctx) =>
  readDesk(ctx, invoice_id);

/** Returns of one side, newest first. */
export const readReturns: Handler<typeof allReturns> = async (
  { page, limit, side, filters },
  ctx,
) => {
  const viewer = ctx.requireViewer();
  if (side === "seller") requirePermission(viewer, "money");
  const status = filters?.status;
  const { ids, total } = await readReturnIds(ctx.db, {
    side,
    ownerId: side === "buyer" ? viewer.id : viewer.staff ? null : ownerIdOf(viewer),
    invoiceId: filters?.invoice_id ?? null,
    status,
    limit,
    offset: (page - 1) * limit,
  });
  const records = [];
  for (const id of ids) records.push(await readOne(ctx, id));
  return {
    records,
    totalRecords: total,
    setDisp: displayRange(page, limit, records.length, total),
  };
};
