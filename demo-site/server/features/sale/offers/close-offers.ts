/** Offers that come to nothing by themselves: their time is over, or their lot went another way. */
import type { OfferSide } from "martillo/domain";
import type { Db } from "../../../platform/db/db";
import type { SendContext } from "../../../platform/mail/send";
import { offerEnded, offerExpiring } from "./offer.mail";
import { writeToSide } from "./offer-letters";
import { readOffer } from "./offer-repository";

const AT_ONCE = 200;
/** Hours before its end in which who is to answer an offer is reminded. */
const WARN_HOURS = 6;

/** A lot of which no offer can come to anything any more. */
const IS_PAST = `not (case when l.auction = 1 then l.status in ('provisional', 'unsold')
  else l.status in ('open', 'reserved') end)`;

/** Sides of an offer: whoever has to hear of it. */
export interface Parties {
  buyer_id: number;
  seller_id: number;
}

declare module "../../../platform/call/context" {
  interface Services {
    /** Ends the open offers for a locked lot that went another way, with their letters. Returns whose they were. */
    closeOffers(ctx: SendContext, lotId: number): Promise<Parties[]>;
  }
}

/**
 * Ends the open offers for lots that were sold, withdrawn or listed anew; of one locked lot, or of any that was forgotten. A lot that still
 * takes offers keeps them. Returns whose they were.
 */
export async function closeOffers(ctx: SendContext, lotId: number | null): Promise<Parties[]> {
  const rows = await ctx.db.query<Parties & { id: number }>(
    `update offers set status = 'lost', answered_at = clock_timestamp() where id in (
       select o.id from offers o join lots l on l.id = o.lot_id
       where o.status = 'open' and ($1::bigint is null or o.lot_id = $1::bigint)
         and (${IS_PAST} or l.round <> o.round)
       order by o.id limit ${AT_ONCE} for update of o)
     returning id, buyer_id, seller_id`,
    [lotId],
  );
  for (const { id } of rows) {
    const row = await readOffer(ctx.db, id);
    if (row) {
      const why = row.lot_status === "sold" ? "sold" : "gone";
      await writeToSide(ctx, offerEnded, row, "buyer", { why });
    }
  }
  return rows;
}

/** Ends open offers whose time is over: those of one buyer for one lot, or all. Both sides are written to. */
export async function expireOffers(
  ctx: SendContext,
  of: { lotId: number; buyerId: number } | null,
): Promise<Parties[]> {
  const rows = await ctx.db.query<Parties & { id: number }>(
    `update offers set status = 'expired', answered_at = clock_timestamp() where id in (
       select id from offers where status = 'open' and expires_at <= clock_timestamp()
         and ($1::bigint is null or (lot_id = $1::bigint and buyer_id = $2::bigint))
       order by expires_at limit ${AT_ONCE} for update skip locked)
     returning id, buyer_id, seller_id`,
    [of?.lotId ?? null, of?.buyerId ?? null],
  );
  for (const { id } of rows) {
    const row = await readOffer(ctx.db, id);
    if (!row) continue;
    for (const side of ["buyer", "seller"] as const) {
      await writeToSide(ctx, offerEnded, row, side, { why: "expired" });
    }
  }
  return rows;
}

async function warn(ctx: SendContext): Promise<Parties[]> {
  const rows = await ctx.db.query<Parties & { id: number; side: OfferSide }>(
    `update offers set warned = true where id in (
       select id from offers where status = 'open' and not warned and expires_at > clock_timestamp()
         and expires_at <= clock_timestamp() + make_interval(hours => ${WARN_HOURS})
       order by expires_at limit ${AT_ONCE} for update skip locked)
     returning id, buyer_id, seller_id, side`,
  );
  for (const { id, side } of rows) {
    const row = await readOffer(ctx.db, id);
    const reader = side === "buyer" ? "seller" : "buyer";
    if (row) await writeToSide(ctx, offerExpiring, row, reader, {});
  }
  return rows;
}

/** What the clock does to offers. Returns whose offers it touched. */
export async function sweepOffers(ctx: SendContext & { db: Db }): Promise<Parties[]> {
  const steps = [
    (t: SendContext) => expireOffers(t, null),
    (t: SendContext) => closeOffers(t, null),
    warn,
  ];
  const touched: Parties[] = [];
  for (const step of steps) {
    touched.push(...(await ctx.db.tx((t) => step({ ...ctx, db: t }))));
  }
  return touched;
}
