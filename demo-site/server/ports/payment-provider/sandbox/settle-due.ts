import { disputableCents, openDispute } from "./desk";
import { settle, settleRefund } from "./movements";
import { type DueRefundRow, findPayment } from "./rows";
import { run, type Tools } from "./tools";

const AT_ONCE = 100;

interface Due {
  kind: "payment" | "refund" | "dispute";
  id: string;
  payment: string;
}

/** Ends what is on its way and due. Returns how much there was. */
export async function settleDue(tools: Tools): Promise<number> {
  const due = await tools.db.query<Due>(
    `select 'payment' as kind, id, id as payment from sandbox_payments where settles_at <= $1
     union all select 'refund', id, payment from sandbox_refunds where settles_at <= $1
     union all select 'dispute', id, payment from sandbox_disputes where opens_at <= $1
     limit $2`,
    [await tools.now(), AT_ONCE],
  );
  for (const one of due) await settleOne(tools, one);
  return due.length;
}

/** Another process may be faster: each is looked at again under the payment's lock. */
function settleOne(tools: Tools, { kind, id, payment }: Due): Promise<void> {
  return run(tools, "settle", async (t, atMs, fate) => {
    const turn = { t, tools, atMs, fate };
    const row = await findPayment(t, "id", payment);
    if (!row) return;
    if (kind === "payment") {
      await settle(turn, row);
    } else if (kind === "refund") {
      const [refund] = await t.query<Omit<DueRefundRow, "currency">>(
        "select * from sandbox_refunds where id = $1 and settles_at <= $2",
        [id, atMs],
      );
      if (refund) await settleRefund(turn, { ...refund, currency: row.currency });
    } else {
      const waiting = await t.query(
        "select 1 from sandbox_disputes where id = $1 and opens_at <= $2",
        [id, atMs],
      );
      if (waiting.length === 0) return;
      // All of it may have gone back meanwhile, or been taken at the desk.
      if ((await disputableCents(t, row)) > 0) await openDispute(turn, row, id);
      else await t.query("delete from sandbox_disputes where id = $1", [id]);
    }
  });
}
