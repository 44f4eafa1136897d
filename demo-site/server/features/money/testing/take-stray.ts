import type { MoneyContext } from "../payables";
import { takeNews } from "../take-news";

/** What a provider says of the money, in cents. It fits nothing where a plan or a deposit asks for another sum, or for euros. */
interface Stray {
  amountCents: number;
  /** @default all of it */
  capturedCents?: number;
  /** @default "EUR" */
  currency?: string;
}

/** As if the provider of a payment had taken something that fits nothing, under the reference `stray {id}`. */
export async function takeStray(
  ctx: MoneyContext,
  id: number,
  { amountCents, capturedCents = amountCents, currency = "EUR" }: Stray,
): Promise<void> {
  const observed = {
    providerRef: `stray ${id}`,
    status: "succeeded" as const,
    amountCents,
    capturedCents,
    refundedCents: 0,
    currency,
  };
  await takeNews(ctx, id, observed, observed);
}
