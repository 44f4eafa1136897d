import type { Migration } from "../../db/migration";

export const jobs: Migration = {
  id: 30,
  name: "jobs",
  sql: `
-- What is to be done apart from calls. Whoever takes a row moves run_at behind its lease: when it dies, the row is due again.
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  -- One of a kind with the same key; null for those of which there may be many.
  key text,
  payload jsonb not null default '{}',
  run_at timestamptz not null default clock_timestamp(),
  -- Counts who has taken it: whoever lost it to another by its lease does not end it.
  tries int not null default 0,
  last_error text,
  -- Given up; kept for a month, for whoever looks.
  failed_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index jobs_once on jobs (kind, key) where key is not null;
create index jobs_due on jobs (run_at) where failed_at is null;

-- Messages wait as jobs from now on; what waited before goes on.
insert into jobs (kind, payload, run_at)
select 'message', jsonb_build_object('id', id), due_at from outbox where status in ('waiting', 'sending');
`,
};
