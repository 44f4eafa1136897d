import { CHAIN_START } from "../../chain";
import {
  applyEntry,
  entry,
  entryKey,
  type AppliedEntry,
  type LedgerBalances,
  type LedgerEntry,
} from "../ledger";
import { accountOf, type AccountName } from "../ledger-accounts";
import { lineText, type ChainedLine } from "../ledger-chain";
import type { LedgerEvent } from "../ledger-events";

/** What posting an event did. */
export type Posted =
  | { did: "posted"; entry: LedgerEntry }
  | { did: "repeated" }
  | ({ did: "refused" } & Refused);
type Refused = Extract<AppliedEntry, { ok: false }>;

/** A ledger as the database keeps it: keys that are unique, lines with versions and hashes, balances of floored accounts beside them. */
export class MemoryLedger {
  readonly entries: LedgerEntry[] = [];
  readonly chains = new Map<AccountName, ChainedLine[]>();
  balances: LedgerBalances = new Map();
  readonly #keys = new Set<string>();
  readonly #digest: (text: string) => string;

  constructor(digest: (text: string) => string) {
    this.#digest = digest;
  }

  balance(name: AccountName): number {
    return this.balances.get(name) ?? 0;
  }

  post(event: LedgerEvent): Posted {
    if (this.#keys.has(entryKey(event))) return { did: "repeated" };
    const made = entry(event, (name) => this.balance(name));
    const applied = applyEntry(this.balances, made);
    if (!applied.ok) return { did: "refused", ...applied };
    this.balances = applied.balances;
    this.#keys.add(made.key);
    this.entries.push(made);
    for (const line of made.lines) {
      if (accountOf(line.account).floored) this.#chain(line.account, made.key, line.amountCents);
    }
    return { did: "posted", entry: made };
  }

  #chain(account: AccountName, key: string, amountCents: number): void {
    const lines = this.chains.get(account) ?? [];
    const line = {
      account,
      version: lines.length + 1,
      key,
      amountCents,
      balanceAfterCents: this.balance(account),
      atMs: this.entries.length,
    };
    const prevHash = lines.at(-1)?.hash ?? CHAIN_START;
    lines.push({ ...line, prevHash, hash: this.#digest(lineText(prevHash, line)) });
    this.chains.set(account, lines);
  }
}
