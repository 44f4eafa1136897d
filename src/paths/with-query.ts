/** An address with a query after the one that it has, and before its fragment. */
export function withQuery(url: string, query: string | URLSearchParams): string {
  const [address = "", ...fragment] = url.split("#");
  return [address + (address.includes("?") ? "&" : "?") + String(query), ...fragment].join("#");
}
