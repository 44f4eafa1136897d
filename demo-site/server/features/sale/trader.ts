import type { Db } from "../../platform/db/db";
import type { InvoiceRow } from "./invoice-repository";

/** SQL for whether the seller `u` of a lot `l` is a trader: has a company, or sells this vehicle with IVA. */
export const IS_TRADER =
  "(coalesce(u.companyname, '') <> '' or coalesce(u.organization, '') <> '' or l.iva_percent is not null)";

/** Whether the seller of a sale is a trader. */
export async function isTraderSale(
  db: Db,
  row: Pick<InvoiceRow, "seller_id" | "lot_id">,
): Promise<boolean> {
  const [seller] = await db.query<{ is_trader: boolean }>(
    `select ${IS_TRADER} as is_trader from users u join lots l on l.id = $2 where u.id = $1`,
    [row.seller_id, row.lot_id],
  );
  return seller?.is_trader ?? true;
}
