import type { LanguageSet } from "martillo/contract";
import type { UserStatus } from "martillo/contract";
import type { Db } from "../../platform/db/db";

export interface UserRow {
  id: number;
  email: string;
  /** Null for an account that has only ever signed in with Google. */
  password_hash: string | null;
  first_name: string;
  last_name: string;
  companyname: string | null;
  phone: string | null;
  phone_verified: boolean;
  email_verified: boolean;
  email_verifysent: boolean;
  admin: boolean;
  staff: boolean;
  status: UserStatus;
  approved_to_bid: boolean;
  as_employees_id: number | null;
  membership: string | null;
  membership_period: "monthly" | "yearly" | "free" | null;
  city: string | null;
  state: string | null;
  country: string;
  address1: string | null;
  address2: string | null;
  zip: string | null;
  seller_type: "buyer" | "seller" | null;
  organization: string | null;
  emp_type: string | null;
  trial_activated: boolean;
  membership_start_ms: number | null;
  membership_end_ms: number | null;
  verified_phonenum: string | null;
  stripe_id: string | null;
  has_password: boolean;
  google_linked: boolean;
  avatar: string | null;
  custom_fields: Record<string, unknown>;
}

/** Of users: the text that a search looks through, as the index `users_text` has it. */
export const USER_TEXT = `martillo_fold(first_name || ' ' || last_name || ' ' || coalesce(companyname, '') || ' ' || email || ' ' || coalesce(phone, ''))`;

/** What a UserRow is read from. */
export const USER_COLUMNS = `id, email, password_hash, first_name, last_name, companyname, phone, phone_verified,
  email_verified, admin, staff, status, approved_to_bid, as_employees_id, membership,
  membership_period, city, state, country, address1, address2, zip, seller_type, organization,
  emp_type, trial_activated, verified_phonenum, stripe_id, avatar, custom_fields,
  (extract(epoch from membership_start) * 1000)::float8 as membership_start_ms,
  (extract(epoch from membership_end) * 1000)::float8 as membership_end_ms,
  password_hash is not null as has_password, google_id is not null as google_linked,
  exists (select 1 from verification_codes code where code.destination = users.email
      and code.purpose = 'account' and code.user_id = users.id and code.expires_at > now())
    or exists (select 1 from mail_links link where link.user_id = users.id
      and link.purpose = 'verify_email' and link.email = users.email and link.used_at is null
      and link.expires_at > now()) as email_verifysent`;

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.query<UserRow>(`select ${USER_COLUMNS} from users where email = $1`, [
    email,
  ]);
  return row;
}

export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await db.query<UserRow>(`select ${USER_COLUMNS} from users where id = $1`, [id]);
  return row;
}

/** Whether codes open this account, by signing in or by another password. Staff come in by their password, and get another by mail alone. */
export function opensByCode(user: UserRow | undefined): user is UserRow {
  return user !== undefined && user.status !== "deactivate" && !user.staff;
}

/** The account that verified a phone, which is given in E.164. */
export async function findUserByPhone(db: Db, phone: string): Promise<UserRow | undefined> {
  const [row] = await db.query<UserRow>(
    `select ${USER_COLUMNS} from users where verified_phonenum = $1`,
    [phone],
  );
  return row;
}

/** A person by what is known of them. */
export interface Addressee {
  id?: number | undefined;
  email?: string | undefined;
  /** A verified one. */
  phone?: string | undefined;
}

/** In which language a person wants to get letters; a person without an account has chosen none, and gets them as in Spain. */
export async function readLanguage(db: Db, { id, email, phone }: Addressee): Promise<LanguageSet> {
  const [row] = await db.query<{ language: LanguageSet }>(
    `select coalesce(p.language, 'for_spanish') as language
     from users u join user_preferences p on p.user_id = u.id
     where u.id = $1::bigint or u.email = $2::text or u.verified_phonenum = $3::text limit 1`,
    [id ?? null, email ?? null, phone ?? null],
  );
  return row?.language ?? "for_spanish";
}

export async function markVerifiedContact(
  db: Db,
  values: { userId: number; email: string | null; phone: string | null; approves: boolean },
): Promise<void> {
  await db.query(
    `update users set
         email = coalesce($2, email), email_verified = email_verified or $2 is not null,
         phone = coalesce($3, phone), phone_verified = phone_verified or $3 is not null,
         verified_phonenum = coalesce($3, verified_phonenum),
         status = case when status = 'email_unverified' then 'active' else status end,
         approved_to_bid = approved_to_bid or ($4 and admitted_at is null),
         admitted_at = case when $4 then coalesce(admitted_at, clock_timestamp()) else admitted_at end
       where id = $1`,
    [values.userId, values.email, values.phone, values.approves],
  );
}
