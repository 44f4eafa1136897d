import { disputableCents, openDispute } from "./desk";
import { settle, settleRefund } from "./movements";
import {
  deleteDispute,
  type Due,
  findPayment,
  isDisputeDue,
  readDue,
  readDueRefund,
  type Tools,
} from "./sandbox-repository";
import { run } from "./tools";

/** Ends what is on its way and due. Returns how much there was. */
export async function settleDue(tools: Tools): Promise<number> {
  const due = await readDue(tools.db, await tools.now());
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
      const refund = await readDueRefund(t, id, atMs);
      if (refund) await settleRefund(turn, { ...refund, currency: row.currency });
    } else {
      const waiting = await isDisputeDue(t, id, atMs);
      if (!waiting) return;
      // All of it may have gone back meanwhile, or been taken at the desk.
      if ((await disputableCents(t, row)) > 0) await openDispute(turn, row, id);
      else await deleteDispute(t, id);
    }
  });
}
