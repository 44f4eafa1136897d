import { nextDeposit, PATHS } from "martillo/domain";
import { type SendContext, sendMail } from "../../../platform/mail/send";
import { post } from "../ledger/post";
import { readPayer, sumText } from "../money-letters";
import { depositForfeited } from "../money.mail";
import { type DepositRow, endDeposit, lockDeposit, readHeldDeposit } from "./deposit-repository";
import { bookOpening } from "./return-deposit";

/** A locked deposit is lost: the house's premium first, the rest to the seller. Its owner is told why. */
export async function forfeit(
  t: SendContext,
  deposit: DepositRow,
  { premiumCents, reason }: { premiumCents: number; reason: string },
): Promise<void> {
  await bookOpening(t, deposit);
  await post(t.db, {
    event: "forfeit",
    deposit: deposit.id,
    seller: deposit.seller_id,
    premiumCents,
  });
  await endDeposit(t.db, deposit, { event: "forfeit", toWallet: false, reason });
  const payer = await readPayer(t.db, deposit.user_id);
  if (!payer) return;
  await sendMail(t, depositForfeited, payer.email, {
    name: payer.name,
    english: payer.english,
    amount: sumText(deposit.amount_cents, payer),
    title: deposit.title,
    reason,
    link: PATHS.lot.replace("{id}", String(deposit.lot_id)),
  });
}

/** What the house takes of a sale that stands, in cents; null where the person has not bought the lot. */
export async function premiumOfSale(
  { db }: Pick<SendContext, "db">,
  { lotId, userId }: { lotId: number; userId: number },
): Promise<number | null> {
  const [sale] = await db.query<{ premium_cents: number | null }>(
    `select s.premium_cents from sales s join lots l on l.id = s.lot_id and l.round = s.round
     where s.lot_id = $1 and s.outcome = 'sold' and s.winner_id = $2`,
    [lotId, userId],
  );
  return sale ? (sale.premium_cents ?? 0) : null;
}

/**
 * Of a sale's deposit `d`: its buyer has pressed what binds, the last day to pay is over and something is owed. Of nobody else is a deposit
 * kept while the sale stands.
 */
export const IS_OVERDUE = `exists (
  select 1 from invoices i join lots l on l.id = i.lot_id and l.round = i.round
  where i.lot_id = d.lot_id and i.buyer_id = d.user_id and i.bound
    and i.status in ('draft', 'unpaid', 'partial') and i.due_at < now())`;

/** Whether the owner of a deposit is late with what it was held for. */
export async function isOverdue({ db }: Pick<SendContext, "db">, id: number): Promise<boolean> {
  const rows = await db.query(`select 1 from deposits d where d.id = $1 and ${IS_OVERDUE}`, [id]);
  return rows.length > 0;
}

/** The deposit that a buyer who does not pay holds for the lot is lost, where there is one. The sale still stands. */
export async function forfeitHeld(
  t: SendContext,
  { userId, lotId, reason }: { userId: number; lotId: number; reason: string },
): Promise<void> {
  const held = await readHeldDeposit(t.db, userId, lotId);
  const deposit = held && (await lockDeposit(t.db, held.id));
  const premiumCents = await premiumOfSale(t, { lotId, userId });
  if (!deposit || nextDeposit(deposit.status, "forfeit") === null || premiumCents === null) return;
  await forfeit(t, deposit, { premiumCents, reason });
}
