import type { UserStatus } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { USER_COLUMNS, type UserRow } from "./user-repository";

export interface NewAccount {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  companyname: string | null;
  /** E.164. */
  phone: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  isSeller: boolean;
  organization: string | null;
  googleId: string | null;
  avatar: string | null;
  customFields: Record<string, unknown>;
  emailVerified: boolean;
  phoneVerified: boolean;
  status: UserStatus;
  mayBid: boolean;
}

/** Nothing when the e-mail is taken. A seller begins with the free plan and without a trial. */
export async function insertUser(db: Db, account: NewAccount): Promise<UserRow | undefined> {
  const [row] = await db.query<UserRow>(
    `insert into users (email, password_hash, first_name, last_name, companyname, phone, address1,
       address2, city, state, zip, country, admin, seller_type, organization, emp_type, membership,
       membership_period, membership_start, trial_activated, google_id, avatar, custom_fields,
       email_verified, phone_verified, verified_phonenum, status, approved_to_bid, admitted_at)
     select r.email, r."passwordHash", r."firstName", r."lastName", r.companyname, r.phone, r.address1,
       r.address2, r.city, r.state, r.zip, 'ES', r."isSeller", seller.type, r.organization,
       case when r."isSeller" then 'seller' end, case when r."isSeller" then 'free' end,
       case when r."isSeller" then 'monthly' end,
       case when r."isSeller" then clock_timestamp() end, false, r."googleId", r.avatar,
       r."customFields", r."emailVerified", r."phoneVerified",
       case when r."phoneVerified" then r.phone end, r.status, r."mayBid",
       case when r."mayBid" then clock_timestamp() end
     from json_to_record($1::json) as r (email text, "passwordHash" text, "firstName" text,
         "lastName" text, companyname text, phone text, address1 text, address2 text, city text,
         state text, zip text, "isSeller" boolean, organization text, "googleId" text, avatar text,
         "customFields" jsonb, "emailVerified" boolean, "phoneVerified" boolean, status text,
         "mayBid" boolean),
       lateral (select case when r."isSeller" then 'seller' else 'buyer' end as type) seller
     on conflict (email) do nothing
     returning ${USER_COLUMNS}`,
    [JSON.stringify(account)],
  );
  return row;
}
