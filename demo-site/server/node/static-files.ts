import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/compress";

/** A file as an answer, or null when there is none. `path`: as it was asked for, from the folder on. */
export type FileAnswer = (
  path: string,
  request: Request,
  headers: Record<string, string>,
) => Promise<Response | null>;

/** Answers with the files below a folder, or with a part of them where a caller asks for one: never with anything outside or hidden. */
export function filesOf(folder: string): FileAnswer {
  // As a root it would have to be there already, and the folder of former builds comes later.
  const rewriteRequestPath = (path: string) => join(folder, path);
  const files = new Hono().use(serveStatic({ rewriteRequestPath, precompressed: true }));

  return async (path, request, headers) => {
    if (path.includes("/.")) return null;
    const { method } = request;
    const asked = pick(request.headers, ["accept-encoding", "range"]);
    let found = await files.request(path, { method, headers: asked });
    if (found.status === 404) return null;
    const ifRange = request.headers.get("if-range");
    // A visitor who has a part of a former file gets the whole one, and not another part of a new file.
    if (ifRange !== null && ifRange !== found.headers.get("last-modified")) {
      await found.body?.cancel();
      delete asked["range"];
      found = await files.request(path, { method, headers: asked });
    }
    for (const [name, value] of Object.entries(headers)) found.headers.set(name, value);
    found.headers.set("Accept-Ranges", "bytes");
    if (COMPRESSIBLE_CONTENT_TYPE_REGEX.test(found.headers.get("content-type") ?? "")) {
      found.headers.set("Vary", "Accept-Encoding");
    }
    const etag = etagOf(found.headers);
    found.headers.set("ETag", etag);
    if (request.headers.get("if-none-match") !== etag) return found;
    await found.body?.cancel();
    for (const name of ["Content-Length", "Content-Encoding", "Content-Range"]) {
      found.headers.delete(name);
    }
    return new Response(null, { status: 304, headers: found.headers });
  };
}

/** Of the whole file, also where only a part of it is sent. */
function etagOf(headers: Headers): string {
  const size = headers.get("content-range")?.split("/")[1] ?? headers.get("content-length");
  const changedMs = Date.parse(headers.get("last-modified") ?? "");
  return `W/"${Number(size).toString(36)}-${changedMs.toString(36)}"`;
}

function pick(headers: Headers, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
