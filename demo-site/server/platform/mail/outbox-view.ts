import type { OutboxRow } from "./outbox-repository";
import { escapeHtml } from "./template";
import { momentText } from "../dates/written-dates";

interface PageOptions {
  /** What the recipients are filtered by. */
  to: string;
  /** Links to the site itself are opened where the page is. */
  origin: string;
}

/** All messages on one page, the newest first. */
export function outboxPage(messages: readonly OutboxRow[], { to, origin }: PageOptions): string {
  const list =
    messages.length === 0
      ? `<p class="empty">${to ? "Ningún mensaje para ese destinatario." : "Todavía no hay mensajes. Regístrese o pida un código y aparecerá aquí."}</p>`
      : `<ol>${messages.map((message) => item(message, origin)).join("")}</ol>`;
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Bandeja de la demostración</title>
<link rel="stylesheet" href="/dev/outbox.css">
<script src="/dev/outbox.js" defer></script>
</head>
<body>
<main data-page="dev-outbox">
<header>
<h1>Bandeja de la demostración</h1>
<p>Los correos y SMS que envía esta casa de subastas de prueba se quedan aquí. Los códigos y enlaces funcionan.</p>
<form method="get" action="/dev/outbox" role="search">
<label for="to">Correo o teléfono</label>
<div class="row"><input id="to" name="to" type="search" value="${escapeHtml(to)}" autocomplete="off" spellcheck="false">
<button>Filtrar</button></div>
</form>
<p class="links"><a href="/">Ir a la página</a>${to ? ` <a href="/dev/outbox">Ver todos</a>` : ""}</p>
</header>
<section aria-live="polite" aria-label="Mensajes" data-messages>${list}</section>
</main>
</body>
</html>
`;
}

const KINDS: Record<OutboxRow["kind"], string> = { mail: "Correo", sms: "SMS" };

const STATES: Record<OutboxRow["status"], string> = {
  kept: "",
  waiting: "Pendiente de envío",
  sending: "Enviándose",
  sent: "Enviado",
  failed: "No se pudo enviar",
  dropped: "Sin envío configurado",
};

function item(message: OutboxRow, origin: string): string {
  const { id, kind, recipient, subject, text, html, status, created_ms: at } = message;
  const code = CODE_TEMPLATES.has(message.template) ? /\b\d{4,8}\b/.exec(text)?.[0] : undefined;
  const state = STATES[status];
  return `<li><article>
<p class="meta"><span class="kind">${KINDS[kind]}</span> <time datetime="${new Date(at).toISOString()}">${momentText(at, { seconds: true })}</time>${state ? ` <span class="state">${state}</span>` : ""}</p>
<p class="to"><span class="hidden">Para </span><a href="/dev/outbox?to=${encodeURIComponent(recipient)}">${escapeHtml(recipient)}</a></p>
${subject ? `<h2>${escapeHtml(subject)}</h2>` : ""}
${code ? `<p class="code" data-code>${code}</p>` : ""}
<div class="text">${text ? linked(text, origin) : "El texto llevaba un código o un enlace y no se conserva después de enviarlo."}</div>
${html ? `<p class="links"><a href="/dev/outbox/${id}">Ver como correo</a></p>` : ""}
</article></li>`;
}

const CODE_TEMPLATES: ReadonlySet<string> = new Set(["verifyCode", "loginCode"]);

/** Addresses of the site become links; those of others stay text. */
function linked(text: string, origin: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"]+|(?<=^|\n)\/[^\s<>"]+)/);
  return parts
    .map((part, index) => {
      const safe = escapeHtml(part);
      // Every other part is what the pattern found.
      if (index % 2 === 0) return safe;
      const url = URL.canParse(part, origin) ? new URL(part, origin) : null;
      if (url === null || !isOfSite(url, origin)) return safe;
      return `<a href="${escapeHtml(url.pathname + url.search + url.hash)}">${safe}</a>`;
    })
    .join("");
}

/** The demo is reached by several names of this machine. */
function isOfSite(url: URL, origin: string): boolean {
  if (url.origin === origin) return true;
  const own = new URL(origin);
  return url.port === own.port && LOCAL.has(url.hostname) && LOCAL.has(own.hostname);
}

const LOCAL: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

export { OUTBOX_SCRIPT, OUTBOX_STYLE } from "./outbox-assets";
