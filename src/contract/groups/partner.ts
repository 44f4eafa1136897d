import * as z from "zod/mini";
import { defineAction, SCOPES } from "../action";
import { EpochMs, Id, IdInput } from "../primitives";

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

export const partnerSite = defineAction("partner/site", {
  summary: "Who asks: the partner behind an origin, and what its pages may be allowed.",
  access: "public",
  silent: true,
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
});

export const partnerAuthorize = defineAction("partner/authorize", {
  summary: "The user lets a partner's page act: a code for that page, good once and for a minute.",
  access: "user",
  personal: true,
  inferred: true,
  input: z.object({ origin: Origin, scopes: Scopes, challenge: Challenge }),
  output: z.object({ code: z.string(), origin: z.string() }),
});

export const partnerToken = defineAction("partner/token", {
  summary:
    "A token for a code, asked by the page that it was made for or by the partner's server; or for a secret and a user's reference.",
  access: "public",
  startsSession: true,
  silent: true,
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
});

export const partnerRefresh = defineAction("partner/refresh", {
  summary:
    "A new token for the one that is sent, while the user's session on the site lives; the old one ends soon after. A token is exchanged once: exchanged again, all that came of it ends.",
  access: "user",
  scope: "read",
  silent: true,
  inferred: true,
  input: z.object({
    /** A secret name of this try, at most: repeated under it, a try whose answer was lost is answered again. */
    attempt: z.optional(Secret),
  }),
  output: PartnerToken,
});

export const partnerGrants = defineAction("partner/grants", {
  summary: "The partners whose pages the user lets act.",
  access: "user",
  personal: true,
  silent: true,
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
});

export const partnerRevokeGrant = defineAction("partner/revokeGrant", {
  summary:
    "The user takes back what it allowed a partner; the partner's tokens for it end at once.",
  access: "user",
  personal: true,
  inferred: true,
  input: z.object({ id: IdInput }),
  output: z.object({ id: Id }),
});

/** The calls between partner pages and the house, by wire name. */
export const partnerActions = {
  "partner/site": partnerSite,
  "partner/authorize": partnerAuthorize,
  "partner/token": partnerToken,
  "partner/refresh": partnerRefresh,
  "partner/grants": partnerGrants,
  "partner/revokeGrant": partnerRevokeGrant,
};
