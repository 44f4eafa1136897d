import { createSHA256 } from "hash-wasm";

const TOKEN_BYTES = 32;

const sha256 = await createSHA256();

/** An opaque secret for a bearer; only its hash is ever stored. */
export function newToken(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
}

export function hashToken(token: string): string {
  return sha256.init().update(token).digest("hex");
}

/** The PKCE challenge of a verifier (RFC 7636, S256). */
export function challengeOf(verifier: string): string {
  return base64Url(sha256.init().update(verifier).digest("binary"));
}

/** A short name of a text: the same text has the same one, another text another one. */
export function textHash(text: string): string {
  return base64Url(sha256.init().update(text).digest("binary")).slice(0, 20);
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
