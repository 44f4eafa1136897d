import { createHMAC, createSHA256, type IHasher } from "hash-wasm";

/** What the rows of a chain are sealed with. */
export interface Seals {
  /** Lower-case hex over UTF-8. */
  sha256(text: string): string;
  /** 128 random bits in hex. */
  newSalt(): string;
}

/** SHA-256 without awaiting: a batch of bids is decided in one go. Both give lower-case hex over UTF-8. */
export interface Digests extends Seals {
  /** Keyed with the server's secret. */
  hmac(text: string): string;
}

export async function createDigests(secret: string): Promise<Digests> {
  const [sha256, hmac] = await Promise.all([createSHA256(), createHMAC(createSHA256(), secret)]);
  return {
    sha256: (text) => digest(sha256, text),
    hmac: (text) => digest(hmac, text),
    newSalt,
  };
}

export async function createSeals(): Promise<Seals> {
  const sha256 = await createSHA256();
  return { sha256: (text) => digest(sha256, text), newSalt };
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

function newSalt(): string {
  let salt = "";
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) salt += HEX[byte];
  return salt;
}

function digest(hasher: IHasher, text: string): string {
  return hasher.init().update(text).digest("hex");
}
