import type { Migration } from "../../../platform/db/migration";

export const reportIndex: Migration = {
  id: 84,
  name: "report-index",
  sql: `
-- Sales of one seller in some days are one piece of an index, however many the house has made. Written by the database, because results
-- are written in several places; a lot stays with its seller.
alter table sales add column seller_id bigint;
update sales s set seller_id = l.seller_id from lots l where l.id = s.lot_id;
create function martillo_seller_of_sale() returns trigger language plpgsql as $$
begin
  new.seller_id := (select seller_id from lots where id = new.lot_id);
  return new;
end $$;
create trigger seller_of_sale before insert on sales
  for each row execute function martillo_seller_of_sale();
alter table sales alter column seller_id set not null;
create index sales_of_seller on sales (seller_id, settled_at);
create index invoices_of_seller_by_day on invoices (seller_id, sold_at);

-- What models fetched in the last 24 months, of all sellers; counted now and then. A year of 0: nobody said when it was registered.
create table model_prices (
  id bigint generated always as identity primary key,
  brand text not null,
  model text not null,
  from_year int not null,
  sold int not null,
  sellers int not null,
  median_cents bigint not null,
  median_km int,
  unique (brand, model, from_year)
);
`,
};
