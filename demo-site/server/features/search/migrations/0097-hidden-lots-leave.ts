import type { Migration } from "../../../platform/db/migration";

const FACTS = `auction, seller_id, auction_id, category, brand, model, fuel, kilometers, registration_year, power, transmission,
  body_type, doors, condition, location`;

export const hiddenLotsLeave: Migration = {
  id: 97,
  name: "hidden lots leave",
  sql: `
-- Whoever changes a lot holds this table and then reads the views: in the other order both would wait for each other.
lock table lots in share row exclusive mode;

-- What the house has hidden is neither on offer nor among what is over, for whoever searches.
create or replace view lots_on_offer as
  select id, ${FACTS}, status, opens_at, closes_at, price_cents, bid_count, seq, martillo_weighed_words(lots) as tsv
  from lots where status in ('scheduled', 'open', 'closing', 'reserved') and deleted_at is null and hidden_at is null;
create or replace view lots_over as
  select id, martillo_weighed_words(lots) as tsv from lots
  where status in ('closed', 'sold', 'provisional', 'unsold') and deleted_at is null and hidden_at is null;

create function martillo_lot_hidden() returns trigger language plpgsql as $$
begin
  perform martillo_place_lot(new.id);
  insert into lot_changes (lot_id) values (new.id);
  return null;
end $$;
-- No bid sets the column, so none is asked.
create trigger lots_hidden after update of hidden_at on lots for each row
  when ((old.hidden_at is null) <> (new.hidden_at is null)) execute function martillo_lot_hidden();
`,
};
