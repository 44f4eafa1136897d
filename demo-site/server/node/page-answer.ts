import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const toGzip = promisify(gzip);
/** Made for one visitor: little effort, most of the gain. */
const LEVEL = 6;

/** A text that was just made as an answer: compressed where the caller takes it, and not sent again to who has it. */
export async function madeAnswer(
  text: string,
  type: string,
  request: Request,
  headers: Record<string, string>,
  status = 200,
): Promise<Response> {
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 20);
  const etag = `W/"${hash}"`;
  const shared = { ...headers, "Content-Type": type, ETag: etag, Vary: "Accept-Encoding" };
  if (status === 200 && request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers: shared });
  }
  const takesGzip = /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
  const body = takesGzip ? new Uint8Array(await toGzip(text, { level: LEVEL })) : text;
  return new Response(request.method === "HEAD" ? null : body, {
    status,
    headers: { ...shared, ...(takesGzip && { "Content-Encoding": "gzip" }) },
  });
}
