import type { customLedgerReport } from "martillo/contract";
import { databaseNow } from "../../../platform/db/clock";
import type { Handler } from "../../../platform/call/mount";
import { checkLedger, readKinds } from "./ledger-report-repository";

export const ledgerReport: Handler<typeof customLedgerReport> = async (_input, { db }) => {
  const accounts = await readKinds(db);
  return {
    at: Math.round(await databaseNow(db)),
    checks: await checkLedger(db),
    accounts: accounts.map(({ kind, currency, count, cents }) => ({
      kind,
      currency,
      count,
      balance: (cents / 100).toFixed(2),
    })),
  };
};
