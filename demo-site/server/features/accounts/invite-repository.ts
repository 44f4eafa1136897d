import type { InviteDetails } from "martillo/contract";
import { ms, type Db } from "../../platform/db/db";

export const INVITE_SECONDS = 7 * 86_400;

export interface NewInvite {
  keyHash: string;
  /** Null for an invitation to open an account. */
  ownerId: number | null;
  invitedBy: number;
  email: string;
  firstName: string;
  sellerType: "buyer" | "seller" | null;
}

/** The invitation before it, of the same person of the same company, ends. */
export async function insertInvite(db: Db, invite: NewInvite): Promise<void> {
  await db.query(
    `update invites set expires_at = now()
     where accepted_at is null and expires_at > now() and (owner_id = $1
       or ($1::bigint is null and owner_id is null and email = $2))`,
    [invite.ownerId, invite.email],
  );
  await db.query(
    `insert into invites (key_hash, owner_id, invited_by, email, first_name, seller_type, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    [
      invite.keyHash,
      invite.ownerId,
      invite.invitedBy,
      invite.email,
      invite.firstName,
      invite.sellerType,
      INVITE_SECONDS,
    ],
  );
}

export interface InviteRow extends InviteDetails {
  owner_id: number | null;
  account_id: number | null;
  accepted_by: number | null;
}

/** `lock` keeps others out until the transaction ends. */
export async function readInvite(
  db: Db,
  keyHash: string,
  { lock = false } = {},
): Promise<InviteRow | undefined> {
  const [row] = await db.query<InviteRow>(
    `select case when i.owner_id is null then 'account' else 'company' end as kind,
       i.owner_id, o.account_id, i.accepted_by, i.email, i.seller_type, o.role,
       coalesce(o.first_name, i.first_name) as first_name,
       coalesce(nullif(trim(inviter.first_name), ''), 'Martillo') as "from",
       case when i.owner_id is null then '' else
         coalesce(nullif(account.companyname, ''), account.first_name || ' ' || account.last_name)
       end as company,
       ${ms("i.expires_at")} as expires_at,
       case when o.removed_at is not null or account.status = 'deactivate' then 'expired'
         when i.accepted_at is not null then 'accepted'
         when i.expires_at <= now() then 'expired' else 'open' end as state
     from invites i
     join users inviter on inviter.id = i.invited_by
     left join company_owners o on o.id = i.owner_id
     left join users account on account.id = o.account_id
     where i.key_hash = $1 ${lock ? "for update of i" : ""}`,
    [keyHash],
  );
  return row;
}

export async function markInviteAccepted(db: Db, keyHash: string, userId: number): Promise<void> {
  await db.query("update invites set accepted_at = now(), accepted_by = $2 where key_hash = $1", [
    keyHash,
    userId,
  ]);
}

/** Invitations of these people of a company lead nowhere any more. */
export async function endInvites(db: Db, ownerIds: readonly number[]): Promise<void> {
  await db.query(
    "update invites set expires_at = now() where owner_id = any($1::bigint[]) and expires_at > now()",
    [ownerIds],
  );
}
