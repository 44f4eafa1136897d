import {
  EMPLOYEE_PERMISSIONS,
  type Scope,
  type SellerPermission,
  type UserStatus,
} from "martillo/contract";
import { holdAccounts, lockAccount } from "./account-lock-repository";
import { batchedRead } from "../db/batched-read";
import type { Db } from "../db/db";
import { callerKey } from "./caller-address";

export interface SessionRow {
  id: number;
  admin: boolean;
  staff: boolean;
  status: UserStatus;
  approved_to_bid: boolean;
  email_verified: boolean;
  phone_verified: boolean;
  bid_limit_cents: number | null;
  /** The seller for whom this employee works; null where that account is closed or sells nothing. */
  employer_id: number | null;
  /** The person who sits there, where one acts for this account. */
  acted_by: number | null;
  /** The permissions of a person who acts for the account; null for all: its own person, and its owners. */
  acting_permissions: SellerPermission[] | null;
  /** The permissions that the seller gives this employee; null for a person whom no seller employs. */
  employed_permissions: SellerPermission[] | null;
  first_name: string;
  last_name: string;
  /** Null for a session of the site's own; the rest is about tokens of partners' pages. */
  scopes: Scope[] | null;
  origin: string | null;
  grant_id: number | null;
  by_server: boolean;
  expires_in: number;
}

/**
 * Sessions `s` of users `u` that are neither expired nor revoked, nor is what they came from: a partner's token ends with the session on
 * the site that allowed it, with the user's consent and with the partner. A person acts for another account while the link between the two
 * stands, while the own account is open, and never for staff.
 */
export const LIVE_SESSIONS = `sessions s join users u on u.id = s.user_id
     left join users actor on actor.id = s.acted_by
     left join account_links link on link.user_id = s.acted_by and link.account_id = s.user_id
     left join partner_grants g on g.id = s.grant_id
     left join partners p on p.id = g.partner_id
     left join sessions parent on parent.token_hash = s.parent_hash
     where s.revoked_at is null and s.expires_at > clock_timestamp()
       and (s.grant_id is null or (g.revoked_at is null and p.deactivated_at is null))
       and (s.parent_hash is null
         or (parent.revoked_at is null and parent.expires_at > clock_timestamp()))
       and (s.acted_by is null
         or (actor.status <> 'deactivate' and link.role is not null and not u.staff))`;

/** Sessions are looked up with every call: calls at the same moment share a query. */
const readers = new WeakMap<Db, (tokenHash: string) => Promise<SessionRow | undefined>>();

/** The user behind a token that is neither expired nor revoked. */
export function readSession(db: Db, tokenHash: string): Promise<SessionRow | undefined> {
  let read = readers.get(db);
  if (!read) readers.set(db, (read = batchedRead((hashes) => readSessions(db, hashes))));
  return read(tokenHash);
}

async function readSessions(db: Db, tokenHashes: string[]): Promise<Map<string, SessionRow>> {
  const rows = await db.query<SessionRow & { token_hash: string }>(
    `select s.token_hash, u.id, u.admin, u.staff, u.status, u.approved_to_bid, u.email_verified,
            u.phone_verified, u.bid_limit_cents, u.first_name, u.last_name,
            (select employer.id from users employer where employer.id = u.as_employees_id
               and employer.admin and employer.status <> 'deactivate') as employer_id,
            case when link.role = 'employee' then coalesce(
              (select given.permissions from seller_permissions given
                 where given.account_id = s.user_id and given.user_id = s.acted_by),
              $2::text[]) end as acting_permissions,
            case when u.as_employees_id is not null then coalesce(
              (select given.permissions from seller_permissions given
                 where given.account_id = u.as_employees_id and given.user_id = u.id),
              $2::text[]) end as employed_permissions,
            s.acted_by, s.scopes, s.origin, s.grant_id, s.by_server,
            extract(epoch from s.expires_at - clock_timestamp())::float8 as expires_in
     from ${LIVE_SESSIONS} and s.token_hash = any($1::text[])`,
    [tokenHashes, [...EMPLOYEE_PERMISSIONS]],
  );
  return new Map(rows.map((row) => [row.token_hash, row]));
}

export interface NewSession {
  tokenHash: string;
  userId: number;
  hours: number;
  ip: string;
  userAgent: string;
  /** As it was when the person was recognised. */
  passwordHash: string | null;
}

/**
 * False where the account has another password by now: that ended its sessions, and this one would outlive them. A change of the password
 * at this moment waits, and ends this one too.
 */
export async function createSession(db: Db, session: NewSession): Promise<boolean> {
  const rows = await db.query(
    `insert into sessions (token_hash, user_id, expires_at, ip, user_agent, network)
     select $1, u.id, now() + make_interval(secs => $3), $4, $5, $6 from users u
     where u.id = $2 and u.password_hash is not distinct from $7::text for share of u
     returning 1`,
    [
      session.tokenHash,
      session.userId,
      session.hours * 3600,
      session.ip.slice(0, 64),
      session.userAgent.slice(0, 300),
      networkOf(session.ip),
      session.passwordHash,
    ],
  );
  return rows.length > 0;
}

