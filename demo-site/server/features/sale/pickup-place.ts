import { pickupPlace } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import type { InvoiceRow } from "./invoice-repository";
import { readPlaceRow } from "./place-repository";

/** Where a sold vehicle is collected; empty where neither its lot nor its seller says it. */
export async function readPickupPlace(
  db: Db,
  { lot_id, seller_id }: Pick<InvoiceRow, "lot_id" | "seller_id">,
): Promise<string> {
  const row = await readPlaceRow(db, lot_id, seller_id);
  return row ? pickupPlace(row.location, row) : "";
}
