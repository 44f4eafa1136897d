import { errorText } from "../../platform/call/log";
import { HOUR_MS, recurring } from "../../platform/jobs/job";
import { forgetMoneyKeys } from "./money-key-repository";
import type { MoneyContext } from "./payables";
import { checkLedger } from "./staff/ledger-report-repository";
import { reconcileAll } from "./staff/reconcile";
import { tellOfStuck } from "./stuck";
import { sweepMoney } from "./sweep";
import { forgetTickets } from "./ticket-repository";
import { forgetAccountNumbers } from "./wallet/payout-repository";

const SWEEP_EVERY_MS = 2_000;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("money", SWEEP_EVERY_MS, (ctx: MoneyContext) => sweepMoney(ctx)),
  recurring("reconciliation", HOUR_MS, (ctx: MoneyContext) => reconcileAll(ctx)),
  recurring("money that stands still", HOUR_MS, (ctx: MoneyContext) => tellOfStuck(ctx)),
  recurring("old keys of money", HOUR_MS, async ({ db }: MoneyContext) => {
    await forgetMoneyKeys(db);
    await forgetTickets(db);
    await forgetAccountNumbers(db);
  }),
  recurring("ledger", 24 * HOUR_MS, async ({ db, log }: MoneyContext) => {
    const broken = (await checkLedger(db)).filter(({ faults }) => faults.length > 0);
    if (broken.length > 0)
      log.error({ ...errorText("ledger"), broken }, "the ledger breaks a rule");
  }),
];
