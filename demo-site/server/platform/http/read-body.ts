import type { ErrorCode } from "martillo/contract";
import { joined } from "./bytes";
import { ApiFault } from "../call/fault";
import { areTooMany, SMALL_BODY_BYTES } from "./pieces";
import { isFormType, readForm } from "./read-form";

/** Deeper than anything that a call takes: the code that looks at the input goes into it step by step. */
const MOST_LEVELS = 32;

/** The JSON object of a body; an empty body is an empty object. Reads no further than the limit. */
export async function readJsonBody(request: Request, limitBytes: number): Promise<object> {
  const bytes = await whole(readRawBody(request, limitBytes), "INVALID_JSON");
  const text = new TextDecoder().decode(bytes);
  return text.trim() === "" ? {} : parseJsonObject(text);
}

/** The body of a call that brings files: a form; a body of another type is read as all bodies are. */
export async function readFormBody(request: Request, limitBytes: number): Promise<object> {
  if (!isFormType(request.headers.get("content-type"))) return readJsonBody(request, limitBytes);
  const bytes = await whole(readRawBody(request, limitBytes), "INVALID_FORM");
  return readForm(request, bytes);
}

/** A body that breaks off is its sender's affair: no reader of the answer is left, and nothing is wrong here. */
async function whole<Body>(body: Promise<Body>, code: ErrorCode): Promise<Body> {
  try {
    return await body;
  } catch (error) {
    throw error instanceof ApiFault ? error : new ApiFault(code);
  }
}

/**
 * The bytes of a body. Every body of the product is read here: no further than the limit, and not in more pieces than networks make. Throws
 * BODY_TOO_LARGE and BODY_TOO_COMPLEX; rejects with what the transport says where the body breaks off.
 */
export async function readRawBody(request: Request, limitBytes: number): Promise<Uint8Array> {
  const declared = declaredBytes(request);
  if (declared !== null && declared > limitBytes) throw new ApiFault("BODY_TOO_LARGE");
  return declared !== null && declared <= SMALL_BODY_BYTES
    ? new Uint8Array(await request.arrayBuffer())
    : readStream(request.body, limitBytes);
}

/** The JSON object that a text is, or INVALID_JSON; BODY_TOO_COMPLEX for one with too many levels. */
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
  if (isDeeper(text, MOST_LEVELS)) throw new ApiFault("BODY_TOO_COMPLEX");
  return value;
}

/** Counts brackets outside of strings; one look at each character of any text. */
function isDeeper(text: string, most: number): boolean {
  let level = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') inString = !inString;
    else if (inString) at += char === "\\" ? 1 : 0;
    else if (char === "[" || char === "{") level += 1;
    else if (char === "]" || char === "}") level -= 1;
    if (level > most) return true;
  }
  return false;
}

/** With a declared length the transport reads no more than that; null where none is declared. */
function declaredBytes({ headers }: Request): number | null {
  const declared = headers.get("content-length");
  return declared === null || headers.has("transfer-encoding") ? null : Number(declared);
}

async function readStream(body: ReadableStream<Uint8Array> | null, limitBytes: number) {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return joined(chunks);
    size += value.byteLength;
    chunks.push(value);
    const refusal = faultOf({ size, pieces: chunks.length, limitBytes });
    if (refusal) {
      // Not awaited: a sender that goes on sending must not hold up the answer.
      reader?.cancel().catch(() => {});
      throw new ApiFault(refusal);
    }
  }
}

function faultOf({
  size,
  pieces,
  limitBytes,
}: {
  size: number;
  pieces: number;
  limitBytes: number;
}) {
  if (size > limitBytes) return "BODY_TOO_LARGE";
  return areTooMany(pieces, size) ? "BODY_TOO_COMPLEX" : null;
}
