import { nextDeposit } from "martillo/domain";
import { databaseNow } from "../../platform/db/clock";
import { errorText } from "../../platform/call/log";
import { takeAsked } from "./attempt-repository";
import { endPayment, lookAfter, lookUp } from "./ask-provider";
import { readReleasable, readUnbooked } from "./deposits/deposit-repository";
import { bookOpening, returnDeposit } from "./deposits/return-deposit";
import { warnOfExpiry } from "./methods/warn-of-expiry";
import type { MoneyContext } from "./payables";
import { readExpired, readHeld } from "./payment-repository";
import { readRefundsUnderWay } from "./refund-repository";
import { sendRefund } from "./send-refund";
import { workOffEvents } from "./webhooks";

const RELEASES_AT_ONCE = 200;

/** Everything about money that the clock does: events, questions without an answer, expiries, refunds, deposits. */
export async function sweepMoney(ctx: MoneyContext): Promise<void> {
  await workOffEvents(ctx);
  const nowMs = await databaseNow(ctx.db);
  for (const attempt of await takeAsked(ctx.db))
    await safely(ctx, () => lookAfter(ctx, attempt, nowMs));
  for (const payment of await readHeld(ctx.db)) await safely(ctx, () => lookUp(ctx, payment));
  for (const id of await readExpired(ctx.db))
    await safely(ctx, () => endPayment(ctx, id, "timeout"));
  await releaseDeposits(ctx);
  await safely(ctx, () => warnOfExpiry(ctx));
  for (const refund of await readRefundsUnderWay(ctx.db))
    await safely(ctx, () => sendRefund(ctx, refund));
}

/** Gives back deposits that no lot needs any more, and books those that stood before there was a ledger. */
async function releaseDeposits(ctx: MoneyContext): Promise<number> {
  for (const deposit of await readUnbooked(ctx.db)) {
    await safely(ctx, () =>
      ctx.db.tx((t) => bookOpening({ db: t }, { ...deposit, is_booked: false })),
    );
  }
  const ids = await readReleasable(ctx.db, RELEASES_AT_ONCE);
  for (const id of ids)
    await safely(ctx, () =>
      returnDeposit(ctx, id, ({ status }) => nextDeposit(status, "release") !== null),
    );
  return ids.length;
}

/** One that fails does not stop the others; the next turn tries it again. */
async function safely(ctx: MoneyContext, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    ctx.log.error(errorText(error), "a task about money failed and is tried again");
  }
}
