/** Envelope encryption with what browsers and Node both have. */

const KEY_BYTES = 32;
const IV_BYTES = 12;
const GCM = "AES-GCM";

/** Keys that are derived from a master key, which itself encrypts nothing. */
export interface Keyring {
  /** The same for the same master key, and the key cannot be told from it. */
  id: string;
  /** Encrypts keys of records. */
  wrapping: CryptoKey;
  fingerprints: CryptoKey;
  tokens: CryptoKey;
}

type Bytes = Uint8Array<ArrayBuffer>;

export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

export function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

export function randomBytes(count: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(count));
}

export function newMasterKey(): Bytes {
  return randomBytes(KEY_BYTES);
}

/** Derives the keys of a master key of 32 bytes. */
export async function openKeyring(master: Uint8Array): Promise<Keyring> {
  if (master.length !== KEY_BYTES) throw new Error("martillo: the vault's key has 32 bytes");
  const { subtle } = crypto;
  const base = await subtle.importKey("raw", new Uint8Array(master), "HKDF", false, ["deriveBits"]);
  const derived = async (use: string) => {
    const params = {
      name: "HKDF",
      hash: "SHA-256",
      salt: utf8("martillo vault"),
      info: utf8(use),
    };
    return new Uint8Array(await subtle.deriveBits(params, base, 8 * KEY_BYTES));
  };
  const mac = async (use: string) =>
    subtle.importKey("raw", await derived(use), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const wrapping = await subtle.importKey("raw", await derived("wrapping"), GCM, false, [
    "encrypt",
    "decrypt",
  ]);
  return {
    id: hex((await derived("id")).slice(0, 8)),
    wrapping,
    fingerprints: await mac("fingerprints"),
    tokens: await mac("tokens"),
  };
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function macOf(key: CryptoKey, text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8(text))));
}

/** IV and ciphertext in one text. It opens with the same `about` alone. */
async function seal(key: CryptoKey, plain: Bytes, about: string): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const params = { name: GCM, iv, additionalData: utf8(about) };
  const sealed = new Uint8Array(await crypto.subtle.encrypt(params, key, plain));
  return `${base64(iv)}.${base64(sealed)}`;
}

async function unseal(key: CryptoKey, text: string, about: string): Promise<Bytes> {
  const [iv = "", sealed = ""] = text.split(".");
  const params = { name: GCM, iv: fromBase64(iv), additionalData: utf8(about) };
  return new Uint8Array(await crypto.subtle.decrypt(params, key, fromBase64(sealed)));
}

/** The parts that are kept of a secret text. */
export interface Envelope {
  keyId: string;
  wrappedKey: string;
  ciphertext: string;
}

function recordKey(raw: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", raw, GCM, false, ["encrypt", "decrypt"]);
}

/** Encrypts a text with a key of its own, and that key with the keyring's. */
export async function enclose(keyring: Keyring, text: string, about: string): Promise<Envelope> {
  const raw = randomBytes(KEY_BYTES);
  return {
    keyId: keyring.id,
    wrappedKey: await seal(keyring.wrapping, raw, about),
    ciphertext: await seal(await recordKey(raw), utf8(text), about),
  };
}

/** Throws where the key, the text or what it is about is another. */
export async function disclose(
  keyring: Keyring,
  { wrappedKey, ciphertext }: Envelope,
  about: string,
): Promise<string> {
  const key = await recordKey(await unseal(keyring.wrapping, wrappedKey, about));
  return new TextDecoder().decode(await unseal(key, ciphertext, about));
}

/** The same text under another keyring; the text itself is not encrypted anew. */
export async function rewrap(
  from: Keyring,
  to: Keyring,
  { wrappedKey, ciphertext }: Envelope,
  about: string,
): Promise<Envelope> {
  const raw = await unseal(from.wrapping, wrappedKey, about);
  return { keyId: to.id, wrappedKey: await seal(to.wrapping, raw, about), ciphertext };
}
