import { PATHS } from "martillo/contract";
import type { ErrorCode } from "martillo/contract";

/** Pages of the site on which a caller can do what a refusal asks for: `to` of the envelope. Never for what a form can say itself. */
export const WHERE_TO: Partial<Record<ErrorCode, string>> = {
  NOT_SIGNED_IN: PATHS.login,
  SESSION_EXPIRED: PATHS.login,
  NOT_VERIFIED: PATHS.profile,
  DETAILS_MISSING: PATHS.profile,
};

/** Where a session ends that the caller believed to have. */
export const SIGN_IN: string = PATHS.login;
