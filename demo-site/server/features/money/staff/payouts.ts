import type { customPayouts } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import type { Handler } from "../../../platform/call/mount";
import { displayRange } from "../../../platform/lists/display-range";
import { countPayable, type Holder, readPayable, readPayouts } from "./payout-list-repository";

/** What the house has to pay to sellers, and what it has paid them, by the ledger. */
export const listPayouts: Handler<typeof customPayouts> = async ({ page, limit }, { db }) => {
  const rows = await readPayable(db, limit, (page - 1) * limit);
  const total = await countPayable(db);
  const paid = await readPayouts(db);
  const holder = ({ seller_id: id, name, email }: Holder) => ({ id, name, email });
  return {
    records: rows.map((row) => ({ seller: holder(row), payable: toDecimal(row.cents) })),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
    paid: paid.map((row) => ({
      id: row.id,
      seller: holder(row),
      amount: toDecimal(row.cents),
      // The entry's key is `sellerpay:seller.reference`.
      reference: row.key.slice(`sellerpay:${row.seller_id}.`.length),
      at: row.at_ms,
    })),
  };
};
