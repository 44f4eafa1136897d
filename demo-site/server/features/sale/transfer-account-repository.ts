import type { Db } from "../../platform/db/db";

interface BankAccount {
  holder: string;
  iban: string;
}

export async function writeAccount(
  t: Db,
  sellerId: number,
  by: number,
  { holder, iban }: BankAccount,
): Promise<void> {
  await t.query(
    `insert into transfer_accounts (seller_id, holder, iban, changed_by) values ($1, $2, $3, $4)
     on conflict (seller_id) do update
       set holder = excluded.holder, iban = excluded.iban, changed_by = excluded.changed_by, changed_at = clock_timestamp()`,
    [sellerId, holder, iban, by],
  );
}

export async function removeAccount(t: Db, sellerId: number): Promise<void> {
  await t.query("delete from transfer_accounts where seller_id = $1", [sellerId]);
}

export async function readAccount(db: Db, sellerId: number): Promise<BankAccount | undefined> {
  const [row] = await db.query<BankAccount>(
    "select holder, iban from transfer_accounts where seller_id = $1",
    [sellerId],
  );
  return row;
}
