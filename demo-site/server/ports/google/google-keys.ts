import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from "jose";
import { plainEmail, plainText } from "martillo/contract";
import * as z from "zod/mini";
import type { GoogleIdentity, GooglePort } from ".";

const GOOGLE_KEYS = "https://www.googleapis.com/oauth2/v3/certs";
const ISSUERS = ["https://accounts.google.com", "accounts.google.com"];
const CLOCK_TOLERANCE_SECONDS = 30;
const KEYS_TIMEOUT_MS = 5_000;

const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.string().check(z.overwrite(plainEmail), z.minLength(3), z.maxLength(250)),
  // Google writes a boolean; a text of the same meaning has been seen.
  email_verified: z.union([z.literal(true), z.literal("true")]),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
});

/** Trouble on the way to the keys; everything else that jose throws is about the token. */
const NO_ANSWER = new Set([
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
  errors.JOSEError.code,
]);

/** Checks tokens against Google's keys, which are asked for with the first token and kept. */
export function googleTokens(clientId: string, keysUrl = GOOGLE_KEYS): GooglePort {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: KEYS_TIMEOUT_MS });
  return {
    async verify(idToken) {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          issuer: ISSUERS,
          audience: clientId,
          algorithms: ["RS256"],
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          requiredClaims: ["exp", "iat", "sub"],
        });
        return identityOf(payload);
      } catch (error) {
        if (!(error instanceof errors.JOSEError) || NO_ANSWER.has(error.code)) throw error;
        return null;
      }
    },
  };
}

function identityOf(payload: JWTPayload): GoogleIdentity | null {
  const claims = Claims.safeParse(payload);
  if (!claims.success) return null;
  const { sub, email, given_name = "", family_name = "" } = claims.data;
  return { id: sub, email, firstName: plainText(given_name), lastName: plainText(family_name) };
}
