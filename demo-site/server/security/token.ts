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

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
