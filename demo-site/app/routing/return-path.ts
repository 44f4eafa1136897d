import { MAINTENANCE_PATH } from "martillo/domain";

const PARAM = "from";

interface Wanted {
  pathname: string;
  search: string;
  hash: string;
}

/** Where a visitor is sent who must sign in first; the address asked for travels along. */
export function signInPath(wanted: Wanted): string {
  return `/?${carrying(wanted)}`;
}

/** Where a visitor is sent while the page wanted is shut; the address asked for travels along. */
export function maintenancePath(wanted: Wanted): string {
  return `${MAINTENANCE_PATH}?${carrying(wanted)}`;
}

function carrying({ pathname, search, hash }: Wanted): URLSearchParams {
  return new URLSearchParams({ [PARAM]: `${pathname}${search}${hash}` });
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
  // A link from a letter is good for one use: a visitor must not come back to it.
  if (/^\/(?:login\/?|reset_password\/.*)?$/i.test(url.pathname)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The query without the address to return to. */
export function withoutReturnPath(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(PARAM);
  return query.size ? `?${query}` : "";
}
