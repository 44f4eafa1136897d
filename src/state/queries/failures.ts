import type { CallError } from "../../client";
import { OWN_ERRORS } from "../../contract";

function failure(code: keyof typeof OWN_ERRORS): CallError {
  return { code, message: OWN_ERRORS[code].text, next: OWN_ERRORS[code].next };
}

export const NOT_FOUND = failure("NOT_FOUND");
export const SESSION_EXPIRED = failure("SESSION_EXPIRED");
export const DEACTIVATED = failure("DEACTIVATED");
