import type { allReturns, customSaleReturn } from "martillo/contract";
import type { Handler } from "../../../platform/call/mount";
import { displayRange } from "../../../platform/lists/display-range";
import { requirePermission } from "../../../platform/security/permissions";
import { ownerIdOf } from "../../lots";
import { readOne, readDesk } from "./return-view";

/** What may be asked about giving one vehicle back. */
export const desk: Handler<typeof customSaleReturn> = ({ invoice_id }, ctx) =>
  readDesk(ctx, invoice_id);

/** Returns of one side, newest first. */
export const list: Handler<typeof allReturns> = async ({ page, limit, side, filters }, ctx) => {
  const viewer = ctx.requireViewer();
  if (side === "seller") requirePermission(viewer, "money");
  const status = filters?.status;
  const where = `($1::bigint is null or ${side === "buyer" ? "i.buyer_id" : "i.seller_id"} = $1)
    and ($2::bigint is null or r.invoice_id = $2)
    and ($3::json is null or (r.status in (select * from json_array_elements_text($3::json))) = $4::boolean)`;
  const values = [
    side === "buyer" ? viewer.id : viewer.staff ? null : ownerIdOf(viewer),
    filters?.invoice_id ?? null,
    status ? JSON.stringify(status.values) : null,
    status?.isIn ?? true,
  ];
  const rows = await ctx.db.query<{ id: number }>(
    `select r.id from returns r join invoices i on i.id = r.invoice_id where ${where}
     order by r.id desc limit $5 offset $6`,
    [...values, limit, (page - 1) * limit],
  );
  const [count] = await ctx.db.query<{ count: number }>(
    `select count(*)::int as count from returns r join invoices i on i.id = r.invoice_id where ${where}`,
    values,
  );
  const records = [];
  for (const { id } of rows) records.push(await readOne(ctx, id));
  const total = count?.count ?? 0;
  return {
    records,
    totalRecords: total,
    setDisp: displayRange(page, limit, records.length, total),
  };
};
