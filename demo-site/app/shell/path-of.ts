/** Widgets name whole addresses: the path of one, for the site's own router. */
export function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url, globalThis.location.href);
  return pathname + search + hash;
}
