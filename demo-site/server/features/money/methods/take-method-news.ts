import { type BankStatus, nextBank } from "martillo/domain";
import { lockAccount } from "../../../platform/security/account-lock-repository";
import { type MethodFacts, ProviderRefused } from "../../../ports/payment-provider";
import type { MoneyContext } from "../payables";
import { rowOf } from "./keep-method";
import {
  changeMethod,
  findMethod,
  type MethodRow,
  readCustomer,
  removeMethod,
} from "./method-repository";

/**
 * A card or account that was changed at its provider, as by the bank that sent a new one or at the provider's own desk: looked up there,
 * and kept here as it is. One that the house never kept is none of its own. Throws where the provider cannot be reached.
 */
export async function takeMethodNews(
  ctx: MoneyContext,
  providerName: string,
  methodRef: string,
): Promise<void> {
  const method = await findMethod(ctx.db, providerName, methodRef);
  const provider = ctx.ports.payments.named(providerName);
  if (!method || !provider) return;
  const customerId = await readCustomer(ctx.db, method.user_id, providerName);
  if (customerId === undefined) return;
  let facts: MethodFacts | null;
  try {
    facts = await provider.methods.get({ customerId, methodId: methodRef });
  } catch (error) {
    if (!(error instanceof ProviderRefused) || error.reason !== "not_found") throw error;
    facts = null;
  }
  await ctx.db.tx(async (t) => {
    await lockAccount(t, method.user_id);
    const now = facts && rowOf(method.user_id, providerName, { ...facts, methodId: methodRef });
    if (now) await changeMethod(t, method.id, { ...now, status: statusAfter(method, now.status) });
    else await removeMethod(t, method);
  });
  ctx.bus.money(method.user_id);
}

/** An account that failed here, after too many tries, has failed, also where the provider would still take a try. */
function statusAfter({ kind, status }: MethodRow, told: MethodRow["status"]): MethodRow["status"] {
  if (kind !== "bank") return told;
  if (told === "errored") return nextBank(status as BankStatus, "error") ?? status;
  return told === "new" ? status : told;
}
