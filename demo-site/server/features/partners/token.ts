import type {
  ParsedInputOf,
  partnerRefresh,
  partnerToken,
  PartnerToken,
  Scope,
} from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { endUsedCode, useCode, type UsedCode } from "./code-repository";
import { grantOfReference } from "./grant-repository";
import { partnerOfOrigin, partnerOfSecret, type PartnerRow } from "./partner-repository";
import { mintPartnerToken, renewPartnerToken } from "../../platform/security/partner-session";
import { addressLimits } from "../../platform/security/counters";
import { challengeOf, newToken } from "../../platform/security/token";

/** Guesses at codes and secrets; a success does not count. */
const ATTEMPTS = { perSecond: 0.2, burst: 20 };

type Input = ParsedInputOf<typeof partnerToken>;
type CodeInput = Extract<Input, { code: string }>;
type ReferenceInput = Exclude<Input, CodeInput>;

export const issueToken: Handler<typeof partnerToken> = async (input, ctx) => {
  const attempts = addressLimits("partner/token", ctx.ip, ATTEMPTS);
  await ctx.counters.require(attempts);
  const minted = await ("code" in input ? fromCode(input, ctx) : fromReference(input, ctx));
  await ctx.counters.giveBack(attempts);
  return minted;
};

/** A secret that comes from a page is none any more: it is refused, so that no partner gets used to sending it from there. */
async function partnerBehind(
  { partner: key, secret }: { partner: string; secret: string },
  { db, origin }: CallContext,
): Promise<PartnerRow> {
  const partner = origin === null ? await partnerOfSecret(db, key, secret) : undefined;
  if (!partner) throw new ApiFault("UNKNOWN_PARTNER");
  return partner;
}

async function fromCode(input: CodeInput, ctx: CallContext): Promise<PartnerToken> {
  const { code, verifier, partner: key, secret } = input;
  const isServer = key !== undefined && secret !== undefined;
  const partner = isServer ? await partnerBehind({ partner: key, secret }, ctx) : null;
  const holder = {
    challenge: challengeOf(verifier),
    origin: ctx.origin,
    partnerId: partner?.id ?? null,
  };
  // A caller that shows the code at the same moment waits until there is something to end.
  const minted = await ctx.db.tx(async (t) => {
    const used = await useCode(t, code, holder);
    return used && mintFor(used, isServer, { ...ctx, db: t });
  });
  if (minted) return minted;
  for (const ended of await endUsedCode(ctx.db, code)) ctx.bus.sessionEnded(ended);
  throw new ApiFault("CODE_EXPIRED");
}

async function mintFor(used: UsedCode, byServer: boolean, ctx: CallContext): Promise<PartnerToken> {
  const minted = await mintPartnerToken(
    {
      userId: used.user_id,
      grantId: used.grant_id,
      origin: used.origin,
      scopes: used.scopes,
      parentHash: byServer ? null : used.parent_hash,
      family: used.code_hash,
      byServer,
    },
    ctx,
  );
  return byServer ? { ...minted, user_reference: used.reference } : minted;
}

/** The partner knows its visitor by its own means, and the user has said yes to that partner once. */
async function fromReference(input: ReferenceInput, ctx: CallContext): Promise<PartnerToken> {
  const partner = await partnerBehind(input, ctx);
  if ((await partnerOfOrigin(ctx.db, input.origin))?.id !== partner.id) {
    throw new ApiFault("WRONG_ORIGIN");
  }
  const grant = await grantOfReference(ctx.db, partner.id, input.user_reference);
  const missing = grant && input.scopes.find((scope) => !isAllowed(scope, grant.scopes, partner));
  if (!grant || missing) throw new ApiFault("CONSENT_REQUIRED", missing ? { scope: missing } : {});
  return mintPartnerToken(
    {
      userId: grant.user_id,
      grantId: grant.id,
      origin: input.origin,
      scopes: input.scopes,
      parentHash: null,
      family: newToken(),
      byServer: true,
    },
    ctx,
  );
}

function isAllowed(scope: Scope, granted: readonly Scope[], { scopes }: PartnerRow): boolean {
  return granted.includes(scope) && scopes.includes(scope);
}

export const refreshToken: Handler<typeof partnerRefresh> = async ({ attempt }, ctx) => {
  const { tokenHash } = ctx.requireViewer();
  // The site's own sessions have no successor; a partner's server mints another one itself.
  const renewal = await renewPartnerToken(tokenHash, attempt, ctx);
  if (!renewal) throw new ApiFault("FORBIDDEN");
  if ("token" in renewal) return renewal.token;
  for (const ended of renewal.ended) ctx.bus.sessionEnded(ended);
  throw new ApiFault("SESSION_EXPIRED", { ends_session: true });
};
