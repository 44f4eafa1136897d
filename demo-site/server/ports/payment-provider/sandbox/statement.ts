import type { StatementLine } from "..";
import type { Tools } from "./tools";

const PAGE = 500;

/** The sandbox's own books, line by line. */
export async function* statement(
  { db }: Tools,
  fromMs: number,
  toMs: number,
): AsyncGenerator<StatementLine> {
  let after = { at: fromMs, seq: 0 };
  for (;;) {
    const rows = await db.query<StatementLine & { seq: number }>(
      `select l.seq, 'sbline_' || l.seq as "lineRef", l.kind, l.payment as "providerRef", p.payment_id as "paymentId",
         r.refund_id as "refundId", l.cents, l.fee_cents as "feeCents", l.currency, l.at as "atMs"
       from sandbox_lines l
       left join sandbox_payments p on p.id = l.payment
       left join sandbox_refunds r on r.id = l.refund
       where (l.at, l.seq) > ($1, $2) and l.at < $3
       order by l.at, l.seq limit $4`,
      [after.at, after.seq, toMs, PAGE],
    );
    for (const { seq, ...line } of rows) {
      after = { at: line.atMs, seq };
      yield line;
    }
    if (rows.length < PAGE) return;
  }
}
