/** A new idempotency key: 22 characters, 128 random bits. Works on pages without https too. */
export function createBidKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  // Sixteen bytes are 22 characters; what comes behind them only fills up.
  return text.slice(0, 22).replaceAll("+", "-").replaceAll("/", "_");
}
