import type { User, ValidatedUser } from "martillo/contract";
import type { PartnerPass } from "../../platform/call/context";
import type { UserRow } from "./user-repository";

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

/** A user as only that user sees it. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    companyname: row.companyname,
    email: row.email,
    admin: flag(row.admin),
    staff: flag(row.staff),
    phone: row.phone,
    phone_verified: flag(row.phone_verified),
    email_verified: flag(row.email_verified),
    email_verifysent: flag(row.email_verifysent),
    status: row.status,
    approved_to_bid: flag(row.approved_to_bid),
    as_employees_id: row.as_employees_id,
    membership: row.membership,
    membership_period: row.membership_period,
    city: row.city,
    state: row.state,
    country: row.country,
    address1: row.address1,
    address2: row.address2,
    zip: row.zip,
    seller_type: row.seller_type ?? (row.admin ? "seller" : "buyer"),
    organization: row.organization,
    emp_type: row.emp_type,
    trial_activated: flag(row.trial_activated),
    membership_start: row.membership_start_ms && Math.round(row.membership_start_ms),
    membership_end: row.membership_end_ms && Math.round(row.membership_end_ms),
    verified_phonenum: row.verified_phonenum,
    stripe_id: row.stripe_id,
    has_password: flag(row.has_password),
    google_linked: flag(row.google_linked),
    avatar: row.avatar,
    custom_fields: row.custom_fields,
  };
}

/** A user as a partner's page sees it: enough to greet and to bid, nothing to write to or to call. */
export function toPartnersUser(row: UserRow, pass: PartnerPass): ValidatedUser {
  return {
    ...toUser(row),
    admin: 0,
    staff: 0,
    email: "",
    email_verifysent: 0,
    phone: null,
    city: null,
    state: null,
    address1: null,
    address2: null,
    zip: null,
    seller_type: "buyer",
    organization: null,
    emp_type: null,
    trial_activated: 0,
    membership: null,
    membership_period: null,
    membership_start: null,
    membership_end: null,
    verified_phonenum: null,
    stripe_id: null,
    has_password: 0,
    google_linked: 0,
    avatar: null,
    custom_fields: {},
    session: {
      expires_in: Math.floor(pass.expiresInSeconds),
      scopes: [...pass.scopes],
      origin: pass.origin,
    },
  };
}
