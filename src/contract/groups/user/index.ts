import { authActions } from "./auth";
import { verificationActions } from "./verification";
import { watchActions } from "./watch";

export * from "./auth";
export * from "./verification";
export * from "./watch";

/** The calls about accounts, by wire name. */
export const userActions = {
  ...authActions,
  ...verificationActions,
  ...watchActions,
};
