import {
  type AccountName,
  accountsToLock,
  applyEntry,
  entry,
  entryKey,
  type LedgerEntry,
  type LedgerEvent,
  lineText,
} from "martillo/domain";
import { sha256 } from "hash-wasm";
import type { Db } from "../../../platform/db/db";
import {
  type AccountRow,
  createAccounts,
  insertEntry,
  insertLines,
  lockAccounts,
  readAccounts,
  readEntryLines,
} from "./ledger-repository";

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

/** The entry that was booked. `isNew` is false where the same event had been booked before: then nothing was booked now. */
export interface Posted {
  isNew: boolean;
  entryId: number;
  lines: LedgerEntry["lines"];
}

/**
 * Books an event, in the transaction of `t`, once for ever. Accounts with a floor are locked in the order of their ids, and read by a
 * statement after the lock: a transaction that spends the same money meanwhile waits. Lock what the event is about (lot, invoice, payment,
 * deposit) before. Throws NotEnough where an account would fall below zero.
 */
export async function post(t: Db, event: LedgerEvent, refs: EntryRefs = {}): Promise<Posted> {
  const key = entryKey(event);
  const before = await readEntry(t, key);
  if (before) return { isNew: false, ...before };
  const names = accountsToLock(event);
  await createAccounts(t, names);
  await lockAccounts(t, names);
  // The entry of a transaction that booked it while this one waited for the lock.
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
  const row = await insertEntry(t, {
    event,
    ref: key.slice(event.length + 1),
    key,
    paymentId: paymentId ?? null,
    refundId: refundId ?? null,
    reverses,
  });
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
  await insertLines(t, written);
  return row.id;
}

async function readEntry(t: Db, key: string): Promise<Omit<Posted, "isNew"> | undefined> {
  const rows = await readEntryLines(t, key);
  const [first] = rows;
  if (!first) return undefined;
  const lines = rows.map(({ account, amount_cents }) => ({ account, amountCents: amount_cents }));
  return { entryId: first.id, lines };
}
