import type { MoneyContext } from "../payables";
import { readCustomer } from "./method-repository";

/** Removes a method that the house does not know any more from its provider. Where that fails, the provider keeps what nothing here charges. */
export async function detach(
  { db, log, ports }: Pick<MoneyContext, "db" | "log" | "ports">,
  method: { userId: number; provider: string; methodId: string },
): Promise<void> {
  const { userId, provider: name, methodId } = method;
  const customerId = await readCustomer(db, userId, name);
  if (customerId === undefined) return;
  await ports.payments
    .named(name)
    ?.methods.detach({ customerId, methodId }, `m-detach-${methodId}`)
    .catch((error: unknown) => log.warn({ error: String(error) }, "a card could not be detached"));
}
