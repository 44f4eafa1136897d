import { type LedgerEventOf, nextDeposit } from "martillo/domain";
import { withRetries } from "../../platform/db/retry";
import type { Db } from "../../platform/db/db";
import type { ObservedDispute } from "../../ports/payment-provider";
import { endDeposit, lockDepositOf } from "./deposits/deposit-repository";
import { balanceChange } from "./failed-refunds";
import { readResolvedCents } from "./failed-refund-repository";
import { post } from "./ledger/post";
import { purposeText, sumIn, tellStaff } from "./money-letters";
import { disputeOpened } from "./money.mail";
import { type MoneyContext, type MoneyTransaction, payableOf } from "./payables";
import { lockPayment, markDisputed, type PaymentRow, refreshDisputed } from "./payment-repository";
import { endReview, readStray, reopenReview, type Stray } from "./stray-repository";
import {
  closeDispute,
  hasPaid,
  insertDispute,
  readDisputeStatus,
  readTakenOfDispute,
  setBorneBy,
} from "./dispute-repository";

/**
 * Books what payers asked their banks to take back, each once: out of the balance that it filled, out of the deposit that it was, or at the
 * house's cost. One that the house wins is booked back.
 */
export async function takeDisputes(
  ctx: MoneyContext,
  payment: PaymentRow,
  disputes: readonly ObservedDispute[],
): Promise<void> {
  for (const dispute of disputes) {
    const isNew = await withRetries(() =>
      ctx.db.tx((t) => takeIn({ ...ctx, db: t }, payment, dispute)),
    );
    if (isNew) ctx.bus.money(payment.user_id);
  }
}

async function takeIn(
  t: MoneyTransaction,
  { id, purpose, user_id: userId, ref, quote }: PaymentRow,
  { disputeRef, status, cents }: ObservedDispute,
): Promise<boolean> {
  await payableOf(t, purpose).lock(t.db, { userId, ref, quote });
  const payment = await lockPayment(t.db, id);
  if (!payment) return false;
  const stray = await readStray(t.db, id);
  const shared = {
    dispute: disputeRef,
    provider: payment.provider,
    amountCents: cents,
    currency: stray?.currency ?? payment.came_in ?? payment.currency,
  };
  const refs = { paymentId: payment.id };
  const { isNew, was } = await noteDispute(t.db, payment, { disputeRef, status, cents });
  if (isNew) {
    const of = await takenOf(t.db, payment, { cents, stray });
    await post(t.db, { event: "dispute", ...shared, of }, refs);
    await markDisputed(t.db, payment.id);
    await tellStaff(t, disputeOpened, {
      amount: sumIn(shared.currency, cents),
      what: purposeText(payment),
      number: String(payment.id),
      provider: payment.provider,
    });
    await follow(t, payment, { disputeRef, status: "open", cents });
  }
  // A dispute that is over stays as it ended.
  const isOver = status !== "open" && was === "open";
  if (!isOver) return isNew;
  if (status === "won") {
    const of = await givenBack(t.db, payment, disputeRef, cents);
    await post(t.db, { event: "disputewon", ...shared, of }, refs);
    if (of.what === "other" && of.strayCents !== undefined) {
      await reopenReview(t.db, payment.id, "the payer's bank gave it back");
    }
    await refreshDisputed(t.db, payment.id);
  }
  if (payment.status === "review" && !(await readStray(t.db, payment.id))) {
    await endReview(t.db, payment.id, "the payer's bank took it back");
  }
  await follow(t, payment, { disputeRef, status, cents });
  return true;
}

