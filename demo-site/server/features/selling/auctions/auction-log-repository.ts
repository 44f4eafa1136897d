/** The log of what the seller's side wrote of auctions, like that of lots. */
import { ms, type Db } from "../../../platform/db/db";
import { lastTouches, NAME_OF_EDITOR, type Editor, type NewEdit, type Touch } from "../../lots";

/** Writes an entry and moves the version on. Under the auction's lock. */
export async function logAuctionEdit(
  t: Db,
  auctionId: number,
  { actorId, actedFor }: Editor,
  { action, before, after, reason = null }: NewEdit,
): Promise<void> {
  await t.query(
    `with moved as (
       update auctions set edit_version = edit_version + 1 where id = $1 returning edit_version)
     insert into auction_edits (auction_id, version, actor_id, acted_for, action, before, after, reason)
     select $1, edit_version, $2, $3, $4, $5::jsonb, $6::jsonb, $7 from moved`,
    [auctionId, actorId, actedFor, action, JSON.stringify(before), JSON.stringify(after), reason],
  );
}

/** The fields that were written since a version, each with its last writer. */
export async function readAuctionTouches(
  t: Db,
  auctionId: number,
  sinceVersion: number,
): Promise<Map<string, Touch>> {
  const rows = await t.query<Touch & { fields: string[] }>(
    `select array(select jsonb_object_keys(e.after)) as fields, ${NAME_OF_EDITOR} as by,
       ${ms("e.created_at")} as at
     from auction_edits e left join users u on u.id = e.actor_id
     where e.auction_id = $1 and e.version > $2 order by e.version`,
    [auctionId, sinceVersion],
  );
  return lastTouches(rows);
}
