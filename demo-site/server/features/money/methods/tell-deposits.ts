import { type SendContext, sendMail } from "../../../platform/mail/send";
import type { DepositLetter } from "../../../ports/payment-provider/sandbox/options";
import { sumText } from "../money-letters";
import { readPayer } from "../payer-repository";
import { bankDeposits } from "../money.mail";

/** Tells by letter which two small deposits an account was sent, as its bank's statement would. An account that is gone needs none. */
export async function tellDeposits(ctx: SendContext, letter: DepositLetter): Promise<void> {
  const payer = await readPayer(ctx.db, letter.userId);
  if (!payer) return;
  const amount = (cents: number) => sumText(cents, payer);
  const [one, other] = letter.cents;
  await sendMail(ctx, bankDeposits, payer.email, {
    name: payer.name,
    language: payer.language,
    last4: letter.last4,
    bank: letter.bankName,
    amounts: [amount(one), amount(other)],
  });
}
