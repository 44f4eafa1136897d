import { PATHS } from "martillo/contract";
import type { Db } from "../../../platform/db/db";
import { withRetries } from "../../../platform/db/retry";
import { sendMail } from "../../../platform/mail/send";
import { post } from "../ledger/post";
import { depositReturned } from "../money.mail";
import { sumText } from "../money-letters";
import { readPayer } from "../payer-repository";
import type { MoneyContext, MoneyTransaction } from "../payables";
import { addRefunded } from "../payment-repository";
import { insertRefund } from "../refund-repository";
import { type DepositRow, endDeposit, lockDeposit, markBooked } from "./deposit-repository";
import { goesToWallet } from "./deposit-view";

/** Says of a locked deposit whether it may go back now; throws a refusal for people. */
export type MayGo = (deposit: DepositRow) => boolean;

/**
 * Gives a deposit back, whole: to the purses that gave it, or to the card by a refund that begins in the same transaction. Null where it is
 * not there or may not go; a deposit that has gone back stays as it is.
 */
export async function returnDeposit(
  ctx: MoneyContext,
  id: number,
  mayGo: MayGo,
  { to }: { to?: "wallet" | "card" | undefined } = {},
): Promise<DepositRow | null> {
  const gone = await withRetries(() =>
    ctx.db.tx(async (t) => {
      const deposit = await lockDeposit(t, id);
      if (!deposit || !mayGo(deposit)) return null;
      const toWallet = goesToWallet({ ...deposit, to_wallet: to === "wallet" });
      await giveBack({ ...ctx, db: t }, deposit, toWallet);
      await endDeposit(t, deposit, { event: "release", toWallet, reason: null });
      return lockDeposit(t, id);
    }),
  );
  if (gone) ctx.bus.money(gone.user_id);
  return gone ?? null;
}

async function giveBack(
  t: MoneyTransaction,
  deposit: DepositRow,
  toWallet: boolean,
): Promise<void> {
  await bookOpening(t, deposit);
  const isOfPurses = deposit.wallet_cents + deposit.bonus_cents > 0;
  if (toWallet) {
    await post(t.db, {
      event: "release",
      deposit: deposit.id,
      back: isOfPurses
        ? { to: "purses", user: deposit.user_id, bonusCents: deposit.bonus_cents }
        : { to: "wallet", user: deposit.user_id },
    });
  } else if (deposit.payment_id !== null) {
    const { payment_id: paymentId, amount_cents: cents } = deposit;
    const refund = await sendBack(t.db, { deposit, paymentId, cents });
    await post(
      t.db,
      { event: "release", deposit: deposit.id, back: { to: "card", refund } },
      { paymentId, refundId: refund },
    );
  }
  await tellReturned(t, deposit, toWallet ? "wallet" : "card");
}

/** Begins its refund to the card that gave it. Returns the number of the refund. */
export async function sendBack(
  t: Db,
  { deposit, paymentId, cents }: { deposit: DepositRow; paymentId: number; cents: number },
): Promise<number> {
  const { row } = await insertRefund(t, {
    paymentId,
    userId: deposit.user_id,
    depositId: deposit.id,
    amountCents: cents,
    key: `deposit:${deposit.id}`,
    reason: "deposit",
  });
  await addRefunded(t, paymentId, cents);
  return row.id;
}

/** Its person hears that it goes back, and where to. */
export async function tellReturned(
  t: MoneyTransaction,
  deposit: DepositRow,
  to: "wallet" | "card",
): Promise<void> {
  const payer = await readPayer(t.db, deposit.user_id);
  if (!payer) return;
  await sendMail(t, depositReturned, payer.email, {
    name: payer.name,
    language: payer.language,
    amount: sumText(deposit.amount_cents, payer),
    title: deposit.title,
    to,
    link: PATHS.lot.replace("{id}", String(deposit.lot_id)),
  });
}

/** A deposit that stood before there was a ledger is booked first. */
export async function bookOpening(
  { db }: Pick<MoneyTransaction, "db">,
  { id, is_booked, amount_cents }: Pick<DepositRow, "id" | "is_booked" | "amount_cents">,
): Promise<void> {
  if (is_booked) return;
  await post(db, { event: "opening", deposit: id, amountCents: amount_cents });
  await markBooked(db, id);
}
