/** What the environment says of PayPal. */
export interface PaypalSettings {
  clientId: string;
  clientSecret: string;
  /** Of the webhook that goes to `/api/hooks/paypal`: what it sends is checked against it. */
  webhookId: string;
  world: "test" | "live";
}

export interface PaypalOptions extends PaypalSettings {
  /** In place of PayPal's own: a server that is asked everything, as a proxy is. */
  through?: { host: string; port: number };
  /** How long an answer is waited for. @default 20000 */
  timeoutMs?: number;
}
