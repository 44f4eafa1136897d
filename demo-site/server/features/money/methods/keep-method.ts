// This folder: saved cards and bank accounts.
import type { Db } from "../../../platform/db/db";
import { lockAccount } from "../../../platform/security/account-lock-repository";
import type { MethodFacts } from "../../../ports/payment-provider";
import type { PaymentRow } from "../payment-repository";
import { insertMethod, type NewMethod, readMethod } from "./method-repository";

/** What a provider says of a method, as the house keeps it. Null for what was not saved. */
export function rowOf(userId: number, provider: string, method: MethodFacts): NewMethod | null {
  if (method.methodId === null) return null;
  const shared = {
    userId,
    provider,
    providerRef: method.methodId,
    last4: method.last4,
    holder: method.holderName ?? "",
    fingerprint: method.fingerprint ?? "",
  };
  if (method.kind === "card") {
    return {
      ...shared,
      kind: "card",
      status: "active",
      brand: method.brand,
      expMonth: method.expMonth,
      expYear: method.expYear,
      holderType: "",
      routing: "",
      offSession: true,
    };
  }
  return {
    ...shared,
    kind: "bank",
    status: method.status,
    brand: method.bankName ?? "",
    expMonth: null,
    expYear: null,
    holderType: method.holderType,
    routing: method.routingNumber ?? "",
    offSession: true,
  };
}

/** Keeps what a payment was paid with, where its payer wanted that. Returns the number of what is kept. */
export async function keepMethod(
  t: Db,
  payment: PaymentRow,
  method: MethodFacts,
): Promise<number | null> {
  if (method.methodId === null) return null;
  const known = await readMethod(t, payment.user_id, method.methodId);
  if (known) return known.id;
  if (!payment.saves) return null;
  const row = rowOf(payment.user_id, payment.provider, method);
  if (!row) return null;
  await lockAccount(t, payment.user_id);
  // What it replaces stays at the provider: inside a transaction no provider is asked.
  return (await insertMethod(t, row)).id;
}
