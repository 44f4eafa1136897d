import type { Envelope } from "../contract";
import { isRecord } from "./read-envelope";

/**
 * The token of an answer. The reference writes it to more than one place; all four are read:
 * `token`, `data.token`, `responseData.token`, `data.responseData.token`.
 */
function readToken(envelope: object): string | undefined {
  const body: Record<string, unknown> = { ...envelope };
  const data = isRecord(body["data"]) ? body["data"] : {};
  for (const place of [body, data, body["responseData"], data["responseData"]]) {
    if (isRecord(place) && typeof place["token"] === "string" && place["token"] !== "") {
      return place["token"];
    }
  }
  return undefined;
}

/** `responseData` with the token in it, wherever the answer carried that. */
export function readPayload(envelope: Envelope): unknown {
  const payload = envelope.responseData ?? {};
  const token = readToken(envelope);
  return token !== undefined && isRecord(payload) && typeof payload["token"] !== "string"
    ? { ...payload, token }
    : payload;
}
