import { BadSignature } from ".";

/** A request that is older or newer than this is no webhook, even with a right signature. */
export const TOLERANCE_MS = 300_000;

const ALGORITHM = { name: "HMAC", hash: "SHA-256" } as const;

/** Text as UTF-8, bytes as they are, in a buffer of their own. */
export function bytesOf(data: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return typeof data === "string" ? new TextEncoder().encode(data) : new Uint8Array(data);
}

export function hexOf(bytes: ArrayBuffer | Uint8Array): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Bytes of hexadecimal digits; null where they are none. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[\da-f]{2})+$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function keyOf(secret: string | Uint8Array, use: "sign" | "verify") {
  return crypto.subtle.importKey("raw", bytesOf(secret), ALGORITHM, false, [use]);
}

/** HMAC-SHA-256. */
export async function hmac(secret: string | Uint8Array, data: string | Uint8Array) {
  const mac = await crypto.subtle.sign("HMAC", await keyOf(secret, "sign"), bytesOf(data));
  return new Uint8Array(mac);
}

/** Whether a MAC is that of any of the secrets; takes as long for a wrong one as for a right one. */
async function isMacOf(
  secrets: readonly string[],
  data: string | Uint8Array,
  mac: Uint8Array,
): Promise<boolean> {
  const checks = secrets.map(async (secret) =>
    crypto.subtle.verify("HMAC", await keyOf(secret, "verify"), bytesOf(mac), bytesOf(data)),
  );
  return (await Promise.all(checks)).includes(true);
}

/** The bytes that a signature of a body at a time is made over: `{seconds}.{body}`. */
function dated(seconds: number, raw: Uint8Array): Uint8Array {
  const head = bytesOf(`${seconds}.`);
  const all = new Uint8Array(head.length + raw.length);
  all.set(head);
  all.set(raw, head.length);
  return all;
}

/** `t=1700000000,v1=…`, one `v1` for each secret. */
export async function signBody(
  secrets: readonly string[],
  raw: Uint8Array,
  atMs: number,
): Promise<string> {
  const seconds = Math.floor(atMs / 1_000);
  const macs = await Promise.all(secrets.map((secret) => hmac(secret, dated(seconds, raw))));
  return [`t=${seconds}`, ...macs.map((mac) => `v1=${hexOf(mac)}`)].join(",");
}

/** Throws BadSignature unless one of the signatures is that of one of the secrets, and of these five minutes. */
export async function checkBody(
  secrets: readonly string[],
  raw: Uint8Array,
  header: string | null,
  nowMs: number,
): Promise<void> {
  const parts = (header ?? "").split(",").map((part) => part.trim().split("=", 2));
  const seconds = Number(parts.find(([name]) => name === "t")?.[1] ?? Number.NaN);
  const macs = parts
    .filter(([name]) => name === "v1")
    .map(([, hex = ""]) => fromHex(hex))
    .filter((mac) => mac !== null);
  if (!Number.isSafeInteger(seconds) || macs.length === 0) throw new BadSignature();
  const found = await Promise.all(macs.map((mac) => isMacOf(secrets, dated(seconds, raw), mac)));
  if (!found.includes(true)) throw new BadSignature();
  if (Math.abs(nowMs - seconds * 1_000) > TOLERANCE_MS)
    throw new BadSignature("the signature is too old");
}
