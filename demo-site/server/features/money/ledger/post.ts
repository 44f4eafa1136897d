import {
  accountOf,
  accountsToLock,
  type AccountName,
  applyEntry,
  entry,
  entryKey,
  type LedgerEntry,
  type LedgerEvent,
  lineText,
  PAYMENT_CURRENCY,
} from "martillo/domain";
import { sha256 } from "hash-wasm";
import { type Db, ms } from "../../../platform/db/db";

/** An account has less than the entry takes from it. */
export class NotEnough extends Error {
  readonly account: AccountName;
  readonly shortCents: number;

  constructor(account: AccountName, shortCents: number) {
    super(`martillo: ${account} lacks ${shortCents} cents`);
    this.name = "NotEnough";
    this.account = account;
    this.shortCents = shortCents;
  }
}

/** What an entry belongs to, beside its own key. */
export interface EntryRefs {
  paymentId?: number;
  refundId?: number;
}

/** What was booked. `isNew` is false where the same event had been booked before: then nothing was booked now. */
export interface Posted {
  isNew: boolean;
  entryId: number;
  lines: LedgerEntry["lines"];
}

interface AccountRow {
  id: number;
  name: AccountName;
  floored: boolean;
  balance_cents: number;
  version: number;
  head_hash: string;
}

/**
 * Books an event, in the transaction of `t`, once for ever. Accounts with a floor are locked in the order of their ids, and read by a
 * statement after the lock: whoever spends the same money meanwhile waits. Lock what the event is about (lot, invoice, payment, deposit)
 * before. Throws NotEnough where an account would fall below zero.
 */
export async function post(t: Db, event: LedgerEvent, refs: EntryRefs = {}): Promise<Posted> {
  const key = entryKey(event);
  const before = await readEntry(t, key);
  if (before) return { isNew: false, ...before };
  const names = accountsToLock(event);
  await createAccounts(t, names);
  await lockAccounts(t, names);
  // Whoever booked it while this one waited for the lock.
  const meanwhile = await readEntry(t, key);
  if (meanwhile) return { isNew: false, ...meanwhile };
  const rows = new Map((await readAccounts(t, names)).map((row) => [row.name, row]));
  const booked = entry(event, (name) => rows.get(name)?.balance_cents ?? 0);
  const others = booked.lines.map(({ account }) => account).filter((name) => !rows.has(name));
  await createAccounts(t, others);
  for (const row of await readAccounts(t, others)) rows.set(row.name, row);
  const entryId = await write(t, booked, rows, refs);
  return { isNew: true, entryId, lines: booked.lines };
}

async function write(
  t: Db,
  booked: LedgerEntry,
  rows: ReadonlyMap<AccountName, AccountRow>,
  { paymentId, refundId }: EntryRefs,
): Promise<number> {
  const { event, key, reverses, lines } = booked;
  const before = new Map([...rows].map(([name, row]) => [name, row.balance_cents]));
  const applied = applyEntry(before, booked);
  if (!applied.ok) throw new NotEnough(applied.account, applied.shortCents);
  const { balances } = applied;
  const [row] = await t.query<{ id: number; at_ms: number }>(
    `insert into ledger_entries (event, ref, key, payment_id, refund_id, reverses)
     values ($1, $2, $3, $4, $5, (select id from ledger_entries where key = $6))
     returning id, ${ms("at")} as at_ms`,
    [event, key.slice(event.length + 1), key, paymentId ?? null, refundId ?? null, reverses],
  );
  if (!row) throw new Error("martillo: an entry of the ledger was not written");
  const written = await Promise.all(
    lines.map(async ({ account, amountCents }) => {
      const kept = rows.get(account);
      if (!kept) throw new Error(`martillo: there is no account ${account}`);
      const line = { entry_id: row.id, account_id: kept.id, amount_cents: amountCents };
      if (!kept.floored) return line;
      const balanceAfterCents = balances.get(account) ?? 0;
      const version = kept.version + 1;
      const said = { account, version, key, amountCents, balanceAfterCents, atMs: row.at_ms };
      const hash = await sha256(lineText(kept.head_hash, said));
      return {
        ...line,
        balance_after: balanceAfterCents,
        version,
        prev_hash: kept.head_hash,
        hash,
      };
    }),
  );
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
  return row.id;
}

async function createAccounts(t: Db, names: readonly AccountName[]): Promise<void> {
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

/** Waits for accounts with a floor, in the order of their ids; those that do not exist yet are nobody's to wait for. */
export async function lockAccounts(t: Db, names: readonly AccountName[]): Promise<void> {
  await t.query(
    `select 1 from ledger_accounts a
     where ${ARE_NAMED}
     order by a.id for no key update`,
    [namesJson(names)],
  );
}

function readAccounts(t: Db, names: readonly AccountName[]): Promise<AccountRow[]> {
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

async function readEntry(t: Db, key: string): Promise<Omit<Posted, "isNew"> | undefined> {
  const rows = await t.query<{ id: number; account: AccountName; amount_cents: number }>(
    `select e.id, ${NAMED} as account, l.amount_cents from ledger_entries e
     join ledger_lines l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
     where e.key = $1 order by l.id`,
    [key],
  );
  const [first] = rows;
  if (!first) return undefined;
  const lines = rows.map(({ account, amount_cents }) => ({ account, amountCents: amount_cents }));
  return { entryId: first.id, lines };
}
