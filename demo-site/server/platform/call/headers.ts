import type { CaptchaProvider } from "../../ports/captcha";
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

/** The site's own pages: no third party but the films that a visitor starts. */
export const PAGE_HEADERS = {
  "Content-Security-Policy": [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    // Films of lots, once a visitor wants to see one.
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "SAMEORIGIN",
} as const;

type Sources = Readonly<Record<string, string>>;

/** Google's button is a script of Google, in a frame of Google, which answers from a window of Google: only where it is configured. */
const GOOGLE_SOURCES: Sources = {
  "script-src": "https://accounts.google.com/gsi/client",
  "style-src": "https://accounts.google.com/gsi/style",
  "connect-src": "https://accounts.google.com/gsi/",
  "frame-src": "https://accounts.google.com/gsi/",
};

/** What each provider of captchas says that its script needs. */
const CAPTCHA_SOURCES: Record<CaptchaProvider, Sources> = {
  hcaptcha: {
    "script-src": "https://hcaptcha.com https://*.hcaptcha.com",
    "style-src": "https://hcaptcha.com https://*.hcaptcha.com",
    "connect-src": "https://hcaptcha.com https://*.hcaptcha.com",
    "frame-src": "https://hcaptcha.com https://*.hcaptcha.com",
  },
  turnstile: {
    "script-src": "https://challenges.cloudflare.com",
    "frame-src": "https://challenges.cloudflare.com",
  },
  recaptcha: {
    "style-src": "'unsafe-inline'",
    "script-src": "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    "connect-src": "https://www.google.com/recaptcha/",
    "frame-src": "https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
  },
};

/** The site's own pages, with Google and the captcha's provider among their sources where those are configured. */
export function pageHeaders({
  googleClientId,
  captchaProvider,
}: Pick<ServerConfig, "googleClientId" | "captchaProvider">): Record<string, string> {
  const added: Sources[] = [];
  if (googleClientId !== null) added.push(GOOGLE_SOURCES);
  if (captchaProvider !== null) added.push(CAPTCHA_SOURCES[captchaProvider]);
  if (added.length === 0) return PAGE_HEADERS;
  const rules = PAGE_HEADERS["Content-Security-Policy"].split("; ");
  const policy = rules.map((rule) => {
    const name = rule.split(" ", 1)[0] ?? "";
    return [rule, ...added.flatMap((sources) => sources[name] ?? [])].join(" ");
  });
  return {
    ...PAGE_HEADERS,
    "Content-Security-Policy": policy.join("; "),
    ...(googleClientId !== null && { "Cross-Origin-Opener-Policy": "same-origin-allow-popups" }),
  };
}

/** The practice auction compiles a database inside its page. WebAssembly alone: no other page, and no text that is run as code. */
export function practiceHeaders(config: Parameters<typeof pageHeaders>[0]): Record<string, string> {
  const headers = pageHeaders(config);
  return {
    ...headers,
    "Content-Security-Policy": (headers["Content-Security-Policy"] ?? "").replace(
      "script-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
    ),
  };
}

/** Where a page that shows a window to its visitors is answered to; that page could not hear it otherwise. No page may frame it. */
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

/** Bearer tokens only: no cookie is ever read, so an open list lets no site act for a visitor. */
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

const SHARED_CORS = {
  "Access-Control-Expose-Headers":
    "Content-Disposition, Retry-After, X-Martillo-Rows, X-Martillo-Rows-Cut, X-Request-Id",
};

export const PREFLIGHT_HEADERS = {
  "Access-Control-Allow-Methods": "GET, POST",
  "Access-Control-Allow-Headers": "Authorization, Content-Type, ipaddress",
  "Access-Control-Max-Age": String(DAY_SECONDS),
} as const;
