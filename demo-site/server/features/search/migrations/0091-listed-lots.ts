import type { Migration } from "../../../platform/db/migration";

/** Lots that were there before the listing. */
export const listedLots: Migration = {
  id: 91,
  name: "listed lots",
  backfill: {
    table: "lots",
    statements: [
      `with listed as (
         insert into lot_listing (id, auction, seller_id, auction_id, category, brand, model, fuel, kilometers, registration_year,
           power, transmission, body_type, doors, condition, location, status, opens_at, closes_at, price_cents, bid_count, seq, tsv)
         select id, auction, seller_id, auction_id, category, brand, model, fuel, kilometers, registration_year,
           power, transmission, body_type, doors, condition, location, status, opens_at, closes_at, price_cents, bid_count, seq, tsv
         from lots_on_offer where id > $1::bigint and id <= $2::bigint
         on conflict do nothing returning id, auction, closes_at, price_cents, bid_count
       ), ordered as (
         insert into lot_listing_order (id, auction, closes_at, price_cents, bid_count)
         select id, auction, closes_at, price_cents, bid_count from listed on conflict do nothing
       )
       insert into lot_past (id, tsv)
       select id, tsv from lots_over where id > $1::bigint and id <= $2::bigint on conflict do nothing`,
      // Who has changed one while it was read found nothing in the listing yet that could be changed.
      `select martillo_place_lot(id) from (
         select lots.id from lots left join lot_listing l on l.id = lots.id left join lot_past p on p.id = lots.id
         where lots.id > $1::bigint and lots.id <= $2::bigint and (
           (l.id is not null) <> (lots.status in ('scheduled', 'open', 'closing', 'reserved') and lots.deleted_at is null)
           or l.seq <> lots.seq
           or (p.id is not null) <> (lots.status in ('closed', 'sold', 'provisional', 'unsold') and lots.deleted_at is null))
         order by lots.id for no key update of lots) wrong`,
    ],
    last: "analyze lot_listing, lot_listing_order, lot_past",
  },
};
