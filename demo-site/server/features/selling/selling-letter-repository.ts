import type { LanguageSet } from "martillo/contract";
import type { Db } from "../../platform/db/db";

interface ReaderRow {
  email: string;
  name: string;
  language: LanguageSet;
  has_bid: boolean;
  title: string;
}

export function readFollowersOfLot(db: Db, lot: number): Promise<ReaderRow[]> {
  return db.query<ReaderRow>(
    `select u.email, u.first_name as name, coalesce(p.language, 'for_spanish') as language,
       bool_or(r.has_bid) as has_bid, l.title
     from lots l
     join (
       select b.lot_id, b.round, b.bidder_id as user_id, true as has_bid from bids b where b.lot_id = $1
       union
       select w.lot_id, null, w.user_id, false from watches w where w.lot_id = $1
     ) r on r.lot_id = l.id and coalesce(r.round, l.round) = l.round
     join users u on u.id = r.user_id
     left join user_preferences p on p.user_id = u.id
     where l.id = $1 and l.status <> 'draft' and u.status = 'active' and u.email_verified and u.id <> l.seller_id
     group by u.id, p.language, l.title`,
    [lot],
  );
}

/** Notes that a letter is written, in its transaction; false where it was before. A job may be done again after it was done. */
export async function isFirstTime(
  t: Db,
  { lot, kind, occurrence }: { lot: number; kind: string; occurrence: number },
): Promise<boolean> {
  const rows = await t.query(
    `insert into selling_letters (lot_id, kind, occurrence) values ($1, $2, $3)
     on conflict do nothing returning 1`,
    [lot, kind, occurrence],
  );
  return rows.length > 0;
}
