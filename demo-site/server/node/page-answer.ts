import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { hasIt, takesGzip } from "../platform/http/send-answer";
import { textHash } from "../platform/security/token";

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
  const etag = `W/"${textHash(text)}"`;
  const shared = { ...headers, "Content-Type": type, ETag: etag, Vary: "Accept-Encoding" };
  if (status === 200 && hasIt(request.headers.get("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers: shared });
  }
  const isPacked = takesGzip(request.headers.get("accept-encoding"));
  const body = isPacked ? new Uint8Array(await toGzip(text, { level: LEVEL })) : text;
  return new Response(request.method === "HEAD" ? null : body, {
    status,
    headers: { ...shared, ...(isPacked && { "Content-Encoding": "gzip" }) },
  });
}
