import type { TicketRow } from "../tickets";
import script from "./frame-script.js?raw";
import styles from "./frame.css?raw";

/** The frame's only script, and what it is checked by. */
export async function frameScript(): Promise<{
  text: string;
  integrity: string;
  /** In its address: another one would be kept from before, and refused. */
  version: string;
}> {
  const digest = await crypto.subtle.digest("SHA-384", new TextEncoder().encode(script));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return {
    text: script,
    integrity: `sha384-${hash}`,
    version: encodeURIComponent(hash.slice(0, 16)),
  };
}

interface FramePageOptions {
  /** Origin of the API, which an opaque origin cannot call `'self'`. */
  base: string;
  ticket: string;
  isThere: boolean;
}

/** The page of the pay frame: what is shown in it comes by its script. */
export async function framePage({ base, ticket, isThere }: FramePageOptions): Promise<string> {
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
</head>
<body>
<main id="frame" data-address="${isThere ? `${base}/pay/${encodeURIComponent(ticket)}` : ""}">${isThere ? "" : gone}</main>
${isThere ? `<script src="${base}/pay/frame.js?v=${version}" integrity="${integrity}" crossorigin="anonymous"></script>` : ""}
</body>
</html>`;
}

/** Who may show the frame, and what it may reach: the house's API alone. */
export function frameHeaders({
  base,
  ticket,
  siteUrl,
}: {
  base: string;
  ticket: TicketRow | null;
  siteUrl: string;
}): Record<string, string> {
  const own = siteUrl === "" ? base : `${base} ${siteUrl}`;
  const ancestors =
    ticket === null || ticket.is_window ? "'none'" : ticket.origin === "" ? own : ticket.origin;
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": [
      "default-src 'none'",
      `script-src ${base}/pay/frame.js`,
      "style-src 'unsafe-inline'",
      `connect-src ${base}/pay/`,
      "form-action 'none'",
      "base-uri 'none'",
      `frame-ancestors ${ancestors}`,
      // It sees numbers itself: an origin that no script of the house's own pages can read.
      "sandbox allow-scripts allow-forms",
    ].join("; "),
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
  };
}
