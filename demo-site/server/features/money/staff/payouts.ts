import type { customPayouts } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import type { Handler } from "../../../platform/call/mount";
import { ms } from "../../../platform/db/db";
import { displayRange } from "../../../platform/lists/display-range";

const NAME = "coalesce(nullif(u.companyname, ''), trim(u.first_name || ' ' || u.last_name))";
const LAST = 50;

interface Holder {
  seller_id: number;
  name: string;
  email: string;
}

/** What the house has to pay to sellers, and what it has paid them, by the ledger. */
export const payouts: Handler<typeof customPayouts> = async ({ page, limit }, { db }) => {
  const PAYABLE = `from ledger_accounts a join users u on u.id = a.ref::bigint
    where a.kind = 'seller' and a.balance_cents > 0`;
  const rows = await db.query<Holder & { cents: number }>(
    `select u.id as seller_id, ${NAME} as name, u.email, a.balance_cents as cents ${PAYABLE}
     order by a.balance_cents desc, u.id limit $1 offset $2`,
    [limit, (page - 1) * limit],
  );
  const [count] = await db.query<{ total: number }>(`select count(*) as total ${PAYABLE}`);
  const paid = await db.query<Holder & { id: number; key: string; cents: number; at_ms: number }>(
    `select e.id, e.key, u.id as seller_id, ${NAME} as name, u.email, abs(l.amount_cents) as cents, ${ms("e.at")} as at_ms
     from ledger_entries e join ledger_lines l on l.entry_id = e.id
     join ledger_accounts a on a.id = l.account_id and a.kind = 'seller'
     join users u on u.id = a.ref::bigint
     where e.event = 'sellerpay' order by e.id desc limit ${LAST}`,
  );
  const holder = ({ seller_id: id, name, email }: Holder) => ({ id, name, email });
  const total = count?.total ?? 0;
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
