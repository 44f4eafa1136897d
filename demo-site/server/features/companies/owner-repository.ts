import { endInvites } from "../accounts";
import type { CompanyOwner, CompanyRole } from "martillo/contract";
import { type Db, ms } from "../../platform/db/db";

export interface OwnerRow extends CompanyOwner {
  account_id: number;
  /** The person who accepted. */
  user_id: number | null;
}

const OWNERS = `select o.id, o.account_id, o.user_id, o.email, o.first_name, o.last_name, o.role,
    o.ownership_percent::float8 as ownership_percent, ${ms("o.created_at")} as created_at,
    case when o.user_id is not null then 'accepted'
      when exists (select 1 from invites i where i.owner_id = o.id and i.expires_at > now())
      then 'invited' else 'expired' end as state
  from company_owners o where o.removed_at is null`;

export function readOwners(db: Db, accountId: number): Promise<OwnerRow[]> {
  return db.query<OwnerRow>(`${OWNERS} and o.account_id = $1 order by o.id`, [accountId]);
}

/** Of this account alone. */
export async function readOwner(
  db: Db,
  accountId: number,
  id: number,
): Promise<OwnerRow | undefined> {
  const [row] = await db.query<OwnerRow>(`${OWNERS} and o.account_id = $1 and o.id = $2`, [
    accountId,
    id,
  ]);
  return row;
}

export interface OwnerFields {
  first_name: string;
  last_name: string;
  role: CompanyRole;
  ownership_percent: number | null;
}

/** Undefined when the account has named that e-mail already. */
export async function insertOwner(
  db: Db,
  owner: OwnerFields & { accountId: number; email: string },
): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    `insert into company_owners (account_id, email, first_name, last_name, role, ownership_percent)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (account_id, email) where removed_at is null do nothing returning id`,
    [
      owner.accountId,
      owner.email,
      owner.first_name,
      owner.last_name,
      owner.role,
      owner.ownership_percent,
    ],
  );
  return row?.id;
}

export async function updateOwner(db: Db, id: number, fields: OwnerFields): Promise<void> {
  await db.query(
    `update company_owners set first_name = $2, last_name = $3, role = $4, ownership_percent = $5
     where id = $1`,
    [id, fields.first_name, fields.last_name, fields.role, fields.ownership_percent],
  );
}

/** The account's other owners together, in percent. */
export async function otherShares(db: Db, accountId: number, exceptId: number): Promise<number> {
  const [row] = await db.query<{ sum: number }>(
    `select coalesce(sum(ownership_percent), 0)::float8 as sum from company_owners
     where account_id = $1 and id <> $2 and removed_at is null`,
    [accountId, exceptId],
  );
  return row?.sum ?? 0;
}

/** The person who had accepted, also when that was a moment ago. */
export async function markRemoved(db: Db, id: number): Promise<number | null> {
  await endInvites(db, [id]);
  const [row] = await db.query<{ user_id: number | null }>(
    "update company_owners set removed_at = now() where id = $1 returning user_id",
    [id],
  );
  return row?.user_id ?? null;
}

/** False when another person has accepted before. */
export async function markAccepted(db: Db, id: number, userId: number): Promise<boolean> {
  const rows = await db.query(
    `update company_owners set user_id = $2
     where id = $1 and removed_at is null and (user_id is null or user_id = $2) returning 1`,
    [id, userId],
  );
  return rows.length > 0;
}

/** Takes all people off an account; invitations that are still under way lead nowhere. */
export async function removeOwnersOf(db: Db, accountId: number): Promise<void> {
  const removed = await db.query<{ id: number }>(
    "update company_owners set removed_at = now() where account_id = $1 and removed_at is null returning id",
    [accountId],
  );
  await endInvites(
    db,
    removed.map((owner) => owner.id),
  );
}
