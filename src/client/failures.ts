import { type Envelope, ERRORS, type ErrorCode } from "../contract";
import { isRecord } from "./read-envelope";
import type { CallError } from "./result";

/** The connection failed before an answer arrived. */
export const NETWORK_FAILURE: CallError = {
  code: "NETWORK",
  message: "No hay conexión con el servidor.",
  next: "Compruebe su conexión e inténtelo de nuevo.",
};

/** No answer in time. */
export const TIMEOUT_FAILURE: CallError = {
  code: "TIMEOUT",
  message: "El servidor tarda demasiado en responder.",
  next: "Vuelva a intentarlo en unos segundos.",
};

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(ERRORS, code);
}

/** The failure of an answer that is no envelope: a proxy's page, an empty body. */
export function failureOfStatus(httpStatus: number): CallError {
  const code =
    httpStatus === 502 || httpStatus === 503 || httpStatus === 504 ? "UNAVAILABLE" : "INTERNAL";
  return { code, message: ERRORS[code].text, next: ERRORS[code].next };
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === "string");
}

/** The failure that an error envelope tells. */
export function failureOfEnvelope(envelope: Envelope, httpStatus: number): CallError {
  const refusal = isRecord(envelope.responseData) ? envelope.responseData : {};
  const { code, next, minimum, fields, retry_after: retryAfter } = refusal;
  if (!isErrorCode(code)) {
    const failure = failureOfStatus(httpStatus);
    return envelope.message ? { ...failure, message: envelope.message } : failure;
  }
  return {
    code,
    message: envelope.message ?? ERRORS[code].text,
    ...(typeof next === "string" && { next }),
    ...(typeof minimum === "string" && { minimum }),
    ...(isTextRecord(fields) && { fields }),
    ...(typeof retryAfter === "number" && { retryAfter }),
  };
}
