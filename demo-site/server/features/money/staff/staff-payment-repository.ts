import { IS_OVERDUE } from "../deposits/deposit-repository";
import { DOCUMENT_NUMBER } from "../../documents";
import type { Db } from "../../../platform/db/db";

interface Found {
  id: number;
  name: string;
  email: string;
}

const NAME = "coalesce(nullif(u.companyname, ''), trim(u.first_name || ' ' || u.last_name))";

const TABLES = "payments p join users u on u.id = p.user_id";

/** `$1`: only payments that fit nothing. `$2`: the text that is looked for, or null. */
const WHERE = `(not $1::boolean or p.status = 'review')
  and ($2::text is null or p.id::text = $2 or p.provider_ref = $2
    or exists (select 1 from invoice_documents d where d.payment_id = p.id and ${DOCUMENT_NUMBER} = upper($2))
    or position(lower($2) in lower(u.email || ' ' || ${NAME} || ' ' || u.first_name || ' ' || u.last_name)) > 0)`;

export function readForfeitableRows(
  db: Db,
  payments: readonly number[],
): Promise<{ payment_id: number; deposit: number; amount_cents: number }[]> {
  return db.query<{ payment_id: number; deposit: number; amount_cents: number }>(
    `select d.payment_id, d.id as deposit, d.amount_cents from deposits d
     where d.payment_id = any($1::bigint[]) and d.status = 'held' and exists (
       select 1 from sales s join lots l on l.id = s.lot_id and l.round = s.round
       where s.lot_id = d.lot_id and s.outcome = 'sold' and s.winner_id = d.user_id)
       and ${IS_OVERDUE}`,
    [payments],
  );
}

export function readPaymentIds(
  db: Db,
  values: { isReview: boolean; text: string | null; limit: number; offset: number },
): Promise<(Found & { payer_id: number })[]> {
  return db.query<Found & { payer_id: number }>(
    `select p.id, p.user_id as payer_id, ${NAME} as name, u.email from ${TABLES} where ${WHERE}
     order by p.id desc limit $3 offset $4`,
    [values.isReview, values.text, values.limit, values.offset],
  );
}

export async function countPayments(
  db: Db,
  isReview: boolean,
  text: string | null,
): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select count(*) as total from ${TABLES} where ${WHERE}`,
    [isReview, text],
  );
  return row?.total ?? 0;
}
