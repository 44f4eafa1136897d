/** What a row of the public history says, bound by its hash. Version 1: older rows, whose hash tells the amount. */
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
  version?: 1;
  prevHash: string;
  hash: string;
  /** Marked as withdrawn. Marks of version 1 are bound only where a withdrawal names the row. */
  declined?: boolean;
}

/** The side that took bids back, and the reason. */
export interface WithdrawalNote {
  /** Positions of the rows that count no longer. */
  voids: readonly number[];
  side: "seller" | "house";
  reason: string;
}

/** A row of version 2: bound are commitments to the bidder and the amount, so that the hash gives neither away. */
export interface SealedRow {
  version: 2;
  projectId: number;
  seq: number;
  position: number;
  /** `auto` is the answer of a maximum; a `withdrawal` has no bidder, and its amount is the price after it. */
  kind: "bid" | "auto" | "withdrawal";
  /** 0 for a withdrawal. */
  bidderNo: number;
  /** SHA-256 of `bidderText`, the same on all rows of one bidder; empty for a withdrawal. */
  bidderCommitment: string;
  /** SHA-256 of `amountText`. */
  amountCommitment: string;
  createdAtMs: number;
  withdrawal?: WithdrawalNote;
}

/** A row of version 2 with its hashes, and what has been opened of it. */
export interface SealedChainedRow extends SealedRow {
  prevHash: string;
  hash: string;
  declined: boolean;
  /** Published as soon as it is no hidden maximum any more. */
  amount?: { cents: number; salt: string };
  /** Told to the bidder itself. */
  bidder?: { id: number; salt: string };
}

/** The end of a history as a viewer has seen it. */
export interface SeenHead {
  position: number;
  hash: string;
}

/** `prevHash` of the first row. */
export const CHAIN_START = "";

/**
 * The text whose SHA-256 (lower-case hex, over UTF-8) is the hash of a row of version 1: a version, the hash before it and the
 * fields, separated by bars. Every field is an integer, so two different rows never make the same text.
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

/** The same for a row of version 2. Only the reason may hold bars, and it stands at the end. */
export function sealText(prevHash: string, row: SealedRow): string {
  return [
    "martillo-bid-2",
    prevHash,
    row.projectId,
    row.seq,
    row.position,
    row.kind,
    row.bidderNo,
    row.bidderCommitment,
    row.amountCommitment,
    row.createdAtMs,
    row.withdrawal?.voids.join(",") ?? "",
    row.withdrawal?.side ?? "",
    row.withdrawal?.reason ?? "",
  ].join("|");
}

/** The text whose SHA-256 commits to an amount. Without the salt, trying all amounts would find it. */
export function amountText(salt: string, cents: number): string {
  return ["martillo-amount-1", salt, cents].join("|");
}

/** The text whose SHA-256 commits to the bidder behind a number of a lot. */
export function bidderText(projectId: number, salt: string, bidderId: number): string {
  return ["martillo-bidder-1", projectId, salt, bidderId].join("|");
}

/** Whether a history is whole. */
export type ChainVerdict =
  | { ok: true }
  | { ok: false; /** Position at which it breaks. */ at: number };

/** A history of any version, oldest row first. */
export type AnyChainedRow = ChainedRow | SealedChainedRow;

/** SHA-256 over UTF-8 as lower-case hex. */
export type Digest = (text: string) => Promise<string>;

/**
 * Checks a whole history, oldest row first: its hashes, all of its commitments that have been opened, that one number is one bidder, and
 * that exactly the rows which a withdrawal names are marked as withdrawn. With `seen`, the hash of the newest row or heads that were seen
 * at any time, a history that was made anew from some row on is found too; without, it is as valid as the first.
 */
export async function verifyChain(
  rows: readonly AnyChainedRow[],
  digest: Digest,
  seen: string | readonly SeenHead[] = [],
): Promise<ChainVerdict> {
  let previous = CHAIN_START;
  let version = 1;
  const people = new People();
  for (const [index, row] of rows.entries()) {
    const at = index + 1;
    const isLinked = row.position === at && row.prevHash === previous;
    if (!isLinked || (row.version ?? 1) < version) return { ok: false, at };
    const text = row.version === 2 ? sealText(previous, row) : chainText(previous, row);
    if (row.hash !== (await digest(text))) return { ok: false, at };
    if (row.version === 2) {
      if (!people.agree(row) || !(await isOpenedRight(row, digest))) return { ok: false, at };
      version = 2;
    }
    previous = row.hash;
  }
  return broken([...markFaults(rows), ...headFaults(rows, seen)]);
}

function broken(positions: readonly number[]): ChainVerdict {
  return positions.length === 0 ? { ok: true } : { ok: false, at: Math.min(...positions) };
}

/** One number, one commitment, and the other way round. */
class People {
  readonly #commitments = new Map<number, string>();
  readonly #numbers = new Map<string, number>();

  agree({ kind, bidderNo, bidderCommitment }: SealedRow): boolean {
    if (kind === "withdrawal") return bidderNo === 0 && bidderCommitment === "";
    const commitment = this.#commitments.get(bidderNo) ?? bidderCommitment;
    const number = this.#numbers.get(bidderCommitment) ?? bidderNo;
    this.#commitments.set(bidderNo, commitment);
    this.#numbers.set(bidderCommitment, number);
    return commitment === bidderCommitment && number === bidderNo;
  }
}

async function isOpenedRight(row: SealedChainedRow, digest: Digest): Promise<boolean> {
  const { amount, bidder } = row;
  if (amount && (await digest(amountText(amount.salt, amount.cents))) !== row.amountCommitment) {
    return false;
  }
  if (!bidder) return true;
  const text = bidderText(row.projectId, bidder.salt, bidder.id);
  return (await digest(text)) === row.bidderCommitment;
}

/** Rows whose mark is not what the withdrawals say, and withdrawals of what is no bid before them. */
function markFaults(rows: readonly AnyChainedRow[]): number[] {
  const voided = new Set<number>();
  const faults: number[] = [];
  for (const row of rows) {
    if (row.version !== 2 || row.kind !== "withdrawal") continue;
    for (const position of row.withdrawal?.voids ?? []) {
      const target = rows[position - 1];
      const isBid = target && !(target.version === 2 && target.kind === "withdrawal");
      if (!isBid || position >= row.position) faults.push(row.position);
      voided.add(position);
    }
  }
  for (const row of rows) {
    const isMarked = row.declined ?? false;
    const isVoid = voided.has(row.position);
    // Before version 2 a withdrawal was a mark and nothing else.
    if (isMarked !== isVoid && (isVoid || row.version === 2)) faults.push(row.position);
  }
  return faults;
}

function headFaults(rows: readonly AnyChainedRow[], seen: string | readonly SeenHead[]): number[] {
  if (typeof seen === "string") {
    return (rows.at(-1)?.hash ?? CHAIN_START) === seen ? [] : [rows.length + 1];
  }
  return seen
    .filter(({ position, hash }) => rows[position - 1]?.hash !== hash)
    .map(({ position }) => Math.min(position, rows.length + 1));
}
