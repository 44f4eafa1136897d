/** Letters about balances that go to bank accounts. */
import { type SendContext, sendMail } from "../../../platform/mail/send";
import type { MailTemplate } from "../../../platform/mail/template";
import { sumText, tellStaff } from "../money-letters";
import { readPayer } from "../payer-repository";
import type { MoneyContext } from "../payables";
import { type PayoutRow, takeLatePayouts } from "./payout-repository";
import * as letters from "./payouts.mail";

const LETTERS: Readonly<Record<PayoutRow["status"], MailTemplate<letters.AboutPayout>>> = {
  requested: letters.balancePayoutAsked,
  paid: letters.balancePayoutMade,
  cancelled: letters.balancePayoutCancelled,
  returned: letters.balancePayoutReturned,
};

/** Writes to its owner where a payout stands now. */
export async function tellPayout(t: SendContext, payout: PayoutRow): Promise<void> {
  const payer = await readPayer(t.db, payout.user_id);
  if (!payer) return;
  await sendMail(t, LETTERS[payout.status], payer.email, {
    name: payer.name,
    amount: sumText(payout.amount_cents, payer),
    last4: payout.last4,
    reference: payout.bank_reference ?? "",
    reason: payout.reason,
    language: payer.language,
  });
}

/** Writes to staff that a transfer is to be made. */
export async function tellStaffOfPayout(t: SendContext, payout: PayoutRow): Promise<void> {
  await tellStaff(t, letters.balancePayoutDue, forStaff(payout));
}

/** Writes to staff, every third day, of each transfer that is still to be made. */
export async function tellOfLatePayouts(ctx: MoneyContext): Promise<void> {
  await ctx.db.tx(async (t) => {
    for (const payout of await takeLatePayouts(t)) {
      await tellStaff({ ...ctx, db: t }, letters.balancePayoutLate, forStaff(payout));
    }
  });
}

const DAY_MS = 86_400_000;

function forStaff(payout: PayoutRow): letters.PayoutForStaff {
  return {
    amount: sumText(payout.amount_cents, { language: "for_spanish" }),
    number: String(payout.id),
    days: Math.floor((payout.now_ms - payout.asked_ms) / DAY_MS),
  };
}
