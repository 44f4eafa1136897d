import { decodeJwt, importPKCS8, SignJWT } from "jose";
import * as z from "zod";
import { VaultUnreached } from "..";
import type { Credentials } from "./options";

const LIFE_SECONDS = 15 * 60;
/** A token is not used in its last minute. */
const SPARE_SECONDS = 60;

const Answer = z.object({ accessToken: z.string().min(1) });

export interface Bearer {
  token: string;
  /** On the clock of this process. */
  endsAtMs: number;
}

/** Asks for a token as the service account. `role`: limits it to that role; `context`: whom policies may know it is for. */
export async function newBearer(
  { clientID, keyID, tokenURI, privateKey }: Credentials,
  timeoutMs: number,
  limits: { role?: string; context?: string } = {},
): Promise<Bearer> {
  const key = await importPKCS8(privateKey, "RS256");
  const assertion = await new SignJWT({
    key: keyID,
    ...(limits.context !== undefined && { ctx: limits.context }),
  })
    .setProtectedHeader({ alg: "RS256" })
    .setIssuer(clientID)
    .setSubject(clientID)
    .setAudience(tokenURI)
    .setExpirationTime(`${LIFE_SECONDS}s`)
    .sign(key);
  const askedAt = Date.now();
  const response = await fetch(tokenURI, {
    method: "POST",
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
      assertion,
      ...(limits.role !== undefined && { scope: `role:${limits.role}` }),
    }),
  });
  if (!response.ok) throw new VaultUnreached(`Skyflow gave no token: ${response.status}`);
  const { accessToken: token } = Answer.parse(await response.json());
  return { token, endsAtMs: Math.min(askedAt + LIFE_SECONDS * 1_000, endOf(token)) };
}

function endOf(token: string): number {
  try {
    return (decodeJwt(token).exp ?? Infinity) * 1_000;
  } catch {
    // Not every token tells.
    return Infinity;
  }
}

/** Keeps the token of the server itself as long as it can be used. */
export function keptBearer(credentials: Credentials, timeoutMs: number): () => Promise<string> {
  let kept: Promise<Bearer> | undefined;
  return async () => {
    const present = await kept?.catch(() => undefined);
    if (present && present.endsAtMs - SPARE_SECONDS * 1_000 > Date.now()) return present.token;
    const asked = newBearer(credentials, timeoutMs);
    kept = asked;
    return (await asked).token;
  };
}
