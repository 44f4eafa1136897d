/** The end of a lot's history as the house has signed it when the lot was settled. */
export interface SignedHead {
  projectId: number;
  /** Rises by one whenever the lot is listed again. */
  round: number;
  /** Of the newest row; 0 where there is no bid. */
  position: number;
  /** Of the newest row; empty where there is no bid. */
  hash: string;
  signedAtMs: number;
  kid: string;
  /** Ed25519 over the UTF-8 of `headText`, base64url. */
  signature: string;
}

/** A public key of the house as `/.well-known/martillo-keys.json` lists it: a JWK, and when it was in use. */
export interface HouseKey {
  kid: string;
  kty: "OKP";
  crv: "Ed25519";
  /** The key, base64url. */
  x: string;
  /** Epoch milliseconds. */
  from: number;
  /** Epoch milliseconds; absent while the key is in use. */
  until?: number | undefined;
}

/** `unsupported`: nothing can be said, because the device that checks has no Ed25519. */
export type HeadVerdict = "good" | "bad" | "unsupported";

/** The text that the house signs. Neither a number nor a hash holds bars, so two different heads never make the same text. */
export function headText(head: Omit<SignedHead, "kid" | "signature">): string {
  const { projectId, round, position, hash, signedAtMs } = head;
  return ["martillo-head-1", projectId, round, position, hash, signedAtMs].join("|");
}

/** Whether the house has signed this head, with a key that was in use then. */
export async function verifySignedHead(
  head: SignedHead,
  keys: readonly HouseKey[],
  subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle,
): Promise<HeadVerdict> {
  if (!subtle) return "unsupported";
  const key = keys.find(({ kid }) => kid === head.kid);
  const signature = bytesOf(head.signature);
  if (!key || !signature || !wasInUse(key, head.signedAtMs)) return "bad";
  try {
    const { kty, crv, x } = key;
    const imported = await subtle.importKey("jwk", { kty, crv, x }, ED25519, false, ["verify"]);
    const text = new TextEncoder().encode(headText(head));
    return (await subtle.verify(ED25519, imported, signature, text)) ? "good" : "bad";
  } catch (error) {
    // This error means that the key is no key; every other error means that the algorithm is not there.
    return error instanceof Error && error.name === "DataError" ? "bad" : "unsupported";
  }
}

const ED25519 = { name: "Ed25519" };

function wasInUse({ from, until }: HouseKey, atMs: number): boolean {
  return from <= atMs && (until === undefined || atMs <= until);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}
