/** What an account says of itself: name, addresses, identity, preferences. */
import type { AccountListener } from "../accounts";
import { forgetPreferences } from "./preference-repository";
import { forgetAddresses } from "./address-repository";
import { forgetKyc } from "./kyc-repository";
import type { SomeHandlers } from "../../platform/call/mount";
import { userAddress } from "./addresses";
import { completeAccount } from "./complete-account";
import { runKycCheck, updateProfileKYC } from "./kyc";
import { decryptProfile, updatePreference, updateProfile } from "./profile";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "custom/completeAccount": completeAccount,
  "user/updateProfile": updateProfile,
  "user/decryptProfile": decryptProfile,
  "user/updatePreference": updatePreference,
  "user/userAddress": userAddress,
  "user/updateProfileKYC": updateProfileKYC,
  "user/runKycCheck": runKycCheck,
} satisfies SomeHandlers;

/** The steps for this feature's rows when an account changes hands. */
export const accountListeners = [
  { makeAnew: forgetPreferences },
  { makeAnew: forgetAddresses },
  { makeAnew: forgetKyc },
] satisfies readonly AccountListener[];

// What other features and the process use of this one.
export { readPreferences, writePreferences } from "./preference-repository";
export { readOwnAddress } from "./address-repository";
