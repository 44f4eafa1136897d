/** Somebody looks at a lot. */
import { type productProductViewCount, VIEW_MINUTES } from "martillo/contract";
import { dayOf } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { keyedHash } from "../../platform/security/keyed-hash";
import { mayManageLot } from "../lots";

/** What says of itself that it is a program, and what says nothing. */
const PROGRAM =
  /bot|crawl|spider|slurp|archiver|preview|facebookexternalhit|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|node|axios|^$/i;

export const viewCount: Handler<typeof productProductViewCount> = async ({ id }, ctx) => {
  const [lot] = await ctx.db.query<{ seller_id: number; count: number }>(
    `select l.seller_id, (select coalesce(sum(h.views), 0)::int from lot_hours h where h.lot_id = l.id) as count
     from lots l where l.id = $1 and l.status <> 'draft' and l.deleted_at is null`,
    [id],
  );
  if (!lot) throw new ApiFault("NOT_FOUND");
  const isOwn = mayManageLot(ctx.viewer, lot.seller_id);
  if (!isOwn && !PROGRAM.test(ctx.userAgent.trim())) {
    await ctx.db.query(
      `insert into lot_viewers (lot_id, visitor) values ($1, $2)
       on conflict (lot_id, visitor) do update set seen_at = clock_timestamp(), pending = lot_viewers.pending + 1
       where lot_viewers.seen_at < clock_timestamp() - interval '${VIEW_MINUTES} minutes'`,
      [id, await visitorOf(ctx)],
    );
  }
  return { count: lot.count };
};

/** Tells the visitors of a day apart, and nothing else: by account, else by address and browser. */
async function visitorOf(ctx: CallContext): Promise<string> {
  const { viewer, ip, userAgent } = ctx;
  const who = viewer ? `account ${viewer.id}` : `${ip} ${userAgent}`;
  return (await keyedHash(ctx, `view ${dayOf(await ctx.now())} ${who}`)).slice(0, 32);
}
