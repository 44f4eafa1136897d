/** Other people's pages: grants, codes and tokens that let them act for a user. */
import type { AccountListener } from "../accounts";
import { revokeGrantsOf } from "./grant-repository";
import type { SomeHandlers } from "../../platform/call/mount";
import { authorizePartner, readPartnerSite } from "./authorize";
import { readOwnGrants, revokeOwnGrant } from "./grants";
import { refreshToken, issueToken } from "./token";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "partner/site": readPartnerSite,
  "partner/authorize": authorizePartner,
  "partner/token": issueToken,
  "partner/refresh": refreshToken,
  "partner/grants": readOwnGrants,
  "partner/revokeGrant": revokeOwnGrant,
} satisfies SomeHandlers;

/** The steps for this feature's rows when an account changes hands. */
export const accountListeners = [
  { closeWaysIn: revokeGrantsOf },
] satisfies readonly AccountListener[];

// What other features and the process use of this one.
export { originFault } from "./origins";
export {
  type NewPartner,
  createPartner,
  setScopes,
  hasPartners,
  lockPartners,
} from "./partner-repository";
export { jobs } from "./jobs";
