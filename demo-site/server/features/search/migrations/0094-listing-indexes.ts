import type { Migration } from "../../../platform/db/migration";

export const listingIndexes: Migration = {
  id: 94,
  name: "listing indexes",
  indexes: [
    { name: "lot_listing_words", on: "lot_listing using gin (tsv)" },
    { name: "lot_listing_brand", on: "lot_listing (brand, model, id)" },
    { name: "lot_listing_place", on: "lot_listing (location, fuel, id)" },
    { name: "lot_listing_kind", on: "lot_listing (category, id)" },
    { name: "lot_listing_seller", on: "lot_listing (seller_id, id)" },
    {
      name: "lot_listing_event",
      on: "lot_listing (auction_id, id) where auction_id is not null",
    },
    { name: "lot_listing_year", on: "lot_listing (registration_year, id)" },
    { name: "lot_listing_distance", on: "lot_listing (kilometers, id)" },
    { name: "lot_listing_order_end", on: "lot_listing_order (auction, closes_at, id)" },
    { name: "lot_listing_order_price", on: "lot_listing_order (price_cents, id)" },
    { name: "lot_listing_order_bids", on: "lot_listing_order (bid_count, id)" },
    { name: "lot_past_words", on: "lot_past using gin (tsv)" },
  ],
};
