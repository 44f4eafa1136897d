// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { partnersSchemas } from "./schemas";

type Of<Name extends keyof typeof partnersSchemas> = CallOf<typeof partnersSchemas, Name>;

/** The partner behind an origin, and the permissions that its pages may get. */
export const partnerSite: Of<"partner/site"> = {
  name: "partner/site",
  access: "public",
  silent: true,
};

/** The user lets a partner's page act: a code for that page, good once and for a minute. */
export const partnerAuthorize: Of<"partner/authorize"> = {
  name: "partner/authorize",
  access: "user",
  personal: true,
};

/** A token for a code, asked by the page that it was made for or by the partner's server; or for a secret and a user's reference. */
export const partnerToken: Of<"partner/token"> = {
  name: "partner/token",
  access: "public",
  silent: true,
};

/**
 * A new token for the one that is sent, while the user's session on the site lives; the old one ends soon after. A token is exchanged
 * once: exchanged again, all that came of it ends.
 */
export const partnerRefresh: Of<"partner/refresh"> = {
  name: "partner/refresh",
  access: "user",
  scope: "read",
  silent: true,
};

/** The partners whose pages the user lets act. */
export const partnerGrants: Of<"partner/grants"> = {
  name: "partner/grants",
  access: "user",
  personal: true,
  silent: true,
};

/** The user takes back what it allowed a partner; the partner's tokens for it end at once. */
export const partnerRevokeGrant: Of<"partner/revokeGrant"> = {
  name: "partner/revokeGrant",
  access: "user",
  personal: true,
};

/** These calls, by wire name. */
export const partnersCalls = {
  "partner/site": partnerSite,
  "partner/authorize": partnerAuthorize,
  "partner/token": partnerToken,
  "partner/refresh": partnerRefresh,
  "partner/grants": partnerGrants,
  "partner/revokeGrant": partnerRevokeGrant,
};
