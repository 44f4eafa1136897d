import type { Scope } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { newToken } from "../../platform/security/token";
import { endSessionsOfGrant } from "../../platform/security/session-repository";

/** Notes that a user lets a partner act, in addition to what it was let before. */
export async function grantScopes(
  db: Db,
  grant: { partnerId: number; userId: number; scopes: readonly Scope[] },
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into partner_grants as g (partner_id, user_id, scopes, reference)
     values ($1, $2, $3::text[], $4)
     on conflict (partner_id, user_id) do update set
       scopes = case when g.revoked_at is null
         then array(select distinct unnest(g.scopes || excluded.scopes)) else excluded.scopes end,
       reference = case when g.revoked_at is null then g.reference else excluded.reference end,
       created_at = case when g.revoked_at is null then g.created_at else excluded.created_at end,
       revoked_at = null
     returning id`,
    [grant.partnerId, grant.userId, [...grant.scopes], newToken()],
  );
  if (!row) throw new Error("martillo: the consent could not be written");
  return row.id;
}

export async function allowedScopes(db: Db, partnerId: number, userId: number): Promise<Scope[]> {
  const [row] = await db.query<{ scopes: Scope[] }>(
    `select scopes from partner_grants
     where partner_id = $1 and user_id = $2 and revoked_at is null`,
    [partnerId, userId],
  );
  return row?.scopes ?? [];
}

export interface GrantRow {
  id: number;
  user_id: number;
  scopes: Scope[];
}

export async function grantOfReference(
  db: Db,
  partnerId: number,
  reference: string,
): Promise<GrantRow | undefined> {
  const [row] = await db.query<GrantRow>(
    `select g.id, g.user_id, g.scopes from partner_grants g join users u on u.id = g.user_id
     where g.partner_id = $1 and g.reference = $2 and g.revoked_at is null
       and u.status <> 'deactivate'`,
    [partnerId, reference],
  );
  return row;
}

export interface GrantListRow {
  id: number;
  name: string;
  scopes: Scope[];
  origins: string[];
  since: number;
}

export function readGrants(db: Db, userId: number): Promise<GrantListRow[]> {
  return db.query<GrantListRow>(
    `select g.id, p.name, g.scopes,
            array(select o.origin from partner_origins o where o.partner_id = p.id order by 1) as origins,
            floor(extract(epoch from g.created_at) * 1000)::float8 as since
     from partner_grants g join partners p on p.id = g.partner_id
     where g.user_id = $1 and g.revoked_at is null and p.deactivated_at is null
     order by g.created_at desc`,
    [userId],
  );
}

/** Takes a consent back. Returns the hashes of the sessions that ended by it, or null when there was none. */
export async function revokeGrant(db: Db, userId: number, id: number): Promise<string[] | null> {
  const [grant] = await db.query(
    `update partner_grants set revoked_at = now()
     where id = $1 and user_id = $2 and revoked_at is null returning id`,
    [id, userId],
  );
  if (!grant) return null;
  return endSessionsOfGrant(db, id);
}

/** Takes all consents of a user back. */
export async function revokeGrantsOf(db: Db, userId: number): Promise<void> {
  await db.query(
    "update partner_grants set revoked_at = now() where user_id = $1 and revoked_at is null",
    [userId],
  );
}
