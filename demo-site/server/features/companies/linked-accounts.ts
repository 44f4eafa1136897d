/** Former links count for so long: no person ends one for the time of an auction. */
export const FORMER_LINK_DAYS = 90;

/**
 * SQL: the people of an account, given as an expression of its id: its own person, those who work for it, those who have accepted its
 * invitation or are among its owners, and those who have acted for it in the last ninety days. Each part is a probe of an index.
 */
function peopleOf(account: string): string {
  const recently = `now() - interval '${FORMER_LINK_DAYS} days'`;
  return `select ${account} as person_id
    union all select worker.id from users worker where worker.as_employees_id = ${account}
    union all select link.user_id from account_links link where link.account_id = ${account}
    union all select among.user_id from company_owners among
      where among.account_id = ${account} and among.user_id is not null
        and coalesce(among.removed_at, 'infinity') > ${recently}
    union all select acting.acted_by from sessions acting
      where acting.user_id = ${account} and acting.acted_by is not null
        and least(acting.revoked_at, acting.expires_at) > ${recently}`;
}

/**
 * SQL: whether two accounts, given as expressions of their ids, belong together too closely to trade with each other: they are the same, or
 * have a person in common. The house's own people help many accounts, and link none. No caller names a table as those in here are named.
 */
export function areLinked(one: string, other: string): string {
  return `(${one} = ${other} or exists (
    select 1 from (${peopleOf(one)}) as mine join (${peopleOf(other)}) as theirs using (person_id)
      join users in_common on in_common.id = person_id
    where not in_common.staff or in_common.id in (${one}, ${other})))`;
}
