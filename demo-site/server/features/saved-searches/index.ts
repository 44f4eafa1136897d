/** Searches that an account keeps, and letters about what is new in them. */
import type { AccountListener } from "../accounts";
import { forgetSearches } from "./saved-search-repository";
import type { SomeHandlers } from "../../platform/call/mount";
import {
  addSavedSearch,
  confirmSavedSearch,
  getSavedSearch,
  removeSavedSearch,
  stopSavedSearch,
} from "./saved-search";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "user/addSavedSearch": addSavedSearch,
  "user/getSavedSearch": getSavedSearch,
  "user/removeSavedSearch": removeSavedSearch,
  "custom/confirmSavedSearch": confirmSavedSearch,
  "custom/stopSavedSearch": stopSavedSearch,
} satisfies SomeHandlers;

/** The steps for this feature's rows when an account changes hands. */
export const accountListeners = [{ makeAnew: forgetSearches }] satisfies readonly AccountListener[];

// What other features and the process use of this one.
export { sendAlerts } from "./send-alerts";
export { jobs } from "./jobs";
