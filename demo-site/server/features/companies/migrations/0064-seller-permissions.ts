import type { Migration } from "../../../platform/db/migration";

export const sellerPermissions: Migration = {
  id: 64,
  name: "seller-permissions",
  sql: `
-- What an account lets each of its people do. Owners may do everything, whatever stands here; an employee without a row may do what new
-- employees may.
create table seller_permissions (
  account_id bigint not null references users (id),
  user_id bigint not null references users (id),
  permissions text[] not null check (
    permissions <@ array['post', 'publish', 'award', 'access', 'talk', 'report', 'money']::text[]),
  updated_at timestamptz not null default now(),
  primary key (account_id, user_id),
  check (account_id <> user_id)
);
create index seller_permissions_of_user on seller_permissions (user_id);

-- Whoever works for a seller now goes on with what they could do until now.
insert into seller_permissions (account_id, user_id, permissions)
select account_id, user_id, array['post', 'publish', 'award', 'access', 'talk', 'report', 'money']
from account_links where role = 'employee'
union
select as_employees_id, id, array['post', 'publish', 'award', 'access', 'talk', 'report', 'money']
from users where as_employees_id <> id;

-- Whoever is taken off and comes back begins anew. By the database, because people leave an account in many ways.
create function martillo_forget_permissions() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'account_links' then
    delete from seller_permissions p where p.account_id = old.account_id and p.user_id = old.user_id
      and not exists (select 1 from users u where u.id = old.user_id and u.as_employees_id = old.account_id);
  else
    delete from seller_permissions p where p.account_id = old.as_employees_id and p.user_id = old.id
      and not exists (select 1 from account_links k where k.user_id = old.id and k.account_id = old.as_employees_id);
  end if;
  return null;
end $$;
create trigger permissions_of_links after delete on account_links
  for each row execute function martillo_forget_permissions();
create trigger permissions_of_employees after update of as_employees_id on users
  for each row when (old.as_employees_id is distinct from new.as_employees_id)
  execute function martillo_forget_permissions();
`,
};