/** Notes how it stands. `was`: how it stood before these news; a new one was open for a moment, also where it is over now. */
async function noteDispute(
  t: Db,
  payment: PaymentRow,
  { disputeRef, status, cents }: Pick<ObservedDispute, "disputeRef" | "status" | "cents">,
): Promise<{ isNew: boolean; was: ObservedDispute["status"] }> {
  const known = await readDisputeStatus(t, payment.provider, disputeRef);
  if (!known) {
    await insertDispute(t, {
      provider: payment.provider,
      disputeRef,
      paymentId: payment.id,
      cents,
      status,
    });
  } else if (known.status === "open" && status !== "open") {
    await closeDispute(t, payment.provider, disputeRef, status);
  }
  return { isNew: !known, was: known?.status ?? "open" };
}

/**
 * Tells the thing that was paid. A deposit that pays a sale is that sale's; money that paid nothing, as it fitted nothing or came too late,
 * is not.
 */
async function follow(
  t: MoneyTransaction,
  payment: PaymentRow,
  of: { disputeRef: string; status: ObservedDispute["status"]; cents: number },
): Promise<void> {
  const deposit = payment.purpose === "deposit" ? await lockDepositOf(t.db, payment.id) : undefined;
  const isOfSale =
    deposit?.status === "applied" ||
    (payment.purpose === "invoice" && (await hasPaid(t.db, payment)));
  if (!isOfSale) return;
  const borneBy = await payableOf(t, "invoice").disputed?.(t, payment, {
    ...of,
    depositId: deposit?.id ?? null,
  });
  if (of.status !== "lost" || !borneBy) return;
  await setBorneBy(t.db, payment.provider, of.disputeRef, borneBy);
}

/**
 * The money that the bank takes it out of: the sum that waits for staff; the held part of a deposit, and the sum that a failed refund has
 * put into the balance. A deposit that is held no more was spent or went back: then the house bears the rest, as it bears what was paid for
 * anything else.
 */
async function takenOf(
  db: Db,
  payment: PaymentRow,
  { cents, stray }: { cents: number; stray: Stray | undefined },
): Promise<LedgerEventOf<"dispute">["of"]> {
  if (stray) return { what: "other", strayCents: Math.min(cents, stray.cents) };
  // No balance is in another currency.
  if (payment.came_in !== null) return { what: "other" };
  if (await isOfBalance(db, payment)) return { what: "topup", user: payment.user_id };
  const taken = -(await balanceChange(db, payment, { disputedCents: cents }));
  const balance = taken > 0 && { balance: { user: payment.user_id, cents: taken } };
  const deposit = payment.purpose === "deposit" ? await lockDepositOf(db, payment.id) : undefined;
  if (!deposit || nextDeposit(deposit.status, "charge_back") === null) {
    return { what: "other", ...balance };
  }
  await endDeposit(db, deposit, { event: "charge_back", toWallet: false, reason: null });
  return { what: "deposit", deposit: deposit.id, ...balance };
}

/** Whether the payment is in its payer's balance: it filled that, or staff resolved there what fitted nothing. */
async function isOfBalance(db: Db, payment: PaymentRow): Promise<boolean> {
  return payment.purpose === "topup" || (await readResolvedCents(db, payment.id)) > 0;
}

/** To whom it was taken from. A deposit gave only what this very dispute took of it: a second one of the same payment is the house's. */
async function givenBack(
  db: Db,
  payment: PaymentRow,
  disputeRef: string,
  cents: number,
): Promise<LedgerEventOf<"disputewon">["of"]> {
  const { user_id: user } = payment;
  const taken = await readTakenOfDispute(db, `dispute:${disputeRef}`);
  const stray = taken.find(({ kind }) => kind === "unallocated");
  if (stray) return { what: "other", strayCents: stray.cents };
  if (payment.came_in !== null) return { what: "other" };
  if (await isOfBalance(db, payment)) return { what: "topup", user };
  const held = taken.find(({ kind }) => kind === "held");
  const back = await balanceChange(db, payment, { disputedCents: -cents });
  if (held) {
    return {
      what: "deposit",
      user,
      heldCents: held.cents,
      ...(back > 0 && { balanceCents: back }),
    };
  }
  return back > 0 ? { what: "other", balance: { user, cents: back } } : { what: "other" };
}
