const PARAM = "from";

/** Where a visitor is sent who must sign in first; the address asked for travels along. */
export function signInPath(wanted: { pathname: string; search: string; hash: string }): string {
  const from = `${wanted.pathname}${wanted.search}${wanted.hash}`;
  return `/?${new URLSearchParams({ [PARAM]: from })}`;
}

/**
 * The address to return to after signing in, if the query names one on this very site.
 * Anything that a browser could read as another origin is ignored.
 */
export function returnPath(search: string, origin: string): string | undefined {
  const from = new URLSearchParams(search).get(PARAM);
  if (!from?.startsWith("/")) return undefined;
  // Not URL.parse, which browsers of 2023 do not have.
  if (!URL.canParse(from, origin)) return undefined;
  const url = new URL(from, origin);
  if (url.origin !== origin || url.pathname.startsWith("//")) return undefined;
  if (url.pathname === "/" || url.pathname.toLowerCase() === "/login") return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The query without the address to return to. */
export function withoutReturnPath(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(PARAM);
  return query.size ? `?${query}` : "";
}
