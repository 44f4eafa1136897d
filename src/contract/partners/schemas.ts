// This folder: calls for pages of partners and what they may do for a visitor.
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
  /** The partner behind an origin, and the permissions that its pages may get. */
  "partner/site": {
    access: "public",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({ origin: Origin, scopes: Scopes }),
    output: z.object({
      name: z.string(),
      origin: z.string(),
      /** The requested permissions, as far as the operator lets this partner have them. */
      scopes: Scopes,
      /** What the caller has allowed before. */
      allowed: z.array(z.enum(SCOPES)),
    }),
  },
  /** The user lets a partner's page act: a code for that page, good once and for a minute. */
  "partner/authorize": {
    access: "user",
    personal: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({ origin: Origin, scopes: Scopes, challenge: Challenge }),
    output: z.object({ code: z.string(), origin: z.string() }),
  },
  /** A token for a code, asked by the page that it was made for or by the partner's server; or for a secret and a user's reference. */
  "partner/token": {
    access: "public",
    startsSession: true,
    silent: true,
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
  /**
   * A new token for the one that is sent, while the user's session on the site lives; the old one ends soon after. A token is exchanged
   * once: exchanged again, all that came of it ends.
   */
  "partner/refresh": {
    access: "user",
    scope: "read",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({
      /** A secret name of this try, at most: repeated under it, a try whose answer was lost is answered again. */
      attempt: z.optional(Secret),
    }),
    output: PartnerToken,
  },
  /** The partners whose pages the user lets act. */
  "partner/grants": {
    access: "user",
    personal: true,
    silent: true,
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
  /** The user takes back what it allowed a partner; the partner's tokens for it end at once. */
  "partner/revokeGrant": {
    access: "user",
    personal: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({ id: IdInput }),
    output: z.object({ id: Id }),
  },
} satisfies CallSchemas;
