import type { Migration } from "../../../platform/db/migration";

/** What a search asks of a lot, apart from what bids move. */
const FACTS = `auction, seller_id, auction_id, category, brand, model, fuel, kilometers, registration_year, power, transmission,
  body_type, doors, condition, location`;
/** What its words come from besides. */
const TEXTS = "title, description, color";

const of = (row: string, columns: string) =>
  columns
    .split(",")
    .map((column) => `${row}.${column.trim()}`)
    .join(", ");

const LIVE = "('scheduled', 'open', 'closing', 'reserved')";
const OVER = "('closed', 'sold', 'provisional', 'unsold')";

export const lotListing: Migration = {
  id: 90,
  name: "lot listing",
  sql: `
-- The words of a lot, with a weight that says where each one stands.
create function martillo_weighed_words(lot lots) returns tsvector language sql stable parallel safe as $$
  select
    setweight(to_tsvector('public.martillo_es'::regconfig,
      martillo_plain(lot.title || ' ' || lot.brand || ' ' || lot.model)), 'A') ||
    setweight(to_tsvector('public.martillo_es'::regconfig, martillo_plain(lot.description)), 'B') ||
    setweight(to_tsvector('public.martillo_es'::regconfig, martillo_plain(
      lot.category || ' ' || coalesce(lot.body_type, '') || ' ' || coalesce(lot.transmission, '') || ' ' ||
      coalesce(lot.color, '') || ' ' || lot.location || ' ' || coalesce(lot.registration_year::text, ''))), 'C') ||
    setweight(to_tsvector('public.martillo_es'::regconfig, martillo_plain(coalesce(lot.fuel, ''))), 'D')
$$;

-- What is on offer, as searches read it: narrow, and nothing else in it. Columns that bids move are in none of its indexes, so that
-- a new price touches no word.
create table lot_listing (
  id bigint primary key,
  auction smallint not null,
  seller_id bigint not null,
  auction_id bigint,
  category text not null,
  brand text not null,
  model text not null,
  fuel text,
  kilometers int,
  registration_year int,
  power int,
  transmission text,
  body_type text,
  doors int,
  condition text,
  location text not null,
  status text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  price_cents bigint not null,
  bid_count int not null,
  -- Of the change that the row knows: an older one never overwrites a newer.
  seq bigint not null,
  tsv tsvector not null,
  -- Long values leave only rows of more than 2 kB, however small the target is. With this every row is one, so its words are read only
  -- where somebody asks for them; of itself some thirty bytes are left.
  ballast text not null default repeat(' ', 2000)
) with (fillfactor = 85, toast_tuple_target = 128);
-- The words alone leave, as they are; what filters ask for stays.
alter table lot_listing alter tsv set storage external, alter category set storage plain, alter brand set storage plain,
  alter model set storage plain, alter fuel set storage plain, alter transmission set storage plain,
  alter body_type set storage plain, alter condition set storage plain, alter location set storage plain;

-- The same lots by what bids move. Its rows are a few bytes, so these indexes may change each second.
create table lot_listing_order (
  id bigint primary key,
  auction smallint not null,
  closes_at timestamptz not null,
  price_cents bigint not null,
  bid_count int not null
);

-- Words of lots that are over: in no other index than that of words.
create table lot_past (id bigint primary key, tsv tsvector not null, ballast text not null default repeat(' ', 2000))
  with (toast_tuple_target = 128);

-- Which lots were changed by something else than a bid, in order. Bids are such a log themselves.
create table lot_changes (n bigint generated always as identity primary key, lot_id bigint not null);

-- True of any row. The planner takes it for as dear as fetching words from where they lie, and not for something to do in parallel: it knows
-- neither of "@@". Where the words' index has found a row, it is asked for that row alone.
create function martillo_words_read(lot_id bigint) returns boolean language plpgsql immutable parallel restricted cost 400
  as $$ begin return true; end $$;

-- How far somebody has followed both logs. What was read may have gaps that an open transaction fills later: a mark counts when every
-- transaction of its time has ended.
create table lot_followers (
  name text primary key,
  bid_done bigint not null, bid_next bigint not null,
  change_done bigint not null, change_next bigint not null,
  next_after bigint not null
);

create view lots_on_offer as
  select id, ${FACTS}, status, opens_at, closes_at, price_cents, bid_count, seq, martillo_weighed_words(lots) as tsv
  from lots where status in ${LIVE} and deleted_at is null;
create view lots_over as
  select id, martillo_weighed_words(lots) as tsv from lots where status in ${OVER} and deleted_at is null;

create function martillo_list_lot(lot_id bigint) returns void language plpgsql as $$
begin
  insert into lot_listing (id, ${FACTS}, status, opens_at, closes_at, price_cents, bid_count, seq, tsv)
    select id, ${FACTS}, status, opens_at, closes_at, price_cents, bid_count, seq, tsv from lots_on_offer where id = lot_id
  on conflict (id) do update set (${FACTS}, status, opens_at, closes_at, price_cents, bid_count, seq, tsv) =
    (${of("excluded", FACTS)}, excluded.status, excluded.opens_at, excluded.closes_at, excluded.price_cents, excluded.bid_count,
      excluded.seq, excluded.tsv);
  insert into lot_listing_order (id, auction, closes_at, price_cents, bid_count)
    select id, auction, closes_at, price_cents, bid_count from lot_listing where id = lot_id
  on conflict (id) do update set (auction, closes_at, price_cents, bid_count) =
    (excluded.auction, excluded.closes_at, excluded.price_cents, excluded.bid_count);
end $$;

-- A lot as it is, wherever it belongs. Whoever calls it holds the lot.
create function martillo_place_lot(lot_id bigint) returns void language plpgsql as $$
begin
  delete from lot_listing l where l.id = lot_id and not exists (select 1 from lots_on_offer o where o.id = lot_id);
  delete from lot_listing_order l where l.id = lot_id and not exists (select 1 from lots_on_offer o where o.id = lot_id);
  delete from lot_past p where p.id = lot_id and not exists (select 1 from lots_over o where o.id = lot_id);
  perform martillo_list_lot(lot_id);
  insert into lot_past (id, tsv) select id, tsv from lots_over where id = lot_id on conflict (id) do nothing;
end $$;

create function martillo_lot_added() returns trigger language plpgsql as $$
begin
  if new.status in ${LIVE} then
    perform martillo_list_lot(new.id);
  else
    insert into lot_past (id, tsv) select id, tsv from lots_over where id = new.id;
  end if;
  insert into lot_changes (lot_id) values (new.id);
  return null;
end $$;

create function martillo_lot_rewritten() returns trigger language plpgsql as $$
begin
  perform martillo_list_lot(new.id);
  insert into lot_changes (lot_id) values (new.id);
  return null;
end $$;

create function martillo_lot_moved() returns trigger language plpgsql as $$
begin
  if (old.status, old.opens_at, old.closes_at, old.price_cents, old.bid_count, old.seq, old.deleted_at) is not distinct from
    (new.status, new.opens_at, new.closes_at, new.price_cents, new.bid_count, new.seq, new.deleted_at) then
    return null;
  end if;
  if new.status not in ${LIVE} or new.deleted_at is not null then
    -- What has come to its end is found no more, by the clock: many may end in one second, and its rows go a moment later.
    if new.auction = 0 or new.closes_at > now() or new.deleted_at is not null then
      delete from lot_listing where id = new.id;
      delete from lot_listing_order where id = new.id;
    end if;
  elsif old.status in ${LIVE} and old.deleted_at is null then
    update lot_listing set status = new.status, opens_at = new.opens_at, closes_at = new.closes_at,
      price_cents = new.price_cents, bid_count = new.bid_count, seq = new.seq where id = new.id;
    -- Not yet listed, while lots from before the listing are read.
    if not found then perform martillo_list_lot(new.id); end if;
    update lot_listing_order set closes_at = new.closes_at, price_cents = new.price_cents, bid_count = new.bid_count
      where id = new.id and (closes_at, price_cents, bid_count) is distinct from
        (new.closes_at, new.price_cents, new.bid_count);
  else
    perform martillo_list_lot(new.id);
    delete from lot_past where id = new.id;
  end if;
  insert into lot_changes (lot_id) values (new.id);
  return null;
end $$;

create trigger lots_added after insert on lots for each row
  when (new.status in ${LIVE} or new.status in ${OVER}) execute function martillo_lot_added();
create trigger lots_rewritten after update of ${FACTS}, ${TEXTS} on lots for each row
  when (new.status in ${LIVE} and new.deleted_at is null and (${of("old", `${FACTS}, ${TEXTS}`)}) is distinct from
    (${of("new", `${FACTS}, ${TEXTS}`)})) execute function martillo_lot_rewritten();
-- What a bid moves is read from the bids a moment later, so that no bid waits for the listing. A bid counts up; whatever takes bids back
-- does not. The condition is made ready for each bid: it is short, and the function looks closer.
create trigger lots_moved after update of status, opens_at, closes_at, price_cents, bid_count, seq, deleted_at on lots for each row
  when (new.bid_count <= old.bid_count or new.status <> old.status) execute function martillo_lot_moved();
-- Words of what is over may still be corrected.
create function martillo_past_rewritten() returns trigger language plpgsql as $$
begin
  insert into lot_changes (lot_id) values (new.id);
  return null;
end $$;
create trigger lots_past_rewritten after update of ${FACTS}, ${TEXTS} on lots for each row
  when (new.status in ${OVER} and (${of("old", `${FACTS}, ${TEXTS}`)}) is distinct from (${of("new", `${FACTS}, ${TEXTS}`)}))
  execute function martillo_past_rewritten();

insert into lot_followers
  select 'listing', coalesce(max(id), 0), coalesce(max(id), 0), 0, 0, 0 from bids;
`,
};