/**
 * Puts a session in the place of one of the site's own, for as long as that would have lasted. False when that one has ended, or
 * another has taken its place already. Call it in a transaction.
 */
export async function succeedSession(
  t: Db,
  tokenHash: string,
  next: { tokenHash: string; userId: number; actedBy: number | null },
): Promise<boolean> {
  // A transaction that ends all sessions must not overlook the one that begins meanwhile.
  await holdAccounts(t, [next.userId, next.actedBy ?? next.userId]);
  const rows = await t.query(
    `with former as (
       update sessions set revoked_at = now()
       where token_hash = $1 and revoked_at is null and scopes is null and expires_at > clock_timestamp()
       returning expires_at, ip, user_agent, network)
     insert into sessions (token_hash, user_id, acted_by, expires_at, ip, user_agent, network)
     select $2, $3, $4, expires_at, ip, user_agent, network from former returning 1`,
    [tokenHash, next.tokenHash, next.userId, next.actedBy],
  );
  return rows.length > 0;
}

/**
 * Ends all sessions of a user, those in which it acts for others, and those of others that act for it. Returns their hashes. Call it in
 * a transaction.
 */
export async function revokeSessionsOf(
  t: Db,
  userId: number,
  keptHash: string | null = null,
): Promise<string[]> {
  await lockAccount(t, userId);
  const rows = await t.query<{ token_hash: string }>(
    `update sessions set revoked_at = now()
     where revoked_at is null and (user_id = $1 or acted_by = $1)
       and token_hash is distinct from $2::text
     returning token_hash`,
    [userId, keptHash],
  );
  return rows.map((row) => row.token_hash);
}

/** Whether the owner of an e-mail or a verified phone has signed in, or has shown to be it, from this network within three months. */
export async function hasSignedInFrom(
  db: Db,
  owner: { email?: string; phone?: string },
  ip: string,
): Promise<boolean> {
  const [row] = await db.query(
    `select 1 from users u
     where (u.email = $1 or ($1::text is null and u.verified_phonenum = $2))
       and (exists (select 1 from sessions s
           where s.user_id = u.id and s.network = $3 and s.scopes is null and s.acted_by is null
             and s.created_at > now() - interval '90 days')
         or exists (select 1 from owner_networks n
           where n.user_id = u.id and n.network = $3 and n.seen_at > now() - interval '90 days'))`,
    [owner.email ?? null, owner.phone ?? null, networkOf(ip)],
  );
  return row !== undefined;
}

/** Notes that the owner of an account was here, without a session that would show it. */
export async function noteOwnerAt(db: Db, userId: number, ip: string): Promise<void> {
  await db.query(
    `insert into owner_networks (user_id, network) values ($1, $2)
     on conflict (user_id, network) do update set seen_at = now()`,
    [userId, networkOf(ip)],
  );
}

export async function forgetOwnerNetworks(db: Db): Promise<void> {
  await db.query("delete from owner_networks where seen_at < now() - interval '90 days'");
}

function networkOf(ip: string): string {
  return callerKey(ip).slice(0, 64);
}

/** Ends a session and what came from it; of a partner's token also its successors. Returns the hashes of all that ended. */
export async function revokeSession(db: Db, tokenHash: string): Promise<string[]> {
  const rows = await db.query<{ token_hash: string }>(
    `update sessions set revoked_at = now()
     where revoked_at is null and (token_hash = $1 or parent_hash = $1
       or family = (select family from sessions where token_hash = $1))
     returning token_hash`,
    [tokenHash],
  );
  return rows.map((row) => row.token_hash);
}

/** Bids ask for longer which person acted for which account than who was signed in: for `linkDays` after the end of the session. */
export function forgetSessions(db: Db, linkDays: number) {
  return db.query(
    `delete from sessions where coalesce(revoked_at, expires_at) < now() - make_interval(days =>
       case when acted_by is null then 30 else $1::int end)`,
    [linkDays],
  );
}

/** What a partner has by a consent ends. Returns the hashes of those sessions, as the two below do. */
export async function endSessionsOfGrant(db: Db, grantId: number): Promise<string[]> {
  const rows = await db.query<{ token_hash: string }>(
    "update sessions set revoked_at = now() where grant_id = $1 and revoked_at is null returning token_hash",
    [grantId],
  );
  return rows.map((row) => row.token_hash);
}

export async function endSessionsOfFamily(db: Db, family: string): Promise<string[]> {
  const rows = await db.query<{ token_hash: string }>(
    "update sessions set revoked_at = now() where family = $1 and revoked_at is null returning token_hash",
    [family],
  );
  return rows.map((row) => row.token_hash);
}

/** Those in which a person acts for an account. */
export async function endSessionsOfDelegate(
  db: Db,
  userId: number,
  accountId: number,
): Promise<string[]> {
  const rows = await db.query<{ token_hash: string }>(
    `update sessions set revoked_at = now()
     where acted_by = $1 and user_id = $2 and revoked_at is null returning token_hash`,
    [userId, accountId],
  );
  return rows.map((row) => row.token_hash);
}
