import { formatEuro, type LedgerEventOf } from "martillo/domain";
import { withRetries } from "../../platform/db/retry";
import type { Db } from "../../platform/db/db";
import type { ObservedDispute } from "../../ports/payment-provider";
import { endDeposit, lockDeposit } from "./deposits/deposit-repository";
import { balanceChange } from "./failed-refunds";
import { post } from "./ledger/post";
import { purposeText, tellStaff } from "./money-letters";
import { disputeOpened } from "./money.mail";
import { type MoneyContext, type MoneyTransaction, payableOf } from "./payables";
import { lockPayment, type PaymentRow } from "./payment-repository";

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
  const shared = { dispute: disputeRef, provider: payment.provider, amountCents: cents };
  const refs = { paymentId: payment.id };
  const [known] = await t.db.query("select 1 from ledger_entries where key = $1", [
    `dispute:${disputeRef}`,
  ]);
  if (!known) {
    const of = await takenOf(t.db, payment, cents);
    await post(t.db, { event: "dispute", ...shared, of }, refs);
    await t.db.query("update payments set disputed = true where id = $1", [payment.id]);
    await tellStaff(t, disputeOpened, {
      amount: formatEuro(cents, { whole: false }),
      what: purposeText(payment),
      number: String(payment.id),
      provider: payment.provider,
    });
  }
  if (status !== "won") return !known;
  const of = await givenBack(t.db, payment, disputeRef, cents);
  const won = await post(t.db, { event: "disputewon", ...shared, of }, refs);
  if (won.isNew)
    await t.db.query("update payments set disputed = false where id = $1", [payment.id]);
  return !known || won.isNew;
}

async function depositOf(db: Db, paymentId: number) {
  const [row] = await db.query<{ id: number }>("select id from deposits where payment_id = $1", [
    paymentId,
  ]);
  return row && lockDeposit(db, row.id);
}

/**
 * What the bank takes it out of: what is held of a deposit, and what a refund that failed has put into the balance. A deposit that is held no
 * more was spent or went back: then the house bears the rest, as it bears what was paid for anything else.
 */
async function takenOf(
  db: Db,
  payment: PaymentRow,
  cents: number,
): Promise<LedgerEventOf<"dispute">["of"]> {
  if (payment.purpose === "topup") return { what: "topup", user: payment.user_id };
  const taken = -(await balanceChange(db, payment, { disputedCents: cents }));
  const balance = taken > 0 && { balance: { user: payment.user_id, cents: taken } };
  const deposit = payment.purpose === "deposit" ? await depositOf(db, payment.id) : undefined;
  if (deposit?.status !== "held") return { what: "other", ...balance };
  await endDeposit(db, deposit.id, { status: "charged_back", toWallet: false, reason: null });
  return { what: "deposit", deposit: deposit.id, ...balance };
}

/** To whom it was taken from. A deposit gave only what this very dispute took of it: a second one of the same payment is the house's. */
async function givenBack(
  db: Db,
  payment: PaymentRow,
  disputeRef: string,
  cents: number,
): Promise<LedgerEventOf<"disputewon">["of"]> {
  const { user_id: user, purpose } = payment;
  if (purpose === "topup") return { what: "topup", user };
  const [held] = await db.query<{ cents: number }>(
    `select l.amount_cents as cents from ledger_entries e
     join ledger_lines l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
     where e.key = $1 and a.kind = 'held'`,
    [`dispute:${disputeRef}`],
  );
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
