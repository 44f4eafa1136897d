import { authActions } from "./auth";
import { companyActions } from "./company";
import { profileActions } from "./profile";
import { savedSearchActions } from "./saved-search";
import { staffActions } from "./staff";
import { verificationActions } from "./verification";
import { watchActions } from "./watch";

export * from "./auth";
export * from "./company";
export * from "./profile";
export * from "./saved-search";
export * from "./staff";
export * from "./verification";
export * from "./watch";

/** The calls about accounts, by wire name. */
export const userActions = {
  ...authActions,
  ...companyActions,
  ...profileActions,
  ...verificationActions,
  ...savedSearchActions,
  ...staffActions,
  ...watchActions,
};
