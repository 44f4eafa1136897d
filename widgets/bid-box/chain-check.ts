import type { BidRow } from "../../src/contract";
import { chainOfHistory, verifyChain, type ChainVerdict } from "../../src/domain";

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
