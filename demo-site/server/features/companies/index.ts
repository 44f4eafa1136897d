/** The people who may act for an account: owners of a company, invitations, linked accounts. */
import type { SomeHandlers } from "../../platform/call/mount";
import {
  addCompanyOwner,
  getCompanyOwners,
  removeCompanyOwner,
  updateCompanyOwner,
} from "./company-owners";
import type { AccountListener } from "../accounts";
import { deleteLinksOf } from "./account-link-repository";
import { removeOwnersOf } from "./owner-repository";
import { sellerPeople, sellerPermissions } from "./seller-people";
import { acceptInvite, addinviteuser, getInviteDetails } from "./invites";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "user/getCompanyOwners": getCompanyOwners,
  "user/addCompanyOwner": addCompanyOwner,
  "user/updateCompanyOwner": updateCompanyOwner,
  "user/removeCompanyOwner": removeCompanyOwner,
  "custom/sellerPeople": sellerPeople,
  "custom/sellerPermissions": sellerPermissions,
  "user/getInviteDetails": getInviteDetails,
  "custom/acceptInvite": acceptInvite,
  "user/addinviteuser": addinviteuser,
} satisfies SomeHandlers;

/** The steps for this feature's rows when an account changes hands. */
export const accountListeners = [
  { closeWaysIn: deleteLinksOf },
  { closeWaysIn: removeOwnersOf },
] satisfies readonly AccountListener[];

// What other features and the process use of this one.
export { accountsOf, roleFor } from "./account-link-repository";
export { FORMER_LINK_DAYS, areLinked } from "./linked-accounts";
