import { base64, fromBase64, hex, macOf, randomBytes, type Keyring } from "./envelope";

const LIFE_SECONDS = 15 * 60;

/** A token that says whom it is for and until when; only the house can make one. */
export async function newAccessToken(keyring: Keyring, userId: number, nowMs: number) {
  const body = base64Url(
    JSON.stringify({ u: userId, e: nowMs + LIFE_SECONDS * 1_000, n: hex(randomBytes(8)) }),
  );
  const mac = await macOf(keyring.tokens, `insert ${body}`);
  return { accessToken: `${body}.${mac}`, expiresInSeconds: LIFE_SECONDS };
}

/** The user of a token; null for one that is forged or over. */
export async function readAccessToken(
  keyrings: readonly Keyring[],
  token: string,
  nowMs: number,
): Promise<number | null> {
  const [body = "", mac = ""] = token.split(".");
  const macs = await Promise.all(keyrings.map(({ tokens }) => macOf(tokens, `insert ${body}`)));
  if (!macs.some((right) => areSame(right, mac))) return null;
  const { u, e } = JSON.parse(
    new TextDecoder().decode(fromBase64(body.replaceAll("-", "+").replaceAll("_", "/"))),
  ) as { u: number; e: number };
  return nowMs < e ? u : null;
}

/** Takes the same time for any difference. */
function areSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1)
    difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

function base64Url(text: string): string {
  return base64(new TextEncoder().encode(text))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
