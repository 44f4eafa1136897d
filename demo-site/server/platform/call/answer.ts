import { ERRORS, type Envelope, type ErrorCode } from "martillo/contract";
import type { DescribedCall } from "martillo/contract/schemas";
import { formatEuro, parseCents } from "martillo/domain";
import type { ApiFault, FaultDetails } from "./fault";
import { fieldsInSpanish } from "./field-texts";
import { SIGN_IN, WHERE_TO } from "./where-to";

/** The body field that tells a client to forget its token. */
const ENDS_SESSION = 403;

/** A call that went well says so, unless it is silent. */
export function successEnvelope(
  output: unknown,
  serverTimeMs: number | null,
  { answersTrue = false, silent, success }: Partial<DescribedCall> = {},
): Envelope {
  const token = tokenOf(output);
  return {
    status: answersTrue ? "true" : "success",
    ...(success !== undefined && !silent && { message: success }),
    responseData: output,
    ...(answersTrue && { data: output }),
    ...(token !== null && { data: { token } }),
    ...(serverTimeMs !== null && { server_time: serverTimeMs }),
  };
}

export function faultEnvelope(fault: ApiFault): Envelope {
  const { code, details } = fault;
  const {
    ends_session,
    fields,
    text = ERRORS[code].text,
    next = ERRORS[code].next,
    ...shown
  } = details;
  const to = ends_session ? SIGN_IN : WHERE_TO[code];
  return {
    status: "error",
    message: fillIn(text, details),
    ...(ends_session && { responseType: ENDS_SESSION }),
    ...(to !== undefined && { to }),
    responseData: {
      code,
      next: fillIn(next, details),
      ...shown,
      ...(fields && { fields: fieldsInSpanish(fields) }),
    },
  };
}

export function statusOf(code: ErrorCode): number {
  return ERRORS[code].status;
}

/** The texts of the list with their amounts and seconds. */
export function fillIn(text: string, details: FaultDetails): string {
  const minimum = details.minimum === undefined ? "" : formatEuro(parseCents(details.minimum));
  const named = Object.entries(details.values ?? {}).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, value),
    text,
  );
  return named
    .replaceAll("{minimum}", minimum)
    .replaceAll("{seconds}", String(details.retry_after ?? ""));
}

function tokenOf(output: unknown): string | null {
  if (typeof output !== "object" || output === null || !("token" in output)) return null;
  return typeof output.token === "string" ? output.token : null;
}
