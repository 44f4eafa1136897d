import { type Db, ms } from "../../../platform/db/db";
import { type AccountName, accountOf, PAYMENT_CURRENCY } from "martillo/domain";

export interface AccountRow {
  id: number;
  name: AccountName;
  floored: boolean;
  balance_cents: number;
  version: number;
  head_hash: string;
}

export async function insertEntry(
  t: Db,
  values: {
    event: string;
    ref: string;
    key: string;
    paymentId: number | null;
    refundId: number | null;
    reverses: string | null;
  },
): Promise<{ id: number; at_ms: number } | undefined> {
  const [row] = await t.query<{ id: number; at_ms: number }>(
    `insert into ledger_entries (event, ref, key, payment_id, refund_id, reverses)
     values ($1, $2, $3, $4, $5, (select id from ledger_entries where key = $6))
     returning id, ${ms("at")} as at_ms`,
    [values.event, values.ref, values.key, values.paymentId, values.refundId, values.reverses],
  );
  return row;
}

export async function insertLines(t: Db, written: unknown): Promise<void> {
  await t.query(
    `with lines as (
       insert into ledger_lines (entry_id, account_id, amount_cents, balance_after, version, prev_hash, hash)
       select entry_id, account_id, amount_cents, balance_after, version, prev_hash, hash
       from json_to_recordset($1::json) as l (entry_id bigint, account_id bigint, amount_cents bigint,
         balance_after bigint, version bigint, prev_hash text, hash text)
       returning account_id, balance_after, version, hash)
     update ledger_accounts a set balance_cents = l.balance_after, version = l.version, head_hash = l.hash
     from lines l where l.account_id = a.id and l.version is not null`,
    [JSON.stringify(written)],
  );
}

export async function createAccounts(t: Db, names: readonly AccountName[]): Promise<void> {
  if (names.length === 0) return;
  const accounts = names.map(accountOf);
  await t.query(
    `insert into ledger_accounts (kind, ref, currency, normal, floored)
     select * from json_to_recordset($1::json) as a (kind text, ref text, currency text, normal smallint, floored boolean)
     on conflict do nothing`,
    [JSON.stringify(accounts)],
  );
}

/** SQL for what `nameOfAccount` says. */
const NAMED = `a.kind || case when a.ref = '' then '' else ':' || a.ref end
  || case when a.currency = '${PAYMENT_CURRENCY}' then '' else '@' || a.currency end`;

/** SQL for the accounts of `namesJson`. */
const ARE_NAMED = `(a.kind, a.ref, a.currency) in (
  select kind, ref, currency from json_to_recordset($1::json) as n (kind text, ref text, currency text))`;

/** Waits for accounts with a floor, in the order of their ids; no caller waits for those that do not exist yet. */
export async function lockAccounts(t: Db, names: readonly AccountName[]): Promise<void> {
  await t.query(
    `select 1 from ledger_accounts a
     where ${ARE_NAMED}
     order by a.id for no key update`,
    [namesJson(names)],
  );
}

export function readAccounts(t: Db, names: readonly AccountName[]): Promise<AccountRow[]> {
  if (names.length === 0) return Promise.resolve([]);
  return t.query<AccountRow>(
    `select a.id, ${NAMED} as name, a.floored, a.balance_cents, a.version, a.head_hash
     from ledger_accounts a
     where ${ARE_NAMED}`,
    [namesJson(names)],
  );
}

function namesJson(names: readonly AccountName[]): string {
  return JSON.stringify(
    names.map(accountOf).map(({ kind, ref, currency }) => ({ kind, ref, currency })),
  );
}

export function readEntryLines(
  t: Db,
  key: string,
): Promise<{ id: number; account: AccountName; amount_cents: number }[]> {
  return t.query<{ id: number; account: AccountName; amount_cents: number }>(
    `select e.id, ${NAMED} as account, l.amount_cents from ledger_entries e
     join ledger_lines l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
     where e.key = $1 order by l.id`,
    [key],
  );
}
