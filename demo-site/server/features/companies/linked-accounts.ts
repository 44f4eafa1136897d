/** Former links count for so long: nobody ends one for the time of an auction. */
export const FORMER_LINK_DAYS = 90;

/**
 * SQL: whether two accounts, given as expressions of their ids, belong together too closely to trade with each other: they are the same, one
 * works for the other, owns it, or has acted for it in the last ninety days. Each part is a probe of an index.
 */
export function areLinked(one: string, other: string): string {
  const both = `any(array[${one}, ${other}]::bigint[])`;
  const recently = `now() - interval '${FORMER_LINK_DAYS} days'`;
  return `(${one} = ${other}
    or exists (select 1 from users p
      where p.id = ${both} and p.as_employees_id = ${both} and p.as_employees_id <> p.id)
    or exists (select 1 from account_links k where k.user_id = ${both} and k.account_id = ${both})
    or exists (select 1 from company_owners o
      where o.user_id = ${both} and o.account_id = ${both} and o.user_id <> o.account_id
        and coalesce(o.removed_at, 'infinity') > ${recently})
    or exists (select 1 from sessions a
      where a.acted_by = ${both} and a.user_id = ${both} and a.acted_by <> a.user_id
        and least(a.revoked_at, a.expires_at) > ${recently}))`;
}
