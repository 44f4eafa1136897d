import { SCOPES, type partnerAuthorize, type partnerSite, type Scope } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { createCode } from "./code-repository";
import { allowedScopes, grantScopes } from "./grant-repository";
import { partnerOfOrigin, type PartnerRow } from "./partner-repository";

/** A page that may bid also sees what it bids on. */
function grantable(asked: readonly Scope[], partner: Pick<PartnerRow, "scopes">): Scope[] {
  return SCOPES.filter(
    (scope) => (scope === "read" || asked.includes(scope)) && partner.scopes.includes(scope),
  );
}

export const readPartnerSite: Handler<typeof partnerSite> = async (
  { origin, scopes },
  { db, viewer },
) => {
  const partner = await partnerOfOrigin(db, origin);
  if (!partner) throw new ApiFault("UNKNOWN_PARTNER");
  return {
    name: partner.name,
    origin,
    scopes: grantable(scopes, partner),
    allowed: viewer ? await allowedScopes(db, partner.id, viewer.id) : [],
  };
};

export const authorizePartner: Handler<typeof partnerAuthorize> = async (input, ctx) => {
  const { id: userId, tokenHash } = ctx.requireViewer();
  const partner = await partnerOfOrigin(ctx.db, input.origin);
  if (!partner) throw new ApiFault("UNKNOWN_PARTNER");
  const scopes = grantable(input.scopes, partner);
  const grantId = await grantScopes(ctx.db, { partnerId: partner.id, userId, scopes });
  const { origin, challenge } = input;
  const code = { grantId, parentHash: tokenHash, origin, scopes, challenge };
  return { code: await createCode(ctx.db, code), origin };
};
