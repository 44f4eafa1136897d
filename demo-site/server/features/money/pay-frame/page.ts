import type { VendorFields } from "../../../ports/payment-provider";
import type { TicketRow } from "../ticket-repository";
import script from "./frame-script.js?raw";
import styles from "./frame.css?raw";

/** The frame's only script, and what it is checked by. */
export async function frameScript(): Promise<{
  text: string;
  integrity: string;
  /** In its address: another one would be kept from before, and refused. */
  version: string;
}> {
  return { text: script, ...(await stampOf(script)) };
}

async function stampOf(text: string): Promise<{ integrity: string; version: string }> {
  const digest = await crypto.subtle.digest("SHA-384", new TextEncoder().encode(text));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return { integrity: `sha384-${hash}`, version: encodeURIComponent(hash.slice(0, 16)) };
}

const modulesPath = (base: string) => `${base}/pay/fields/`;

/** Modules of a provider's own fields: fetched beforehand, so that they are checked before one runs. */
async function preloads(base: string, fields: VendorFields): Promise<string> {
  const links = Object.entries(await fields.files()).map(async ([name, text]) => {
    const { integrity } = await stampOf(text);
    return `<link rel="modulepreload" href="${modulesPath(base)}${name}" integrity="${integrity}">`;
  });
  return (await Promise.all(links)).join("\n");
}

interface FramePageOptions {
  /** Origin of the API, which an opaque origin cannot call `'self'`. */
  base: string;
  ticket: string;
  isThere: boolean;
  /** The provider's own, where its fields take the card. */
  fields?: VendorFields | undefined;
}

/** The page of the pay frame: what is shown in it comes by its script. */
export async function framePage({
  base,
  ticket,
  isThere,
  fields,
}: FramePageOptions): Promise<string> {
  const { integrity, version } = await frameScript();
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
${fields ? await preloads(base, fields) : ""}
</head>
<body>
<main id="frame" data-address="${isThere ? `${base}/pay/${encodeURIComponent(ticket)}` : ""}"${fields ? ` data-fields="${modulesPath(base)}${fields.entry}"` : ""}>${isThere ? "" : gone}</main>
${isThere ? `<script src="${base}/pay/frame.js?v=${version}" integrity="${integrity}" crossorigin="anonymous"></script>` : ""}
</body>
</html>`;
}

/** Who may show the frame, and what it may reach: the house's API, and a provider whose own fields are in it. */
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
      ["script-src", `${base}/pay/frame.js`, ...modules, ...scripts].join(" "),
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
