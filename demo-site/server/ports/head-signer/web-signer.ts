import type { Db } from "../../platform/db/db";
import type { HeadSigner } from ".";
import { keptKey } from "./kept-key";
import { thumbprintText } from "./thumbprint";

const ED25519 = { name: "Ed25519" };

/** Signs with what browsers have, and with a key that is kept in the database. */
export function webSigner(db: Db): HeadSigner {
  let opened: ReturnType<typeof open> | undefined;
  const ready = () => {
    opened ??= open(db).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    key: async () => (await ready()).key,
    async sign(text) {
      const { privateKey } = await ready();
      return base64url(await crypto.subtle.sign(ED25519, privateKey, utf8(text)));
    },
  };
}

async function open(db: Db) {
  const { subtle } = crypto;
  const kept = bytesOf(await keptKey(db, newKey));
  const privateKey = await subtle.importKey("pkcs8", kept, ED25519, true, ["sign"]);
  const { x = "" } = await subtle.exportKey("jwk", privateKey);
  const kid = base64url(await subtle.digest("SHA-256", utf8(thumbprintText(x))));
  return { privateKey, key: { kid, x } };
}

async function newKey(): Promise<string> {
  const pair = (await crypto.subtle.generateKey(ED25519, true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair;
  return base64(await crypto.subtle.exportKey("pkcs8", pair.privateKey));
}

function utf8(text: string) {
  return new TextEncoder().encode(text);
}

function bytesOf(text: string) {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

function base64url(bytes: ArrayBuffer): string {
  return base64(bytes)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");
}
