import { type Db, ms, timestampOf } from "../../platform/db/db";
import type { StatementLine } from "../../ports/payment-provider";

/** Lines of the money that came by a payment and that went back of it; claims of banks are booked apart. */
export const MOVES = "('payment', 'refund', 'refund_failed')";

/**
 * SQL for the sum that the books have of a payment at its provider, and since when: `cents` and `last_at`. `payment`: its number. Claims of
 * banks are booked apart here, too. `going_cents` are on their way to the payer: a statement may have them as gone.
 */
export const bookedAtProvider = (payment: string) => `
  select coalesce(sum(l.amount_cents), 0)::bigint as cents, max(e.at) as last_at,
    (select coalesce(sum(amount_cents), 0)::bigint from refunds where payment_id = ${payment} and status = 'sent') as going_cents
  from ledger_entries e
  join ledger_lines l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
  where e.payment_id = ${payment} and a.kind = 'provider' and e.event not in ('dispute', 'disputewon')`;

/** What a statement says of one object of a payment, in one currency. */
export interface StatementSum {
  providerRef: string;
  paymentId: string | null;
  currency: string;
  cents: number;
  /** The line with which the money came is among those that are kept: else the sum is a part. */
  isWhole: boolean;
}

/** Keeps lines of a statement, each once. */
export async function keepLines(
  db: Db,
  provider: string,
  lines: readonly StatementLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await db.query(
    `insert into statement_lines (provider, line_ref, kind, provider_ref, payment_id, cents, fee_cents, currency, at)
     select $1, l."lineRef", l.kind, l."providerRef", l."paymentId", l.cents, l."feeCents", upper(l.currency),
       to_timestamp(l."atMs" / 1000)
     from json_to_recordset($2::json) as l ("lineRef" text, kind text, "providerRef" text, "paymentId" text, cents bigint,
       "feeCents" bigint, currency text, "atMs" float8)
     on conflict do nothing`,
    [provider, JSON.stringify(lines)],
  );
}

/** All that is kept of some objects. Currencies are never added up together. */
export function readSums(
  db: Db,
  provider: string,
  providerRefs: readonly string[],
): Promise<StatementSum[]> {
  return db.query<StatementSum>(
    `select provider_ref as "providerRef", max(payment_id) as "paymentId", currency, sum(cents)::bigint as cents,
       bool_or(kind = 'payment') as "isWhole"
     from statement_lines where provider = $1 and provider_ref = any($2::text[]) and kind in ${MOVES}
     group by provider_ref, currency order by provider_ref`,
    [provider, providerRefs],
  );
}

/** Up to when a provider's statement has been read, in epoch milliseconds; null where it never was. */
export async function readUntil(db: Db, provider: string): Promise<number | null> {
  const [row] = await db.query<{ until_ms: number }>(
    `select ${ms("until")} as until_ms from statement_looks where provider = $1`,
    [provider],
  );
  return row?.until_ms ?? null;
}

export async function noteUntil(db: Db, provider: string, untilMs: number): Promise<void> {
  await db.query(
    `insert into statement_looks (provider, until) values ($1, ${timestampOf("$2")})
     on conflict (provider) do update set until = greatest(statement_looks.until, excluded.until)`,
    [provider, untilMs],
  );
}
