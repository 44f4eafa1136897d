import type { Migration } from "../../../platform/db/migration";

/** Sums in different currencies are never one number: an entry balances in each, and an item of staff says its own. */
export const accountsByCurrency: Migration = {
  id: 156,
  name: "sums of different currencies stay apart",
  sql: `
create or replace function martillo_entry_is_balanced() returns trigger language plpgsql as $$
declare
  wrong record;
  entry bigint := case when tg_table_name = 'ledger_entries' then new.id else (to_jsonb(new) ->> 'entry_id')::bigint end;
begin
  select sum(l.amount_cents) as total, count(*) as lines, a.currency into wrong
  from ledger_lines l join ledger_accounts a on a.id = l.account_id where l.entry_id = entry
  group by a.currency having sum(l.amount_cents) <> 0 or count(*) = 1 limit 1;
  if found then
    raise exception 'martillo: entry % of the ledger has % lines in % that sum to %', entry, wrong.lines, wrong.currency, wrong.total
      using errcode = '23514';
  end if;
  return null;
end $$;

alter table reconciliation_items add column currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$');
alter table reconciliation_items drop constraint reconciliation_items_provider_provider_ref_kind_key;
alter table reconciliation_items add unique (provider, provider_ref, currency, kind);
`,
};
