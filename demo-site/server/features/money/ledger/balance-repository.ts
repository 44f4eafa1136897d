import type { Db } from "../../../platform/db/db";
import { type AccountName, accountOf } from "martillo/domain";

/** What one person has at the house, in cents. */
export interface Purses {
  walletCents: number;
  bonusCents: number;
  heldCents: number;
  debtCents: number;
}

export async function readPurses(db: Db, userId: number): Promise<Purses> {
  const [row] = await db.query<Purses>(
    `select
       coalesce((select balance_cents from ledger_accounts where kind = 'wallet' and ref = $1::text), 0) as "walletCents",
       coalesce((select balance_cents from ledger_accounts where kind = 'bonus' and ref = $1::text), 0) as "bonusCents",
       coalesce((select balance_cents from ledger_accounts where kind = 'debt' and ref = $1::text), 0) as "debtCents",
       coalesce((select sum(amount_cents)::bigint from deposits
         where user_id = $1::bigint and status = 'held'), 0) as "heldCents"`,
    [userId],
  );
  return row ?? { walletCents: 0, bonusCents: 0, heldCents: 0, debtCents: 0 };
}

/** What an account with a floor has, in its normal direction. */
export async function readBalance(db: Db, name: AccountName): Promise<number> {
  const { kind, ref, currency } = accountOf(name);
  const [row] = await db.query<{ balance_cents: number }>(
    "select balance_cents from ledger_accounts where kind = $1 and ref = $2 and currency = $3",
    [kind, ref, currency],
  );
  return row?.balance_cents ?? 0;
}
