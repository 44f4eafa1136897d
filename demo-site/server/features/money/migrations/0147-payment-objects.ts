import type { Migration } from "../../../platform/db/migration";

export const paymentObjects: Migration = {
  id: 147,
  name: "what providers call a payment",
  sql: `
-- Everything at a provider that was ever begun for a payment. The payment names the one that it goes on with, or that paid it.
create table payment_objects (
  id bigint generated always as identity primary key,
  provider text not null,
  provider_ref text not null,
  payment_id bigint not null references payments (id),
  seen_at timestamptz not null default clock_timestamp(),
  unique (provider, provider_ref)
);
create index payment_objects_of on payment_objects (payment_id);
insert into payment_objects (provider, provider_ref, payment_id)
  select provider, provider_ref, id from payments
  where provider_ref is not null and provider not in ('wallet', 'offline') order by id;

-- One question at a time about one payment. A look at the payment answers all that was asked, so the last one stands for the others.
update payment_attempts a set state = 'known', look_at = null
  where a.state = 'asked' and exists (
    select 1 from payment_attempts b where b.payment_id = a.payment_id and b.state = 'asked' and b.id > a.id);
create unique index payment_attempts_one_asked on payment_attempts (payment_id) where state = 'asked';
`,
};
