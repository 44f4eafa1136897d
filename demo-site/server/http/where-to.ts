import type { ErrorCode } from "martillo/contract";

/** Pages of the site on which a caller can do what a refusal asks for: `to` of the envelope. Never for what a form can say itself. */
export const WHERE_TO: Partial<Record<ErrorCode, string>> = {
  NOT_SIGNED_IN: "/login",
  SESSION_EXPIRED: "/login",
  NOT_VERIFIED: "/cuenta/perfil",
};

/** Where a session ends that the caller believed to have. */
export const SIGN_IN = "/login";
