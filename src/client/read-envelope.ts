import type { Envelope } from "../contract";

/** True for objects and lists. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/**
 * The text of an answer as an envelope, or undefined when it is something else. Looks at what it needs: a schema in every page would
 * cost more bytes than everything else here.
 */
export function readEnvelope(text: string): Envelope | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(json)) return undefined;
  const { message, server_time, ...rest } = json;
  const isSuccess = json["status"] === "success";
  // An answer that ends the session may come from somewhere in front of the API, and say no more than that.
  if (!isSuccess && json["status"] !== "error" && !endsSession(json)) return undefined;
  return {
    ...rest,
    status: isSuccess ? "success" : "error",
    ...(typeof message === "string" && { message }),
    ...(typeof server_time === "number" && { server_time }),
  };
}

/** True when the answer says that the session is over: `responseType` 403, as number or text. */
export function endsSession(envelope: { responseType?: unknown }): boolean {
  return Number(envelope.responseType) === 403;
}
