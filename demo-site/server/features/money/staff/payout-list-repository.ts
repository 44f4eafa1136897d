import { type Db, ms } from "../../../platform/db/db";

const NAME = "coalesce(nullif(u.companyname, ''), trim(u.first_name || ' ' || u.last_name))";

const LAST = 50;

const PAYABLE = `from ledger_accounts a join users u on u.id = a.ref::bigint
  where a.kind = 'seller' and a.balance_cents > 0`;

export interface Holder {
  seller_id: number;
  name: string;
  email: string;
}

export function readPayable(
  db: Db,
  limit: number,
  offset: number,
): Promise<(Holder & { cents: number })[]> {
  return db.query<Holder & { cents: number }>(
    `select u.id as seller_id, ${NAME} as name, u.email, a.balance_cents as cents ${PAYABLE}
     order by a.balance_cents desc, u.id limit $1 offset $2`,
    [limit, offset],
  );
}

export async function countPayable(db: Db): Promise<number> {
  const [row] = await db.query<{ total: number }>(`select count(*) as total ${PAYABLE}`);
  return row?.total ?? 0;
}

export function readPayouts(
  db: Db,
): Promise<(Holder & { id: number; key: string; cents: number; at_ms: number })[]> {
  return db.query<Holder & { id: number; key: string; cents: number; at_ms: number }>(
    `select e.id, e.key, u.id as seller_id, ${NAME} as name, u.email, abs(l.amount_cents) as cents, ${ms("e.at")} as at_ms
     from ledger_entries e join ledger_lines l on l.entry_id = e.id
     join ledger_accounts a on a.id = l.account_id and a.kind = 'seller'
     join users u on u.id = a.ref::bigint
     where e.event = 'sellerpay' order by e.id desc limit ${LAST}`,
  );
}

export async function readPayableCents(
  db: Db,
  sellerId: string,
): Promise<{ balance_cents: number } | undefined> {
  const [row] = await db.query<{ balance_cents: number }>(
    "select balance_cents from ledger_accounts where kind = 'seller' and ref = $1",
    [sellerId],
  );
  return row;
}
