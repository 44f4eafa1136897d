import type { partnerGrants, partnerRevokeGrant } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { readGrants, revokeGrant } from "./grant-repository";

export const readOwnGrants: Handler<typeof partnerGrants> = async (_input, ctx) => ({
  records: await readGrants(ctx.db, ctx.requireViewer().id),
});

export const revokeOwnGrant: Handler<typeof partnerRevokeGrant> = async ({ id }, ctx) => {
  const ended = await revokeGrant(ctx.db, ctx.requireViewer().id, id);
  if (!ended) throw new ApiFault("NOT_FOUND");
  for (const tokenHash of ended) ctx.bus.sessionEnded(tokenHash);
  return { id };
};
