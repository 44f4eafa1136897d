/** A visitor looks at a lot. */
import type { productProductViewCount } from "martillo/contract";
import { dayOf } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { keyedHash } from "../../platform/security/keyed-hash";
import { mayManageLot } from "../lots";
import { noteView, readViews } from "./lot-hour-repository";

/** Programs that say so of themselves, and callers that say nothing. */
const PROGRAM =
  /bot|crawl|spider|slurp|archiver|preview|facebookexternalhit|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|node|axios|^$/i;

export const viewCount: Handler<typeof productProductViewCount> = async ({ id }, ctx) => {
  const lot = await readViews(ctx.db, id);
  if (!lot) throw new ApiFault("NOT_FOUND");
  const isOwn = mayManageLot(ctx.viewer, lot.seller_id);
  if (!isOwn && !PROGRAM.test(ctx.userAgent.trim())) {
    await noteView(ctx.db, id, await visitorOf(ctx));
  }
  return { count: lot.count };
};

/** Tells the visitors of a day apart, and nothing else: by account, else by address and browser. */
async function visitorOf(ctx: CallContext): Promise<string> {
  const { viewer, ip, userAgent } = ctx;
  const who = viewer ? `account ${viewer.id}` : `${ip} ${userAgent}`;
  return (await keyedHash(ctx, `view ${dayOf(await ctx.now())} ${who}`)).slice(0, 32);
}
