/** What a sale does to the carts that have its lot in them. */
import type { Db } from "../../platform/db/db";
import type { OpenedSale } from "../sale";

/**
 * A sold lot waits in its buyer's cart for its document; for everybody else it is gone. Its locks are held. One statement, however many
 * lots there are.
 */
export async function takeSoldLines(t: Db, sold: readonly OpenedSale[]): Promise<void> {
  const rows = sold.map(({ lotId, round, buyerId, invoiceId, type }) => ({
    lot_id: lotId,
    round,
    buyer_id: buyerId,
    invoice_id: invoiceId,
    type,
  }));
  await t.query(
    `with sold as (
       select * from json_to_recordset($1::json) as r (lot_id bigint, round int, buyer_id bigint, invoice_id bigint,
         type text)
     ), ended as (
       update cart_lines c set
         state = case when c.user_id = sold.buyer_id then 'awaiting' else 'gone' end,
         invoice_id = case when c.user_id = sold.buyer_id then sold.invoice_id else c.invoice_id end,
         ended_at = case when c.user_id = sold.buyer_id then null else coalesce(c.ended_at, clock_timestamp()) end
       from sold where c.lot_id = sold.lot_id and c.state in ('reserved', 'expired')
       returning c.lot_id, c.user_id
     ), opened as (
       -- Returned in any case: one that another transaction has just opened is in no snapshot of this one.
       insert into carts (user_id, type)
       select buyer_id, type from sold group by 1, 2 order by 1, 2
       on conflict (user_id, type) where state = 'open' do update set user_id = excluded.user_id
       returning id, user_id, type
     )
     insert into cart_lines (cart_id, user_id, lot_id, round, state, invoice_id)
     select opened.id, sold.buyer_id, sold.lot_id, sold.round, 'awaiting', sold.invoice_id
     from sold join opened on opened.user_id = sold.buyer_id and opened.type = sold.type
     where not exists (
       select 1 from ended where ended.lot_id = sold.lot_id and ended.user_id = sold.buyer_id)`,
    [JSON.stringify(rows)],
  );
}

/** The document of a sale is issued: its line is done, and with the last one the cart. */
export async function placeSoldLine(t: Db, invoiceId: number): Promise<void> {
  await endLine(t, invoiceId, "placed");
}

/** A sale was called off. */
export async function cancelSoldLine(t: Db, invoiceId: number): Promise<void> {
  await endLine(t, invoiceId, "cancelled");
}

async function endLine(t: Db, invoiceId: number, state: "placed" | "cancelled"): Promise<void> {
  const rows = await t.query<{ cart_id: number }>(
    `update cart_lines set state = $2, ended_at = clock_timestamp()
     where invoice_id = $1 and state = 'awaiting' returning cart_id`,
    [invoiceId, state],
  );
  if (state !== "placed") return;
  await t.query(
    `update carts set state = 'placed', placed_at = clock_timestamp()
     where id = any($1::bigint[]) and state = 'open' and not exists (
       select 1 from cart_lines l
       where l.cart_id = carts.id and l.state in ('reserved', 'awaiting', 'expired'))`,
    [rows.map(({ cart_id }) => cart_id)],
  );
}
