import { type PaymentOrder, ProviderRefused } from "..";

/** What the page of a gateway takes. */
interface PageLimits {
  currencies: readonly string[];
  minimumCents: number;
}

/** Throws ProviderRefused for an order that no page of a gateway takes: it neither holds money nor keeps a card for the house. */
export function requirePageOrder(
  name: string,
  { currency, amountCents, take, save }: PaymentOrder,
  { currencies, minimumCents }: PageLimits,
): void {
  if (!currencies.includes(currency))
    throw new ProviderRefused("currency", `${name} does not take ${currency} here`);
  if (!Number.isSafeInteger(amountCents) || amountCents < minimumCents)
    throw new ProviderRefused("amount", "the amount is too small");
  if (take === "hold" || save)
    throw new ProviderRefused("unsupported", `${name} neither holds money nor keeps cards here`);
}
