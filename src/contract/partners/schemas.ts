import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { SCOPES } from "../call";
import { EpochMs, Id, IdInput } from "../primitives";
import { LIGHT, SECRET } from "../costs";

const Scopes = z.array(z.enum(SCOPES)).check(z.minLength(1), z.maxLength(SCOPES.length));

/** `https://dealer.example`: scheme, host and port, as browsers send it. */
export const Origin = z
  .string()
  .check(z.maxLength(260), z.regex(/^https?:\/\/[a-z0-9.[\]:-]+$/, "No es un origen."));

/** PKCE, RFC 7636: base64url of the SHA-256 of a verifier that only the asking page knows. */
const Challenge = z.string().check(z.regex(/^[\w-]{43}$/));

const Verifier = z.string().check(z.regex(/^[\w.~-]{43,128}$/));

const Secret = z.string().check(z.minLength(20), z.maxLength(200));

const PartnerKey = z.string().check(z.regex(/^[a-z0-9-]{3,40}$/));

const UserReference = z.string().check(z.regex(/^[\w-]{22,64}$/));

/** A token for the pages of one origin, of at most fifteen minutes. */
export const PartnerToken = z.object({
  token: z.string(),
  /** Seconds from the answer on. */
  expires_in: z.number(),
  scopes: Scopes,
  origin: z.string(),
  /** Names the user's consent; told to the partner's own server alone, which mints further tokens with it. */
  user_reference: z.optional(z.string()),
});

export type PartnerToken = z.infer<typeof PartnerToken>;

/** What the calls take and answer, by wire name. */
export const partnersSchemas = {
  "partner/site": {
    cost: LIGHT,
    inferred: true,
    input: z.object({ origin: Origin, scopes: Scopes }),
    output: z.object({
      name: z.string(),
      origin: z.string(),
      /** What was asked for, as far as the operator lets this partner have it. */
      scopes: Scopes,
      /** What the caller has allowed before. */
      allowed: z.array(z.enum(SCOPES)),
    }),
  },
  "partner/authorize": {
    cost: LIGHT,
    inferred: true,
    input: z.object({ origin: Origin, scopes: Scopes, challenge: Challenge }),
    output: z.object({ code: z.string(), origin: z.string() }),
  },
  "partner/token": {
    cost: SECRET,
    inferred: true,
    input: z.union([
      z.object({
        code: z.string().check(z.maxLength(100)),
        verifier: Verifier,
        /** Both or none: a server that shows its secret also gets the user's reference. */
        partner: z.optional(PartnerKey),
        secret: z.optional(Secret),
      }),
      z.object({
        partner: PartnerKey,
        secret: Secret,
        user_reference: UserReference,
        /** Of the page that will use the token. */
        origin: Origin,
        scopes: Scopes,
      }),
    ]),
    output: PartnerToken,
  },
  "partner/refresh": {
    cost: LIGHT,
    inferred: true,
    input: z.object({
      /** A secret name of this try, at most: repeated under it, a try whose answer was lost is answered again. */
      attempt: z.optional(Secret),
    }),
    output: PartnerToken,
  },
  "partner/grants": {
    cost: LIGHT,
    inferred: true,
    input: z.object({}),
    output: z.object({
      records: z.array(
        z.object({
          id: Id,
          name: z.string(),
          scopes: Scopes,
          origins: z.array(z.string()),
          since: EpochMs,
        }),
      ),
    }),
  },
  "partner/revokeGrant": {
    cost: LIGHT,
    inferred: true,
    input: z.object({ id: IdInput }),
    output: z.object({ id: Id }),
  },
} satisfies CallSchemas;
