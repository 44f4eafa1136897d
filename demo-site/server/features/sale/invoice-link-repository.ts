import type { Db } from "../../platform/db/db";

export const LINK_DAYS = 30;

export async function isLinked(db: Db, hash: string, id: number): Promise<boolean> {
  const [found] = await db.query(
    `select 1 from invoice_links
     where key_hash = $1 and invoice_id = $2 and expires_at > clock_timestamp()`,
    [hash, id],
  );
  return found !== undefined;
}

export async function insertLink(t: Db, hash: string, invoiceId: number): Promise<void> {
  await t.query(
    `insert into invoice_links (key_hash, invoice_id, expires_at)
     values ($1, $2, clock_timestamp() + make_interval(days => ${LINK_DAYS}))`,
    [hash, invoiceId],
  );
}

/** Links that are over are not kept. */
export async function forgetInvoiceLinks(db: Db): Promise<void> {
  await db.query("delete from invoice_links where expires_at < now()");
}
