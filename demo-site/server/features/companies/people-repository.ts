import { EMPLOYEE_PERMISSIONS, type SellerPerson } from "martillo/contract";
import type { Db } from "../../platform/db/db";

/** The people of account $1: people who may act for it, and those whom the house has put there. $2: what new employees may do. */
const PEOPLE = `select u.id as user_id, u.first_name, u.last_name, u.email,
    coalesce(link.role, 'employee') as role,
    coalesce(given.permissions, $2::text[]) as permissions,
    case when given.user_id is null then 1 else 0 end as is_default,
    (select max(o.id) from company_owners o where o.account_id = $1 and o.user_id = u.id and o.removed_at is null) as owner_id
  from users u
  left join account_links link on link.user_id = u.id and link.account_id = $1
  left join seller_permissions given on given.user_id = u.id and given.account_id = $1
  where u.id in (select k.user_id from account_links k where k.account_id = $1
      union select e.id from users e where e.as_employees_id = $1 and e.id <> $1)
    and u.status <> 'deactivate'`;

/** By name. */
export function readPeople(db: Db, accountId: number): Promise<SellerPerson[]> {
  return db.query<SellerPerson>(`${PEOPLE} order by u.last_name, u.first_name, u.id`, [
    accountId,
    [...EMPLOYEE_PERMISSIONS],
  ]);
}

export async function readPerson(
  db: Db,
  accountId: number,
  userId: number,
): Promise<SellerPerson | undefined> {
  const [person] = await db.query<SellerPerson>(`${PEOPLE} and u.id = $3`, [
    accountId,
    [...EMPLOYEE_PERMISSIONS],
    userId,
  ]);
  return person;
}

/** Locks an account and a person, so that no transaction takes the one off the other meanwhile. */
export async function lockPair(t: Db, accountId: number, userId: number): Promise<void> {
  await t.query("select 1 from users where id = any($1::bigint[]) order by id for update", [
    [accountId, userId],
  ]);
}

export async function writePermissions(
  t: Db,
  { accountId, userId }: { accountId: number; userId: number },
  permissions: readonly string[],
): Promise<void> {
  await t.query(
    `insert into seller_permissions (account_id, user_id, permissions) values ($1, $2, $3::text[])
     on conflict (account_id, user_id)
       do update set permissions = excluded.permissions, updated_at = clock_timestamp()`,
    [accountId, userId, permissions],
  );
}
