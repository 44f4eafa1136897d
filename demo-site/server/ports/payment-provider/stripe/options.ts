/** What the environment says of Stripe. */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  /** Any of them is believed, so that one can follow another. */
  webhookSecrets: readonly string[];
  /** Takes accounts with an IBAN, by direct debit. */
  takesIban: boolean;
}

export interface StripeOptions extends StripeSettings {
  /** In place of Stripe's own. */
  api?: { protocol: "http" | "https"; host: string; port: number };
  /** How long an answer is waited for. @default 20000 */
  timeoutMs?: number;
}
