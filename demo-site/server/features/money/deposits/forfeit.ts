import { PATHS } from "martillo/domain";
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
  await endDeposit(t.db, deposit.id, { status: "forfeited", toWallet: false, reason });
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
    "select premium_cents from sales where lot_id = $1 and outcome = 'sold' and winner_id = $2",
    [lotId, userId],
  );
  return sale ? (sale.premium_cents ?? 0) : null;
}

/** The deposit that a buyer who does not pay holds for the lot is lost, where there is one. The sale still stands. */
export async function forfeitHeld(
  t: SendContext,
  { userId, lotId, reason }: { userId: number; lotId: number; reason: string },
): Promise<void> {
  const held = await readHeldDeposit(t.db, userId, lotId);
  const deposit = held && (await lockDeposit(t.db, held.id));
  const premiumCents = await premiumOfSale(t, { lotId, userId });
  if (deposit?.status !== "held" || premiumCents === null) return;
  await forfeit(t, deposit, { premiumCents, reason });
}
