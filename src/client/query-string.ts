/** Servers and proxies take at least this much of an address. */
const LONGEST_QUERY = 4_000;

/** The input as a query string: plain values and lists of them by name, anything else as JSON in `input`. Undefined when too long. */
export function queryString(input: unknown): string | undefined {
  let query = new URLSearchParams();
  for (const [key, value] of Object.entries(input ?? {})) {
    if (value === undefined) continue;
    const isList = Array.isArray(value) && value.every((item) => typeof item === "number");
    if (typeof value === "object" && !isList) {
      query = new URLSearchParams({ input: JSON.stringify(input) });
      break;
    }
    query.set(key, String(value));
  }
  const text = String(query);
  return text.length > LONGEST_QUERY ? undefined : text;
}
