import type { Migration } from "../../../platform/db/migration";

export const verification: Migration = {
  id: 4,
  name: "verification",
  sql: `
-- Messages to people, written in the transaction that is the reason for them. 'kept' ones are for reading here and go nowhere.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('mail', 'sms')),
  template text not null,
  recipient text not null,
  subject text not null default '',
  text text not null,
  html text not null default '',
  -- Holds a code or the token of a link: the text is forgotten as soon as it has been sent.
  secret boolean not null default false,
  status text not null check (status in ('kept', 'waiting', 'sending', 'sent', 'failed', 'dropped')),
  tries int not null default 0,
  due_at timestamptz not null default now(),
  -- A code that has expired is of no use to anybody.
  useless_at timestamptz,
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_due on outbox (due_at) where status in ('waiting', 'sending');
create index outbox_of_recipient on outbox (recipient, id desc);

-- Keys that processes on one database share.
create table server_keys (name text primary key, key text not null);

-- One live code per purpose and destination; a signed-in person's are apart from everybody else's.
create table verification_codes (
  purpose text not null,
  destination text not null,
  user_id bigint not null default 0,
  code_hash text not null,
  tries int not null default 0,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (destination, purpose, user_id)
);
create index verification_codes_by_end on verification_codes (expires_at);

-- What a right code is worth to somebody without an account or session: one use for one purpose.
create table verification_proofs (
  proof_hash text primary key,
  kind text not null check (kind in ('email', 'phone')),
  purpose text not null,
  destination text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- The number that was verified, as it is dialled: it signs in, so it belongs to one account.
alter table users add column if not exists verified_phonenum text;
update users set verified_phonenum = phones.number
from (select distinct on (number) id, number
      from (select id, '+' || regexp_replace(phone, '\\D', '', 'g') as number
            from users where phone_verified and phone like '+%') written
      order by number, id) phones
where users.id = phones.id;
create unique index users_by_verified_phone on users (verified_phonenum)
  where verified_phonenum is not null;

-- When a verification let the account bid. Not a second time: what staff take away stays away.
alter table users add column admitted_at timestamptz;
`,
};
