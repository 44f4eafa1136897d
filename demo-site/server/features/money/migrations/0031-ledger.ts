import type { Migration } from "../../../platform/db/migration";

// Amounts of lines: debit is positive, credit negative. Balances are shown in the account's normal direction, so that "never below
// zero" is one check for all. Accounts without a floor are the house's and the providers': everybody would queue for them, so they
// keep no balance and no chain, and are summed up from their lines.
const tables = `
create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null,
  ref text not null default '',
  currency text not null default 'EUR',
  -- 1: debits make the balance grow, -1: credits do
  normal smallint not null check (normal in (1, -1)),
  floored boolean not null,
  balance_cents bigint not null default 0,
  -- of the last line
  version bigint not null default 0,
  head_hash text not null default '',
  unique (kind, ref, currency),
  check (not floored or balance_cents >= 0)
);

create table ledger_entries (
  id bigint generated always as identity primary key,
  event text not null,
  ref text not null,
  -- what must be booked only once has one key for ever
  key text not null unique,
  payment_id bigint,
  refund_id bigint,
  reverses bigint references ledger_entries (id),
  at timestamptz not null default clock_timestamp()
);
create index ledger_entries_of_payment on ledger_entries (payment_id) where payment_id is not null;

create table ledger_lines (
  id bigint generated always as identity primary key,
  entry_id bigint not null references ledger_entries (id),
  account_id bigint not null references ledger_accounts (id),
  amount_cents bigint not null check (amount_cents <> 0),
  -- null for accounts without a floor
  balance_after bigint,
  version bigint,
  prev_hash text,
  hash text,
  unique (account_id, version)
);
create index ledger_lines_of_entry on ledger_lines (entry_id);
create index ledger_lines_of_account on ledger_lines (account_id, id);
`;

const guards = `
-- At commit, when all its lines are there. One without any keeps its key alone: what was given by hand moved no account.
create function martillo_entry_is_balanced() returns trigger language plpgsql as $$
declare
  total numeric;
  lines int;
  entry bigint := case when tg_table_name = 'ledger_entries' then new.id else (to_jsonb(new) ->> 'entry_id')::bigint end;
begin
  select coalesce(sum(amount_cents), 0), count(*) into total, lines from ledger_lines where entry_id = entry;
  if total <> 0 or lines = 1 then
    raise exception 'martillo: entry % of the ledger has % lines that sum to %', entry, lines, total
      using errcode = '23514';
  end if;
  return null;
end $$;

create constraint trigger ledger_entry_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function martillo_entry_is_balanced();
create constraint trigger ledger_line_balanced after insert on ledger_lines
  deferrable initially deferred for each row execute function martillo_entry_is_balanced();

create function martillo_ledger_stands() returns trigger language plpgsql as $$
begin
  raise exception 'martillo: what is booked stays; correct it by an entry that reverses it' using errcode = '23514';
end $$;

create trigger ledger_entries_stand before update or delete on ledger_entries
  for each row execute function martillo_ledger_stands();
create trigger ledger_lines_stand before update or delete on ledger_lines
  for each row execute function martillo_ledger_stands();
create trigger ledger_entries_stay before truncate on ledger_entries
  for each statement execute function martillo_ledger_stands();
create trigger ledger_lines_stay before truncate on ledger_lines
  for each statement execute function martillo_ledger_stands();
`;

export const ledger: Migration = { id: 31, name: "ledger", sql: tables + guards };
