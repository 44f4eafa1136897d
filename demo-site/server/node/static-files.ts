import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { Readable } from "node:stream";
import { compressedFile } from "./compressed-files";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
};

/** A file below a folder as an answer, or null when there is none: never anything outside, hidden, or of a type not listed. */
export async function fileAnswer(
  folder: string,
  path: string,
  request: Request,
  headers: Record<string, string>,
): Promise<Response | null> {
  const file = resolveInside(folder, path);
  if (file === null) return null;
  const type = TYPES[extname(file).toLowerCase()];
  const found = await stat(file).catch(() => null);
  if (!type || !found?.isFile()) return null;
  const etag = `W/"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
  const shared = { ...headers, "Content-Type": type, ETag: etag };
  if (request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers: shared });
  }
  if (isText(type)) {
    const accepted = request.headers.get("accept-encoding");
    Object.assign(shared, { Vary: "Accept-Encoding" });
    const packed = await compressedFile(file, etag, found.size, accepted);
    if (packed) {
      const { encoding, body } = packed;
      const length = String(body.byteLength);
      const packedHeaders = { ...shared, "Content-Encoding": encoding, "Content-Length": length };
      return new Response(request.method === "HEAD" ? null : body, { headers: packedHeaders });
    }
  }
  const sized = { ...shared, "Content-Length": String(found.size) };
  if (request.method === "HEAD") return new Response(null, { headers: sized });
  const stream = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  return new Response(stream, { headers: sized });
}

function isText(type: string): boolean {
  return type.includes("charset") || type === "image/svg+xml";
}

function resolveInside(folder: string, path: string): string | null {
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (plain.includes("\0") || plain.includes("\\")) return null;
  if (plain.split("/").some((part) => part.startsWith("."))) return null;
  const file = join(folder, plain);
  return file.startsWith(folder + sep) ? file : null;
}
