import {
  addMonths,
  type CardExpiry,
  expiryReminderAt,
  HOUSE_ZONE,
  isCardExpired,
  localTime,
} from "martillo/domain";
import { databaseNow } from "../../../platform/db/clock";
import { sendMail } from "../../../platform/mail/send";
import { cardExpiring } from "../money.mail";
import type { MoneyContext } from "../payables";
import { takeExpiring } from "./method-repository";

/** Expiries of which owners are told now. */
function expiriesToTell(nowMs: number): CardExpiry[] {
  const today = localTime(nowMs, HOUSE_ZONE);
  // A month is longer than the notice, or a little shorter.
  return [0, 1]
    .map((months) => addMonths(today, months))
    .map(({ month, year }) => ({ month, year }))
    .filter((expiry) => nowMs >= expiryReminderAt(expiry) && !isCardExpired(expiry, nowMs));
}

/** Writes to owners of cards that expire within 30 days, once for each expiry. Returns how many. */
export async function warnOfExpiry(ctx: MoneyContext): Promise<number> {
  return ctx.db.tx(async (t) => {
    const expiries = expiriesToTell(await databaseNow(t));
    const cards = await takeExpiring(
      t,
      expiries.map(({ year }) => year),
      expiries.map(({ month }) => month),
    );
    for (const { email, name, language, brand, last4, exp_month, exp_year } of cards)
      await sendMail({ ...ctx, db: t }, cardExpiring, email, {
        name,
        language,
        card: `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`,
        month: `${String(exp_month).padStart(2, "0")}/${exp_year}`,
      });
    return cards.length;
  });
}
