import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { transformWithOxc } from "vite";
import { CONSUMERS } from "./consumers";
import { type PolicyInput, policyOf } from "./policies";

const HOSTS = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".ts": "text/javascript; charset=utf-8",
};

export interface PageServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves the pages of the hosts, each with the headers of its kind, from an origin that is not the API's. */
export async function servePages(api: string): Promise<PageServer> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://host.invalid");
    answer(url, api).then(
      ({ status = 200, headers = {}, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => closed(server) };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

async function answer({ pathname, searchParams }: URL, api: string): Promise<Answer> {
  if (pathname === "/favicon.ico") return { status: 204 };
  // What strangers have built, and our own pages.
  const folder = pathname.startsWith("/apps/") ? CONSUMERS : HOSTS;
  const path = join(folder, decodeURIComponent(pathname));
  // A module names another without its ending.
  const file = extname(path) === "" ? `${path}.ts` : path;
  const type = TYPES[extname(file)];
  if (!type || !file.startsWith(folder + sep)) return { status: 404 };
  const content = await readFile(file).catch(() => undefined);
  if (!content) return { status: 404 };
  const headers = { "Content-Type": type, "Cache-Control": "no-store" };
  if (type.includes("html")) {
    const input = { api, nonce: randomBytes(16).toString("base64") };
    const body = fill(String(content), input, searchParams);
    return { headers: { ...headers, ...policyOf(pathname, { ...input, html: body }) }, body };
  }
  if (file.endsWith(".ts")) {
    return { headers, body: (await transformWithOxc(String(content), file)).code };
  }
  return { headers, body: content };
}

/** Lots and addresses exist only while the tests run. */
function fill(html: string, { api, nonce }: Omit<PolicyInput, "html">, asked: URLSearchParams) {
  const values: Record<string, string> = { api, nonce, lot: asked.get("lot") ?? "" };
  return html.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? "");
}
