import * as z from "zod/mini";
import type { TaxRecord, VerifactuPort } from ".";

const ANSWER_LIMIT_MS = 15_000;

const Answer = z.object({
  status: z.enum(["accepted", "accepted_with_errors", "rejected"]),
  code: z._default(z.string().check(z.maxLength(100)), ""),
  message: z._default(z.string().check(z.maxLength(1_000)), ""),
});

/**
 * A sender behind an address: `POST {record}` with a bearer token, answered by `{status, code?, message?}`. The tax office asks for a certificate
 * of the operator's, which stays with that service.
 */
export function httpVerifactu({
  url,
  token,
  fetch = globalThis.fetch,
}: {
  url: string;
  token: string;
  fetch?: typeof globalThis.fetch;
}): VerifactuPort {
  return {
    async send(record) {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${token}`,
          "idempotency-key": keyOf(record),
        },
        body: JSON.stringify(record),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
        redirect: "error",
      });
      if (!response.ok) throw new Error(`the sender of tax records answered ${response.status}`);
      return Answer.parse(await response.json());
    },
  };
}

/** A record that was rejected is asked about anew: the answer to its first attempt stays that answer. */
function keyOf({ huella, attempt }: TaxRecord): string {
  return attempt === 1 ? huella : `${huella}-${attempt}`;
}
