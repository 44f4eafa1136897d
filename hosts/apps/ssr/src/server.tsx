// A server of a stranger: reads lots over plain HTTP, streams its page, and knows nothing of windows.
import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { LotDetail } from "martillo/contract";
import { lotJsonLdText } from "martillo/json-ld";
import { renderToPipeableStream } from "react-dom/server";
import { App } from "./App";

const CLIENT = new URL("../client/", import.meta.url);
const LATE_MS = 300;

async function readLot(api: string, id: number): Promise<LotDetail> {
  const response = await fetch(`${api}/api/product/singleProduct?id=${id}`);
  const { responseData } = (await response.json()) as { responseData: { record: LotDetail } };
  return responseData.record;
}

async function sendPage(url: URL, response: ServerResponse) {
  const api = url.searchParams.get("api") ?? "";
  const id = Number(url.searchParams.get("lot"));
  const nonce = crypto.randomUUID();
  const lot = await readLot(api, id);
  const late = new Promise<string>((resolve) => setTimeout(() => resolve("late"), LATE_MS));
  const lotUrl = (one: number) => `https://host.example/early/${one}`;
  const assetUrl = (path: string) => new URL(path, api).href;
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    `connect-src ${api} ${api.replace(/^http/, "ws")}`,
    `img-src 'self' ${api}`,
  ];
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy.join("; "),
  });
  const forEngines = lotJsonLdText(lot, { url: lotUrl(id), assetUrl });
  response.write(`<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <title>A page from a server</title>
    <link rel="stylesheet" href="/client.css">
    <script type="application/ld+json">${forEngines}</script>
    <script id="lots" type="application/json">${JSON.stringify([lot]).replaceAll("<", "\\u003c")}</script>
  </head>
  <body>
    <main>`);
  const { pipe } = renderToPipeableStream(
    <App state={{ isShown: true, lot: id, lotUrl }} apiBase={api} lots={[lot]} late={late} />,
    {
      nonce,
      bootstrapModules: ["/client.js"],
      onShellReady: () => pipe(response),
      onError: (error) => console.error(error),
    },
  );
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://host.invalid");
  const name = url.pathname.slice(1);
  if (name === "") {
    sendPage(url, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
    return;
  }
  if (name === "favicon.ico") {
    response.writeHead(204).end();
    return;
  }
  const type = name.endsWith(".css") ? "text/css" : "text/javascript";
  readFile(new URL(name, CLIENT)).then(
    (file) => response.writeHead(200, { "Content-Type": type }).end(file),
    () => response.writeHead(404).end(),
  );
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") console.log(`http://127.0.0.1:${address.port}`);
});
