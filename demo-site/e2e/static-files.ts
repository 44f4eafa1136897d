import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { freePort } from "./server";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};

export interface StaticServer {
  origin: string;
  close(): Promise<void>;
}

/** A plain file server: a folder under a path, and nothing clever. */
export async function serveFolder(folder: string, under = "/"): Promise<StaticServer> {
  return serve((path) => {
    if (!path.startsWith(under)) return undefined;
    const name = path.slice(under.length);
    const file = join(
      folder,
      normalize(name === "" || name.endsWith("/") ? `${name}index.html` : name),
    );
    return existsSync(file) && statSync(file).isFile()
      ? { type: TYPES[extname(file)], file }
      : undefined;
  });
}

/** Pages made on the spot, e.g. from a sample: path → HTML. */
export async function servePages(
  pages: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<StaticServer> {
  return serve((path) => {
    const text = pages[path];
    return text === undefined ? undefined : { type: TYPES[extname(path)] ?? TYPES[".html"], text };
  }, headers);
}

type Found = { type: string | undefined } & ({ file: string } | { text: string });

async function serve(
  find: (path: string) => Found | undefined,
  headers: Record<string, string> = {},
): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://static.invalid");
    const found = find(decodeURIComponent(pathname));
    if (!found) {
      response.writeHead(pathname.endsWith("/favicon.ico") ? 204 : 404).end();
      return;
    }
    response.writeHead(200, {
      ...headers,
      "content-type": found.type ?? "application/octet-stream",
    });
    if ("file" in found) createReadStream(found.file).pipe(response);
    else response.end(found.text);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    origin: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
