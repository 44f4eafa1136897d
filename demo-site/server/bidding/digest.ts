import { createHMAC, createSHA256, type IHasher } from "hash-wasm";

/** SHA-256 without awaiting: a batch of bids is decided in one go. Both give lower-case hex over UTF-8. */
export interface Digests {
  sha256(text: string): string;
  /** Keyed with the server's secret. */
  hmac(text: string): string;
}

export async function createDigests(secret: string): Promise<Digests> {
  const [sha256, hmac] = await Promise.all([createSHA256(), createHMAC(createSHA256(), secret)]);
  return { sha256: (text) => digest(sha256, text), hmac: (text) => digest(hmac, text) };
}

function digest(hasher: IHasher, text: string): string {
  return hasher.init().update(text).digest("hex");
}
