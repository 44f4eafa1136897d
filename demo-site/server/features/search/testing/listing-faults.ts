import type { Db } from "../../../platform/db/db";

/** Ids of lots of which the listing says something else than one that is built anew. */
export async function listingFaults(db: Db): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `select distinct id from (
       (select id, row(o.*)::text from lots_on_offer o except select id, row(o.*)::text from (${LISTED}) o)
       union all
       (select id, row(o.*)::text from (${LISTED}) o except select id, row(o.*)::text from lots_on_offer o)
       union all
       (select id, tsv::text from lots_over except select id, tsv::text from lot_past)
       union all
       (select id, tsv::text from lot_past except select id, tsv::text from lots_over)
       union all
       select coalesce(o.id, l.id), '' from lot_listing_order o full join lot_listing l on l.id = o.id
       where (o.auction, o.closes_at, o.price_cents, o.bid_count)
         is distinct from (l.auction, l.closes_at, l.price_cents, l.bid_count)
     ) faults order by id`,
  );
  return rows.map((row) => row.id);
}

/** In the order of the view's columns. */
const LISTED = `select id, auction, seller_id, auction_id, category, brand, model, fuel, kilometers, registration_year, power,
  transmission, body_type, doors, condition, location, status, opens_at, closes_at, price_cents, bid_count, seq, tsv
  from lot_listing`;
