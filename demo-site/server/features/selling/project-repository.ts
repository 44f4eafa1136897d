import type { Db } from "../../platform/db/db";
import { type LotViewer, ownerIdOf } from "../lots";

/** The draft that a seller has asked for under a key. */
export async function lotOfKey(
  db: Db,
  sellerId: number,
  clientKey: string,
): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    "select id from lots where seller_id = $1 and client_key = $2",
    [sellerId, clientKey],
  );
  return row?.id;
}

/**
 * The names of the templates among these lots that the viewer manages, by their numbers; deleted ones, too. What is a template stays one,
 * and no lot becomes one.
 */
export async function templatesAmong(
  db: Db,
  ids: readonly number[],
  viewer: LotViewer,
): Promise<Map<number, string>> {
  const rows = await db.query<{ id: number; name: string }>(
    `select id, template_name as name from lots
     where id = any($1::bigint[]) and template_name is not null and (seller_id = $2 or $3)`,
    [ids, ownerIdOf(viewer), viewer.staff],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Locks a draft of the viewer's that was deleted not longer ago than that; its seller, or undefined where there is none. */
export async function lockDeleted(
  t: Db,
  id: number,
  viewer: LotViewer,
  withinMs: number,
): Promise<number | undefined> {
  const [row] = await t.query<{ seller_id: number }>(
    `select seller_id from lots where id = $1 and (seller_id = $2 or $3)
       and deleted_at > clock_timestamp() - make_interval(secs => $4::float8 / 1000) for update`,
    [id, ownerIdOf(viewer), viewer.staff, withinMs],
  );
  return row?.seller_id;
}

/** Whether anybody has bid on the lot since it was listed; a bid that was withdrawn was one, too. */
export async function hadBids(db: Db, lotId: number): Promise<boolean> {
  const rows = await db.query(
    `select 1 from bids b join lots l on l.id = b.lot_id and l.round = b.round
     where b.lot_id = $1 limit 1`,
    [lotId],
  );
  return rows.length > 0;
}

/**
 * Whether a bidder has a deposit for the lot, or is paying one. Payments of deposits are opened under the lot's lock, so under that lock
 * the answer stands.
 */
export async function hasDeposits(db: Db, lotId: number): Promise<boolean> {
  const [row] = await db.query(
    `select 1 from deposits where lot_id = $1 and returned_at is null
     union all select 1 from payments where purpose = 'deposit' and ref = $2
       and (status in ('processing', 'authorized')
         or (status in ('open', 'requires_action', 'failed') and expires_at > clock_timestamp()))
     limit 1`,
    [lotId, String(lotId)],
  );
  return row !== undefined;
}

/** Whether a lot may be put into an auction by naming it: only one of the seller's whose lots have times of their own. */
export async function ownsEvent(db: Db, auctionId: number, sellerId: number): Promise<boolean> {
  const rows = await db.query(
    "select 1 from auctions where id = $1 and seller_id = $2 and stagger_s is null and deleted_at is null",
    [auctionId, sellerId],
  );
  return rows.length > 0;
}

/** Whether it is an auction of the seller's that decides the times of its lots itself. */
export async function hasPlannedEvent(db: Db, auctionId: number, sellerId: number) {
  const rows = await db.query(
    "select 1 from auctions where id = $1 and seller_id = $2 and stagger_s is not null and deleted_at is null",
    [auctionId, sellerId],
  );
  return rows.length > 0;
}

/** Whether the auction of a lot has been published; without it the lot would be sold alone. */
export async function isAuctionOut(db: Db, auctionId: number): Promise<boolean> {
  const rows = await db.query("select 1 from auctions where id = $1 and status = 'published'", [
    auctionId,
  ]);
  return rows.length > 0;
}
