import { CALL_ERRORS, type Envelope, type ErrorCode, OWN_ERRORS, type Scope } from "../contract";
import { endsSession, isRecord } from "./read-envelope";
import type { CallError } from "./result";

/** No answer in time. */
export const TIMEOUT_FAILURE: CallError = {
  code: "TIMEOUT",
  message: "El servidor tarda demasiado en responder.",
  next: "Vuelva a intentarlo en unos segundos.",
};

/** A call that was not made because another user is signed in by now. */
export const NOT_THEIRS: CallError = {
  code: "SESSION_EXPIRED",
  message: OWN_ERRORS.SESSION_EXPIRED.text,
  next: OWN_ERRORS.SESSION_EXPIRED.next,
};

/** The failure of an answer that is no envelope: a proxy's page, an empty body. */
export function failureOfStatus(httpStatus: number): CallError {
  const code =
    httpStatus === 502 || httpStatus === 503 || httpStatus === 504 ? "UNAVAILABLE" : "INTERNAL";
  return { code, message: CALL_ERRORS[code].text, next: CALL_ERRORS[code].next };
}

/** Written out, so that a page pays for no list, and complete, or it does not compile. */
const SCOPES: Readonly<Record<Scope, true>> = { read: true, bid: true, buy: true, pay: true };

function isScope(value: unknown): value is Scope {
  return typeof value === "string" && Object.hasOwn(SCOPES, value);
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === "string");
}

/** The text of a code that came without one: servers of ours send it, so a page carries none of them. */
async function textOf(code: string): Promise<string | undefined> {
  try {
    const { ERRORS } = await import("../contract/errors");
    return Object.hasOwn(ERRORS, code) ? ERRORS[code as ErrorCode].text : undefined;
  } catch {
    return undefined;
  }
}

/** The failure that an error envelope tells. A code that only a newer server knows is passed on with its text. */
export async function failureOfEnvelope(
  envelope: Envelope,
  httpStatus: number,
): Promise<CallError> {
  const refusal = isRecord(envelope.responseData) ? envelope.responseData : {};
  const { code, next, minimum, fields, scope, retry_after: retryAfter } = refusal;
  const isCode = typeof code === "string" && code !== "";
  const message = envelope.message ?? (isCode ? await textOf(code) : undefined);
  if (!isCode || message === undefined) {
    const failure = endsSession(envelope) ? NOT_THEIRS : failureOfStatus(httpStatus);
    return { ...failure, ...(message !== undefined && { message }) };
  }
  return {
    code: code as ErrorCode,
    message,
    ...(typeof next === "string" && { next }),
    ...(typeof minimum === "string" && { minimum }),
    ...(isTextRecord(fields) && { fields }),
    ...(isScope(scope) && { scope }),
    ...(typeof retryAfter === "number" && { retryAfter }),
  };
}
