import { payoutNumberProblem, plainIban, toDecimal } from "martillo/domain";
import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import type { Db } from "../../../platform/db/db";
import { noteDeed } from "../../../platform/security/audit";
import { post } from "../ledger/post";
import { type MethodRow, readMethod } from "../methods/method-repository";
import { insertPayout } from "./payout-repository";
import { tellPayout, tellStaffOfPayout } from "./tell-payouts";

/** A payout as the ledger names it, apart from the numbers of refunds. */
export function payoutRef(id: number): string {
  return `payout.${id}`;
}

export function isPayoutRef(ref: string): boolean {
  return ref.startsWith("payout.");
}

/** The account that is to receive balance, and its whole number. */
export interface PayoutAccount {
  method: MethodRow;
  number: string;
}

const FIELD = "bank.account_number";
const TEXTS = {
  number: "Escriba el número completo de la cuenta.",
  ending: "No es el número de esa cuenta: termina de otra manera.",
} as const;

/** The saved and verified account that is named, where the number is its own. The house knows no more of it than its ending. */
export async function requirePayoutAccount(
  t: Db,
  userId: number,
  bank: { source_id: string; account_number: string },
): Promise<PayoutAccount> {
  const method = await readMethod(t, userId, bank.source_id);
  if (method?.kind !== "bank") throw new ApiFault("NOT_FOUND");
  if (method.status !== "verified") throw new ApiFault("BANK_NOT_VERIFIED");
  const problem = payoutNumberProblem(bank.account_number, method);
  if (problem !== null) {
    throw new ApiFault("INVALID_INPUT", {
      text: TEXTS[problem],
      fields: { [FIELD]: TEXTS[problem] },
    });
  }
  return { method, number: plainIban(bank.account_number) };
}

/** Takes a sum out of the wallet for a transfer that staff make, and tells both. Throws NotEnough where the wallet has less. */
export async function askPayout(
  ctx: CallContext,
  t: Db,
  { method, number }: PayoutAccount,
  amountCents: number,
): Promise<number> {
  const viewer = ctx.requireViewer();
  const payout = await insertPayout(t, {
    userId: viewer.id,
    methodId: method.id,
    holder: method.holder,
    accountNumber: number,
    routing: method.routing,
    last4: method.last4,
    amountCents,
  });
  await post(t, {
    event: "refund",
    refund: payoutRef(payout.id),
    of: { what: "balance", user: viewer.id, amountCents },
  });
  await tellPayout({ ...ctx, db: t }, payout);
  await tellStaffOfPayout({ ...ctx, db: t }, payout);
  await noteDeed(t, viewer, "balance payout asked", {
    payout: payout.id,
    amount: toDecimal(amountCents),
    last4: method.last4,
  });
  return payout.id;
}
