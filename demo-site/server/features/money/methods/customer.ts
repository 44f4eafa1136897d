import { ApiFault } from "../../../platform/call/fault";
import { type PaymentProvider, ProviderUnreached } from "../../../ports/payment-provider";
import type { MoneyContext } from "../payables";
import { insertCustomer, readCustomer, readCustomerOf } from "./method-repository";

/** What a person is at a provider; made the first time, with the name and e-mail of the account. */
export async function ensureCustomer(
  ctx: Pick<MoneyContext, "db">,
  userId: number,
  provider: PaymentProvider,
): Promise<string> {
  const known = await readCustomer(ctx.db, userId, provider.name);
  if (known !== undefined) return known;
  const person = await readCustomerOf(ctx.db, userId);
  if (!person) throw new ApiFault("NOT_FOUND");
  try {
    const { customerId } = await provider.ensureCustomer(
      { userId, ...person },
      `m-customer-${userId}`,
    );
    await ctx.db.tx((t) => insertCustomer(t, userId, provider.name, customerId));
  } catch (error) {
    throw error instanceof ProviderUnreached ? new ApiFault("PROVIDER_UNREACHED") : error;
  }
  const made = await readCustomer(ctx.db, userId, provider.name);
  if (made === undefined) throw new Error("martillo: a customer was not kept");
  return made;
}
