import type { Agent } from "node:https";

/** What the environment says of PayPal. */
export interface PaypalSettings {
  clientId: string;
  clientSecret: string;
  /** Of the webhook that goes to `/api/hooks/paypal`: its notices are checked against it. */
  webhookId: string;
  world: "test" | "live";
}

export interface PaypalOptions extends PaypalSettings {
  /** Makes the connections, in place of Node's own. */
  agent?: Agent;
  /** How long an answer is waited for. @default 20000 */
  timeoutMs?: number;
}
