import { PATHS } from "martillo/contract";
import { nextDeposit } from "martillo/domain";
import { type SendContext, sendMail } from "../../../platform/mail/send";
import { post } from "../ledger/post";
import { sumText } from "../money-letters";
import { readPayer } from "../payer-repository";
import { depositForfeited } from "../money.mail";
import {
  type DepositRow,
  endDeposit,
  lockDeposit,
  premiumOfSale,
  readHeldDeposit,
} from "./deposit-repository";
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
    language: payer.language,
    amount: sumText(deposit.amount_cents, payer),
    title: deposit.title,
    reason,
    link: PATHS.lot.replace("{id}", String(deposit.lot_id)),
  });
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
