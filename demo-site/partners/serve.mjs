// Serves the partner pages from an origin of their own, beside a running Martillo: `node demo-site/partners/serve.mjs`.
// PORT (default 4100) and MARTILLO_API (default http://localhost:4000). Lot ids exist only in the database, so they are
// filled in here; `?lots=1,2,3` names others, and `?scope=read` lets the strict page ask for more only when a visitor bids. There
// `?entry=login` or `?entry=registration` shows that element, and `?sign-in=form` has it ask on the page itself.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const PORT = Number(process.env.PORT ?? 4100);
const API = new URL(process.env.MARTILLO_API ?? "http://localhost:4000").origin;
const LOTS_ON_A_PAGE = 3;

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};
const FILES = new Set(["concesionario.html", "concesionario.css", "estricto.html", "estricto.css"]);

/** What a careful bank would send: nothing inline, nothing from anywhere but here and the auction's own origin. */
const STRICT_POLICY = [
  "default-src 'self'",
  `script-src 'self' ${API}`,
  `connect-src ${API} ${API.replace(/^http/, "ws")}`,
  `img-src ${API}`,
  "style-src 'self'",
].join("; ");

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    response.writeHead(502, { "content-type": "text/plain; charset=utf-8" });
    response.end(`No hay respuesta de ${API}. ¿Está en marcha?\n`);
  });
});
server.listen(PORT, () => {
  const { port } = server.address();
  console.log(`Páginas de socios en http://localhost:${port}/ con la API de ${API}`);
});

async function answer(request, response) {
  const url = new URL(request.url ?? "/", "http://partner.invalid");
  const name = url.pathname === "/" ? "concesionario.html" : url.pathname.slice(1);
  if (!FILES.has(name)) {
    response.writeHead(name === "favicon.ico" ? 204 : 404, {
      "content-type": "text/plain; charset=utf-8",
    });
    response.end(name === "favicon.ico" ? undefined : "No existe.\n");
    return;
  }
  const text = await readFile(join(FOLDER, name), "utf8");
  const headers = { "content-type": TYPES[extname(name)], "cache-control": "no-store" };
  if (name === "estricto.html") headers["content-security-policy"] = STRICT_POLICY;
  const body = name.endsWith(".html") ? fill(text, await lotsFor(url), url.searchParams) : text;
  response.writeHead(200, headers);
  response.end(body);
}

const ENTRIES = new Set(["login", "registration"]);

function fill(html, lots, query) {
  const entry = query.get("entry");
  return html
    .replaceAll("{{api}}", API)
    .replaceAll("{{scope}}", query.get("scope") === "read" ? "read" : "read bid")
    .replaceAll("{{sign-in}}", query.get("sign-in") === "form" ? "form" : "popup")
    .replaceAll("{{entry}}", ENTRIES.has(entry) ? `<martillo-${entry}></martillo-${entry}>` : "")
    .replaceAll(/\{\{lot-(\d)\}\}/g, (_all, place) => String(lots[place - 1] ?? lots[0] ?? 0));
}

async function lotsFor(url) {
  const named = url.searchParams.get("lots");
  if (named && /^\d{1,15}(,\d{1,15})*$/.test(named)) return named.split(",").map(Number);
  return await openLots();
}

/** Running auctions of cars with the most time left; of anything where there are no cars. */
async function openLots() {
  const cars = await search({ category: ["Coches"] });
  return cars.length > 0 ? cars : await search({});
}

async function search(filters) {
  const response = await fetch(`${API}/api/product/search`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ auction: 1, limit: 48, orderby: "date_closed", order: "desc", filters }),
  });
  const { responseData } = await response.json();
  return responseData.records
    .filter((lot) => lot.market_status === "open")
    .slice(0, LOTS_ON_A_PAGE)
    .map((lot) => lot.id);
}
