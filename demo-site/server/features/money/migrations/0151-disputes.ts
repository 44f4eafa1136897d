import type { Migration } from "../../../platform/db/migration";

export const disputes: Migration = {
  id: 151,
  name: "disputes, each with its end",
  sql: `
-- What a payer asked a bank to take back. A payment stays disputed while one is open, and after one that was lost: its bank has that money.
create table disputes (
  provider text not null,
  ref text not null,
  payment_id bigint not null references payments (id),
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in ('open', 'won', 'lost')),
  -- of a sale, once it is lost: 'due', its buyer owes it again; 'house', the house bears it
  borne_by text check (borne_by in ('due', 'house')),
  opened_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  primary key (provider, ref),
  check ((status = 'open') = (closed_at is null))
);
create index disputes_of_payment on disputes (payment_id);
create index disputes_open on disputes (payment_id) where status = 'open';
-- Those that are booked already. Whether one was lost is heard with its next news.
insert into disputes (provider, ref, payment_id, amount_cents, status, opened_at, closed_at)
select p.provider, substr(e.key, length('dispute:') + 1), p.id, -l.amount_cents,
  case when w.id is null then 'open' else 'won' end, e.at, w.at
from ledger_entries e
join payments p on p.id = e.payment_id
join ledger_lines l on l.entry_id = e.id
join ledger_accounts a on a.id = l.account_id and a.kind = 'provider'
left join ledger_entries w on w.key = 'disputewon:' || substr(e.key, length('dispute:') + 1)
where e.event = 'dispute' and l.amount_cents < 0
on conflict do nothing;
`,
};
