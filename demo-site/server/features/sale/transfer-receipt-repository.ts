import type { Db } from "../../platform/db/db";

/** What a buyer shows of a transfer. */
export interface Receipt {
  payment_id: number;
  file_id: number;
  name: string;
  type: string;
  bytes: number;
}

const COLUMNS = "r.payment_id, r.file_id, r.name, r.type, r.bytes";

export async function readReceipt(db: Db, paymentId: number): Promise<Receipt | undefined> {
  const [row] = await db.query<Receipt>(
    `select ${COLUMNS} from transfer_receipts r where r.payment_id = $1`,
    [paymentId],
  );
  return row;
}

/** Receipts of the payments of a sale, by their numbers. */
export async function readReceipts(
  db: Db,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, Receipt>> {
  const rows = await db.query<Receipt>(
    `select ${COLUMNS} from transfer_receipts r where r.payment_id = any($1::bigint[])`,
    [paymentIds],
  );
  return new Map(rows.map((row) => [row.payment_id, row]));
}

export async function insertReceipt(
  t: Db,
  values: { transactionId: number; id: number; name: string; type: string; length: number },
): Promise<void> {
  await t.query(
    `insert into transfer_receipts (payment_id, file_id, name, type, bytes) values ($1, $2, $3, $4, $5)
         on conflict (payment_id) do update set file_id = excluded.file_id, name = excluded.name, type = excluded.type,
           bytes = excluded.bytes, at = clock_timestamp()`,
    [values.transactionId, values.id, values.name, values.type, values.length],
  );
}
