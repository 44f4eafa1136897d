import { promisify } from "node:util";
import { gzip } from "node:zlib";

const toGzip = promisify(gzip);

/** Lists are large; the answers of other groups are a few hundred bytes. */
const LARGE_ANSWERS = /^\/api\/(product|common|auction)\//i;
const SMALLEST_BYTES = 2_048;
/** Answers are made for one caller: little effort, most of the gain. */
const LEVEL = 4;

/** An answer of the API as it travels: gzip for large ones where the caller accepts it. */
export async function compressedAnswer(request: Request, response: Response): Promise<Response> {
  const accepted = request.headers.get("accept-encoding") ?? "";
  if (!LARGE_ANSWERS.test(new URL(request.url).pathname) || response.body === null) return response;
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  const plain = await response.arrayBuffer();
  const { status } = response;
  if (plain.byteLength < SMALLEST_BYTES || !/\bgzip\b/.test(accepted)) {
    return new Response(plain, { status, headers });
  }
  headers.set("Content-Encoding", "gzip");
  headers.delete("Content-Length");
  return new Response(new Uint8Array(await toGzip(plain, { level: LEVEL })), { status, headers });
}
