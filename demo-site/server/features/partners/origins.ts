const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** An origin as a partner's list may name it. */
export function originPatterns(origin: string): string[] {
  if (!URL.canParse(origin)) return [];
  const { protocol, hostname } = new URL(origin);
  return LOOPBACK.has(hostname) ? [origin, `${protocol}//${hostname}:*`] : [origin];
}

/** The fault of an entry of a partner's list; null when it can be used. */
export function originFault(entry: string): string | null {
  const origin = entry.replace(/:\*$/, "");
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    return "Write scheme, host and port alone, such as https://dealer.example.";
  }
  const { protocol, hostname } = new URL(origin);
  const isLoopback = LOOPBACK.has(hostname);
  if (entry !== origin && !isLoopback) return "Every port is for this machine alone.";
  if (protocol !== "https:" && !isLoopback)
    return "A page that signs people in is served by https.";
  return null;
}
