import * as z from "zod/mini";
import type { KycPort } from ".";

const ANSWER_LIMIT_MS = 15_000;

const Answer = z.object({
  status: z.enum(["approved", "review", "rejected"]),
  reasons: z._default(z.array(z.string().check(z.maxLength(300))), []),
  reference: z._default(z.nullable(z.string()), null),
});

/**
 * A checker behind an address: `POST {identity}` with a bearer token, answered by `{status, reasons?, reference?}`. A small service of
 * the operator's own in front of whichever provider it has a contract with.
 */
export function httpKyc({ url, token }: { url: string; token: string }): KycPort {
  return {
    async check(identity, today) {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ ...identity, today }),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      if (!response.ok) throw new Error(`the identity check answered ${response.status}`);
      return Answer.parse(await response.json());
    },
  };
}
