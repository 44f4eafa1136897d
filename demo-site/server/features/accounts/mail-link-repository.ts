import { lockAccount } from "../../platform/security/account-lock-repository";
import type { Db } from "../../platform/db/db";
import { hashToken, newToken } from "../../platform/security/token";

export type LinkPurpose = "reset_password" | "verify_email";

export interface NewLink {
  userId: number;
  /** The link is good while this is the account's e-mail. */
  email: string;
  purpose: LinkPurpose;
  seconds: number;
}

/** Strangers can have letters written to others. */
const MOST_PER_HOUR = 5;

/** The token of a new link, which voids older ones; null where the account has had enough of them. Call it in a transaction. */
export async function makeLink(t: Db, link: NewLink): Promise<string | null> {
  // Two at once would both be the newest.
  await lockAccount(t, link.userId);
  const [row] = await t.query<{ lately: number }>(
    `select count(*) as lately from mail_links
     where user_id = $1 and purpose = $2 and created_at > now() - interval '1 hour'`,
    [link.userId, link.purpose],
  );
  if ((row?.lately ?? 0) >= MOST_PER_HOUR) return null;
  await voidLinks(t, link.userId, link.purpose);
  const token = newToken();
  await t.query(
    `insert into mail_links (token_hash, user_id, purpose, email, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    [hashToken(token), link.userId, link.purpose, link.email, link.seconds],
  );
  return token;
}

/** The owner of the link, the first time that a visitor follows it. Nothing once the account has another e-mail or is closed. */
export async function useLink(
  db: Db,
  token: string,
  purpose: LinkPurpose,
): Promise<{ user_id: number; email: string } | undefined> {
  const [row] = await db.query<{ user_id: number; email: string }>(
    `update mail_links link set used_at = now() from users u
     where link.token_hash = $1 and link.purpose = $2 and link.used_at is null
       and link.expires_at > clock_timestamp()
       and u.id = link.user_id and u.email = link.email and u.status <> 'deactivate'
     returning link.user_id, link.email`,
    [hashToken(token), purpose],
  );
  return row;
}

export async function voidLinks(db: Db, userId: number, purpose: LinkPurpose): Promise<void> {
  await db.query(
    "update mail_links set used_at = now() where user_id = $1 and purpose = $2 and used_at is null",
    [userId, purpose],
  );
}

export async function forgetOldLinks(db: Db): Promise<void> {
  await db.query("delete from mail_links where expires_at < now() - interval '1 day'");
}
