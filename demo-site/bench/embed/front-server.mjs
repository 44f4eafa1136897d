// One TLS/HTTP-2 server that stands for every host of the pages: the dealer's, ours, and the peers' with their own wire formats.
import { readFile } from "node:fs/promises";
import { createSecureServer } from "node:http2";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { generate } from "selfsigned";
import { answerPeer } from "./peer-answers.mjs";

/** What a database and a network of the operator's own take, the same for us and for the peers. */
const API_DELAY_MS = 50;

const TYPES = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".webp": "image/webp",
  ".svg": "image/svg+xml",
};

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function compressed(body) {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/**
 * @param {{ apiPort: number, files: Map<string, Buffer>, dist: string, pages: (url: URL) => string | undefined, lotIds: number[] }} world
 */
export async function startFrontServer({ apiPort, files, dist, pages, lotIds }) {
  const pems = await generate([{ name: "commonName", value: "bench.test" }], {
    keySize: 2048,
    algorithm: "sha256",
  });
  const cache = new Map();
  /** Requests since `reset`, for what a page really fetched. */
  let log = [];

  async function staticFile(path) {
    if (cache.has(path)) return cache.get(path);
    const body = files.get(path) ?? (await readFile(join(dist, path)).catch(() => undefined));
    if (!body) return undefined;
    const entry = { body: compressed(body), type: TYPES[extname(path)] ?? "text/plain" };
    cache.set(path, entry);
    return entry;
  }

  function send(response, status, headers, body) {
    response.writeHead(status, { "access-control-allow-origin": "*", ...headers });
    response.end(body);
  }

  function readBody(request) {
    return new Promise((resolve) => {
      const chunks = [];
      request.on("data", (chunk) => chunks.push(chunk));
      request.on("end", () => resolve(Buffer.concat(chunks)));
    });
  }

  function toApi(request, body) {
    return new Promise((resolve, reject) => {
      const headers = { host: `127.0.0.1:${apiPort}` };
      for (const name of ["content-type", "authorization", "origin"])
        if (request.headers[name]) headers[name] = request.headers[name];
      if (body.length > 0) headers["content-length"] = body.length;
      const out = httpRequest(
        {
          host: "127.0.0.1",
          port: apiPort,
          method: request.method,
          path: request.url,
          headers,
        },
        (answer) => {
          const chunks = [];
          answer.on("data", (chunk) => chunks.push(chunk));
          answer.on("end", () => resolve({ answer, body: Buffer.concat(chunks) }));
        },
      );
      out.on("error", reject);
      out.end(body);
    });
  }

  async function answer(request, response) {
    const host = request.authority ?? request.headers.host ?? request.headers[":authority"] ?? "";
    const url = new URL(request.url, `https://${host}`);
    // The browser's own calls home lead nowhere, and are not the page's.
    if (/(^|\.)(google|googleapis|gstatic)\.com$/.test(url.hostname))
      return send(response, 404, {}, "");
    const note = (kind, bytes = 0) =>
      log.push({ kind, bytes, method: request.method, host: url.hostname, path: url.pathname });
    if (url.hostname === "dealer.test") {
      const html = pages(url);
      if (html === undefined) return send(response, 404, {}, "");
      return send(response, 200, { "content-type": TYPES[".html"] }, html);
    }
    const isApi = url.pathname.startsWith("/api/") || !url.hostname.endsWith(".test");
    if (request.method === "OPTIONS") {
      note("preflight");
      await sleep(API_DELAY_MS);
      const allow = {
        "access-control-allow-headers": request.headers["access-control-request-headers"] ?? "*",
        "access-control-allow-methods": "GET,POST",
        "access-control-max-age": "600",
      };
      return send(response, 204, allow, "");
    }
    if (!isApi) {
      const file = await staticFile(decodeURIComponent(url.pathname.slice(1)));
      if (!file) {
        note("missing");
        return send(response, 404, {}, "");
      }
      note("static", file.body.length);
      const headers = {
        "content-type": file.type,
        "content-encoding": "br",
        "cache-control": "public, max-age=31536000, immutable",
        "timing-allow-origin": "*",
      };
      return send(response, 200, headers, file.body);
    }
    const body = await readBody(request);
    await sleep(API_DELAY_MS);
    if (url.hostname === "auction.test") {
      const { answer: from, body: text } = await toApi(request, body);
      note("api", text.length);
      const { "content-type": type = "application/json" } = from.headers;
      const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
      return send(
        response,
        from.statusCode,
        { "content-type": type, "content-encoding": "br" },
        packed,
      );
    }
    const peer = answerPeer(url, body.toString(), lotIds);
    note(peer ? "api" : "missing", peer?.length ?? 0);
    return send(
      response,
      peer ? 200 : 404,
      { "content-type": "application/json" },
      JSON.stringify(peer ?? {}),
    );
  }

  const server = createSecureServer(
    { key: pems.private, cert: pems.cert, allowHTTP1: true },
    (request, response) => {
      answer(request, response).catch((error) => {
        process.stderr.write(`bench: ${request.url}: ${error}\n`);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    },
  );
  server.on("sessionError", () => {});
  server.on("upgrade", (request, socket, head) => {
    log.push({ kind: "socket", bytes: 0, method: "GET", host: "auction.test", path: request.url });
    const inner = connect(apiPort, "127.0.0.1", () => {
      const headers = Object.entries({ ...request.headers, host: `127.0.0.1:${apiPort}` })
        .map(([name, value]) => `${name}: ${value}`)
        .join("\r\n");
      inner.write(`GET ${request.url} HTTP/1.1\r\n${headers}\r\n\r\n`);
      inner.write(head);
      inner.pipe(socket).pipe(inner);
    });
    for (const end of [inner, socket]) end.on("error", () => (inner.destroy(), socket.destroy()));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: server.address().port,
    reset() {
      log = [];
    },
    log: () => log,
    stop: () =>
      new Promise(
        (resolve) => (
          server.close(resolve),
          server.closeAllConnections?.(),
          setTimeout(resolve, 300)
        ),
      ),
  };
}
