import { sha256 } from "hash-wasm";
import type { VendorFields } from "../../../ports/payment-provider";
import type { TicketRow } from "../ticket-repository";
import styles from "./frame.css?raw";

/** The frame's own modules, by name; the first to run is `frame.js`. */
const MODULES: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>("./script/*.js", { query: "?raw", import: "default", eager: true }),
  ).map(([path, text]) => [path.replace("./script/", ""), text]),
);

interface FrameModules {
  texts: ReadonlyMap<string, string>;
  /** In their addresses: those of another one would be refused. */
  version: string;
}

let modules: Promise<FrameModules> | undefined;

/** The frame's own modules. They are part of the build: their version is reckoned once. */
export function frameModules(): Promise<FrameModules> {
  modules ??= sha256([...MODULES].flat().join("\n")).then((digest) => ({
    texts: MODULES,
    version: digest.slice(0, 16),
  }));
  return modules;
}

/** What a browser checks a script by. */
async function integrityOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-384", new TextEncoder().encode(text));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

const modulesPath = (base: string) => `${base}/pay/fields/`;

/** Modules that others import are fetched beforehand, so that they are checked before one runs. */
async function preloads(path: string, files: Iterable<[string, string]>): Promise<string> {
  const links = Array.from(
    files,
    async ([name, text]) =>
      `<link rel="modulepreload" href="${path}${name}" integrity="${await integrityOf(text)}" crossorigin="anonymous">`,
  );
  return (await Promise.all(links)).join("\n");
}

const ENTRY = "frame.js";

function splitEntry(texts: ReadonlyMap<string, string>): {
  entry: string;
  others: [string, string][];
} {
  const others = [...texts].filter(([name]) => name !== ENTRY);
  return { entry: texts.get(ENTRY) ?? "", others };
}

interface FramePageOptions {
  /** Origin of the API, which an opaque origin cannot call `'self'`. */
  base: string;
  ticket: string;
  isThere: boolean;
  /** The provider's own, where its fields take the card. */
  fields?: VendorFields | undefined;
}

/** The page of the pay frame: its script brings what is shown in it. */
export async function framePage({
  base,
  ticket,
  isThere,
  fields,
}: FramePageOptions): Promise<string> {
  const { texts, version } = await frameModules();
  const own = `${base}/pay/frame/${version}/`;
  const { entry, others } = splitEntry(texts);
  const gone =
    "<h1>Este formulario ha caducado</h1><p>Vuelva a la página anterior y ábralo de nuevo.</p>";
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>Formulario de pago seguro</title>
<style>${styles}</style>
${isThere ? await preloads(own, others) : ""}
${fields ? await preloads(modulesPath(base), Object.entries(await fields.files())) : ""}
</head>
<body>
<main id="frame" data-address="${isThere ? `${base}/pay/${encodeURIComponent(ticket)}` : ""}"${fields ? ` data-fields="${modulesPath(base)}${fields.entry}"` : ""}>${isThere ? "" : gone}</main>
${isThere ? `<script type="module" src="${own}${ENTRY}" integrity="${await integrityOf(entry)}" crossorigin="anonymous"></script>` : ""}
</body>
</html>`;
}

/** The sites that may show the frame, and the addresses that it may reach: the house's API, and a provider whose own fields are in it. */
export function frameHeaders({
  base,
  ticket,
  siteUrl,
  fields,
}: {
  base: string;
  ticket: TicketRow | null;
  siteUrl: string;
  fields?: VendorFields | undefined;
}): Record<string, string> {
  const own = siteUrl === "" ? base : `${base} ${siteUrl}`;
  const ancestors =
    ticket === null || ticket.is_window ? "'none'" : ticket.origin === "" ? own : ticket.origin;
  const { scripts, frames, connects } = fields?.sources ?? {
    scripts: [],
    frames: [],
    connects: [],
  };
  const modules = fields ? [modulesPath(base)] : [];
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": [
      "default-src 'none'",
      ["script-src", `${base}/pay/frame/`, ...modules, ...scripts].join(" "),
      "style-src 'unsafe-inline'",
      ["connect-src", `${base}/pay/`, ...connects].join(" "),
      ...(frames.length > 0 ? [["frame-src", ...frames].join(" ")] : []),
      "form-action 'none'",
      "base-uri 'none'",
      `frame-ancestors ${ancestors}`,
      // It sees numbers itself: an origin that no script of the house's own pages can read. A provider's fields are frames of their
      // own origin, and would not work in one without.
      ...(fields ? [] : ["sandbox allow-scripts allow-forms"]),
    ].join("; "),
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
  };
}
