import { createServer, type ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

/** A page of another company, on an origin of its own. */
export interface PartnerPage {
  html: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent so much later than the first part, as a slow server does. */
  rest?: { html: string; afterMs: number };
}

export interface PartnerSite {
  origin: string;
  /** Puts a page there and gives its address. */
  add(page: PartnerPage): string;
  close(): Promise<void>;
}

function pageOf({ html }: PartnerPage): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Socio</title>${html}`;
}

/** Serves pages of a partner, and under `/copy/` a second copy of the built embed. */
export async function startPartnerSite(port: number): Promise<PartnerSite> {
  const pages = new Map<string, PartnerPage>();

  async function answer(path: string, response: ServerResponse) {
    const page = pages.get(path);
    if (page) {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...page.headers });
      response.write(pageOf(page));
      const { rest } = page;
      if (rest) setTimeout(() => response.end(rest.html), rest.afterMs);
      else response.end();
      return;
    }
    const file = /^\/copy\/((?:embed\/[\w-]+\/)?[\w.@-]+\.js)$/.exec(path)?.[1];
    if (!file || extname(file) !== ".js") return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": "text/javascript; charset=utf-8" });
    response.end(await readFile(join(DIST, file)));
  }

  const server = createServer((request, response) => {
    answer(new URL(request.url ?? "/", "http://partner.invalid").pathname, response).catch(() =>
      response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    add(page) {
      const path = `/page-${pages.size}`;
      pages.set(path, page);
      return `${origin}${path}`;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
