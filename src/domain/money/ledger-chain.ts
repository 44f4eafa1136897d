import { CHAIN_START, type ChainVerdict, type Digest } from "../chain";
import { balanceAfter } from "./ledger";
import { accountOf, type AccountName } from "./ledger-accounts";

/** What a line of an account with a floor says, bound by its hash. */
export interface StoredLine {
  account: AccountName;
  /** The n-th line of the account, from 1. */
  version: number;
  /** Key of the entry: `pay:120`. */
  key: string;
  /** Debit is +, credit is −. */
  amountCents: number;
  /** In the account's normal direction. */
  balanceAfterCents: number;
  atMs: number;
}

/** A line with its hash and the hash of the line before it. */
export interface ChainedLine extends StoredLine {
  prevHash: string;
  hash: string;
}

/**
 * The text whose SHA-256 (lower-case hex, over UTF-8) is the hash of a line: a version, the hash before it and the fields, separated by
 * bars. No name, key or number holds a bar, so two different lines never make the same text. `prevHash` of the first is empty.
 */
export function lineText(prevHash: string, line: StoredLine): string {
  return [
    "martillo-line-1",
    prevHash,
    line.account,
    line.version,
    line.key,
    line.amountCents,
    line.balanceAfterCents,
    line.atMs,
  ].join("|");
}

/**
 * Checks all lines of one account, oldest first: versions without a gap, balances that follow from the amounts and never fall below the
 * floor, hashes, and with `headHash` the newest of them as the account has it. `at` is the version at which it breaks.
 */
export async function verifyLines(
  lines: readonly ChainedLine[],
  digest: Digest,
  headHash?: string,
): Promise<ChainVerdict> {
  let previous = CHAIN_START;
  let balance = 0;
  for (const [index, line] of lines.entries()) {
    const at = index + 1;
    const of = accountOf(line.account);
    balance = balanceAfter(of, balance, line.amountCents);
    const isNext =
      line.version === at && line.account === lines[0]?.account && line.prevHash === previous;
    const isRight = line.balanceAfterCents === balance && (balance >= 0 || !of.floored);
    if (!isNext || !isRight) return { ok: false, at };
    if (line.hash !== (await digest(lineText(previous, line)))) return { ok: false, at };
    previous = line.hash;
  }
  const isHead = headHash === undefined || headHash === previous;
  return isHead ? { ok: true } : { ok: false, at: lines.length + 1 };
}
