import { ApiFault } from "./fault";

/** The JSON object of a body; an empty body is an empty object. Reads no further than the limit. */
export async function readJsonBody(request: Request, limitBytes: number): Promise<object> {
  const text = await readText(request, limitBytes);
  return text.trim() === "" ? {} : parseJsonObject(text);
}

/** The JSON object that a text is, or INVALID_JSON. */
export function parseJsonObject(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiFault("INVALID_JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ApiFault("INVALID_JSON");
  }
  return value;
}

async function readText(request: Request, limitBytes: number): Promise<string> {
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) > limitBytes) throw new ApiFault("BODY_TOO_LARGE");
  // With a declared length the transport reads no more than that.
  if (declared !== null && !request.headers.has("transfer-encoding")) return request.text();
  return readStream(request.body, limitBytes);
}

async function readStream(body: ReadableStream<Uint8Array> | null, limitBytes: number) {
  if (!body) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limitBytes) {
      // Not awaited: a sender that goes on sending must not hold up the answer.
      reader.cancel().catch(() => {});
      throw new ApiFault("BODY_TOO_LARGE");
    }
    text += decoder.decode(value, { stream: true });
  }
}
