/** Other people's pages: grants, codes and tokens that let them act for a user. */
import type { AccountListener } from "../accounts";
import { revokeGrantsOf } from "./grant-repository";
import type { SomeHandlers } from "../../platform/call/mount";
import { authorize, site } from "./authorize";
import { grants, revoke } from "./grants";
import { refresh, token } from "./token";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "partner/site": site,
  "partner/authorize": authorize,
  "partner/token": token,
  "partner/refresh": refresh,
  "partner/grants": grants,
  "partner/revokeGrant": revoke,
} satisfies SomeHandlers;

/** What becomes of this feature's rows when an account changes hands. */
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
