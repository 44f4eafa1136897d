import { DeliveryRefused } from "../mail";
import type { SmsPort } from ".";

const LIMIT_MS = 10_000;

/** What a gateway says of a message that no other try will make acceptable. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 406, 410, 413, 415, 422]);

export interface SmsGateway {
  url: string;
  /** Sent as a bearer token. */
  token: string;
  /** The sender of the message: a number, or a name of up to eleven letters. */
  sender: string;
}

/**
 * Text messages by HTTP: `POST url` with `{"from", "to", "text", "reference"}` as JSON. `reference`, also in `Idempotency-Key`, is the
 * same for every try of a message. Any 2xx means that it was taken over.
 */
export function httpSms({ url, token, sender }: SmsGateway): SmsPort {
  return {
    async send({ to, text, key }) {
      const response = await fetch(url, {
        method: "POST",
        redirect: "error",
        signal: AbortSignal.timeout(LIMIT_MS),
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "idempotency-key": key,
        },
        body: JSON.stringify({ from: sender, to, text, reference: key }),
      });
      await response.body?.cancel();
      if (response.ok) return;
      const reason = `the gateway answered ${response.status}`;
      throw REFUSALS.has(response.status) ? new DeliveryRefused(reason) : new Error(reason);
    },
  };
}
