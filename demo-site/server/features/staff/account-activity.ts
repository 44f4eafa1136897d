import { SELLER_PERMISSIONS, type userProductDashboard } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { findUser } from "../accounts";
import { dashboardOf } from "../lots";

/** The lists of an account. Its maximums are known to the account alone, also while staff look. */
export const accountDashboard: Handler<typeof userProductDashboard> = async (
  { user_id, ...input },
  { db },
) => {
  const user = await findUser(db, user_id);
  if (!user) throw new ApiFault("NOT_FOUND");
  const employer = user.as_employees_id === null ? null : await findUser(db, user.as_employees_id);
  const isEmployed = employer?.admin === true && employer.status !== "deactivate";
  const found = await dashboardOf(db, input, {
    id: user.id,
    asEmployeesId: isEmployed ? employer.id : null,
    staff: false,
    pass: null,
    permissions: SELLER_PERMISSIONS,
    approvedToBid: user.approved_to_bid,
  });
  return {
    ...found,
    records: found.records.map((lot) => ({ ...lot, my_maximum: null, maximum_to_confirm: null })),
  };
};
