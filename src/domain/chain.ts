/** What a row of the public history says, bound by its hash. */
export interface ChainRow {
  projectId: number;
  /** The lot's sequence number at that moment. */
  seq: number;
  /** The n-th public row of the lot, from 1. */
  position: number;
  bidderNo: number;
  amountCents: number;
  automatic: boolean;
  createdAtMs: number;
}

/** A row of a history with its hash and the hash of the row before it. */
export interface ChainedRow extends ChainRow {
  prevHash: string;
  hash: string;
}

/** `prevHash` of the first row. */
export const CHAIN_START = "";

/**
 * The text whose SHA-256 (lower-case hex, over UTF-8) is the hash of a row: a version, the hash before it and the fields,
 * separated by bars. Every field is an integer, so two different rows never make the same text. A retraction is not part of
 * it: the row stays as it was.
 */
export function chainText(prevHash: string, row: ChainRow): string {
  return [
    "martillo-bid-1",
    prevHash,
    row.projectId,
    row.seq,
    row.position,
    row.bidderNo,
    row.amountCents,
    row.automatic ? 1 : 0,
    row.createdAtMs,
  ].join("|");
}

/** Whether a history is whole. */
export type ChainVerdict =
  { ok: true } | { ok: false; /** Position at which it breaks. */ at: number };

/**
 * Checks a whole history, oldest row first. With `head`, the hash that was seen as the newest, rows cut off at the end are
 * found too; without it a shorter history is a valid one.
 */
export async function verifyChain(
  rows: readonly ChainedRow[],
  digest: (text: string) => Promise<string>,
  head?: string,
): Promise<ChainVerdict> {
  let previous = CHAIN_START;
  for (const [index, row] of rows.entries()) {
    const at = index + 1;
    if (row.position !== at || row.prevHash !== previous) return { ok: false, at };
    if (row.hash !== (await digest(chainText(previous, row)))) return { ok: false, at };
    previous = row.hash;
  }
  return head === undefined || head === previous
    ? { ok: true }
    : { ok: false, at: rows.length + 1 };
}
