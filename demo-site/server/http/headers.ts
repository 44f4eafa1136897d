import type { ServerConfig } from "./config";

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365 * DAY_SECONDS;

/** For every answer, pages and files included. */
export function securityHeaders(config: Pick<ServerConfig, "https">): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "geolocation=(), microphone=(), payment=()",
    ...(config.https && { "Strict-Transport-Security": `max-age=${YEAR_SECONDS}` }),
  };
}

/** An answer of the API is data: it may be read from anywhere and must never act as a page. */
export const API_HEADERS = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Frame-Options": "DENY",
} as const;

/** The site's own pages: no third party at all. */
export const PAGE_HEADERS = {
  "Content-Security-Policy": [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "SAMEORIGIN",
} as const;

/** Google's button is a script of Google, in a frame of Google, which answers from a window of Google: only where it is configured. */
const GOOGLE_SOURCES: Readonly<Record<string, string>> = {
  "script-src": "https://accounts.google.com/gsi/client",
  "style-src": "https://accounts.google.com/gsi/style",
  "connect-src": "https://accounts.google.com/gsi/",
  "frame-src": "https://accounts.google.com/gsi/",
};

/** The site's own pages, with Google among their sources where people may sign in with it. */
export function pageHeaders({
  googleClientId,
}: Pick<ServerConfig, "googleClientId">): Record<string, string> {
  if (googleClientId === null) return PAGE_HEADERS;
  const rules = [...PAGE_HEADERS["Content-Security-Policy"].split("; "), "frame-src 'self'"];
  const policy = rules.map((rule) => {
    const source = GOOGLE_SOURCES[rule.split(" ", 1)[0] ?? ""];
    return source === undefined ? rule : `${rule} ${source}`;
  });
  return {
    ...PAGE_HEADERS,
    "Content-Security-Policy": policy.join("; "),
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  };
}

/** Where a page that shows a window to its visitors is answered to; that page could not hear it otherwise. Nobody may frame it. */
export const WINDOW_HEADERS = {
  ...PAGE_HEADERS,
  "Content-Security-Policy": PAGE_HEADERS["Content-Security-Policy"].replace(
    "frame-ancestors 'self'",
    "frame-ancestors 'none'",
  ),
  "Cross-Origin-Opener-Policy": "unsafe-none",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
} as const;

/** Bearer tokens only: no cookie is ever read, so an open list lets nobody act for a visitor. */
export function corsHeaders(
  origins: ServerConfig["origins"],
  origin: string | null,
): Record<string, string> {
  if (origins !== "*") {
    if (origin === null || !origins.includes(origin)) return { Vary: "Origin" };
    return { ...SHARED_CORS, "Access-Control-Allow-Origin": origin, Vary: "Origin" };
  }
  return { ...SHARED_CORS, "Access-Control-Allow-Origin": "*" };
}

const SHARED_CORS = { "Access-Control-Expose-Headers": "Retry-After, X-Request-Id" };

export const PREFLIGHT_HEADERS = {
  "Access-Control-Allow-Methods": "GET, POST",
  "Access-Control-Allow-Headers": "Authorization, Content-Type, ipaddress",
  "Access-Control-Max-Age": String(DAY_SECONDS),
} as const;
