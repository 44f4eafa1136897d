// This folder: documents of payments, numbered without gaps.
import { type InvoiceOfSeller, nextDeposit } from "martillo/domain";
import type { Db } from "../../../platform/db/db";
import { bookOpening } from "../deposits/return-deposit";
import {
  depositAfter,
  endDeposit,
  readDeposit,
  readHeldDeposit,
  writeHeldAgain,
  lockDepositAlone,
} from "../deposits/deposit-repository";
import { goesToWallet } from "../deposits/deposit-view";
import { post } from "../ledger/post";
import { addRefunded } from "../payment-repository";
import { insertRefund } from "../refund-repository";

/** What of a deposit pays an invoice. */
export interface AppliedDeposit {
  id: number;
  usedCents: number;
}

/**
 * The winner's deposit pays the invoice that is issued, in its transaction and after its entry in the ledger; the surplus starts on its way
 * back. Null where the buyer holds none for the lot.
 */
export async function applyDeposit(
  t: Db,
  of: { userId: number; lotId: number; dueCents: number } & InvoiceOfSeller,
): Promise<AppliedDeposit | null> {
  const found = await readHeldDeposit(t, of.userId, of.lotId);
  if (!found || nextDeposit(found.status, "apply") === null) return null;
  await lockDepositAlone(t, found.id);
  const deposit = await readHeldDeposit(t, of.userId, of.lotId);
  if (!deposit || nextDeposit(deposit.status, "apply") === null) return null;
  await bookOpening({ db: t }, deposit);
  const usedCents = Math.min(deposit.amount_cents, of.dueCents);
  const overCents = deposit.amount_cents - usedCents;
  const isOfPurses = deposit.wallet_cents + deposit.bonus_cents > 0;
  const { invoice, seller } = of;
  if (overCents > 0 && deposit.payment_id !== null && !goesToWallet(deposit)) {
    const { row } = await insertRefund(t, {
      paymentId: deposit.payment_id,
      userId: deposit.user_id,
      depositId: deposit.id,
      amountCents: overCents,
      key: `deposit-over:${deposit.id}`,
      reason: "deposit above the total",
    });
    await post(
      t,
      {
        event: "apply",
        deposit: deposit.id,
        back: { to: "card", refund: row.id },
        invoice,
        seller,
      },
      { paymentId: deposit.payment_id, refundId: row.id },
    );
    await addRefunded(t, deposit.payment_id, overCents);
  } else {
    await post(t, {
      event: "apply",
      deposit: deposit.id,
      back: isOfPurses
        ? { to: "purses", user: deposit.user_id, bonusCents: deposit.bonus_cents }
        : { to: "wallet", user: deposit.user_id },
      invoice,
      seller,
    });
  }
  await endDeposit(t, deposit, { event: "apply", toWallet: false, reason: null });
  return { id: deposit.id, usedCents };
}

/**
 * The invoice that a deposit paid is cancelled: the part of it that still paid is held again. The part above the total went back when it
 * was applied, and some may have gone back at the provider since. The entry of the cancellation moves the money.
 */
export async function holdAgain(t: Db, depositId: number, cents: number): Promise<void> {
  await lockDepositAlone(t, depositId);
  const deposit = await readDeposit(t, depositId);
  // Of one that has gone back already nothing is left.
  if (!deposit || nextDeposit(deposit.status, "unapply") === null) return;
  if (cents === 0) {
    await endDeposit(t, deposit, { event: "give_back", toWallet: false, reason: null });
    return;
  }
  await writeHeldAgain(t, depositId, cents, depositAfter(deposit.status, "unapply"));
}
