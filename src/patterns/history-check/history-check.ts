import type { BidRow, ChainHead } from "../../contract";
import { chainOfHistory, verifyChain, type ChainVerdict } from "../../domain";

/** SHA-256 in the browser, or undefined where the page is not secure and has none. */
export function browserDigest(): ((text: string) => Promise<string>) | undefined {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return undefined;
  return async (text) => {
    const hash = await subtle.digest("SHA-256", new TextEncoder().encode(text));
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
  };
}

/** Checks a whole history as the API lists it, newest row first. */
export async function checkHistory(
  newestFirst: readonly BidRow[],
  chainHead: string,
  digest: (text: string) => Promise<string>,
): Promise<ChainVerdict> {
  return verifyChain(chainOfHistory(newestFirst), digest, chainHead);
}

/** The first of some rows that is another than the one this browser was told of; undefined when all are the same. */
export function changedSince(
  rows: readonly BidRow[],
  seen: readonly ChainHead[],
): number | undefined {
  const told = new Map(seen.map(({ position, hash }) => [position, hash]));
  return rows
    .filter(({ position, hash }) => (told.get(position) ?? hash) !== hash)
    .map((row) => row.position)
    .toSorted((a, b) => a - b)[0];
}

/** The same for a whole history, in which no row that was told of may be missing. */
export function missingSince(
  rows: readonly BidRow[],
  seen: readonly ChainHead[],
): number | undefined {
  const cut = seen.map(({ position }) => position).filter((position) => position > rows.length);
  return changedSince(rows, seen) ?? (cut.length > 0 ? rows.length + 1 : undefined);
}
