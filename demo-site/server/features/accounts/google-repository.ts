import type { Db } from "../../platform/db/db";
import type { GoogleIdentity } from "../../ports/google";
import { releaseAvatars } from "../uploads";

/** The account of a Google account, which stays that until the transaction ends. */
export async function findUserIdByGoogle(t: Db, googleId: string): Promise<number | undefined> {
  const [row] = await t.query<{ id: number }>(
    "select id from users where google_id = $1 for share",
    [googleId],
  );
  return row?.id;
}

export interface Candidate {
  id: number;
  staff: boolean;
  status: string;
  email_verified: boolean;
  google_id: string | null;
  /** The account has been used for more than to be opened. */
  is_in_use: boolean;
}

/** The account of an e-mail, locked until the transaction ends. */
export async function lockByEmail(t: Db, email: string): Promise<Candidate | undefined> {
  const [row] = await t.query<Candidate>(
    `select u.id, u.staff, u.status, u.email_verified, u.google_id,
            u.phone_verified or u.as_employees_id is not null
              or exists (select 1 from bids where bidder_id = u.id)
              or exists (select 1 from lots where seller_id = u.id)
              or exists (select 1 from auctions where seller_id = u.id)
              or exists (select 1 from users e where e.as_employees_id = u.id)
              or exists (select 1 from account_links l where u.id in (l.user_id, l.account_id))
              as is_in_use
     from users u where u.email = $1 for update of u`,
    [email],
  );
  return row;
}

export async function linkGoogle(db: Db, userId: number, googleId: string): Promise<void> {
  await db.query("update users set google_id = $2 where id = $1", [userId, googleId]);
}

const LONGEST_NAME = 60;

/** An unused account that a person opened with another person's e-mail becomes that other person's, as if it were new. */
export async function makeAnew(db: Db, userId: number, google: GoogleIdentity): Promise<void> {
  const [mailbox = ""] = google.email.split("@");
  await db.query(
    `update users set password_hash = null, google_id = $2, first_name = $3, last_name = $4,
       companyname = null, phone = null, admin = false, membership = null, membership_period = null,
       membership_start = null, membership_end = null, seller_type = 'buyer', organization = null,
       emp_type = null, address1 = null, address2 = null, city = null, state = null, zip = null,
       avatar = null, custom_fields = '{}'
     where id = $1`,
    [
      userId,
      google.id,
      (google.firstName || mailbox).slice(0, LONGEST_NAME),
      google.lastName.slice(0, LONGEST_NAME),
    ],
  );
  await releaseAvatars(db, userId, null);
}
