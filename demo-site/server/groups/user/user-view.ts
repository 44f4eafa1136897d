import type { User, ValidatedUser } from "martillo/contract";
import type { PartnerPass } from "../../http/context";
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
    status: row.status,
    approved_to_bid: flag(row.approved_to_bid),
    as_employees_id: row.as_employees_id,
    membership: row.membership,
    membership_period: row.membership_period,
    city: row.city,
    state: row.state,
    country: row.country,
  };
}

/** A user as a partner's page sees it: enough to greet and to bid, nothing to write to or to call. */
export function toPartnersUser(row: UserRow, pass: PartnerPass): ValidatedUser {
  return {
    ...toUser(row),
    admin: 0,
    staff: 0,
    email: "",
    phone: null,
    city: null,
    state: null,
    session: {
      expires_in: Math.floor(pass.expiresInSeconds),
      scopes: [...pass.scopes],
      origin: pass.origin,
    },
  };
}
