import type { Stripe } from "stripe";
import { toFailure } from "./failures";

/** What each question to Stripe needs. */
export interface StripeHouse {
  stripe: Stripe;
  publishableKey: string;
  webhookSecrets: readonly string[];
  takesIban: boolean;
}

/** Asks Stripe; its errors become those of the port. */
export async function asked<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toFailure(error);
  }
}
