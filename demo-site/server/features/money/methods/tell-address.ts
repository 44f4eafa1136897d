import type { CardAddress } from "martillo/domain";
import type { PaymentProvider } from "../../../ports/payment-provider";
import type { MoneyContext } from "../payables";
import { type MethodRow, readCustomer } from "./method-repository";

/**
 * Gives the billing address of a saved card to its provider, where that takes one. The card is saved by then and stays saved after any
 * answer of the provider; the log tells the provider's name alone, because its answer may repeat the address.
 */
export async function tellAddress(
  ctx: Pick<MoneyContext, "db" | "log">,
  provider: PaymentProvider | null,
  card: Pick<MethodRow, "user_id" | "provider_ref">,
  { address, key }: { address: CardAddress | null; key: string },
): Promise<void> {
  if (!provider?.methods.setAddress || address === null) return;
  const customerId = await readCustomer(ctx.db, card.user_id, provider.name);
  if (customerId === undefined) return;
  try {
    await provider.methods.setAddress({ customerId, methodId: card.provider_ref }, address, key);
  } catch {
    ctx.log.warn({ provider: provider.name }, "a provider did not take the address of a card");
  }
}
