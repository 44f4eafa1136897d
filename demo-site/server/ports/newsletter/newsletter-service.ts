import type { NewsletterPort } from ".";

const PATIENCE_MS = 5_000;

export interface NewsletterServiceOptions {
  /** Where contacts are posted to. */
  url: string;
  /** Sent as a bearer token. */
  token?: string | undefined;
  fetch?: typeof fetch;
}

/** Posts `{ contact: { name, email } }` to the configured address of a marketing-automation service. */
export function newsletterService({
  url,
  token,
  fetch = globalThis.fetch,
}: NewsletterServiceOptions): NewsletterPort {
  return {
    async subscribe({ name, email }) {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ contact: { name, email } }),
        signal: AbortSignal.timeout(PATIENCE_MS),
        redirect: "error",
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the newsletter service answered ${response.status}`);
    },
  };
}
