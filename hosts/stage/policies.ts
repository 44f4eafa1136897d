import { createHash } from "node:crypto";

export interface PolicyInput {
  /** Origin of the API. */
  api: string;
  nonce: string;
  /** The page as it is sent. */
  html: string;
}

type Policy = (input: PolicyInput) => Record<string, string>;

/** Headers that a host of this kind sends with its pages, by the path of the page. */
export function policyOf(path: string, input: PolicyInput): Record<string, string> {
  // A bundled page needs nothing inline and nothing from elsewhere.
  const bundled = path.startsWith("/apps/") ? contentPolicy(input.api, "'self'") : {};
  return POLICIES[path]?.(input) ?? bundled;
}

/** What a policy of contents must allow, whichever way it allows scripts. */
function contentPolicy(api: string, scripts: string, ...more: string[]) {
  const directives = [
    "default-src 'none'",
    `script-src ${scripts}`,
    `connect-src ${api} ${api.replace(/^http/, "ws")}`,
    `img-src 'self' ${api}`,
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ...more,
  ];
  return { "Content-Security-Policy": directives.join("; ") };
}

function hashesOf(html: string): string {
  const scripts = html.matchAll(/<script>(.*?)<\/script>/gs);
  return Array.from(scripts, ([, text]) => {
    const hash = createHash("sha256").update(text ?? "");
    return `'sha256-${hash.digest("base64")}'`;
  }).join(" ");
}

const POLICIES: Record<string, Policy> = {
  "/apps/react-18/dist/index.html": ({ api }) => contentPolicy(api, `'self' ${api}`),
  "/pages/csp-nonce.html": ({ api, nonce }) => contentPolicy(api, `'nonce-${nonce}'`),
  "/pages/csp-hashes.html": ({ api, html }) =>
    contentPolicy(api, `${hashesOf(html)} 'strict-dynamic'`),
  "/pages/trusted-types.html": ({ api }) =>
    contentPolicy(
      api,
      `'self' ${api}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ),
  "/pages/isolated.html": () => ({
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
  }),
};
