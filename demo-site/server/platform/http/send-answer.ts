import type { Context } from "hono";
import type { Compress, KeptText } from "../cache/kept-answer";

/** Below this an answer fits into two packets, and compressing it takes longer than it saves. */
const SMALLEST_BYTES = 2_048;
const JSON_TYPE = { "Content-Type": "application/json" } as const;
/** As long as a release may take to reach pages that are open. Afterwards a caller asks whether the list is still the same. */
const KEPT_SECONDS = 3_600;

/** An answer that was just made: as gzip where it is large and the caller takes it so. */
export async function sendMade(c: Context, text: string, compress?: Compress): Promise<Response> {
  if (text.length < SMALLEST_BYTES || !compress) return c.body(text, 200, JSON_TYPE);
  c.header("Vary", "Accept-Encoding", { append: true });
  if (!takesGzip(c.req.header("accept-encoding"))) return c.body(text, 200, JSON_TYPE);
  c.header("Content-Encoding", "gzip");
  return c.body(await compress(text, "least"), 200, JSON_TYPE);
}

/** An answer that never changes: browsers and proxies keep it, and a caller that has it gets nothing but the word that it still holds. */
export async function sendKept(c: Context, kept: KeptText, compress?: Compress): Promise<Response> {
  const isRead = c.req.method !== "POST";
  c.header("Cache-Control", isRead ? `public, max-age=${KEPT_SECONDS}` : "no-store");
  c.header("ETag", kept.etag);
  const isLarge = kept.bytes.length >= SMALLEST_BYTES && compress !== undefined;
  if (isLarge) c.header("Vary", "Accept-Encoding", { append: true });
  if (isRead && hasIt(c.req.header("if-none-match"), kept.etag)) return c.body(null, 304);
  if (!isLarge || !takesGzip(c.req.header("accept-encoding")))
    return c.body(kept.bytes, 200, JSON_TYPE);
  c.header("Content-Encoding", "gzip");
  return c.body(await kept.compressed(compress), 200, JSON_TYPE);
}

/** By the `Accept-Encoding` of a request; `gzip;q=0` is a refusal. */
export function takesGzip(accepted: string | null | undefined): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/i.test(accepted ?? "");
}

/** Whether the `If-None-Match` of a request names what would be sent. */
export function hasIt(noneMatch: string | null | undefined, etag: string): boolean {
  return (noneMatch ?? "").split(",").some((one) => one.trim() === etag);
}
